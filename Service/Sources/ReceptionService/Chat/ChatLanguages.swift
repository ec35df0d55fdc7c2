internal import Dragoman
internal import LanguageTags
internal import ReceptionKit

/// The languages that the page's chat can be shown in: ReceptionKit's, and the pseudo-languages.
///
/// Only these can be asked for, so that no address makes the service keep a language that nobody offered.
enum ChatLanguages {
  /// What a choice shows and what it asks for.
  struct Offer: Sendable {
    /// `de`, `en-XA`.
    var code: String
    /// In its own language: “Deutsch”, “[Bracketed]”.
    var name: String
    var texts: ReceptionTexts
  }

  /// The 48 by their own names, then the pseudo-languages as they write theirs.
  static let offers: [Offer] =
    Reception.supportedLanguages.map { language in
      Offer(
        code: language.identifier, name: language.tag.menuName ?? language.identifier,
        texts: ReceptionTexts(in: language.identifier))
    }
    + PseudoLanguage.allCases.map { pseudo in
      let name = pseudo.rawValue.prefix(1).uppercased() + pseudo.rawValue.dropFirst()
      return Offer(
        code: pseudo.tag.description, name: pseudo.text(of: name), texts: ReceptionTexts(in: pseudo))
    }

  private static let byCode = Dictionary(uniqueKeysWithValues: offers.map { ($0.code, $0) })

  /// The offer of a code, in just its spelling; nil for everything else.
  static func offer(_ code: String?) -> Offer? { code.flatMap { byCode[$0] } }

  /// The words of a chat: those chosen for it, or as in an app that declares the page's language.
  static func texts(chosen code: String?, page: LanguageTag) -> ReceptionTexts {
    if let chosen = offer(code) { return chosen.texts }
    let host = HostApp(localizations: [page.description], preferred: [page.description])
    let matched = ReceptionLanguage.matched(host.language ?? .english)
    return offer(matched.identifier)?.texts ?? ReceptionTexts(in: matched.identifier)
  }
}
