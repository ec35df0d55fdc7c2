internal import Dragoman
internal import LanguageTags

/// Whom one request is answered for: the language that was asked for, and the one of the page's that answers it.
///
/// It lives as long as the request. Nothing of it is kept, and no setting of the process is touched.
struct Reader: Sendable {
  /// What was asked: `automatic`, or the tag as it came.
  let requested: String
  /// The page's language, and why it was taken.
  let match: LanguageMatch

  /// What the reader's browser speaks, whatever the page was asked for.
  let phone: VisitorPhone

  /// The language the page is in.
  var language: LanguageTag { match.tag }

  /// The language that sources are asked in: the reader's own tag where the page answers it, else the page's. A tag that
  /// the page does not answer is kept from the sources, so that the server's own environment never fills the gap.
  var scope: LanguageTag { match.index == nil ? match.tag : match.wanted ?? match.tag }

  /// Whether the page speaks a language that was wanted.
  var isAnswered: Bool { match.index != nil }

  /// A reader of one request.
  ///
  /// - Parameters:
  ///   - language: what the query says; nil, empty and `automatic` follow the browser.
  ///   - accepted: the browser's list.
  ///   - matcher: of the page's languages.
  /// - Throws: `.malformed` for `tr_!`.
  init(language: String?, accepted: String?, matcher: LanguageMatcher) throws(ReaderError) {
    let asked = language ?? ""
    phone = VisitorPhone(accepted: accepted)
    guard !asked.isEmpty, asked != "automatic" else {
      requested = "automatic"
      match = matcher.match(AcceptLanguage(accepted ?? "").tags)
      return
    }
    do throws(LanguageTagError) {
      let tag = try LanguageTag(parsing: asked)
      requested = tag.description
      match = matcher.match(tag)
    } catch {
      throw .malformed(asked, reason: "\(error)")
    }
  }
}

/// Why a reader's language cannot be read.
enum ReaderError: Error, Hashable, Sendable {
  /// No language tag (BCP 47), and what is wrong with it.
  case malformed(String, reason: String)
}
