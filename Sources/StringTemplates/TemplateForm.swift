public import LanguageNumbers

/// What a catalog says of one key in one language, as written: raw texts by number and by device.
///
/// Readers make it, the compiled form stores it, and ``StringTemplate`` parses it.
///
/// ```swift
/// let files = TemplateForm.plural(PluralForms([.one: "%lld file", .other: "%lld files"]))
/// ```
public indirect enum TemplateForm: Hashable, Sendable {
  /// One text.
  case text(String)
  /// A text for each plural category of the first number.
  case plural(PluralForms)
  /// A text with `%#@name@` in it, and what stands behind the names.
  case substituted(String, [String: Substitution])
  /// A form for each device, and the one for every other device.
  case devices([DeviceName: TemplateForm], otherwise: TemplateForm?)

  /// Whether this is one text without variations.
  public var isPlainText: Bool {
    if case .text = self { true } else { false }
  }
}

/// The raw texts of the plural categories that a catalog gives.
///
/// ```swift
/// PluralForms([.one: "%lld file", .other: "%lld files"])[.one]  // "%lld file"
/// ```
public struct PluralForms: Hashable, Sendable {
  /// The texts by category.
  public var texts: [PluralCategory: String]

  /// Plural forms.
  public init(_ texts: [PluralCategory: String]) { self.texts = texts }

  /// The text of a category, if the catalog gives one.
  public subscript(category: PluralCategory) -> String? { texts[category] }
}

/// What `%#@name@` stands for: plural forms of one argument.
///
/// ```swift
/// Substitution(argument: 2, specifier: "lld", forms: PluralForms([.one: "%arg light", .other: "%arg lights"]))
/// ```
public struct Substitution: Hashable, Sendable {
  /// The position of the argument, from 1; `nil` takes the place the name has among the text's conversions.
  public var argument: Int?
  /// How `%arg` prints the argument: a conversion without its percent sign, `lld` unless given.
  public var specifier: String
  /// The texts by category. `%arg` in them is the argument; unnumbered conversions count on from its position.
  public var forms: PluralForms

  /// The greatest argument number that a catalog may give, as in its texts.
  package static let argumentLimit = TextParser.countLimit

  /// A substitution.
  public init(argument: Int? = nil, specifier: String = "lld", forms: PluralForms) {
    self.argument = argument
    self.specifier = specifier
    self.forms = forms
  }
}
