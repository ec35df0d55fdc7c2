import Dragoman
import LanguageTags
import ReceptionProtocol
import StringTables
import StringTemplates

/// The published texts as a source of the first two steps.
enum RemoteTexts {
  /// A source with a table for each tag that has text to show.
  ///
  /// Blank and overlong texts are left out, so that the search goes on. Tags are compared without regard to case; of two
  /// that differ in nothing else the first in order of their spelling stays. Percents and braces are text like any other.
  static func source(_ envelope: AppearanceEnvelope) -> any StringSource {
    var byTag: [LanguageTag: [String: TemplateForm]] = [:]
    for (field, texts) in envelope.texts {
      for (spelled, text) in texts.sorted(by: { $0.key < $1.key }) where field.accepts(text) {
        guard let tag = LanguageTag(spelled), byTag[tag]?[field.key] == nil else { continue }
        byTag[tag, default: [:]][field.key] = .text(text)
      }
    }
    let tables = byTag.sorted { $0.key.description < $1.key.description }.map { tag, texts in
      StringTable(language: tag, texts: texts)
    }
    return MemorySource("remote", tables: tables)
  }

  /// The published texts that no reader of their languages is shown, for the team.
  static func refused(of envelope: AppearanceEnvelope) -> [TextReport] {
    envelope.texts.flatMap { field, texts in
      texts.compactMap { spelled, text in
        guard !field.accepts(text), let tag = LanguageTag(spelled) else { return nil }
        return TextReport(language: tag.description, key: field.key, kind: .refused)
      }
    }.sorted { ($0.key, $0.language) < ($1.key, $1.language) }
  }

  /// What is published and cannot be shown, for the host's logs: `title.de is blank`.
  static func problems(of envelope: AppearanceEnvelope) -> [String] {
    envelope.problems.map { "\($0) cannot be read" }
      + AppearanceField.allCases.flatMap { field in
        (envelope.texts[field] ?? [:]).sorted { $0.key < $1.key }.compactMap { spelled, text in
          let name = "\(field.rawValue).\(spelled)"
          if LanguageTag(spelled) == nil { return "\(name) is under no language tag" }
          if text.utf16.count > field.longestText { return "\(name) is longer than \(field.longestText)" }
          return field.accepts(text) ? nil : "\(name) is blank"
        }
      }
  }
}
