import Dragoman
import LanguageTags

/// Every word that ships, with the language it is from.
enum ShippedWords {
  static let languages: [String: String] = {
    var found: [String: String] = [:]
    for language in BuiltInTable.source.languages {
      // Asked for by name: whoever comes here first may stand in the scope of another language.
      let words = RenderWords.shared.resolver.scoped(to: language)
      for word in RenderWord.allCases { found[words.text(word.message)] = language.description }
    }
    return found
  }()
}
