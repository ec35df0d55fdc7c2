internal import Dragoman
internal import Foundation
internal import HTTPService
internal import LanguageTags
internal import ReceptionProtocol

/// What an address or a form names as a language. English where it names none.
///
/// What is no tag is refused wherever it stands. A tag is shown as the chat shows it: `es-MX` as `es-419`, `is` as English.
/// What changes something has to name what it changes: nothing is written into another language than the one that was named.
struct NamedLanguage {
  private let text: String
  private let parsed: LanguageTag
  private let app: CanonicalAppTag

  /// - Throws: `malformed_language` for `tr_!`.
  init(_ text: String?) throws(DashboardFailure) {
    self.text = text.flatMap { $0.isEmpty ? nil : $0 } ?? LanguageTag.english.description
    app = CanonicalAppTag(self.text)
    if case .malformed? = app.fault { throw .malformedLanguage(self.text) }
    parsed = LanguageTag(self.text.trimmingCharacters(in: .whitespaces)) ?? app.tag
  }

  /// The tag as a device reports it; English for one that nobody registered, such as `xx`.
  var reported: LanguageTag { app.tag }
  /// The tag under which texts are counted: as a device reports it. One that nobody registered is what it was named, and
  /// nothing is counted there.
  var counted: LanguageTag { app.fault == nil ? app.tag : parsed.canonicalized() }
  /// The language in which the chat shows it.
  var shown: ReceptionLanguage { .matched(app.tag) }

  /// The tag, to change the texts that are published under it.
  ///
  /// - Throws: `malformed_language` for a tag that nobody registered: no device reports it.
  var reportedToChange: LanguageTag {
    get throws(DashboardFailure) {
      guard app.fault == nil else { throw .malformedLanguage(text) }
      return app.tag
    }
  }

  /// The language, to change its templates.
  ///
  /// - Throws: `unknown_language` for a tag that is none of the 48.
  var shownToChange: ReceptionLanguage {
    get throws(DashboardFailure) {
      guard let language = ReceptionLanguage(identifier: parsed.description) else { throw .unknownLanguage(text) }
      return language
    }
  }
}

extension DashboardFailure {
  /// A language that is no tag, in the words of the live page's interface.
  static func malformedLanguage(_ text: String) -> DashboardFailure {
    DashboardFailure(.badRequest, "malformed_language", "“\(String(text.prefix(60)))” is no language tag.")
  }

  /// A tag that is none of the chat's languages, where one of them has to be named.
  static func unknownLanguage(_ text: String) -> DashboardFailure {
    DashboardFailure(
      .unprocessable, "unknown_language", "“\(String(text.prefix(60)))” is none of the languages of the chat.")
  }
}
