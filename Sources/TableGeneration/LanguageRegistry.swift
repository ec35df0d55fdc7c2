/// The records of IANA's Language Subtag Registry (RFC 5646, section 3.1).
struct LanguageRegistry {
  /// One record: what it registers, and what replaces it.
  struct Record {
    var type: String
    /// The subtag, or the whole tag of a grandfathered or redundant record; a range keeps its `..`.
    var name: String
    var preferred: String?
    var prefixes: [String]
  }

  let records: [Record]
  let date: String

  init(_ data: DataFolder) throws(TableGenerationError) {
    let blocks = try data.text("iana/language-subtag-registry.txt").split(separator: "%%\n")
    date = blocks.first.map { String($0.dropFirst("File-Date: ".count).prefix(10)) } ?? ""
    records = blocks.dropFirst().map(Self.record)
  }

  /// The names of the records of a type, ranges such as `qaa..qtz` written out.
  func names(_ type: String) -> [String] {
    records.filter { $0.type == type }.flatMap { Self.expanded($0.name) }
  }

  private static func record(_ block: Substring) -> Record {
    var record = Record(type: "", name: "", prefixes: [])
    for line in block.split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ") else { continue }
      let value = String(line[colon.upperBound...])
      switch line[..<colon.lowerBound] {
      case "Type": record.type = value
      case "Subtag", "Tag": record.name = value
      case "Preferred-Value": record.preferred = value
      case "Prefix": record.prefixes.append(value)
      default: break
      }
    }
    return record
  }

  /// Ranges differ in their last two letters.
  private static func expanded(_ name: String) -> [String] {
    guard let dots = name.firstRange(of: "..") else { return [name] }
    let (first, last) = (name[..<dots.lowerBound], name[dots.upperBound...])
    let stem = first.dropLast(2)
    let letters =
      name.last?.isUppercase == true ? UInt8(ascii: "A")...UInt8(ascii: "Z") : UInt8(ascii: "a")...UInt8(ascii: "z")
    let alphabet = letters.map { String(UnicodeScalar($0)) }
    let endings = alphabet.flatMap { one in alphabet.map { one + $0 } }
    return endings.map { stem + $0 }.filter { $0 >= first && $0 <= last }.map(String.init)
  }
}
