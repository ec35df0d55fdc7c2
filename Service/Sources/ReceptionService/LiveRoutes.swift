internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import HTTPService
internal import LanguageTags

/// The live page and its interface. Each request makes a `Reader` of its own, and nothing outlives the answer.
struct LiveRoutes: Sendable {
  let catalogs: PageCatalogs
  let snippets: Snippets
  let markdown: MarkdownDemo

  /// `GET /?language=TAG`: the page. A tag that is none is said on the page, which follows the browser instead.
  func page(_ request: HTTPRequest) -> HTTPResponse {
    do throws(ReaderError) {
      let reader = try reader(of: request)
      return page(for: reader, request, notice: unansweredNotice(of: reader))
    } catch {
      guard case .malformed(let asked, _) = error, let reader = try? automaticReader(of: request) else {
        return Self.refusal(of: error)
      }
      return page(
        for: reader, request,
        notice: "“\(String(asked.prefix(60)))” is no language tag; your browser’s language is shown.")
    }
  }

  private func page(for reader: Reader, _ request: HTTPRequest, notice: LocalizedMessage?) -> HTTPResponse {
    let texts = PageTexts(catalogs: catalogs, reader: reader)
    let page = LivePage(
      texts: texts, state: LiveState(request.target), snippets: snippets, markdown: markdown, notice: notice)
    return Self.pageResponse(page.document(), reader: reader)
  }

  /// `GET /live?language=TAG`: every text of the page, for a switch.
  func texts(_ request: HTTPRequest) -> HTTPResponse {
    answering(request) { reader in
      let texts = PageTexts(catalogs: catalogs, reader: reader)
      // The texts are noted while the page is made; its markup is not needed here, but for the chat's rows.
      let page = LivePage(
        texts: texts, state: LiveState(request.target), snippets: snippets, markdown: markdown,
        notice: unansweredNotice(of: reader))
      _ = page.document()
      return .json(
        LiveAnswer(
          requested: reader.requested, language: reader.language.description,
          direction: reader.language.writingDirection.rawValue, isAnswered: reader.isAnswered, chat: page.chat.shown,
          texts: texts.shown))
    }
  }

  /// `GET /explain?language=TAG&key=KEY&argument=…[&table=LivePage]`: a text and every source that was asked for it.
  func explain(_ request: HTTPRequest) -> HTTPResponse {
    guard let key = request.target.first("key") else {
      return .failure(.badRequest, "no_key", "The query needs “key”: /explain?language=tr&key=Card%20number.")
    }
    let name = request.target.first("table") ?? TextTable.themeKit.rawValue
    guard let table = TextTable(rawValue: name) else {
      let known = TextTable.allCases.map(\.rawValue).joined(separator: " and ")
      return .failure(.badRequest, "no_table", "There is no table “\(name)”; there are \(known).")
    }
    let values = request.target.all("argument")
    guard QuestionBounds.hold(key: key, values: values) else { return QuestionBounds.refusal }
    let arguments = values.map { TextArgument(query: $0) }
    return answering(request) { reader in
      .json(
        ExplainAnswer(
          LocalizedMessage(key: key, arguments: arguments.map(\.templateArgument)), arguments: arguments, table: table,
          catalogs: catalogs, reader: reader))
    }
  }

  /// `POST /live/resolve` with `{"language": "tr", "key": "%@ out of %@", "arguments": [4.5, 5]}`.
  func resolve(_ request: HTTPRequest) -> HTTPResponse {
    let asked: ResolveRequest
    do throws(ResolveRequestError) { asked = try ResolveRequest(parsing: request.body) } catch {
      return .failure(.badRequest, error.code, error.message)
    }
    guard QuestionBounds.hold(key: asked.key, values: asked.arguments?.map(\.text) ?? []) else {
      return QuestionBounds.refusal
    }
    do throws(ReaderError) {
      let reader = try Reader(
        language: asked.language, accepted: request.fields["Accept-Language"], matcher: catalogs.matcher)
      let arguments = asked.arguments ?? []
      return .json(
        ExplainAnswer(
          LocalizedMessage(key: asked.key, arguments: arguments.map(\.templateArgument)), arguments: arguments,
          table: asked.table ?? .themeKit, catalogs: catalogs, reader: reader))
    } catch {
      return Self.refusal(of: error)
    }
  }

  /// Where nothing lives, a page for people; what programs get for everybody else.
  func refusal(_ request: HTTPRequest, _ forPrograms: HTTPResponse) -> HTTPReply {
    guard forPrograms.status == .notFound, request.wantsPage, let reader = try? automaticReader(of: request) else {
      return .now(forPrograms)
    }
    let texts = PageTexts(catalogs: catalogs, reader: reader)
    var answer = Self.pageResponse(NotFoundPage(texts: texts, path: request.target.path).document(), reader: reader)
    answer.status = .notFound
    return .now(answer)
  }
}

// MARK: - Readers

extension LiveRoutes {
  private func reader(of request: HTTPRequest) throws(ReaderError) -> Reader {
    try Reader(
      language: request.target.first("language"), accepted: request.fields["Accept-Language"], matcher: catalogs.matcher
    )
  }

  private func automaticReader(of request: HTTPRequest) throws(ReaderError) -> Reader {
    try Reader(language: nil, accepted: request.fields["Accept-Language"], matcher: catalogs.matcher)
  }

  private func answering(_ request: HTTPRequest, _ body: (Reader) -> HTTPResponse) -> HTTPResponse {
    do throws(ReaderError) { return body(try reader(of: request)) } catch { return Self.refusal(of: error) }
  }

  /// Says that the page does not speak the language asked for. A browser's own list is a wish, and nothing is said of it.
  private func unansweredNotice(of reader: Reader) -> LocalizedMessage? {
    guard !reader.isAnswered, reader.requested != "automatic" else { return nil }
    let tag = LanguageTag(reader.requested)
    let name = tag?.menuName ?? reader.requested
    return "“\(name)” is not among this page’s languages; English answers."
  }

  static func refusal(of error: ReaderError) -> HTTPResponse {
    switch error {
    case .malformed(let asked, let reason):
      .failure(.badRequest, "malformed_language", "“\(asked.prefix(60))” is no language tag (BCP 47): \(reason).")
    }
  }

  private static func pageResponse(_ page: HTML, reader: Reader) -> HTTPResponse {
    var answer = HTTPResponse(contentType: "text/html; charset=utf-8", body: page.utf8)
    answer.fields["Content-Language"] = reader.language.description
    answer.fields["Vary"] = "Accept-Language"
    answer.fields["Cache-Control"] = "no-cache"
    return answer
  }
}
