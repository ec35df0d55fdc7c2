import StringExtraction
import Testing

/// A source, and the keys that stand in it.
struct Row {
  var source: String
  var keys: [String]
  var findings: [String] = []

  init(_ source: String, _ keys: [String], _ findings: [String] = []) {
    (self.source, self.keys, self.findings) = (source, keys, findings)
  }
}

/// What a list of sources gives that it should not.
func differences(_ rows: [Row], _ bridges: [String], _ style: KeyStyle) throws -> [String] {
  let extractor = StringExtractor(bridges: try bridges.map { try Bridge(parsing: $0) }, keyStyle: style)
  return rows.compactMap { row in
    let found = extractor.extract([SourceFile(name: "A.swift", text: row.source)])
    let findings = found.findings.map { "\($0.place.line):\($0.place.column): \($0.message)" }
    let missing = row.findings.filter { wanted in !findings.contains { $0.hasPrefix(wanted) } }
    guard found.keys.map(\.key) == row.keys, missing.isEmpty, findings.count == row.findings.count else {
      return "\(row.source)\n  keys \(found.keys.map(\.key))\n  findings \(findings)"
    }
    return nil
  }
}

@Suite struct ExtractionTests {
  /// The forms in which Swift writes a literal.
  static let literals = [
    Row(#"t("a")"#, ["a"]),
    Row(#"t("")"#, [""]),
    Row(
      #"t("tab\t quote\" back\\slash line\n null\0 \u{1F600}\u{e9} '\'")"#,
      ["tab\t quote\" back\\slash line\n null\0 😀é ''"]),
    Row(##"t(#"raw "quoted" \n \(x)"#)"##, [#"raw "quoted" \n \(x)"#]),
    Row(##"t(#"raw \#(x) and \#n \#u{41}"#)"##, ["raw %@ and \n A"]),
    Row("t(##\"a \"# b \\##(x)\"##)", ["a \"# b %@"]),
    Row("t(#\"\"\"#)", ["\""]),
    Row("t(\"\"\"\n    one\n      two\n\n    three \\\n    four\n    \"\"\")", ["one\n  two\n\nthree four"]),
    Row("t(\"\"\"\n\tone \\(x) two\n\t\\(y)\n\t\"\"\")", ["one %@ two\n%@"]),
    Row("t(\"\"\"\n  \"quoted\" and \\\"\"\" three\n  \"\"\")", ["\"quoted\" and \"\"\" three"]),
    Row("t(#\"\"\"\n  raw \\n \\#(x)\n  \"\"\"#)", ["raw \\n %@"]),
    Row("t(\"\"\"\r\n  a\r\n  b\r\n  \"\"\")", ["a\nb"]),
    Row("t(\"\"\"\n  \"\"\")", [""]),
    Row(#"t("中文 Ünïcode \u{301}")"#, ["中文 Ünïcode \u{301}"]),
    Row(#"t("100% cotton")"#, ["100% cotton"]),
    Row(#"t("\(x)% off, %d")"#, ["%@%% off, %%d"]),
    Row(#"t("a \(b ? "c" : "d") e")"#, ["a %@ e"]),
    Row(#"t("a \(f("x", g("y \(z)"))) e")"#, ["a %@ e"]),
    Row(#"t("a \(x) \(y.map { "\($0)" } ?? "-") \(z["k"]!)")"#, ["a %@ %@ %@"]),
    Row(#"t("(\(x))")"#, ["(%@)"]),
  ]

  @Test func `every form of literal gives the text that the compiler reads`() throws {
    let wrong = try differences(Self.literals, ["t(_:)"], .uniform)
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// What may stand in a call.
  static let shapes = [
    Row(#"String(themeKit: "a")"#, ["a"]),
    Row("String(\n  themeKit:\n    \"a\"\n)", ["a"]),
    Row(#"String( themeKit : "a" , module: .main)"#, ["a"]),
    Row(#"String(themeKit: /* why */ "a" // because"# + "\n)", ["a"]),
    Row(#"String(themeKit: x < 0 ? "a" : "b")"#, ["a", "b"]),
    Row(#"String(themeKit: (x == "no" ? "a" : ("b")))"#, ["a", "b"]),
    Row(#"String(themeKit: f("no", { "no" }) ? g["no"] ? "a" : "b" : c ? "d" : "e")"#, ["a", "b", "d", "e"]),
    Row("String(themeKit: isOn\n  ? \"a\"\n  : \"b\")", ["a", "b"]),
    Row(#"String(themeKit: a?.b ?? c ? "x" : "y")"#, ["x", "y"]),
    Row(#"String(themeKit: title ?? "a")"#, ["a"]),
    Row(#"String(themeKit: "a" as ThemeKitLocalizationValue)"#, ["a"]),
    Row(#"String(themeKit: try f() ?? "a")"#, ["a"]),
    Row(#"x = .init(themeKit: "a")"#, ["a"]),
    Row(#"x = String.init(themeKit: "a") + Swift.String(themeKit: "b")"#, ["a", "b"]),
    Row(#"let a = cond ? String(themeKit: "a") : String(themeKit: "b")"#, ["a", "b"]),
    Row(#"let a = "log \(String(themeKit: "in \(String(themeKit: "deep"))")) end""#, ["in %@", "deep"]),
    Row(#"String(themeKit: "seat \(seat ?? String(themeKit: "none"))")"#, ["seat %@", "none"]),
    Row(#"func f(_ title: String = String(themeKit: "a"), b: Int = 1) {}"#, ["a"]),
    Row(##"#Preview("no") { Text(String(themeKit: "a")) }"##, ["a"]),
    Row(
      "#if os(iOS)\nlet a = String(themeKit: \"a\")\n#elseif os(macOS)\nlet a = String(themeKit: \"b\")\n#else\nlet a = String(themeKit: \"c\")\n#endif",
      ["a", "b", "c"]),
    Row("@available(iOS 18, *) let a = [String(themeKit: \"a\"): { _ in String(themeKit: \"b\") }]", ["a", "b"]),
    Row(
      "/// String(themeKit: \"no\")\n/* String(themeKit: \"no\") /* \" */ \" */ String(themeKit: \"a\") // String(themeKit: \"no\")",
      ["a"]),
    Row(##"let s = "String(themeKit: \"no\")"; let r = #"String(themeKit: "no")"#; String(themeKit: "a")"##, ["a"]),
    Row("let s = \"\"\"\n  String(themeKit: \"no\")\n  \"\"\"\nString(themeKit: \"a\")", ["a"]),
    Row(
      #"String(themeKit: value); MyString(themeKit: "no"); string(themeKit: "no"); String(themekit: "no"); String(themeKitTravel: "no")"#,
      []),
    Row("extension String { init(themeKit value: Value = \"no\") { self = value } }", []),
    Row("`String`(themeKit: \"a\")", ["a"]),
    Row("let r = /\"/; String(themeKit: \"a\"); let q = x / 2 + String(themeKit: \"b\").count / 3", ["a", "b"]),
    Row("let r = #/ \" \\/# \" /#; String(themeKit: \"a\")", ["a"]),
    Row("let a = b! / c; let s = \"/\"; String(themeKit: \"a\")", ["a"]),
    Row("f(/a\"b/, /\\(\"\\)/) ; String(themeKit: \"a\")", ["a"]),
    Row("#!/usr/bin/swift \"\nString(themeKit: \"a\")", ["a"]),
    Row("\u{FEFF}String(themeKit: \"a\")", ["a"]),
    Row("struct `a \"b` {}\nString(themeKit: \"a\")", ["a"]),
    Row("let x = a ... b; let y = 0..<9; String(themeKit: \"\\(x)…\")", ["%@…"]),
    Row(#"String(themeKit: "a" + "b")"#, [], ["1:18: no key can be read"]),
    Row(#"String(themeKit: "a".uppercased())"#, [], ["1:18: no key can be read"]),
  ]

  @Test func `a call is found in every shape, and nothing that is none`() throws {
    let wrong = try differences(Self.shapes, ["String(themeKit:)"], .uniform)
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// Sources that are not finished: what is wrong is told, and the rest is read.
  static let broken = [
    Row("t(\"a)\nt(\"b\")", ["b"], ["1:3: this literal has no end", "1:2: nothing closes this ("]),
    Row(
      "func f() {\n  t(\"a \\(x\n  t(\"b\")\n}\nt(\"c\")", ["b", "c"],
      ["2:5: this literal has no end", "2:4: nothing closes this ("]),
    Row("let s = \"\"\"\n  t(\"a\")\nt(\"b\")", ["a", "b"], ["1:9: this literal has no end"]),
    Row(
      "let s = \"\"\"\nt(\"a\")\nlet u = \"\"\"\n  text t(\"no\")\n  \"\"\"\nt(\"b\")", ["a", "b"],
      ["1:9: this literal has no end"]),
    Row("t(\"a\") /* never /* closed */ t(\"no\")", ["a"], ["1:8: this comment has no end"]),
    Row("func f( {\n t(\"a\")\n}\nt(\"b\")", ["a", "b"], ["1:7: nothing closes this ("]),
    Row("t(\"a\"))\n} t(\"b\")", ["a", "b"], ["1:7: nothing opens this )", "2:1: nothing opens this }"]),
    Row("struct A {\n  func f() { t(\"a\")", ["a"], ["2:12: nothing closes this {"]),
    Row("let r = #/ a\nt(\"a\")", ["a"], ["1:9: this regular expression has no end"]),
    Row(
      "t(\"a \\q\") ; t(\"\\u{D800}\"); t(\"b\")", ["b"],
      ["1:3: this literal cannot be read", "1:15: this literal cannot be read"]),
    Row("let a = \"x \\(y) \\(\"\n t(\"a\")", ["a"], ["1:9: this literal has no end"]),
    Row("t(", [], ["1:2: nothing closes this ("]),
    Row("\"", [], ["1:1: this literal has no end"]),
    Row("", []),
  ]

  @Test func `unfinished source is told with its place, and the rest is read`() throws {
    let wrong = try differences(Self.broken, ["t(_:)"], .uniform)
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }
}
