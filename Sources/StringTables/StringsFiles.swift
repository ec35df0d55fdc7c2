public import LanguageTags
import LanguageNumbers
package import StringTemplates

extension StringTable {
  /// Reads the pair of files that an `.lproj` directory has for one table.
  ///
  /// Each may be an old-style, an XML or a binary property list. An entry of the `.stringsdict` goes before the one of
  /// the same key in the `.strings`, which then answers for the devices that the first one does not name.
  ///
  /// - Parameters:
  ///   - language: the language of the texts.
  ///   - strings: the bytes of the `.strings` file, if there is one.
  ///   - stringsdict: the bytes of the `.stringsdict` file, if there is one.
  /// - Throws: ``TableReadError`` for a file that is no property list (`"key" = ;`), or whose root is no dictionary.
  public init(
    language: LanguageTag, strings: [UInt8]? = nil, stringsdict: [UInt8]? = nil
  ) throws(TableReadError) {
    var reader = StringsReader()
    if let strings { try reader.read(strings: strings) }
    if let stringsdict { try reader.read(stringsdict: stringsdict) }
    self = reader.table(language)
  }
}

extension CatalogTables {
  /// Reads the pair of files that an `.lproj` directory has for one table, as a file of one language.
  ///
  /// - Parameters:
  ///   - strings: the bytes of the `.strings` file, if there is one.
  ///   - stringsdict: the bytes of the `.stringsdict` file, if there is one.
  ///   - language: the language of the texts.
  ///   - name: the name of the table.
  /// - Throws: ``TableReadError``, as ``StringTable/init(language:strings:stringsdict:)``.
  public init(
    strings: [UInt8]? = nil, stringsdict: [UInt8]? = nil, language: LanguageTag, name: String
  ) throws(TableReadError) {
    var reader = StringsReader()
    if let strings { try reader.read(strings: strings) }
    if let stringsdict { try reader.read(stringsdict: stringsdict) }
    let table = reader.table(language)
    self.init(
      name: name, sourceLanguage: language, sourceSpelling: language.description, keyIndex: table.keyIndex,
      slots: [TableSlot(language: language, spelling: language.description, section: table.section)],
      defaultTextsSlot: nil, refusedEntries: reader.refusedEntries)
  }
}

/// Collects the texts of `.strings` and `.stringsdict` files.
struct StringsReader {
  /// Knows the keys, by their bytes: two that only look alike are two.
  private var builder = TableBuilder()
  /// The form of each key, by the key's ordinal.
  private var forms: [TemplateForm] = []
  private(set) var refusedEntries: [RefusedEntry] = []

  mutating func read(strings bytes: [UInt8]) throws(TableReadError) {
    let content = try PropertyList.read(bytes)
    var place = TextPlace(of: 0, in: content.text)
    for member in try members(of: content) {
      switch member.value {
      case .text(let text): set(.text(text), for: member.key)
      case .dictionary, .otherwise: set(rule: member, otherwise: nil, in: content, &place)
      }
    }
  }

  mutating func read(stringsdict bytes: [UInt8]) throws(TableReadError) {
    let content = try PropertyList.read(bytes)
    var place = TextPlace(of: 0, in: content.text)
    // Only the other file's texts answer for other devices: were it this file's own, a key that stands often would nest
    // as deep.
    let known = forms
    for member in try members(of: content) {
      let ordinal = builder.knownOrdinal(of: Array(member.key.utf8)).flatMap { $0 < known.count ? $0 : nil }
      set(rule: member, otherwise: ordinal.map { known[$0] }, in: content, &place)
    }
  }

  private func members(of content: PropertyList.Content) throws(TableReadError) -> [PropertyMember] {
    if let members = content.root.members { return members }
    throw TableReadError(at: 0, of: content.text, "the root of the file is not a dictionary of texts")
  }

  private mutating func set(_ form: TemplateForm, for key: String) {
    let (ordinal, isNew) = builder.ordinal(of: Array(key.utf8))
    if isNew { forms.append(form) } else { forms[ordinal] = form }
  }

