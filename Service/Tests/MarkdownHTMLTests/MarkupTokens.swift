/// Markup taken apart, so that two spellings of the same document are equal: the order of attributes, escapes and space
/// between blocks do not count.
struct MarkupTokens: Equatable, CustomStringConvertible {
  enum Token: Equatable {
    case open(String, [String: String])
    case close(String)
    case text(String)
  }

  var tokens: [Token] = []

  init(_ markup: String) {
    var rest = Substring(markup)
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">") {
        take(tag: rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        tokens.append(.text(Self.unescaped(String(rest[..<end]))))
        rest = rest[end...]
      }
    }
  }

  private mutating func take(tag: Substring) {
    if tag.hasPrefix("/") { return tokens.append(.close(String(tag.dropFirst()))) }
    var rest = tag.hasSuffix("/") ? tag.dropLast() : tag
    let name = String(rest.prefix { !$0.isWhitespace })
    rest = rest.dropFirst(name.count)
    var attributes: [String: String] = [:]
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      let key = String(rest.prefix(1)) + rest.dropFirst().prefix { $0 != "=" && !$0.isWhitespace }
      rest = rest.dropFirst(key.count)
      guard rest.hasPrefix("=\"") else {
        attributes[key] = ""
        continue
      }
      rest = rest.dropFirst(2)
      let value = rest.prefix { $0 != "\"" }
      attributes[key] = Self.unescaped(String(value))
      rest = rest.dropFirst(value.count + 1)
    }
    tokens.append(.open(name, attributes))
  }

  private static func unescaped(_ text: String) -> String {
    var text = text
    for (escape, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
      text = text.split(separator: escape, omittingEmptySubsequences: false).joined(separator: character)
    }
    return text
  }

  static let blocks: Set<String> = [
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "hr", "table", "thead", "tbody",
    "tr",
    "th", "td", "div", "br",
  ]

  /// Without space beside blocks; elsewhere a run of spaces is one, but in `pre` all count.
  func normalized() -> MarkupTokens {
    var made = self
    made.tokens = []
    var preDepth = 0
    for token in tokens {
      switch token {
      case .open("pre", _): preDepth += 1
      case .close("pre"): preDepth -= 1
      case .text(let text) where preDepth == 0:
        made.append(text: text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace), raw: text)
        continue
      case .text(let text):
        made.join(text)
        continue
      default: break
      }
      made.trimBefore(token)
      made.tokens.append(token)
    }
    made.trimBefore(.close("p"))
    return made
  }

  private mutating func append(text pieces: [Substring], raw: String) {
    var collapsed = pieces.filter { !$0.isEmpty }.joined(separator: " ")
    if raw.first?.isWhitespace == true, !collapsed.isEmpty { collapsed = " " + collapsed }
    if raw.last?.isWhitespace == true { collapsed += " " }
    if isAtBlock { collapsed = String(collapsed.drop { $0 == " " }) }
    if !collapsed.isEmpty { join(collapsed) }
  }

  private var isAtBlock: Bool {
    switch tokens.last {
    case nil: true
    case .open(let name, _), .close(let name): Self.blocks.contains(name)
    case .text(let text): text.hasSuffix(" ")
    }
  }

  private mutating func join(_ text: String) {
    if case .text(let before) = tokens.last {
      tokens[tokens.count - 1] = .text(before + text)
    } else {
      tokens.append(.text(text))
    }
  }

  private mutating func trimBefore(_ token: Token) {
    let name: String
    switch token {
    case .open(let opened, _): name = opened
    case .close(let closed): name = closed
    case .text: return
    }
    guard Self.blocks.contains(name), name != "pre" || token != .close("pre"), case .text(var text) = tokens.last else {
      return
    }
    if token == .close("code") { return }
    while text.last == " " { text.removeLast() }
    tokens[tokens.count - 1] = .text(text)
    if text.isEmpty { tokens.removeLast() }
  }

  var description: String {
    tokens.map { token in
      switch token {
      case .open(let name, let attributes):
        "<\(name)" + attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined() + ">"
      case .close(let name): "</\(name)>"
      case .text(let text): text
      }
    }.joined()
  }
}
