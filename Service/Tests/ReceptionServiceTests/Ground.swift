import Foundation
import HTTPService
import ReceptionService

/// The service as the tests ask it: in process, from the checkout's resources.
enum Ground {
  static let resources = ServiceResources(
    folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/ReceptionService/Resources").path)

  /// Made once: an app hands ThemeKit its catalog once.
  private static let made = Result { try ServiceRoutes(resources: resources) }
  static var routes: ServiceRoutes { get throws { try made.get() } }

  /// The answer to a request.
  static func answer(
    _ method: HTTPMethod, _ target: String, fields: [String: String] = [:], body: String = ""
  ) throws -> HTTPResponse {
    var request = HTTPRequest(method, try RequestTarget(parsing: target), body: Array(body.utf8))
    for (name, value) in fields { request.fields[name] = value }
    guard case .now(let answer) = try routes.router.reply(to: request) else { throw Patience() }
    return answer
  }

  /// A page that does not answer at once.
  struct Patience: Error {}

  /// The JSON object of an answer.
  static func object(_ answer: HTTPResponse) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any] ?? [:]
  }

  /// The explanation that a JSON answer carries.
  static func explanation(_ answer: HTTPResponse) throws -> [String: Any] {
    try object(answer)["explanation"] as? [String: Any] ?? [:]
  }
}

extension HTTPResponse {
  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }

  /// The code of a failure.
  var failureCode: String? {
    let object = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: [String: String]]
    return object?["error"]?["code"]
  }
}
