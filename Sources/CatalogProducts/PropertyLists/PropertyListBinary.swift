/// Writes binary property lists (`bplist00`): every object once, then where each stands, then the trailer.
enum PropertyListBinary {
  static func file(of root: PropertyListNode) -> [UInt8] {
    var objects = ObjectList()
    objects.add(root)
    return objects.file()
  }
}

/// The objects of a list, numbered. The root is number 0, and a text that stands twice is one object.
private struct ObjectList {
  private enum Object {
    case text(String)
    case dictionary(keys: [Int], values: [Int])
  }

  private var objects: [Object] = []
  private var texts: [[UInt8]: Int] = [:]

  @discardableResult
  mutating func add(_ node: PropertyListNode) -> Int {
    switch node {
    case .text(let text): return add(text)
    case .dictionary(let members):
      let number = objects.count
      objects.append(.dictionary(keys: [], values: []))
      let keys = members.map { add($0.key) }
      let values = members.map { add($0.value) }
      objects[number] = .dictionary(keys: keys, values: values)
      return number
    }
  }

  private mutating func add(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    if let known = texts[bytes] { return known }
    texts[bytes] = objects.count
    objects.append(.text(text))
    return objects.count - 1
  }

  func file() -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    let referenceSize = Self.size(of: objects.count)
    for object in objects {
      offsets.append(bytes.count)
      append(object, referenceSize: referenceSize, to: &bytes)
    }
    let table = bytes.count
    let offsetSize = Self.size(of: table)
    for offset in offsets { Self.append(offset, size: offsetSize, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, 0, table] { Self.append(number, size: 8, to: &bytes) }
    return bytes
  }

  private func append(_ object: Object, referenceSize: Int, to bytes: inout [UInt8]) {
    switch object {
    case .text(let text) where text.utf8.allSatisfy { $0 < 0x80 }:
      Self.append(marker: 0x50, count: text.utf8.count, to: &bytes)
      bytes += text.utf8
    case .text(let text):
      Self.append(marker: 0x60, count: text.utf16.count, to: &bytes)
      for unit in text.utf16 { Self.append(Int(unit), size: 2, to: &bytes) }
    case .dictionary(let keys, let values):
      Self.append(marker: 0xD0, count: keys.count, to: &bytes)
      for number in keys + values { Self.append(number, size: referenceSize, to: &bytes) }
    }
  }

  /// What an object is, and how many parts it has; from 15 on the count is an integer object behind the marker.
  private static func append(marker: UInt8, count: Int, to bytes: inout [UInt8]) {
    guard count >= 15 else { return bytes.append(marker | UInt8(count)) }
    let size = size(of: count)
    bytes.append(marker | 15)
    bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
    append(count, size: size, to: &bytes)
  }

  /// How many bytes a number takes: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    switch number {
    case ..<0x100: 1
    case ..<0x1_0000: 2
    case ..<0x1_0000_0000: 4
    default: 8
    }
  }

  private static func append(_ number: Int, size: Int, to bytes: inout [UInt8]) {
    for shift in (0..<size).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> (shift * 8))) }
  }
}
