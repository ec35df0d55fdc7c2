#if !canImport(Darwin)
  public import Foundation

  extension String {
    /// The text of a key in a bundle's table, with its values put in.
    ///
    /// ```swift
    /// String(localized: "support.title", bundle: germanBundle)  // "Hilfe"
    /// String(localized: "\(3) files")                           // "3 dosya" in a Turkish process
    /// ```
    ///
    /// An `.lproj` folder opened as a bundle answers in its own language, every other bundle in the process's. What no
    /// table knows, or has only in a form that these values do not fit, is said in the words of the code.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key with its values; also what to say when no table knows it.
    ///   - table: the table to look in; nil or empty for `Localizable`.
    ///   - bundle: where to look; nil for the main bundle.
    ///   - locale: how values are written. It chooses no language.
    ///   - comment: for translators; it has no effect at run time.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      let request = LocalizedRequest(keyAndValue, table: table, locale: locale)
      self = request.text(in: BundleTexts.of(bundle ?? .main))
    }

    /// The text of a key with a default of its own.
    ///
    /// ```swift
    /// String(localized: "CALL_VERB", defaultValue: "Call \(name)")
    /// ```
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - defaultValue: what to say when no table knows the key; it also gives the values.
    ///   - table: the table to look in; nil or empty for `Localizable`.
    ///   - bundle: where to look; nil for the main bundle.
    ///   - locale: how values are written. It chooses no language.
    ///   - comment: for translators; it has no effect at run time.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      let request = LocalizedRequest(defaultValue, key: "\(key)", table: table, locale: locale)
      self = request.text(in: BundleTexts.of(bundle ?? .main))
    }

    /// The text of a key whose placeholders the options fill.
    ///
    /// - Parameters:
    ///   - keyAndValue: the key with its values; also what to say when no table knows it.
    ///   - options: the values of the placeholders.
    ///   - table: the table to look in; nil or empty for `Localizable`.
    ///   - bundle: where to look; nil for the main bundle.
    ///   - locale: how values are written. It chooses no language.
    ///   - comment: for translators; it has no effect at run time.
    public init(
      localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      let filled = keyAndValue.filled(with: options)
      let request = LocalizedRequest(filled, table: table, locale: locale)
      self = request.text(in: BundleTexts.of(bundle ?? .main))
    }

    /// The text of a key with a default of its own, whose placeholders the options fill.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - defaultValue: what to say when no table knows the key; it also gives the values.
    ///   - options: the values of the placeholders.
    ///   - table: the table to look in; nil or empty for `Localizable`.
    ///   - bundle: where to look; nil for the main bundle.
    ///   - locale: how values are written. It chooses no language.
    ///   - comment: for translators; it has no effect at run time.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      let filled = defaultValue.filled(with: options)
      let request = LocalizedRequest(filled, key: "\(key)", table: table, locale: locale)
      self = request.text(in: BundleTexts.of(bundle ?? .main))
    }

    /// The text of a resource, in the language of its locale; in the process's where that is the current one.
    ///
    /// - Parameter resource: the key, its values and where to look.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self = LocalizedRequest(resource).text(in: BundleTexts.of(resource.bundle))
    }
  }

  extension String.LocalizationValue {
    /// The value with its placeholders filled in order; one without a replacement stays a placeholder.
    fileprivate func filled(with options: String.LocalizationOptions) -> Self {
      var rest = (options.replacements ?? [])[...]
      var capture = capture
      for (index, value) in capture.values.enumerated() where value == .placeholder {
        if let next = rest.popFirst() { capture.values[index] = CapturedValue(describing: next) }
      }
      return Self(stringInterpolation: capture)
    }
  }
#endif
