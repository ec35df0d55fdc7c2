/// Reads an old-style property list, the form of hand-written `.strings` files: `"key" = "value";`, comments, braces.
struct OldStyleReader {
  private let text: [UInt8]
  private var index = 0
  /// The last comment that was passed, without its marks.
  private var comment: Range<Int>?

  init(_ text: [UInt8]) { self.text = text }

  /// The pairs of the file, with or without braces around them.
  mutating func root() throws(PropertyList.Fault) -> PropertyValue {
    try skipSpace()
    let isBraced = peek == UInt8(ascii: "{")
    if isBraced { index += 1 }
    let members = try members(isBraced: isBraced, depth: 0)
    try skipSpace()
    guard peek == nil else { throw expected("the end of the file") }
    return .dictionary(members)
  }

  private var peek: UInt8? { index < text.count ? text[index] : nil }

  private func expected(_ what: String) -> PropertyList.Fault {
    let found =
      switch peek {
      case nil: "the end of the file"
      case .some(0..<0x20), .some(0x7F...): "something else"
      case .some(let byte): String(UnicodeScalar(byte))
      }
    return PropertyList.Fault(offset: index, message: "expected \(what), found \(found)")
  }

  /// Pairs up to a closing brace, or to the end of the file.
  private mutating func members(isBraced: Bool, depth: Int) throws(PropertyList.Fault) -> [PropertyMember] {
    var members: [PropertyMember] = []
    while true {
      try skipSpace()
      if isBraced, peek == UInt8(ascii: "}") {
        index += 1
        return members
      }
      if peek == nil {
        if isBraced { throw expected("a key or }") }
        return members
      }
      members.append(try member(depth: depth))
      comment = nil
    }
  }

  /// `key = value ;`, or `key ;`, whose value is the key.
  private mutating func member(depth: Int) throws(PropertyList.Fault) -> PropertyMember {
    let offset = index
    let comment = comment.map { String(decoding: text[$0], as: UTF8.self) }
    let key = try string("a key")
    var value = PropertyValue.text(key)
    try skipSpace()
    if peek == UInt8(ascii: "=") {
      index += 1
      value = try self.value(depth: depth + 1)
      try skipSpace()
    }
    guard peek == UInt8(ascii: ";") else { throw expected("a semicolon") }
    index += 1
    return PropertyMember(key: key, value: value, offset: offset, comment: comment)
  }

  private mutating func value(depth: Int) throws(PropertyList.Fault) -> PropertyValue {
    guard depth < PropertyList.depthLimit else {
      throw PropertyList.Fault(offset: index, message: "nested deeper than \(PropertyList.depthLimit) levels")
    }
    try skipSpace()
    switch peek {
    case UInt8(ascii: "{"):
      index += 1
      return .dictionary(try members(isBraced: true, depth: depth))
    case UInt8(ascii: "("):
      try skipArray(depth: depth)
      return .otherwise
    case UInt8(ascii: "<"):
      try skipData()
      return .otherwise
    default: return .text(try string("a value"))
    }
  }

  private mutating func skipArray(depth: Int) throws(PropertyList.Fault) {
    index += 1
    while true {
      try skipSpace()
      if peek == UInt8(ascii: ")") { break }
      _ = try value(depth: depth + 1)
      try skipSpace()
      guard peek == UInt8(ascii: ",") else { break }
      index += 1
    }
    guard peek == UInt8(ascii: ")") else { throw expected("a comma or )") }
    index += 1
  }

  private mutating func skipData() throws(PropertyList.Fault) {
    while let byte = peek, byte != UInt8(ascii: ">") { index += 1 }
    guard peek != nil else { throw expected(">") }
    index += 1
  }
}

// White space, comments, strings.
extension OldStyleReader {
  /// Passes white space and comments. A last comment need not be closed.
  private mutating func skipSpace() throws(PropertyList.Fault) {
    while let byte = peek {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if isLineSeparator(at: index) {
        index += 3
      } else if byte == UInt8(ascii: "/"), index + 1 < text.count, text[index + 1] == UInt8(ascii: "/") {
        skipLine()
      } else if byte == UInt8(ascii: "/"), index + 1 < text.count, text[index + 1] == UInt8(ascii: "*") {
        skipBlock()
      } else {
        return
      }
    }
  }

