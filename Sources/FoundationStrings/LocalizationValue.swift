#if !canImport(Darwin)
  import Dragoman
  import Foundation
  import StringTemplates

  extension String {
    /// A key with the values that stand in it, captured from one literal: what `String(localized:)` looks up.
    ///
    /// ```swift
    /// let files = 3
    /// let value: String.LocalizationValue = "\(files) files on \("disk")"  // looked up as "%lld files on %@"
    /// String(localized: value)                                             // "3 files on disk", or what a catalog says
    /// ```
    ///
    /// The keys are those of Apple's Foundation: `%lld` for an `Int`, `%d` for narrower integers, `%llu` and `%u` for
    /// those without a sign, `%lf` for a `Double`, `%f` for a `Float`, `%@` for everything else; a percent sign beside
    /// an interpolation is doubled, one in a literal without interpolations is not.
    public struct LocalizationValue: Sendable, Equatable, ExpressibleByStringInterpolation {
      let capture: StringInterpolation

      /// A key that is only known at run time, taken as it stands: `String.LocalizationValue(error.code)`. A literal in
      /// these parentheses is a literal value, interpolations and all.
      public init(_ value: String) { capture = StringInterpolation(key: value) }

      /// The key of a literal without values.
      public init(stringLiteral value: String) { capture = StringInterpolation(key: value) }

      /// The key of a literal with values.
      public init(stringInterpolation: StringInterpolation) { capture = stringInterpolation }

      /// The key under which a catalog holds the text.
      var key: String { capture.key }
    }

    /// What the caller of `String(localized:options:)` adds to the look-up.
    ///
    /// ```swift
    /// var options = String.LocalizationOptions()
    /// options.replacements = [3]
    /// String(localized: "\(placeholder: .int) files", options: options)  // looked up as "%lld files"
    /// ```
    public struct LocalizationOptions {
      /// The values of the placeholders, in their order.
      public var replacements: [any CVarArg]?

      /// No replacements.
      public init() {}
    }
  }

  extension String.LocalizationValue {
    /// A place for a value that the options of the call give.
    public enum Placeholder: Sendable, Hashable {
      /// A whole number: `%lld`.
      case int
      /// A whole number without a sign: `%llu`.
      case uint
      /// A number with a fraction: `%f`.
      case float
      /// A number with a fraction: `%lf`.
      case double
      /// Anything else: `%@`.
      case object

      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }
  }
#endif
