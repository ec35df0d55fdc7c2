/// Reads a binary property list (`bplist00`): dictionaries and texts; of other values only that they are there.
///
/// Every offset is checked, and budgets of visited objects and of the bytes of their texts keep lists that share or
/// contain themselves from costing more than their size deserves.
struct BinaryPropertyReader {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let rootIndex: Int
  private let tableOffset: Int
  private var budget: Int
  /// How many bytes of texts may still be read.
  private var textBudget: Int

  private static let fault = PropertyList.Fault(offset: 0, message: "the binary property list is damaged")

  private static let overdraft = PropertyList.Fault(
    offset: 0, message: "the binary property list repeats its texts more often than its size deserves")

  init(_ bytes: [UInt8]) throws(PropertyList.Fault) {
    guard bytes.count >= 40 else { throw Self.fault }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    objectCount = try Self.number(bytes, trailer + 8, 8)
    rootIndex = try Self.number(bytes, trailer + 16, 8)
    tableOffset = try Self.number(bytes, trailer + 24, 8)
    budget = bytes.count
    // Each text lies in the file once, however many refer to it: every rule of a stringsdict to the same names, and a
    // file that waits for its translation perhaps all keys to one text.
    textBudget = 1_048_576 + bytes.count * 16
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), objectCount <= bytes.count,
      tableOffset <= trailer, objectCount * offsetSize <= trailer - tableOffset
    else { throw Self.fault }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) throws(PropertyList.Fault) -> Int {
    guard offset >= 0, offset <= bytes.count - size else { throw fault }
    let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard value < UInt64(Int32.max) else { throw fault }
    return Int(value)
  }

  /// The value of the whole list.
  mutating func root() throws(PropertyList.Fault) -> PropertyValue { try object(rootIndex, depth: 0) }

  private mutating func object(_ index: Int, depth: Int) throws(PropertyList.Fault) -> PropertyValue {
    budget -= 1
    guard budget > 0, depth < PropertyList.depthLimit, index < objectCount else { throw Self.fault }
    let offset = try Self.number(bytes, tableOffset + index * offsetSize, offsetSize)
    guard offset < tableOffset else { throw Self.fault }
    switch bytes[offset] >> 4 {
    case 0x5:
      let (count, start) = try count(at: offset)
      return .text(String(decoding: try text(start, count), as: UTF8.self))
    case 0x6:
      let (count, start) = try count(at: offset)
      return .text(Self.utf16(try text(start, count * 2)))
    case 0xD: return .dictionary(try members(at: offset, depth: depth))
    default: return .otherwise
    }
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func members(at offset: Int, depth: Int) throws(PropertyList.Fault) -> [PropertyMember] {
    let (count, start) = try count(at: offset)
    _ = try slice(start, count * 2 * referenceSize)
    var members: [PropertyMember] = []
    for index in 0..<count {
      let key = try object(try Self.number(bytes, start + index * referenceSize, referenceSize), depth: depth + 1)
      let place = start + (count + index) * referenceSize
      let value = try object(try Self.number(bytes, place, referenceSize), depth: depth + 1)
      guard let key = key.text else { throw Self.fault }
      members.append(PropertyMember(key: key, value: value, offset: offset))
    }
    return members
  }

  /// How many elements an object has, and where they start. Fifteen and more stand in a number of their own.
  private func count(at offset: Int) throws(PropertyList.Fault) -> (count: Int, start: Int) {
    let short = Int(bytes[offset] & 0x0F)
    guard short == 15 else { return (short, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0x0F <= 3 else { throw Self.fault }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    return (try Self.number(bytes, offset + 2, size), offset + 2 + size)
  }

  /// The bytes of a text, which the budget pays.
  private mutating func text(_ start: Int, _ count: Int) throws(PropertyList.Fault) -> ArraySlice<UInt8> {
    let text = try slice(start, count)
    textBudget -= count
    guard textBudget >= 0 else { throw Self.overdraft }
    return text
  }

  private func slice(_ start: Int, _ count: Int) throws(PropertyList.Fault) -> ArraySlice<UInt8> {
    guard count >= 0, start <= bytes.count, count <= bytes.count - start else { throw Self.fault }
    return bytes[start..<start + count]
  }
}
