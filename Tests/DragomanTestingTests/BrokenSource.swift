import Dragoman
import LanguageTags
import StringTables
import StringTemplates
import Synchronization

/// A source that breaks one promise.
final class BrokenSource: StringSource {
  enum Fault: CaseIterable {
    case blankName, changingName, changingLanguages, languageTwice, noTable, foreignTable, answersParents,
      changingTexts, changingOnThreads, remembersElsewhere, wrongText
  }

  private let fault: Fault
  private let calls = Atomic(0)

  init(_ fault: Fault) { self.fault = fault }

  private func count() -> Int { calls.wrappingAdd(1, ordering: .relaxed).newValue }

  var name: String {
    switch fault {
    case .blankName: " "
    case .changingName: "name \(count())"
    default: "broken"
    }
  }

  var languages: [LanguageTag] {
    switch fault {
    case .changingLanguages: count().isMultiple(of: 2) ? ["en"] : ["en", "tr"]
    case .languageTwice: ["en", "tr", "en"]
    case .noTable: ["en", "tr", "fr"]
    default: ["en", "tr"]
    }
  }

  private let english = StringTable(language: "en", texts: ["hello": .text("Hello"), "done": .text("Done")])
  private let turkish = StringTable(language: "tr", texts: ["hello": .text("Merhaba")])

  func table(for language: LanguageTag) -> StringTable? {
    switch fault {
    case .foreignTable where language == "tr": return english
    case .answersParents where language.language == "tr":
      return StringTable(language: language, texts: ["hello": .text("Merhaba")])
    case .changingTexts where language == "tr":
      return StringTable(language: "tr", texts: ["hello": .text("Merhaba \(count())")])
    case .changingOnThreads where language == "tr":
      // The first calls are those of the one task, the last those of the eight.
      return count() <= 8 ? turkish : StringTable(language: "tr", texts: ["hello": .text("Selam")])
    case .wrongText where language == "tr": return StringTable(language: "tr", texts: ["hello": .text("Selam")])
    default: return language == "en" ? english : language == "tr" ? turkish : nil
    }
  }

  var defaultTexts: StringTable? {
    fault == .remembersElsewhere ? StringTable(language: "tr", texts: ["new": .text("yeni")]) : nil
  }
}
