/// A piece of a page that is well-formed and safe however hostile the texts in it are: there is no way to paste markup.
///
/// ```swift
/// let greeting = HTML.element(.p, .class("greeting")) { "Hello, <Ada> & co." }
/// greeting.markup        // <p class="greeting">Hello, &lt;Ada&gt; &amp; co.</p>
/// ```
///
/// Texts are escaped when they enter, names of elements and attributes come from closed lists, and an address that could
/// run a script cannot be written. HTML Living Standard, section 13.1.
public struct HTML: Sendable, Hashable {
  /// The piece as it goes to the browser, in UTF-8.
  public let utf8: [UInt8]

  /// Markup that this module made; nobody else can.
  init(made utf8: [UInt8]) { self.utf8 = utf8 }

  /// The piece as text.
  public var markup: String { String(decoding: utf8, as: UTF8.self) }

  /// Nothing.
  public static let empty = HTML(made: [])

  /// A text, escaped.
  public static func text(_ text: String) -> HTML { HTML(made: Array(escaped(text).utf8)) }

  /// Pieces one after the other.
  public static func joined(_ pieces: some Sequence<HTML>) -> HTML { HTML(made: pieces.flatMap(\.utf8)) }

  /// An element with its attributes and its content.
  ///
  /// A void element (`input`, `link`, `meta`) takes no content; what is given to one is left out.
  public static func element(
    _ name: ElementName, _ attributes: HTMLAttribute?..., @HTMLBuilder content: () -> HTML = { .empty }
  ) -> HTML {
    element(name, attributes.compactMap { $0 }, content: content())
  }

  /// An element whose attributes are in a list already.
  public static func element(_ name: ElementName, _ attributes: [HTMLAttribute], content: HTML) -> HTML {
    var writer = HTMLWriter()
    writer.open(name, attributes)
    if !name.isVoid { writer.piece(content) }
    return writer.finish()
  }

  /// The same, its content written as a list.
  public static func element(
    _ name: ElementName, _ attributes: [HTMLAttribute], @HTMLBuilder content: () -> HTML
  ) -> HTML {
    element(name, attributes, content: content())
  }

  /// A whole document: the doctype and its root.
  public static func document(_ root: HTML) -> HTML { HTML(made: "<!DOCTYPE html>\n".utf8 + root.utf8 + "\n".utf8) }

  /// The data of a page for its script, as JSON that a browser does not run.
  ///
  /// The characters that could end the element or start a comment are written as JSON escapes.
  public static func data(id: String, json: String) -> HTML {
    var safe: [UInt8] = []
    for byte in json.utf8 {
      switch byte {
      case UInt8(ascii: "<"): safe += "\\u003c".utf8
      case UInt8(ascii: ">"): safe += "\\u003e".utf8
      case UInt8(ascii: "&"): safe += "\\u0026".utf8
      default: safe.append(byte)
      }
    }
    let opening = "<script type=\"application/json\"\(HTMLAttribute.id(id).markup)>"
    return HTML(made: opening.utf8 + safe + "</script>".utf8)
  }

  /// Replaces what has a meaning in markup. A NUL or another control character, which no page may hold, becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if Escapes.isNeeded(byte) { escaped += Escapes.escape(byte) } else { escaped.append(byte) }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}

extension HTML: ExpressibleByStringLiteral {
  /// A literal is a text, not markup.
  public init(stringLiteral text: String) { self = .text(text) }
}
