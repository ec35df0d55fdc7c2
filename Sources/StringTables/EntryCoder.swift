import LanguageNumbers
import StringTemplates

/// How an entry lies in a section.
///
/// | first byte | what follows |
/// |---|---|
/// | `t` | the text, to the end |
/// | `k` | nothing: the key is the text |
/// | `p` | plural forms |
/// | `s` | a text, the number of substitutions, and each: name, argument (0 for none), specifier, plural forms |
/// | `d` | the number of devices, and each: name, entry; then the entry for other devices, which may be empty |
///
/// A text, a name or an entry inside another is preceded by its length in bytes. Plural forms are a number of forms,
/// and each: the category's ordinal and a text. Numbers are little-endian groups of five bits in the bytes from
/// U+0020 to U+005F, of which the bit of 32 says that another follows: all is valid UTF-8, and printable.
enum EntryCoder {
  static let text = UInt8(ascii: "t")
  static let keyIsText = UInt8(ascii: "k")
  static let plural = UInt8(ascii: "p")
  static let substituted = UInt8(ascii: "s")
  static let devices = UInt8(ascii: "d")

  /// How many entries may lie in each other. No file has devices in devices; a program may make them.
  static let depthLimit = 16
  /// The greatest number.
  static let numberLimit = (1 << 30) - 1

  /// Appends a form as an entry. What is nested deeper than entries are read is left out, so that its devices have no
  /// text, and the others have theirs.
  static func append(_ form: TemplateForm, to bytes: inout [UInt8], depth: Int = 0) {
    switch form {
    case .text(let raw):
      bytes.append(text)
      bytes.append(contentsOf: raw.utf8)
    case .plural(let forms):
      bytes.append(plural)
      append(forms, to: &bytes)
    case .substituted(let raw, let substitutions):
      bytes.append(substituted)
      append(string: raw, to: &bytes)
      append(number: substitutions.count, to: &bytes)
      for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
        append(string: name, to: &bytes)
        append(substitution, to: &bytes)
      }
    case .devices(let branches, let otherwise):
      bytes.append(devices)
      append(number: branches.count, to: &bytes)
      for (name, branch) in branches.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        append(string: name.rawValue, to: &bytes)
        append(nested: branch, to: &bytes, depth: depth)
      }
      append(nested: otherwise, to: &bytes, depth: depth)
    }
  }

  private static func append(_ substitution: Substitution, to bytes: inout [UInt8]) {
    // Nobody has as many arguments: what is cut off changes no text.
    append(number: min(max(substitution.argument ?? 0, 0), numberLimit), to: &bytes)
    append(string: substitution.specifier, to: &bytes)
    append(substitution.forms, to: &bytes)
  }

  private static func append(_ forms: PluralForms, to bytes: inout [UInt8]) {
    append(number: forms.texts.count, to: &bytes)
    for (ordinal, category) in PluralCategory.allCases.enumerated() {
      guard let text = forms[category] else { continue }
      append(number: ordinal, to: &bytes)
      append(string: text, to: &bytes)
    }
  }

  private static func append(nested form: TemplateForm?, to bytes: inout [UInt8], depth: Int) {
    var nested: [UInt8] = []
    if let form, depth + 1 < depthLimit { append(form, to: &nested, depth: depth + 1) }
    append(number: nested.count, to: &bytes)
    bytes.append(contentsOf: nested)
  }

  static func append(string: String, to bytes: inout [UInt8]) {
    append(number: string.utf8.count, to: &bytes)
    bytes.append(contentsOf: string.utf8)
  }

  static func append(number: Int, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 32 {
      bytes.append(0x20 + UInt8(rest & 31 | 32))
      rest >>= 5
    }
    bytes.append(0x20 + UInt8(rest))
  }
}

/// A key that an entry may repeat, made a text only where it does.
struct KeyName {
  let index: KeyIndex
  let ordinal: Int

  var text: String { index.key(ordinal) }
}

/// Reads what ``EntryCoder`` writes, and refuses what it would not write.
struct EntryDecoder {
  /// The bytes break the layout at that offset from their start.
  struct Damage: Error, Hashable { var offset: Int }

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private var damage: Damage { Damage(offset: index - bytes.startIndex) }

  /// The bytes not yet read.
  var rest: ArraySlice<UInt8> { bytes[index...] }

  var isAtEnd: Bool { index == bytes.endIndex }

  mutating func byte() throws(Damage) -> UInt8 {
    guard index < bytes.endIndex else { throw damage }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func number() throws(Damage) -> Int {
    var value = 0
    var shift = 0
    while true {
      let group = Int(try byte()) - 0x20
      guard group >= 0, group < 64, shift <= 25 else { throw damage }
      value |= (group & 31) << shift
      if group < 32 { return value }
      shift += 5
    }
  }

  mutating func slice() throws(Damage) -> ArraySlice<UInt8> { try slice(of: try number()) }

  mutating func slice(of count: Int) throws(Damage) -> ArraySlice<UInt8> {
    guard count <= bytes.endIndex - index else { throw damage }
    defer { index += count }
    return bytes[index..<index + count]
  }

  mutating func string() throws(Damage) -> String { String(decoding: try slice(), as: UTF8.self) }

  /// The form of a whole entry.
  mutating func form(key: KeyName, depth: Int = 0) throws(Damage) -> TemplateForm {
    guard depth < EntryCoder.depthLimit else { throw damage }
    let form: TemplateForm
    switch try byte() {
    case EntryCoder.text:
      form = .text(String(decoding: bytes[index...], as: UTF8.self))
      index = bytes.endIndex
    // A byte that stands for a whole key: were it let in often, a small entry would be as large as all of them.
    case EntryCoder.keyIsText where depth == 0: form = .text(key.text)
    case EntryCoder.plural: form = .plural(try pluralForms())
    case EntryCoder.substituted: form = .substituted(try string(), try substitutions())
    case EntryCoder.devices:
      form = .devices(try branches(key: key, depth: depth), otherwise: try nested(key: key, depth: depth))
    default: throw damage
    }
    guard isAtEnd else { throw damage }
    return form
  }

  private mutating func nested(key: KeyName, depth: Int) throws(Damage) -> TemplateForm? {
    let slice = try slice()
    guard !slice.isEmpty else { return nil }
    var decoder = EntryDecoder(slice)
    return try decoder.form(key: key, depth: depth + 1)
  }

  private mutating func branches(
    key: KeyName, depth: Int
  ) throws(Damage) -> [DeviceName: TemplateForm] {
    var branches: [DeviceName: TemplateForm] = [:]
    for _ in 0..<(try number()) {
      let name = DeviceName(rawValue: try string())
      branches[name] = try nested(key: key, depth: depth)
    }
    return branches
  }

  private mutating func pluralForms() throws(Damage) -> PluralForms {
    var texts: [PluralCategory: String] = [:]
    for _ in 0..<(try number()) {
      let ordinal = try number()
      guard ordinal < PluralCategory.allCases.count else { throw damage }
      texts[PluralCategory.allCases[ordinal]] = try string()
    }
    return PluralForms(texts)
  }

  private mutating func substitutions() throws(Damage) -> [String: Substitution] {
    var substitutions: [String: Substitution] = [:]
    for _ in 0..<(try number()) {
      let name = try string()
      let argument = try number()
      let specifier = try string()
      substitutions[name] = Substitution(
        argument: argument == 0 ? nil : argument, specifier: specifier, forms: try pluralForms())
    }
    return substitutions
  }
}
