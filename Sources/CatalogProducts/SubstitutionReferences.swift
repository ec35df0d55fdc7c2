/// The places of a text that refer to substitutions: `%#@files@`, `%2$#@files@`.
struct SubstitutionReferences {
  struct Reference: Equatable {
    /// The bytes of the reference, from the percent sign to the last at sign.
    var range: Range<Int>
    /// The position that the text says itself.
    var position: Int?
    var name: String
  }

  let bytes: [UInt8]
  private(set) var references: [Reference] = []

  init(_ text: String) {
    bytes = text.utf8.contains(UInt8(ascii: "#")) ? Array(text.utf8) : []
    var index = 0
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
        index += 1
      } else if let reference = reference(at: percent) {
        references.append(reference)
        index = reference.range.upperBound
      }
    }
  }

  private func reference(at percent: Int) -> Reference? {
    var index = percent + 1
    var position: Int?
    let digits = bytes[index...].prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    if !digits.isEmpty {
      position = Int(String(decoding: digits, as: UTF8.self))
      guard digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "$") else { return nil }
      index = digits.endIndex + 1
    }
    guard bytes[index...].starts(with: "#@".utf8) else { return nil }
    guard let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
    return Reference(
      range: percent..<end + 1, position: position, name: String(decoding: bytes[index + 2..<end], as: UTF8.self))
  }

  /// The text with each reference replaced.
  func replacing(_ replacement: (Reference) -> String) -> String {
    var result: [UInt8] = []
    var index = 0
    for reference in references {
      result += bytes[index..<reference.range.lowerBound]
      result += replacement(reference).utf8
      index = reference.range.upperBound
    }
    result += bytes[index...]
    return String(decoding: result, as: UTF8.self)
  }
}
