/// A text as a key: two texts are one only when their bytes are. `String` takes `é` and `e` with an accent for the same,
/// which are two keys of a catalog.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (one: ExactText, other: ExactText) -> Bool { one.text.isExactly(other.text) }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether the bytes of two texts are the same.
  package func isExactly(_ other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return utf8.elementsEqual(other.utf8)
  }
}
