import Testing

@testable import StringExtraction

/// Swift source made at random, of which it is known by construction which keys stand in it.
private struct GeneratedSource {
  private var state: UInt64
  private(set) var text = ""
  private(set) var keys: [String] = []
  /// Whether a literal of one line is open, in which no line may end.
  private var isOneLine = false

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<(3 + pick(6)) { text += statement() }
  }

  private mutating func pick(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[pick(list.count)] }

  /// Code between calls that a careless reader stumbles over.
  private mutating func statement() -> String {
    let noise = pick([
      "// t(\"no\") \" /*\n", "/* t(\"no\") /* \" */ */\n", "let a = \"t(\\\"no\\\")\"\n", "let r = /\"t(\\(\"/\n",
      "let r = #/ \" \\/# \" /#\n", "#if os(iOS) \n", "#endif\n", "let d = a / b / c\n", "let s = #\"t(\"no\")\"#\n",
      "let m = \"\"\"\n  t(\"no\")\n  \"\"\"\n", "func t(_ key: Key) {}\n", "", "`t x\"`(1)\n",
    ])
    return noise + code(0) + "\n"
  }

  /// An expression with calls in it.
  private mutating func code(_ depth: Int) -> String {
    switch pick(depth > 3 ? 2 : 7) {
    case 0: "x.y(\"no\", 5 ?? [1: 2])"
    case 1: "items.filter { $0 > 1 }.count"
    case 2, 3: "t(\(keyed(depth)))"
    case 4: "t(\(keyed(depth)), comment: \"no\")"
    case 5: "(a ? \(code(depth + 1)) : f(\(code(depth + 1))))"
    default: "{ x in \(code(depth + 1)) }"
    }
  }

  /// What is handed to the bridge: literals, and choices between them.
  private mutating func keyed(_ depth: Int) -> String {
    switch pick(depth > 2 ? 1 : isOneLine ? 4 : 5) {
    case 1:
      let one = literal(depth), other = keyed(depth + 1)
      let choice = pick(["a == \"no\" ? ", isOneLine ? "f(1) ? " : "f(\"no\", {\"no\"})\n ? ", "x?.y ?? z ? "])
      return choice + one + (isOneLine ? " : " : pick([" : ", "\n: "])) + other
    case 2: return "(\(keyed(depth + 1)))"
    case 3: return "title ?? \(literal(depth))"
    case 4: return "/* \" */ \(literal(depth)) // \"\n"
    default: return literal(depth)
    }
  }

  /// A literal in one of its forms. Its key stands before those in it.
  private mutating func literal(_ depth: Int) -> String {
    let hashes = String(repeating: "#", count: pick([0, 0, 0, 1, 2]))
    let isMulti = !isOneLine && pick(4) == 0
    let place = keys.count
    keys.append("")
    var (body, key) = ("", "")
    var hasValues = false
    for _ in 0..<pick(5) {
      if pick(3) == 0 {
        hasValues = true
        let wasOneLine = isOneLine
        isOneLine = !isMulti
        let value = code(depth + 1)
        isOneLine = wasOneLine
        body += "\\\(hashes)(\(value))"
        key += "\u{0}"
      } else {
        let (spelled, text) = piece(hashes, isMulti)
        body += spelled
        key += text
      }
    }
    if hasValues { key = key.replacing("%", with: "%%").replacing("\u{0}", with: "%@") }
    keys[place] = key
    let quotes = isMulti ? "\"\"\"" : "\""
    return "\(hashes)\(quotes)\(isMulti ? "\n  " : "")\(body)\(isMulti ? "\n  " : "")\(quotes)\(hashes)"
  }

  /// A piece of text as it is spelled, and what it says.
  private mutating func piece(_ hashes: String, _ isMulti: Bool) -> (String, String) {
    let escape = "\\" + hashes
    switch pick(8) {
    case 0: return ("100% ü漢", "100% ü漢")
    case 1: return ("\(escape)n\(escape)u{1F600}", "\n😀")
    case 2 where isMulti || !hashes.isEmpty: return ("a \"b ", "a \"b ")
    case 3: return ("\(escape)\"", "\"")
    case 4 where isMulti: return ("x\n    y", "x\n  y")
    case 5 where isMulti: return ("x \(escape)\n  y", "x y")
    case 6 where !hashes.isEmpty: return ("\\(no) ", "\\(no) ")
    default: return ("word (", "word (")
    }
  }
}

