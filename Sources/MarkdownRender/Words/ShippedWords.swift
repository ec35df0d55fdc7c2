import Dragoman
import LanguageTags

/// Every word that ships, with the language it is from.
enum ShippedWords {
  static let languages: [String: String] = {
    var found: [String: String] = [:]
    for language in BuiltInTable.source.languages {
      let words = RenderWords(policy: .pinned(language))
      for word in RenderWord.allCases { found[words.text(word)] = language.description }
    }
    return found
  }()
}
