import StringExtraction
import Testing

@Suite struct TypedKeyTests {
  /// E1: the type of a value decides the key, and what nobody can tell is told, never guessed.
  static let values = [
    Row(#"t("\(5) \(2.5) \("x") \(true)")"#, ["%lld %lf %@ %@"]),
    Row(#"func f(n: Int, s: String) { t("\(n) cores"); t("\(s) cores") }"#, ["%lld cores", "%@ cores"]),
    Row(
      #"let n: Int64 = 1; var u: UInt = 1; let f: Float = 1; let d: CGFloat = 1; let i: Int32 = 1; let b: UInt8 = 1"#
        + "\n" + #"t("\(n) \(u) \(f) \(d) \(i) \(b)")"#, ["%lld %llu %f %lf %d %u"]),
    Row(
      #"let n = 5; let d = -1.5; let s = "a"; t("\(n) \(d) \(s) \(-n) \(n + 1) \(d * 2)")"#,
      ["%lld %lf %@ %lld %lld %lf"]),
    Row("struct A { let n: Int; var body: String { t(\"\\(n) \\(self.n)\") } }", ["%lld %lld"]),
    Row("struct A { var body: String { t(\"\\(n)\") }\n  @State private var n = 0 }", ["%lld"]),
    Row("struct A { let n: Int }\nfunc f(a: A, b: A?) { t(\"\\(a.n) \\(b?.n) \\(b!.n)\") }", ["%lld %@ %lld"]),
    Row(
      "func f(_ names: [String], by id: [Int: String]) { t(\"\\(names.count) \\(names[0]) \\(id[1])\") }",
      ["%lld %@ %@"]),
    Row(
      "func f(n: Int?) { if let n { t(\"\\(n)\") }\n guard let m = n else { return }\n t(\"\\(m) \\(n) \\(n ?? 0)\") }",
      ["%lld", "%lld %@ %lld"]),
    Row("for i in 0..<5 { t(\"\\(i)\") }\nfunc f(xs: [Double]) { for x in xs { t(\"\\(x)\") } }", ["%lld", "%lf"]),
    Row(#"for n in [1, 2, 5] { t("\(n)") }; let xs = ["a", "b"]; t("\(xs[0]) \(xs.count)")"#, ["%lld", "%@ %lld"]),
    Row(
      #"func f(p: Double) { t("\(Int(p * 100))% \(Int(x.rounded())) \(String(n)) \(Double(3)) \(p > 1)") }"#,
      ["%lld%% %lld %@ %lf %@"]),
    Row(
      "typealias Count = Int\nfunc f(n: Count, d: Date, u: URL) { t(\"\\(n) \\(d.formatted(date: .long, time: .omitted)) \\(u)\") }",
      ["%lld %@ %@"]),
    Row("enum Kind { case a }\nfunc f(k: Kind, l: [Kind]) { t(\"\\(k) \\(l)\") }", ["%@ %@"]),
    Row("func g() -> Int { 1 }\nt(\"\\(g())\")", ["%lld"]),
    Row(
      #"func f(on: Bool, n: Int) { t("\(on ? n : 0) \(on ? "a" : "b") \(n as Int) \(n == 1)") }"#, ["%lld %@ %lld %@"]),
    Row(#"t("\(x, specifier: "%.2f") \(y, format: .number) \(placeholder: .int)")"#, ["%.2f %@ %lld"]),
    Row(#"let f = { (n: Int, s: String) in t("\(n) \(s)") }"#, ["%lld %@"]),
  ]

  @Test func `E1: the type of a value decides its specifier`() throws {
    let wrong = try differences(Self.values, ["t(_:)"], .typed)
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  static let unknown = [
    Row(#"t("\(n) cores")"#, [], ["1:3: type unknown: the key depends on the type of n"]),
    Row(#"let n = load(); t("\(n) cores")"#, [], ["1:19: type unknown"]),
    Row(#"let n: Int = 1; xs.forEach { n in t("\(n)") }"#, [], ["1:37: type unknown"]),
    Row(#"let n: Int = 1; switch x { case .a(let n): t("\(n)") }"#, [], ["1:46: type unknown"]),
    Row(#"let n: Int = 1; for (n, m) in x { t("\(n)") }"#, [], ["1:37: type unknown"]),
    Row(#"let n: Int = 1; if case let .some(n) = x { t("\(n)") }"#, [], ["1:46: type unknown"]),
    Row(
      "struct A { let n: Int }\nstruct B { struct A { let n: String } }\nfunc f(a: A) { t(\"\\(a.n)\") }", [],
      ["3:18: type unknown"]),
    Row(#"func f<T>(x: T, y: some P, z: Wrapper) { t("\(x)"); t("\(y)"); t("\(z)") }"#, [], ["1:", "1:", "1:"]),
    Row(#"func f(a: Date, b: Date) { t("\(a - b)") }"#, [], ["1:30: type unknown"]),
    Row(
      #"func f(s: String) { t("\(Int(s))"); t("\(Int(q))"); t("\(q.count)") }"#, [],
      ["1:23: type unknown", "1:39: type unknown", "1:55: type unknown"]),
    Row(#"t("\(Array<Int>(x).count)"); t("\($0)"); t("\(a + b)")"#, [], ["1:3: ", "1:32: ", "1:44: "]),
    Row(
      #"for n in [1, x] { t("\(n)") }; for m in ["a": 1] { t("\(m)") }"#, [],
      ["1:21: type unknown", "1:54: type unknown"]),
    Row(#"t("\(x, specifier: s)")"#, [], ["1:3: the key depends on the specifier s"]),
  ]

  @Test func `E1: what cannot be told is reported and never guessed`() throws {
    let wrong = try differences(Self.unknown, ["t(_:)"], .typed)
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// A type that is a bridge: literals wherever a value of it is expected.
  static let places = [
    Row(
      #"let t: LocalizedStringKey = "a"; let u: String = "no"; var v: LocalizedStringKey? = x ? "b" : nil"#, ["a", "b"]),
    Row(
      #"func row(_ title: LocalizedStringKey, sub: LocalizedStringKey = "c", n: String) {}"# + "\n"
        + #"row("a", sub: "b", n: "no")"#, ["c", "a", "b"]),
    Row(#"func log(_ level: Level, _ text: LocalizedStringKey) {}; log(.info, "a"); log("no", "b")"#, ["a", "b"]),
    Row(#"struct Row { let title: LocalizedStringKey; var n = 1; let s: String }; Row(title: "a", s: "no")"#, ["a"]),
    Row(#"struct Row { init(head: LocalizedStringKey) {} }; Row(head: "a"); x = .init(head: "b")"#, ["a", "b"]),
    Row(
      #"enum E { case none, message(LocalizedStringKey), two(title: LocalizedStringKey, String) }; f(.message("a"), E.two(title: "b", "no"))"#,
      ["a", "b"]),
    Row(
      "enum E { case a, b\n var title: LocalizedStringKey {\n switch self {\n case .a: \"a\"\n case .b: return \"b\"\n }\n }\n}",
      ["a", "b"]),
    Row(
      "func title(x: Bool) -> LocalizedStringKey {\n if x { return \"a\" } else { \"b\" }\n print(\"no\")\n return x ? \"c\" : \"d\"\n}",
      ["a", "b", "c", "d"]),
    Row(
      #"let all: [LocalizedStringKey] = ["a", "b"]; let x = LocalizedStringKey("c"); var y: LocalizedStringKey { "d" }"#,
      ["a", "b", "c", "d"]),
    Row(#"func f(_ t: LocalizedStringKey) {}; func f(_ t: String) {}; f("no")"#, []),
  ]

  @Test func `a literal is a key where a bridge's type is expected`() throws {
    let wrong = try differences(Self.places, ["LocalizedStringKey"], .typed)
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }

  /// Apple's own calls, which are there unless others are named.
  static let apple = [
    Row(
      #"Text("a"); Text(verbatim: "no"); Text(title); Text(on ? "b" : "c"); Text(SwiftUI.LocalizedStringKey("d"))"#,
      ["a", "b", "c", "d"]),
    Row(
      #"func f(s: String, k: LocalizedStringKey) { Text(on ? "no" : s); Text(on ? "a" : k); Text(on ? "b" : q) }"#,
      ["a"], ["1:95: type unknown: whether this is a key"]),
    Row(
      #"String(localized: "a.b"); String(localized: value); NSLocalizedString("c", comment: "no"); LocalizedStringResource("d")"#,
      ["a.b", "c", "d"]),
    Row(
      #"view.navigationTitle("a").help("b"); navigationTitle("no"); Button("c") {}; Label("d", systemImage: "no")"#,
      ["a", "b", "c", "d"]),
  ]

  @Test func `Apple's calls are known without naming them`() throws {
    let wrong = try differences(Self.apple, Bridge.apple.map(\.description), .typed)
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }
}
