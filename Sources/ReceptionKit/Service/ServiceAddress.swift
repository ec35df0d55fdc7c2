import Foundation
import ReceptionProtocol

/// Which app speaks to which service.
struct ServiceAddress: Hashable, Sendable, Codable {
  var appId: String
  var url: URL

  /// A request with a JSON body, as the app and, with a bearer, as a device.
  func request(_ method: String, _ path: String, body: (any Encodable)? = nil, bearer: String? = nil)
    -> ReceptionRequest
  {
    var headers = ["X-App-Id": appId, "Accept": "application/json"]
    headers["Authorization"] = bearer.map { "Bearer \($0)" }
    let data = body.flatMap { try? Self.encoder.encode($0) }
    if data != nil { headers["Content-Type"] = "application/json" }
    return ReceptionRequest(method: method, url: url.appendingPathComponent(path), headers: headers, body: data)
  }

  /// Sorted, so that the same description is the same bytes.
  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

extension ReceptionAnswer {
  /// What a well-formed failure says; nil for anything else.
  var failure: ServiceFailure? { try? JSONDecoder().decode(ServiceFailure.self, from: body) }

  /// The seconds that the service asks to wait.
  var retryAfter: Int? { headers["retry-after"].flatMap(RetryRules.seconds(ofRetryAfter:)) }

  /// The body as a value, or nothing where it is none.
  func decoded<Value: Decodable>(_ type: Value.Type) -> Value? { try? JSONDecoder().decode(type, from: body) }
}
