/// The text of one key in one language, with its variations, parsed once and written as often as it is read.
///
/// Making a template never fails: a text that does not follow the grammar is still a text, and readers get it as it
/// stands as long as the code gives no arguments.
///
/// ```swift
/// let files = StringTemplate(.plural(PluralForms([.one: "%lld file", .other: "%lld files"])))
/// try files.text(arguments: [.integer(1)], in: TemplateContext(language: .english))  // "1 file"
/// ```
public struct StringTemplate: Sendable {
  let storage: Storage

  enum Storage: Sendable {
    /// A text without a percent sign: the same with and without arguments.
    case literal(String)
    case parsed(ParsedForm)
  }

  /// A template of what a catalog says.
  public init(_ form: TemplateForm) {
    if case .text(let raw) = form, !Self.hasPercentSign(raw) {
      storage = .literal(raw)
    } else {
      storage = .parsed(ParsedForm(form))
    }
  }

  /// The text of a template that is the same with and without arguments; nil for every other.
  package var literal: String? {
    if case .literal(let text) = storage { text } else { nil }
  }

  /// The form with its texts taken apart, for who writes it often.
  package var parsedForm: ParsedForm {
    switch storage {
    case .literal(let raw): ParsedForm(.text(raw))
    case .parsed(let parsed): parsed
    }
  }

  private static func hasPercentSign(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.contains(UInt8(ascii: "%")) }
  }

  /// A template of one text without variations.
  public static func text(_ raw: String) -> StringTemplate { StringTemplate(.text(raw)) }

  /// What the catalog says, as written.
  public var form: TemplateForm {
    switch storage {
    case .literal(let raw): .text(raw)
    case .parsed(let parsed): parsed.form
    }
  }

  /// The text for these arguments, in this place.
  ///
  /// Without arguments a text is answered as it stands, percent signs and all. With arguments, `%%` is a percent sign
  /// and every conversion takes its argument; a text may leave arguments out.
  ///
  /// - Parameters:
  ///   - arguments: what the code gives, in the order of the code.
  ///   - context: the text's language, the device, and how arguments are written.
  /// - Throws: ``TemplateRefusal``, for example `.missingArgument` for `"%@ of %@"` with one argument, `.kindMismatch`
  ///   for `"%lld"` with a `Double`, `.missingNumber` for plural forms without arguments.
  public func text(
    arguments: [TemplateArgument] = [], in context: TemplateContext
  ) throws(TemplateRefusal) -> String {
    try text(TemplateArguments(arguments), in: context)
  }

  /// The same for arguments that were captured in line.
  package func text(_ arguments: TemplateArguments, in context: TemplateContext) throws(TemplateRefusal) -> String {
    switch storage {
    case .literal(let raw): return raw
    case .parsed(let parsed): return try parsed.text(arguments, in: context)
    }
  }
}

extension StringTemplate: Hashable {
  /// Two templates are equal when the catalog says the same.
  public static func == (one: StringTemplate, other: StringTemplate) -> Bool { one.form == other.form }

  /// Hashes what the catalog says.
  public func hash(into hasher: inout Hasher) { hasher.combine(form) }
}
