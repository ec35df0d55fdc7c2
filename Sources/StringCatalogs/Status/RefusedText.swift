import LanguageNumbers
import LanguageTags
import StringTables
import StringTemplates

/// A translated text that no reader gets, because what the code gives does not fit it.
///
/// ```swift
/// status.refused(in: "zh-Hans").first?.description
/// // "%lld of %@ used: argument 1 is a number, and …"
/// ```
public struct RefusedText: Hashable, Sendable, CustomStringConvertible {
  /// The language, as the file spells it.
  public var language: String
  /// The key.
  public var key: String
  /// The variation; empty for a plain text.
  public var path: LeafPath
  /// Why it is refused.
  public var reason: String

  /// Key and variation: `%lld files, plural.one`.
  public var subject: String { path.steps.isEmpty ? key : "\(key), \(path)" }

  /// Key, variation and reason in one line.
  public var description: String { "\(subject): \(reason)" }

  /// The refused texts among those that count as translated.
  static func texts(of counted: CountedTexts, in catalog: CheckedCatalog) -> [RefusedText] {
    var texts: [RefusedText] = []
    counted.forEachLocalization { counted in
      guard let first = counted.leaves.first else { return }
      let localization = catalog.localization(catalog.model.leaves[first].localizationIndex)
      let entry = catalog.entries[localization.entry]
      guard entry.arguments.isKnown else { return }
      let reading = TextReading(localization, of: entry, in: catalog)
      for index in localization.texts {
        let text = catalog.texts[index]
        guard catalog.model.leaves[text.leaf].state == .translated, let reason = reading.refusal(of: text) else {
          continue
        }
        texts.append(
          RefusedText(
            language: catalog.language(of: localization).spelling, key: entry.key,
            path: catalog.variation(of: text).path, reason: reason.description))
      }
    }
    return texts
  }
}

/// Reads the texts of one localization as the runtime does, with values such as the key takes.
private struct TextReading {
  private let localization: CheckedLocalization
  private let entry: CheckedEntry
  private let catalog: CheckedCatalog

  init(_ localization: CheckedLocalization, of entry: CheckedEntry, in catalog: CheckedCatalog) {
    self.localization = localization
    self.entry = entry
    self.catalog = catalog
  }

  private var hasSubstitutions: Bool { catalog.hasSubstitutions(localization) }

  /// Why the runtime passes a text over; `nil` when a reader gets it.
  func refusal(of text: CheckedText) -> TemplateRefusal? {
    if catalog.isPhrase(text) || isPlainlyFine(text) { return nil }
    let tag = catalog.language(of: localization).tag ?? .english
    do throws(TemplateRefusal) {
      _ = try StringTemplate(form(of: text)).text(arguments: arguments, in: TemplateContext(language: tag))
      return nil
    } catch {
      return error
    }
  }

  /// Whether a look is enough: nearly all texts use what is given as what it is.
  private func isPlainlyFine(_ text: CheckedText) -> Bool {
    let isPlural = catalog.variation(of: text).isPlural
    guard let outline = catalog.outline(of: text) else { return !isPlural || entry.arguments.hasNumber }
    if entry.arguments.kinds.isEmpty { return !isPlural && outline.substitutions.isEmpty }
    guard outline.refusal == nil, outline.substitutions.isEmpty, !isPlural || entry.arguments.hasNumber else {
      return false
    }
    return outline.conversions.allSatisfy { entry.arguments.kinds[$0.position] == $0.argument }
  }

  /// The text by itself: as the form that is taken whatever the number, so that no other one answers for it.
  private func form(of text: CheckedText) -> TemplateForm {
    let raw = catalog.string(of: text)
    let variation = catalog.variation(of: text)
    if let name = variation.substitution { return substituted(root(behind: text), with: [name: raw]) }
    if variation.isPlural { return .plural(PluralForms([.other: raw])) }
    return hasSubstitutions ? substituted(raw, with: [:]) : .text(raw)
  }

  /// The text that the substitutions of a text are called from; one that only calls them where there is none.
  private func root(behind text: CheckedText) -> String {
    let root = localization.texts.first { catalog.path(of: catalog.texts[$0]) == 0 }
    if let root { return catalog.string(of: catalog.texts[root]) }
    return catalog.variation(of: text).substitution.map { "%#@\($0)@" } ?? ""
  }

  /// A text with the language's substitutions, some of which have one text for every number.
  private func substituted(_ root: String, with fixed: [String: String]) -> TemplateForm {
    var substitutions: [String: Substitution] = [:]
    for substitution in catalog.substitutions(of: localization) {
      let forms = fixed[substitution.name].map { [.other: $0] } ?? forms(of: substitution.name)
      substitutions[substitution.name] = Substitution(
        argument: substitution.argument, specifier: substitution.specifier ?? "lld", forms: PluralForms(forms))
    }
    return .substituted(root, substitutions)
  }

  private func forms(of substitution: String) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for index in localization.texts {
      let variation = catalog.variation(of: catalog.texts[index])
      guard variation.substitution == substitution, let category = variation.category else { continue }
      forms[category] = catalog.string(of: catalog.texts[index])
    }
    return forms
  }

  /// Values such as the code gives. Where keys are uniform, plural forms are chosen by what `%@` stands for: a number.
  private var arguments: [TemplateArgument] {
    let isVaried = hasSubstitutions || localization.texts.contains { catalog.path(of: catalog.texts[$0]) != 0 }
    let kinds = entry.arguments.kinds
    return (0..<(kinds.keys.max() ?? 0)).map { index in
      switch kinds[index + 1] {
      case .whole: .integer(5)
      case .real: .real(5.5)
      case .anything where isVaried && !entry.arguments.hasNumber: .integer(5)
      case .anything, .character, .bytes, nil: .text("A")
      }
    }
  }
}