@Suite struct GeneratedSourceTests {
  @Test func `of a thousand sources made at random every key is found, and nothing else`() throws {
    let extractor = StringExtractor(bridges: [try Bridge(parsing: "t(_:)")], keyStyle: .uniform)
    var wrong: [String] = []
    var count = 0
    for seed in 1...1_000 {
      let source = GeneratedSource(seed: UInt64(seed))
      count += source.keys.count
      let extraction = extractor.extract([SourceFile(name: "A.swift", text: source.text)])
      let found = extraction.keys.map(\.key)
      if found != source.keys || !extraction.findings.isEmpty {
        wrong.append("\(seed): \(source.text)\n\(source.keys)\n\(found)")
      }
    }
    let isRight = wrong.isEmpty
    #expect(isRight, "\(wrong.count): \(wrong.first ?? "")")
    #expect(count > 3_000)
  }

  /// Whatever the bytes are, tokens stand one behind the other, and both ends of what is closed know each other.
  @Test func `torn and shuffled sources are read to their end`() {
    var wrong: [Int] = []
    for seed in 1...400 {
      var bytes = Array(GeneratedSource(seed: UInt64(seed)).text.utf8)
      var state = UInt64(seed)
      for _ in 0..<8 where !bytes.isEmpty {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        let place = Int(state >> 33) % bytes.count
        switch state >> 20 & 3 {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(UInt8(truncatingIfNeeded: state >> 12), at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        default: bytes += bytes[place...].prefix(20)
        }
      }
      if !isSound(SwiftSource(bytes)) { wrong.append(seed) }
      let file = SourceFile(name: "A.swift", bytes: bytes)
      _ = StringExtractor(bridges: Bridge.apple).extract([file, file])
    }
    #expect(wrong == [])
  }

  private func isSound(_ source: SwiftSource) -> Bool {
    var end = 0
    for (index, token) in source.tokens.enumerated() {
      guard Int(token.start) >= end, token.end > token.start, Int(token.end) <= source.count else { return false }
      end = Int(token.end)
      if token.partner >= 0, Int(source.tokens[Int(token.partner)].partner) != index { return false }
    }
    return true
  }

  /// Shapes that would take a reader that goes back, or one that calls itself, forever.
  @Test(.timeLimit(.minutes(1))) func `hostile sources take no longer than their length`() throws {
    let count = 8_000
    let hostile = [
      String(repeating: "(", count: count), String(repeating: "\"\\(", count: count),
      String(repeating: "\"\"\"\n\\(", count: count), String(repeating: "x = \"\"\"\n", count: count),
      String(repeating: "/*", count: count), String(repeating: "/ ( / a ", count: count),
      String(repeating: "#", count: count) + "\"", String(repeating: "((((]", count: count),
      String(repeating: "{", count: count) + String(repeating: "\"a\n", count: count),
      "t(" + String(repeating: "a ? ", count: count) + "\"x\"" + String(repeating: " : \"y\"", count: count) + ")",
      "t(" + String(repeating: "(", count: count) + "\"x\"" + String(repeating: ")", count: count) + ")",
      "t(\"\\(" + String(repeating: "-", count: count) + "5)\")",
      "t(\"" + String(repeating: "\\(a.b)", count: count) + "\")",
      String(repeating: "let a = a; ", count: count) + "t(\"\\(a)\")",
      String(repeating: "typealias A = A; ", count: count) + "let a: A = b; t(\"\\(a)\")",
      String(repeating: "if let a { ", count: count) + "t(\"\\(a)\")",
      (0..<40).map { "let a\($0) = a\($0 + 1) + a\($0 + 1)\n" }.joined() + "let a40 = 1\nt(\"\\(a0)\")",
    ]
    let extractor = StringExtractor(bridges: [try Bridge(parsing: "t(_:)")] + Bridge.apple)
    for text in hostile { _ = extractor.extract([SourceFile(name: "A.swift", text: text)]) }
  }
}
