import LanguageTags
import StringTables
import StringTemplates

/// A source with pseudo-languages beside its own, made of its source language's texts when first asked for.
struct PseudoSource: StringSource {
  private final class Tables: Sendable {
    let made = Guarded<[PseudoLanguage: StringTable]>([:])
  }

  private let base: any StringSource
  private let pseudoLanguages: [PseudoLanguage]
  private let tables = Tables()

  init(_ base: any StringSource, _ pseudoLanguages: Set<PseudoLanguage>) {
    self.base = base
    self.pseudoLanguages = PseudoLanguage.allCases.filter(pseudoLanguages.contains)
  }

  var name: String { base.name }
  var languages: [LanguageTag] { base.languages + pseudoLanguages.map(\.tag) }
  var defaultTexts: StringTable? { base.defaultTexts }

  func table(for language: LanguageTag) -> StringTable? {
    guard let pseudo = pseudoLanguages.first(where: { $0.tag == language }) else { return base.table(for: language) }
    guard let source = base.languages.first.flatMap(base.table) else { return nil }
    return tables.made.withLock { made in
      if let known = made[pseudo] { return known }
      let table = StringTable(language: pseudo.tag, texts: Self.texts(source, in: pseudo))
      made[pseudo] = table
      return table
    }
  }

  private static func texts(_ table: StringTable, in pseudo: PseudoLanguage) -> [String: TemplateForm] {
    var texts: [String: TemplateForm] = [:]
    for (key, template) in table.entries { texts[key] = pseudo.form(of: template.form) }
    return texts
  }
}

extension PseudoLanguage {
  /// Everything that a catalog says of a key, in the pseudo-language.
  func form(of form: TemplateForm) -> TemplateForm {
    switch form {
    case .text(let raw): .text(text(of: raw))
    case .plural(let forms): .plural(PluralForms(forms.texts.mapValues { text(of: $0) }))
    case .substituted(let raw, let substitutions): .substituted(text(of: raw), substitutions.mapValues(part))
    case .devices(let devices, let otherwise):
      .devices(devices.mapValues { self.form(of: $0) }, otherwise: otherwise.map { self.form(of: $0) })
    }
  }

  private func part(_ substitution: Substitution) -> Substitution {
    var changed = substitution
    changed.forms.texts = substitution.forms.texts.mapValues { text(of: $0, isPart: true) }
    return changed
  }
}
