@testable import StringExtraction

extension FuzzTarget {
  /// Swift source, of which keys are extracted.
  static let swift = FuzzTarget(
    name: "swift", files: [".swift"],
    seeds: [
      ##"t("a \(b ? "c" : #"d \#(e)"#) f")"##, "t(\"\"\"\n  a \\(x)\n  b \\\n  c\n  \"\"\")", "#\"\"\"#",
      "/\\(\"/ /* /* */",
      "#if A\nt(\"a\")\n#else\nt(\"b\")\n#endif",
      "struct A { let n: Int; var s: String { t(\"\\(n) \\(self.n + 1)\") } }",
      "func f(_ k: LocalizedStringKey = \"a\") -> LocalizedStringKey { if let x { \"b\" } else { return x ?? \"c\" } }",
      "enum E { case a(LocalizedStringKey), b }; E.a(\"k\"); for i in 0..<5 { t(\"\\(i)\") }",
      "let a = \"\\(\"\\(\"\\(",
      "\u{FEFF}#!/usr/bin/swift\nt(#/\"/#, \"\\u{1F600}\", a as? Int ?? 5)", "\"\"\"\n\\(\"\"\"\n\\(\"\"\"\n\\(",
    ].map { Array($0.utf8) },
    words: [
      "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "\\u{", "/*", "*/", "//", "#/", "/#", "t(", "let ", "func ",
      "struct ",
      "case ", "if let ", "for ", " in ", "guard ", "Int", "[String: Int]", " ? ", " : ", " ?? ", "??", "?.", "...",
      "..<", "{", "}", "(", ")", "[", "]", "LocalizedStringKey", "#if", "#endif", "`", ".init(", "specifier: ",
    ],
    read: { bytes in
      checkTokens(SwiftSource(bytes))
      for style in [KeyStyle.typed, .uniform] {
        let found = StringExtractor(bridges: bridges, keyStyle: style).extract([SourceFile(name: "a", bytes: bytes)])
        for key in found.keys { checkPlace(key.place, bytes) }
        for finding in found.findings { require(finding.place.line > 0, "a finding has no place") }
        for key in found.keys where key.specifiers.count > 1 { _ = key.numberedKey }
      }
    })

  private static let bridges =
    Bridge.apple + [
      Bridge("t(_:)", kind: .call(name: "t", receiver: [], isMethod: false))
    ]

  /// Tokens stand one behind the other, and both ends of what is closed know each other.
  private static func checkTokens(_ source: SwiftSource) {
    var end = 0
    for (index, token) in source.tokens.enumerated() {
      require(Int(token.start) >= end && token.end > token.start && Int(token.end) <= source.count, "token \(index)")
      end = Int(token.end)
      guard token.partner >= 0 else { continue }
      let partner = Int(token.partner)
      require(partner < source.tokens.count && Int(source.tokens[partner].partner) == index, "partner of \(index)")
    }
  }

  /// A key's place is the first sign of a literal.
  private static func checkPlace(_ place: SourcePlace, _ bytes: [UInt8]) {
    var line = 1
    var offset = 0
    while line < place.line, offset < bytes.count {
      let isEnd = bytes[offset] == 0x0A || (bytes[offset] == 0x0D && bytes.dropFirst(offset + 1).first != 0x0A)
      if isEnd { line += 1 }
      offset += 1
    }
    let first = bytes.dropFirst(offset + place.column - 1).first
    require(first == UInt8(ascii: "\"") || first == UInt8(ascii: "#"), "\(place) is no literal")
  }
}
