#if !canImport(Darwin)
  public import Foundation

  /// A text to look up later: its key and values, the table and bundle to look in, and the locale to read it in.
  ///
  /// ```swift
  /// var title = LocalizedStringResource("Done", table: "Buttons")
  /// String(localized: title)             // in the process's language
  /// title.locale = Locale(identifier: "tr")
  /// String(localized: title)             // in Turkish, where the bundle has it
  /// ```
  ///
  /// Unlike the `locale:` of `String(localized:locale:)`, which only formats values, the locale of a resource also
  /// chooses the language, since whoever resolves it may not be who made it.
  public struct LocalizedStringResource: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The pieces of a literal and the values between them.
    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// Where a resource's bundle is.
    public enum BundleDescription: Sendable {
      /// The program's main bundle.
      case main
      /// The bundle of a class. Where the platform cannot find it, as on Linux, the main bundle.
      case forClass(AnyClass)
      /// The bundle at a place.
      case atURL(URL)
    }

    /// The key under which a catalog holds the text.
    public let key: String
    /// What to say when no table knows the key.
    public let defaultValue: String.LocalizationValue
    /// The table to look in; nil for `Localizable`.
    public let table: String?
    /// The locale to read the text in: its language, and how its values are written.
    public var locale: Locale
    /// Where the table is.
    public let bundle: BundleDescription
    /// Whether the default was given apart from the key.
    let hasOwnDefault: Bool

    /// A text whose key is also what the code says.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, with values.
    ///   - table: the table to look in; nil or empty for `Localizable`.
    ///   - locale: the locale to read the text in.
    ///   - bundle: where the table is.
    ///   - comment: for translators; it has no effect at run time.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle,
        hasOwnDefault: false)
    }

    /// A text with a key of its own.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - defaultValue: what to say when no table knows the key; it also gives the values.
    ///   - table: the table to look in; nil or empty for `Localizable`.
    ///   - locale: the locale to read the text in.
    ///   - bundle: where the table is.
    ///   - comment: for translators; it has no effect at run time.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle, hasOwnDefault: true)
    }

    /// The text of a literal without values, in the main bundle's `Localizable`.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    /// The text of a literal with values, in the main bundle's `Localizable`.
    public init(stringInterpolation: StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
      key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription,
      hasOwnDefault: Bool
    ) {
      self.key = key
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
      self.hasOwnDefault = hasOwnDefault
    }
  }

  extension LocalizedStringResource {
    /// A text in a bundle that is at hand. See the initializer that takes a ``BundleDescription``.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
      comment: StaticString? = nil
    ) {
      self.init(keyAndValue, table: table, locale: locale, bundle: BundleDescription(bundle), comment: comment)
    }

    /// A text with a key of its own in a bundle that is at hand. See the initializer that takes a ``BundleDescription``.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(
        key, defaultValue: defaultValue, table: table, locale: locale, bundle: BundleDescription(bundle),
        comment: comment)
    }
  }

  extension LocalizedStringResource.BundleDescription: Equatable {
    init(_ bundle: Bundle) { self = bundle == .main ? .main : .atURL(bundle.bundleURL) }

    /// Two descriptions are equal when they name the same place in the same way.
    public static func == (one: Self, other: Self) -> Bool {
      switch (one, other) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }
  }

  extension LocalizedStringResource: LateText {
    /// A resource in another text is read in its own locale.
    func text(in locale: Locale) -> String { String(localized: self) }
  }

  /// A type whose values can be shown to a reader.
  ///
  /// ```swift
  /// enum Payment: CustomLocalizedStringResourceConvertible {
  ///   case card, cash
  ///   var localizedStringResource: LocalizedStringResource { self == .card ? "Card" : "Cash" }
  /// }
  /// ```
  public protocol CustomLocalizedStringResourceConvertible {
    /// The value in words.
    var localizedStringResource: LocalizedStringResource { get }
  }

  extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
  }
#endif
