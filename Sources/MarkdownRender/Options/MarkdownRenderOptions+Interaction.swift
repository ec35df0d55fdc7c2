extension MarkdownRenderOptions {
  /// What a reader can do with the rendered text.
  ///
  /// ```swift
  /// MarkdownRenderOptions.Interaction().allowsLink(to: "https://example.org")   // true
  /// MarkdownRenderOptions.Interaction().allowsLink(to: "javascript:alert(1)")   // false
  /// ```
  public struct Interaction: Sendable, Hashable {
    /// The schemes of links that may be followed, in lower case. A link of another scheme is shown as text. An address
    /// without a scheme is one on the page itself, and allowed; one that names only a host (`//example.org`) needs
    /// `https` or `http`.
    public var allowedLinkSchemes: Set<String>
    /// The schemes from which images are fetched; an image of another scheme is shown as its description.
    public var allowedImageSchemes: Set<String>

    /// Links to `http`, `https` and `mailto`, images from `http` and `https`, unless others are named.
    public init(
      allowedLinkSchemes: Set<String> = ["http", "https", "mailto"],
      allowedImageSchemes: Set<String> = ["http", "https"]
    ) {
      self.allowedLinkSchemes = allowedLinkSchemes
      self.allowedImageSchemes = allowedImageSchemes
    }

    /// Whether a link may be followed.
    public func allowsLink(to address: String) -> Bool { Address(address.utf8).isAllowed(by: allowedLinkSchemes) }

    /// Whether an image may be fetched.
    public func allowsImage(from address: String) -> Bool { Address(address.utf8).isAllowed(by: allowedImageSchemes) }
  }
}

/// What an address asks a browser to do, as browsers read it (URL Living Standard, section 4.4), with doubt refused.
private enum Address {
  case onThisPage
  case onAnotherHost
  case scheme(String)
  case doubtful

  init(_ address: String.UTF8View) {
    // Browsers drop such bytes before they look for the scheme, so that “java\tscript:” would run.
    guard address.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      self = .doubtful
      return
    }
    let isSlash = { (byte: UInt8) in byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }
    if address.prefix(2).count == 2, address.prefix(2).allSatisfy(isSlash) {
      self = .onAnotherHost
      return
    }
    let delimiters: Set<UInt8> = [
      UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "?"), UInt8(ascii: "#"),
    ]
    guard let end = address.firstIndex(where: delimiters.contains), address[end] == UInt8(ascii: ":") else {
      self = .onThisPage
      return
    }
    let scheme = address[..<end]
    guard let first = scheme.first, Self.isLetter(first), scheme.allSatisfy(Self.isSchemeByte) else {
      self = .doubtful
      return
    }
    self = .scheme(String(scheme)?.lowercased() ?? "")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
  }

  /// Whether a set of schemes lets it pass. No set lets through what would run a script.
  func isAllowed(by schemes: Set<String>) -> Bool {
    switch self {
    case .onThisPage: true
    case .onAnotherHost: schemes.contains("https") || schemes.contains("http")
    case .scheme("javascript"), .scheme("vbscript"), .scheme("data"), .doubtful: false
    case .scheme(let scheme): schemes.contains(scheme)
    }
  }
}