  /// U+2028 or U+2029.
  private func isLineSeparator(at index: Int) -> Bool {
    index + 2 < text.count && text[index] == 0xE2 && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8
  }

  private mutating func skipLine() {
    while let byte = peek, byte != 0x0A, byte != 0x0D, !isLineSeparator(at: index) { index += 1 }
  }

  private mutating func skipBlock() {
    index += 2
    let start = index
    while index < text.count {
      if text[index] == UInt8(ascii: "*"), index + 1 < text.count, text[index + 1] == UInt8(ascii: "/") {
        comment = start..<index
        index += 2
        return
      }
      index += 1
    }
  }

  private mutating func string(_ what: String) throws(PropertyList.Fault) -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try quoted() }
    let start = index
    while let byte = peek, Self.isBare(byte) { index += 1 }
    guard index > start else { throw expected(what) }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quoted() throws(PropertyList.Fault) -> String {
    let start = index
    let quote = text[index]
    index += 1
    var unescaped = OldStyleText()
    while let byte = peek {
      index += 1
      if byte == quote { return unescaped.finished() }
      if byte == UInt8(ascii: "\\") {
        try escape(into: &unescaped)
      } else {
        unescaped.append(byte)
      }
    }
    throw PropertyList.Fault(offset: start, message: "a string without its closing quote")
  }

  private mutating func escape(into unescaped: inout OldStyleText) throws(PropertyList.Fault) {
    guard let letter = peek else { throw expected("what the backslash escapes") }
    index += 1
    switch letter {
    case UInt8(ascii: "a"): unescaped.append(0x07)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "v"): unescaped.append(0x0B)
    case UInt8(ascii: "U"): unescaped.append(unit: UInt16(truncatingIfNeeded: number(radix: 16, digits: 4)))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      unescaped.append(nextStep: UInt8(truncatingIfNeeded: number(radix: 8, digits: 3)))
    default: unescaped.append(letter)
    }
  }

  /// Up to so many digits.
  private mutating func number(radix: UInt32, digits: Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek, let digit = JSONEscapes.hexValue(byte), digit < radix else { break }
      value = value * radix + UInt32(digit)
      index += 1
    }
    return value
  }
}

/// The text of an old-style string while its escapes are undone: bytes of UTF-8, and units of UTF-16 that may have to
/// be joined to pairs.
struct OldStyleText {
  private var bytes: [UInt8] = []
  private var pendingUnit: UInt16?

  mutating func append(_ byte: UInt8) {
    flush()
    bytes.append(byte)
  }

  /// A `\U` escape. Half of a surrogate pair becomes U+FFFD.
  mutating func append(unit: UInt16) {
    if let high = pendingUnit, UTF16.isTrailSurrogate(unit) {
      pendingUnit = nil
      bytes.append(contentsOf: String(decoding: [high, unit], as: UTF16.self).utf8)
      return
    }
    flush()
    if UTF16.isLeadSurrogate(unit) {
      pendingUnit = unit
    } else {
      bytes.append(contentsOf: String(decoding: [unit], as: UTF16.self).utf8)
    }
  }

  /// An octal escape: a byte of the NEXTSTEP encoding, of which the lower half is ASCII.
  mutating func append(nextStep byte: UInt8) {
    flush()
    let upper = Int(byte) - 0x80
    if upper < 0 {
      bytes.append(byte)
    } else {
      let scalar = Self.nextStep.dropFirst(upper).first ?? "\u{FFFD}"
      bytes.append(contentsOf: String(scalar).utf8)
    }
  }

  mutating func finished() -> String {
    flush()
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func flush() {
    guard pendingUnit != nil else { return }
    pendingUnit = nil
    bytes.append(contentsOf: "\u{FFFD}".utf8)
  }

  /// The upper half of the NEXTSTEP encoding, from 0x80 on.
  private static let nextStep =
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨\u{B2}˚¸\u{B3}˝˛ˇ—±¼½¾"
    + "àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").unicodeScalars
}
