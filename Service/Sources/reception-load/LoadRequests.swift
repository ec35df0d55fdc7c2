/// The requests of the load, byte by byte as they travel.
enum LoadRequests {
  /// The app of every request.
  static let app = "load"

  /// A request with its head as a client writes it.
  static func bytes(
    _ method: String, _ target: String, fields: [String] = [], body: String? = nil
  ) -> [UInt8] {
    var head = ["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1", "X-App-Id: \(app)", "Accept: application/json"]
    head += fields
    if let body { head += ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"] }
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")).utf8)
  }

  /// What a device says of itself: everything that a client on a phone sends.
  static func device(_ more: String) -> String {
    #"{"appBuild":"4711","appVersion":"5.2.1","bundleId":"org.example.trips","deviceModel":"iPhone17,1","#
      + #""externalUserId":"user-81726354","locale":"de_CH","metadata":{"plan":"pro","seats":"12"},"name":"Ada Lovelace","#
      + #""osVersion":"18.4","platform":"ios","sdkVersion":"0.1.0","timezone":"Europe/Zurich"\#(more)}"#
  }

  /// A registration.
  static let registration = bytes("POST", "/v1/devices", body: device(#","language":"de-CH""#))

  /// A language update of a device, and where its sequence and its language stand in it: they change each time.
  static func update(token: String) -> UpdateRequest {
    let body = device(#","language":"de-CH","sequence":\#(UpdateRequest.firstSequence)"#)
    return UpdateRequest(
      bytes("PATCH", "/v1/devices/me", fields: ["Authorization: Bearer \(token)"], body: body))
  }

  /// The question for published texts that are held already.
  static func appearance(entityTag: String) -> [UInt8] {
    bytes("GET", "/v1/appearance", fields: ["If-None-Match: \(entityTag)"])
  }

  /// An event stream.
  static func events(token: String) -> [UInt8] {
    bytes("GET", "/v1/conversation/events", fields: ["Authorization: Bearer \(token)", "Last-Event-ID: 0"])
  }
}

/// A language update whose bytes are changed in place.
struct UpdateRequest {
  /// Of as many digits as every later one.
  static let firstSequence = 1_000_000_000
  private static let languages = ["de-CH", "fr-CA", "es-MX", "pt-BR"].map { Array($0.utf8) }

  private(set) var bytes: [UInt8]
  private let languagePlace: Int
  private var sequence = Self.firstSequence

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The language stands behind its name, and the sequence at the end, before the closing brace.
    let name = Array(#""language":""#.utf8)
    languagePlace = (bytes.indices.first { bytes[$0...].starts(with: name) } ?? 0) + name.count
  }

  /// The next update of the device.
  mutating func next() -> [UInt8] {
    sequence += 1
    bytes.replaceSubrange(languagePlace..<languagePlace + 5, with: Self.languages[sequence % Self.languages.count])
    var rest = sequence
    for place in (bytes.count - 11..<bytes.count - 1).reversed() {
      bytes[place] = UInt8(48 + rest % 10)
      rest /= 10
    }
    return bytes
  }
}
