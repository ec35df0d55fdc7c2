internal import HTTPService
internal import ReceptionProtocol

extension PublicAPI {
  /// `GET /v1/appearance`: from memory as a rule, else when the store has answered.
  func appearance(_ request: HTTPRequest) -> HTTPReply {
    let app = request.fields["x-app-id"] ?? ""
    if let known = apps.fresh(app) { return .now(Self.answer(known, request)) }
    return .later {
      await Self.answering { () async throws(APIFailure) in Self.answer(.success(try await apps.entry(app)), request) }
    }
  }

  private static func answer(_ found: Result<AppDirectory.Entry, APIFailure>, _ request: HTTPRequest) -> HTTPResponse {
    switch found {
    case .failure(let failure): failure.response
    case .success(let entry): HTTPResponse.holds(request, entry.entityTag) ? entry.notModified : entry.appearance
    }
  }
}
