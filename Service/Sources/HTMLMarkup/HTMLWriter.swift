/// Writes a piece of a page from front to back: the quick way to long content, as safe as building it from parts.
///
/// Elements are closed in the order in which they were opened, by the writer itself, so what it makes is well-formed
/// whatever it is told.
///
/// ```swift
/// var writer = HTMLWriter()
/// writer.open(.p, [.class("greeting")])
/// writer.text("Hello, <Ada>")
/// writer.finish().markup   // <p class="greeting">Hello, &lt;Ada&gt;</p>
/// ```
public struct HTMLWriter: Sendable {
  private var bytes: [UInt8] = []
  private var elements: [ElementName] = []

  /// Nothing written yet.
  ///
  /// - Parameter capacity: how many bytes are expected.
  public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// How many elements are open.
  public var depth: Int { elements.count }

  /// Opens an element; a void one (`br`, `input`) is written and not open afterwards.
  public mutating func open(_ name: ElementName) {
    begin(name)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Opens an element with attributes.
  public mutating func open(_ name: ElementName, _ attributes: [HTMLAttribute]) {
    begin(name)
    for attribute in attributes { bytes += attribute.markup.utf8 }
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func begin(_ name: ElementName) {
    bytes.append(UInt8(ascii: "<"))
    bytes += name.rawValue.utf8
    if !name.isVoid { elements.append(name) }
  }

  /// Closes the innermost open element; none when none is open.
  public mutating func close() {
    guard let name = elements.popLast() else { return }
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    bytes += name.rawValue.utf8
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes a text, escaped.
  public mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { self.text(utf8: $0) }
  }

  /// Writes a text given in UTF-8, escaped.
  public mutating func text(utf8 text: UnsafeBufferPointer<UInt8>) {
    var written = 0
    for place in text.indices where Escapes.isNeeded(text[place]) {
      bytes += UnsafeBufferPointer(rebasing: text[written..<place])
      bytes += Escapes.escape(text[place])
      written = place + 1
    }
    bytes += UnsafeBufferPointer(rebasing: text[written...])
  }

  /// Writes a piece that is made already.
  public mutating func piece(_ piece: HTML) { bytes += piece.utf8 }

  /// Closes what is open and hands the piece over. The writer is empty afterwards.
  public mutating func finish() -> HTML {
    while !elements.isEmpty { close() }
    defer { bytes = [] }
    return HTML(made: bytes)
  }
}
