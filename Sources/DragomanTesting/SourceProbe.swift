import Dragoman
import LanguageTags
import StringTables
import StringTemplates

/// Asks a source, and says what is odd about its answers.
struct SourceProbe: Sendable {
  /// How many findings one check reports.
  static let limit = 20

  let source: any StringSource
  let languages: [LanguageTag]
  /// What the source said when it was first asked.
  let texts: [LanguageTag: [String: TemplateForm]]

  init(_ source: any StringSource) {
    self.source = source
    languages = source.languages
    texts = Self.texts(of: source, in: Set(languages))
  }

  private static func texts(
    of source: any StringSource, in languages: Set<LanguageTag>
  ) -> [LanguageTag: [String: TemplateForm]] {
    var texts: [LanguageTag: [String: TemplateForm]] = [:]
    for tag in languages { texts[tag] = source.table(for: tag).map(forms) }
    return texts
  }

  private static func forms(of table: StringTable) -> [String: TemplateForm] {
    Dictionary(table.entries.map { ($0.key, $0.template.form) }) { first, _ in first }
  }

  private func limited(_ findings: some Sequence<String>) -> [String] {
    Array(findings.sorted().prefix(Self.limit))
  }

  // MARK: Names and languages

  func nameFindings() -> [String] {
    let name = source.name
    if name.allSatisfy(\.isWhitespace) { return ["the name is blank"] }
    return source.name == name ? [] : ["the name “\(name)” became “\(source.name)”"]
  }

  func languageFindings() -> [String] {
    let again = source.languages
    return again == languages ? [] : ["\(Self.list(languages)) became \(Self.list(again))"]
  }

  func repetitionFindings() -> [String] {
    var seen: Set<LanguageTag> = []
    return limited(languages.filter { !seen.insert($0).inserted }.map { "\($0) is named twice" })
  }

  private static func list(_ tags: [LanguageTag]) -> String { "[\(tags.map(\.description).joined(separator: ", "))]" }

  // MARK: Tables

  func missingTableFindings() -> [String] {
    limited(Set(languages).filter { texts[$0] == nil }.map { "\($0) has no table" })
  }

  func foreignTableFindings() -> [String] {
    limited(
      Set(languages).compactMap { tag in
        guard let table = source.table(for: tag), table.language != tag else { return nil }
        return "the table for \(tag) is in \(table.language)"
      })
  }

  /// Asks for languages near those it names, and for one that nobody speaks.
  func inexactFindings() -> [String] {
    let near = languages.flatMap { tag -> [LanguageTag] in
      let texts = ["\(tag.language)-ZZ", "\(tag.language)-Qaaa", tag.language, "\(tag.language)-x-dragoman"]
      return texts.compactMap { LanguageTag($0) } + [tag.parent].compactMap(\.self)
    }
    let nobody = LanguageTag("qaa").map { [$0] } ?? []
    let unnamed = Set(near + nobody).subtracting(languages)
    return limited(unnamed.filter { source.table(for: $0) != nil }.map { "\($0) is answered, and not named" })
  }

  // MARK: Texts

  func repeatFindings() -> [String] { differences(from: Self.texts(of: source, in: Set(languages))) }

  func threadFindings() async -> [String] {
    let findings = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { repeatFindings() } }
      return await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    return limited(findings)
  }

  private func differences(from again: [LanguageTag: [String: TemplateForm]]) -> [String] {
    limited(
      Set(texts.keys).union(again.keys).filter { texts[$0] != again[$0] }.map { tag in
        let before = texts[tag] ?? [:], after = again[tag] ?? [:]
        let keys = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
        return "in \(tag) another answer for \(keys.prefix(3).map { "“\($0)”" }.joined(separator: ", "))"
      })
  }

  func rememberedFindings() -> [String] {
    guard let remembered = source.defaultTexts else { return [] }
    guard let first = languages.first else { return [] }
    return remembered.language == first ? [] : ["they are in \(remembered.language), not in \(first)"]
  }

  /// Every plain text that needs no values must arrive at the reader as it is.
  func resolverFindings() -> [String] {
    limited(
      texts.lazy.flatMap { tag, forms in
        let resolver = StringResolver(policy: .pinned(tag), steps: [.fixed(tag, source)])
        return forms.compactMap { key, form -> String? in
          guard case .text(let text) = form else { return nil }
          let resolution = resolver.resolve(LocalizedMessage(key: key))
          let isHeard = resolution.text == text && resolution.language == tag
          return isHeard ? nil : "“\(key)” in \(tag) is said as “\(resolution.text)”"
        }
      })
  }

  func expectationFindings(_ expected: [LanguageTag: [String: String]]) -> [String] {
    limited(
      expected.flatMap { tag, wanted in
        let forms = texts[tag] ?? source.table(for: tag).map(Self.forms) ?? [:]
        return wanted.compactMap { key, text -> String? in
          switch forms[key] {
          case .text(text)?: nil
          case .text(let other)?: "“\(key)” in \(tag) is “\(other)”, not “\(text)”"
          case .some: "“\(key)” in \(tag) has variations, and is not the plain “\(text)”"
          case nil: "“\(key)” in \(tag) is not there"
          }
        }
      })
  }
}
