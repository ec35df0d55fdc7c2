import CatalogProducts
import LanguageNumbers
import StringCatalogs
import StringTables
import StringTemplates

extension CatalogImport {
  /// Takes a `.strings` file, a `.stringsdict` file, or the pair of them that an `.lproj` folder has.
  ///
  /// The files say neither states nor sources: a text that differs is translated. What the catalog does not have the
  /// form for, such as texts by width, is named.
  ///
  /// - Parameters:
  ///   - strings: the bytes of the `.strings` file: old-style, XML or binary.
  ///   - stringsdict: the bytes of the `.stringsdict` file.
  ///   - language: the language of the texts, as their folder is called.
  /// - Returns: a report for each file, that of the `.strings` first.
  public mutating func take(strings: [UInt8]?, stringsdict: [UInt8]? = nil, in language: String) -> [ImportReport] {
    var tables: [PropertyTable] = []
    if let strings { tables.append(PropertyTable(strings)) }
    if let stringsdict { tables.append(PropertyTable(stringsdict)) }
    var reports = tables.map(\.report)
    var fallbacks: Set<ExactText> = []
    for table in tables { fallbacks.formUnion(table.keysByDevice) }
    for index in tables.indices.reversed() {
      reports[index].language = language
      guard let name = known(language, &reports[index]) else { continue }
      let isPair = tables.count > 1 && index == 0
      let units = tables[index].members.flatMap { member in
        leaves(
          of: member, isFallback: isPair && fallbacks.contains(ExactText(member.key)), name, &reports[index],
          tables[index].lines)
      }
      take(IncomingFile(language: name, units: units, lines: tables[index].lines), &reports[index])
    }
    return reports
  }

  /// The language of the catalog that a file's stands for; nil, with a finding, when none is.
  private func known(_ language: String, _ report: inout ImportReport) -> String? {
    do throws(LanguageLookup.Refusal) {
      report.language = try lookup.language(for: language)
      return report.language
    } catch {
      report.report(.error, "LanguageIsTheCatalogs", (1, 1), error.reason)
      return nil
    }
  }

  /// The units of one member of a file.
  private func leaves(
    of member: PropertyMember, isFallback: Bool, _ language: String, _ report: inout ImportReport, _ lines: LineMap
  ) -> [IncomingUnit] {
    if let count = unchangedTexts(of: member, language) {
      report.unchanged += count
      return []
    }
    let place = lines.place(of: member.offset)
    let trees = self.trees(of: member.key, language)
    var leaves: TableLeaves
    switch member.value {
    case .text(let text):
      let isOther = isFallback || trees.first?.cases("device")?.contains { $0.name == "other" } == true
      leaves = TableLeaves(text, isFallback: isOther)
    case .dictionary, .otherwise:
      do throws(StringsdictRule.Fault) {
        leaves = TableLeaves(
          try StringsdictRule.form(of: member.value, otherwise: nil), known: trees.flatMap(\.substitutions))
      } catch {
        report.left += 1
        report.report(.warning, "FormatCarriesAll", place, "left: \(error.reason)", key: member.key)
        return []
      }
    }
    if leaves.isNested {
      report.left += 1
      report.report(
        .warning, "FormatCarriesAll", place, "left: a variable inside a plural form, which catalogs do not have",
        key: member.key)
      return []
    }
    for name in member.value.unknownForms {
      report.left += 1
      report.report(
        .warning, "FormatCarriesAll", place, "left: \(name) is no plural category", key: member.key)
    }
    if member.value["NSStringVariableWidthRuleType"] != nil {
      report.report(
        .warning, "FormatCarriesAll", place, "only the text for the largest width is taken", key: member.key)
    }
    return leaves.texts.map { leaf in
      IncomingUnit(
        name: .leaf(key: member.key, path: leaf.path), text: leaf.text, offset: member.offset,
        comment: member.comment?.trimmed, specifier: leaf.specifier)
    }
  }
}

extension CatalogImport {
  /// How many texts of the catalog a member says again, as it is exported, which may number values and rename
  /// substitutions; nil when it says something else.
  private func unchangedTexts(of member: PropertyMember, _ language: String) -> Int? {
    guard let nodes = nodes(of: member.key, language), let target = nodes.target,
      let made = try? LocalizationFiles(of: target, key: member.key, source: nodes.source, in: tape)
    else { return nil }
    let leaves = VariationTree(tape, target).unitCount
    if let text = made.text, member.value.text?.isExactly(text) == true { return made.rule == nil ? leaves : 1 }
    if let rule = made.rule, rule.says(member.value) { return made.text == nil ? leaves : leaves - 1 }
    return nil
  }
}

extension PropertyListNode {
  /// Whether a value that was read says the same, whatever the order of its members.
  fileprivate func says(_ value: PropertyValue) -> Bool {
    switch self {
    case .text(let text): return value.text?.isExactly(text) == true
    case .dictionary(let members):
      guard let others = value.members, others.count == members.count else { return false }
      return members.allSatisfy { member in
        others.contains { $0.key.isExactly(member.key) && member.value.says($0.value) }
      }
    }
  }
}

extension PropertyValue {
  /// What stands among the plural forms of a rule and is none: `oen`.
  fileprivate var unknownForms: [String] {
    (members ?? []).flatMap { rule -> [String] in
      guard rule.value["NSStringFormatSpecTypeKey"]?.text == "NSStringPluralRuleType" else { return [] }
      return (rule.value.members ?? []).map(\.key).filter {
        PluralCategory(rawValue: $0) == nil && !$0.hasPrefix("NSString")
      }
    }
  }
}

/// A property list with the members of its root.
private struct PropertyTable {
  var members: [PropertyMember] = []
  var lines: LineMap
  var report = ImportReport(language: "")

  init(_ bytes: [UInt8]) {
    lines = LineMap([])
    do throws(TableReadError) {
      let content = try PropertyList.read(bytes)
      lines = LineMap(content.text)
      guard let members = content.root.members else {
        throw TableReadError(at: 0, of: content.text, "the root of the file is not a dictionary of texts")
      }
      self.members = Self.lastOfEach(members)
    } catch {
      report.report(.error, "FileIsReadable", (error.line, error.column), error.message)
    }
  }

  /// Of members with one key, Foundation takes the last.
  private static func lastOfEach(_ members: [PropertyMember]) -> [PropertyMember] {
    var last: [ExactText: Int] = [:]
    for (index, member) in members.enumerated() { last[ExactText(member.key)] = index }
    return members.indices.filter { last[ExactText(members[$0].key)] == $0 }.map { members[$0] }
  }

  /// The keys whose rules vary by device: their `.strings` text is that for other devices.
  var keysByDevice: [ExactText] {
    members.filter { $0.value["NSStringDeviceSpecificRuleType"] != nil }.map { ExactText($0.key) }
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String? {
    let inside = drop(while: \.isWhitespace)
    guard let last = inside.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(inside[...last])
  }
}
