public import Dragoman
public import Foundation
public import LanguageTags
public import ReceptionProtocol

/// The chat's own words in one language, without a chat: for a preview, a page of a server, a picture in a test.
///
/// ```swift
/// let texts = ReceptionTexts(in: "fr_CA")
/// texts.labels.send                 // "Envoyer"
/// texts.layoutDirection             // .leftToRight
/// ```
///
/// It sets nothing and keeps nothing: a server makes one for each request's language, and two of them never meet. The
/// pseudo-languages are there for whoever asks for them, as a setting of the resolver; ``Reception/languageOverride``
/// knows none.
public struct ReceptionTexts: Sendable {
  /// The app language that was asked for: canonical, English for what is no tag.
  public let appLanguage: LanguageTag
  /// The pseudo-language that is shown instead, if one was asked for.
  public let pseudoLanguage: PseudoLanguage?
  private let texts: StringResolver

  /// The words for an app language, as ``Reception/languageOverride`` takes it.
  ///
  /// - Parameter language: a BCP 47 tag; what is none is English.
  public init(in language: String) {
    appLanguage = CanonicalAppTag(language).tag
    pseudoLanguage = nil
    texts = SupportTexts.builtIn(in: appLanguage, settings: SupportTexts.settings)
  }

  /// The words in a pseudo-language: what was never localized, is too narrow or does not mirror becomes visible.
  public init(in pseudoLanguage: PseudoLanguage) {
    appLanguage = .english
    self.pseudoLanguage = pseudoLanguage
    var settings = SupportTexts.settings
    settings.pseudoLanguages = [pseudoLanguage]
    texts = SupportTexts.builtIn(in: pseudoLanguage.tag, settings: settings)
  }

  /// The supported language that is shown.
  public var matchedLanguage: ReceptionLanguage { .matched(appLanguage) }
  /// The tag that the words are marked with: the matched language's, or the pseudo-language's.
  public var tag: LanguageTag { pseudoLanguage?.tag ?? matchedLanguage.tag }
  /// The locale of the chat's dates and numbers.
  public var locale: Locale { Locale(matchedLanguage.tag) }
  /// The direction of the chat. The mirrored pseudo-language is written from right to left.
  public var layoutDirection: WritingDirection {
    pseudoLanguage == .mirrored ? .rightToLeft : matchedLanguage.writingDirection
  }
  /// The words.
  public var labels: ChatLabels { ChatLabels(texts: texts) }

  /// Why a text came out as it did: `texts.explain("composer.send")`.
  public func explain(_ message: LocalizedMessage) -> Explanation { texts.explain(message) }
}
