internal import HTTPService
internal import MarkdownRender

/// The answers that the section on MarkdownRender plays.
struct MarkdownRoutes: Sendable {
  let demo: MarkdownDemo

  /// `GET /markdown/answer?question=en&device=fr, zh-Hans-CN&own=1`: an answer with its changes, in the words of a device.
  func answer(_ request: HTTPRequest) -> HTTPResponse {
    let asked = request.target.first("question") ?? ""
    guard let exchange = demo.exchanges.first(where: { $0.id == asked }) else {
      let known = demo.exchanges.map(\.id).joined(separator: " and ")
      return .failure(.badRequest, "no_question", "There is no question “\(asked.prefix(40))”; there are \(known).")
    }
    do throws(MarkdownRenderError) {
      var answer = HTTPResponse.json(try demo.stream(exchange, options: MarkdownDemoState(request.target).options))
      answer.fields["Cache-Control"] = "no-cache"
      return answer
    } catch {
      return .failure(.internalError, "no_renderer", "\(error)")
    }
  }
}
