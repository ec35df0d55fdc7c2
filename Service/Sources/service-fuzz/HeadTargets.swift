@testable import HTTPService
@testable import ReceptionService
import ReceptionStorage

extension FuzzTarget {
  /// What stands in a request line.
  static let target = FuzzTarget(
    name: "request-target",
    seeds: ["/", "/live?language=tr&argument=4%2C5&argument=%25", "/a%20b?c", "/%C3%A9/../x?+=+&&=", "live", "/%00"].map
    {
      Array($0.utf8)
    }, words: ["%", "%2F", "%C3", "%A9", "&", "=", "?", "+", "..", "/v1/devices/me"],
    read: { bytes in
      let text = String(any: bytes)
      guard let target = try? RequestTarget(parsing: text) else { return }
      require(target.path.utf8.first == UInt8(ascii: "/") && !target.path.utf8.contains(0), "a path is none")
      require(target.query.count <= RequestTarget.maximumItems, "more items than there may be")
      _ = Router().reply(to: HTTPRequest(.get, target))
    })

  /// Header fields, a line each, and everything that is read out of one.
  static let fields = FuzzTarget(
    name: "header-fields",
    seeds: [
      "Host: a\nContent-Length: 5", "Transfer-Encoding: chunked\nHost: x:80", "If-None-Match: W/\"a\", \"b\", *",
      "Authorization: Bearer dt_0000000000000001_" + String(repeating: "ab", count: 32), "Last-Event-ID: 42",
      "X-Forwarded-For: 1.2.3.4, 2001:db8::1", "Cookie: a=b; session=c",
    ].map { Array($0.utf8) },
    words: [
      "Host:", "Content-Length:", "Transfer-Encoding:", "chunked", "If-None-Match:", "Authorization: Bearer ",
      "Last-Event-ID:", "X-Forwarded-For:", "Cookie:", "127.0.0.1", "[::1]", "\r\n", "\t", ",", ";", "\"",
    ],
    read: { bytes in
      var fields = HTTPFields()
      for line in bytes.split(separator: 10) {
        let sides = line.split(separator: 58, maxSplits: 1, omittingEmptySubsequences: false)
        let (name, value) = (String(any: sides[0]), String(any: sides.last ?? []))
        fields.append(value, to: name)
        require(
          fields[name] != nil && fields[name.uppercased()] != nil || !name.utf8.allSatisfy { $0 < 0x80 },
          "a name is lost")
      }
      require(
        fields.pairs.allSatisfy { !$0.value.utf8.contains { $0 < 0x20 || $0 == 0x7F } }, "a control character stays")
      for version in ["HTTP/1.1", "HTTP/1.0"] where fields.doubt(version: version) == nil {
        require(fields["transfer-encoding"] == nil || fields["content-length"] == nil, "two lengths pass")
      }
      guard let root = try? RequestTarget(parsing: "/") else { return }
      var request = HTTPRequest(.get, root, fields: fields)
      _ = HTTPResponse.text("x").revalidated(for: request)
      _ = AllowedHosts(listeningOn: "127.0.0.1", named: ["a.example"]).refusal(of: request)
      _ = (request.cookie("session"), fields["Last-Event-ID"].flatMap { Int($0) })
      request.peer = request.fields.forwardedFor ?? request.peer
      if let peer = request.peer { require(PeerAddress(peer.description) == peer, "\(peer) does not read back") }
    })

  /// The body of a form.
  static let form = FuzzTarget(
    name: "form-body", seeds: ["text=100+%25&language=de", "a=b&a=c&=&%C3%A9=%00"].map { Array($0.utf8) },
    words: ["&", "=", "%", "+", "%0D%0A", "%FF"],
    read: { bytes in
      guard let form = try? FormBody(parsing: bytes) else { return }
      require(form.items.count <= FormBody.maximumItems, "more fields than there may be")
      for item in form.items { require(!item.value.utf8.contains(0), "a NUL passes") }
    })

  /// Secrets as requests bring them.
  static let secrets = FuzzTarget(
    name: "secrets", seeds: [Array(DeviceSecret(.token, of: DeviceID(rawValue: 7)).text.utf8)],
    words: ["dt_", "ds_", "_", "0123456789abcdef"],
    read: { bytes in
      let text = String(any: bytes)
      _ = AgentSecret(parsing: text)
      guard let secret = DeviceSecret(parsing: text) else { return }
      require(secret.text == text.lowercased(), "a secret is not read as it was written")
    })
}