  private mutating func set(
    rule member: PropertyMember, otherwise: TemplateForm?, in content: PropertyList.Content, _ place: inout TextPlace
  ) {
    do throws(StringsdictRule.Fault) {
      set(try StringsdictRule.form(of: member.value, otherwise: otherwise), for: member.key)
    } catch {
      place.move(to: member.offset, in: content.text)
      refusedEntries.append(
        RefusedEntry(key: member.key, language: nil, line: place.line, column: place.column, reason: error.reason))
    }
  }

  func table(_ language: LanguageTag) -> StringTable {
    var builder = builder
    for (ordinal, form) in forms.enumerated() { builder.set(form, for: ordinal, in: 0) }
    return builder.table(0, language: language, spelling: language.description)
  }
}

/// The rules of `.stringsdict` entries: plural variables in a format, devices, widths.
package enum StringsdictRule {
  package struct Fault: Error {
    package var reason: String
  }

  /// The form of an entry.
  ///
  /// - Parameters:
  ///   - value: the entry's value.
  ///   - otherwise: the text of the same key in the `.strings` file, for devices without one.
  package static func form(of value: PropertyValue, otherwise: TemplateForm?) throws(Fault) -> TemplateForm {
    if let text = value.text { return .text(text) }
    guard value.members != nil else { throw Fault(reason: "the entry is neither a text nor a dictionary") }
    let format = try self.format(of: value)
    if let devices = value["NSStringDeviceSpecificRuleType"] {
      return try self.devices(devices, otherwise: format ?? otherwise)
    }
    if let widths = value["NSStringVariableWidthRuleType"] { return try widest(of: widths) }
    guard let format else { throw Fault(reason: "the entry has no NSStringLocalizedFormatKey") }
    return format
  }

  private static func format(of value: PropertyValue) throws(Fault) -> TemplateForm? {
    guard let format = value["NSStringLocalizedFormatKey"] else { return nil }
    guard let text = format.text else { throw Fault(reason: "NSStringLocalizedFormatKey is not a text") }
    var substitutions: [String: Substitution] = [:]
    for member in value.members ?? [] where member.value["NSStringFormatSpecTypeKey"] != nil {
      substitutions[member.key] = try substitution(member.value, named: member.key)
    }
    return substitutions.isEmpty ? .text(text) : .substituted(text, substitutions)
  }

  private static func substitution(_ rule: PropertyValue, named name: String) throws(Fault) -> Substitution {
    guard rule["NSStringFormatSpecTypeKey"]?.text == "NSStringPluralRuleType" else {
      throw Fault(reason: "the variable \(name) follows no plural rule")
    }
    var texts: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases { texts[category] = rule[category.rawValue]?.text }
    guard !texts.isEmpty else { throw Fault(reason: "the variable \(name) has none of the six plural forms") }
    let specifier = rule["NSStringFormatValueTypeKey"]?.text ?? ""
    return Substitution(specifier: specifier.isEmpty ? "lld" : specifier, forms: PluralForms(texts))
  }

  private static func devices(_ devices: PropertyValue, otherwise: TemplateForm?) throws(Fault) -> TemplateForm {
    guard let members = devices.members else {
      throw Fault(reason: "NSStringDeviceSpecificRuleType is not a dictionary")
    }
    var branches: [DeviceName: TemplateForm] = [:]
    for member in members {
      branches[DeviceName(rawValue: member.key)] = try branch(member.value)
    }
    let other = branches.removeValue(forKey: .other) ?? otherwise
    guard !branches.isEmpty || other != nil else { throw Fault(reason: "the entry names no device") }
    return .devices(branches, otherwise: other)
  }

  /// One device's form: anything but devices again.
  private static func branch(_ value: PropertyValue) throws(Fault) -> TemplateForm {
    if value["NSStringDeviceSpecificRuleType"] != nil { throw Fault(reason: "devices inside a device") }
    return try form(of: value, otherwise: nil)
  }

  /// The text for the largest width: nobody asks for a narrow one.
  private static func widest(of widths: PropertyValue) throws(Fault) -> TemplateForm {
    let texts = (widths.members ?? []).compactMap { member in
      member.value.text.flatMap { text in Int(member.key).map { (width: $0, text: text) } }
    }
    guard let widest = texts.max(by: { $0.width < $1.width }) else {
      throw Fault(reason: "NSStringVariableWidthRuleType has no width with a text")
    }
    return .text(widest.text)
  }
}
