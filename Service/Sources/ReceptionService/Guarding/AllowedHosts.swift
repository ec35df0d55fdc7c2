internal import HTTPService

/// For which hosts requests are answered. A page elsewhere can give its own name this machine's address (DNS rebinding);
/// its requests name its own host, and are refused.
struct AllowedHosts: Sendable {
  /// Nil allows every host.
  private let names: Set<String>?

  /// This machine's own names, and those given. A service that listens on other addresses too, and was given no name,
  /// cannot know under which it is reached, and answers to all.
  init(listeningOn host: String, named names: [String]) {
    let isLoopback = host == "localhost" || PeerAddress(host)?.isLoopback == true
    guard isLoopback || !names.isEmpty else {
      self.names = nil
      return
    }
    self.names = Set((["localhost", "127.0.0.1", "::1", host] + names).map(Self.spelled))
  }

  /// The refusal of a request for another host.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    guard let names, let field = request.fields["host"] else { return nil }
    let name = Self.name(field)
    // As most write it; else in the one spelling.
    guard !names.contains(name), !names.contains(Self.spelled(name)) else { return nil }
    return .failure(.misdirected, "wrong_host", "This service is not that host; name it with --allowed-host.")
  }

  /// A name in one spelling: an address of IPv6 has many, and brackets in a `Host` field alone.
  private static func spelled(_ name: String) -> String {
    let bare = name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
    return PeerAddress(bare)?.description ?? name.lowercased()
  }

  /// A `Host` field without its port.
  private static func name(_ field: String) -> String {
    guard let colon = field.utf8.lastIndex(of: UInt8(ascii: ":")),
      field.utf8[colon...].dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return field }
    return String(field[..<colon])
  }
}
