/// 500 Swift files of a component library, 4.8 MB, of which it is known which keys stand in them.
struct SampleSources: Sendable {
  static let count = 500

  /// The files by name.
  private(set) var files: [(name: String, text: String)] = []
  /// The keys, each once.
  private(set) var keys: Set<String> = []
  private var state: UInt64 = 7

  init() {
    for number in 0..<Self.count { files.append(("View\(number).swift", file(number))) }
  }

  var byteCount: Int { files.reduce(0) { $0 + $1.text.utf8.count } }

  private mutating func phrase() -> String {
    (0...pick(4)).map { _ in Self.words[pick(Self.words.count)] }.joined(separator: " ")
  }

  private mutating func pick(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  private mutating func key(_ key: String) -> String {
    keys.insert(key)
    return key
  }

  private mutating func file(_ number: Int) -> String {
    var text = """
      //
      //  View\(number).swift
      //  A component with a title: String(themeKit: "not a key")
      //
      import SwiftUI

      /// A view.
      ///
      /// ```swift
      /// Text(String(themeKit: "sample"))
      /// ```
      public struct View\(number): View {
        @Environment(\\.theme) private var theme
        @State private var isExpanded = false
        let count: Int

      """
    var part = 0
    while text.utf8.count < 9_400 {
      part += 1
      text += self.part(part)
    }
    return text + "}\n\n#Preview(\"View\(number)\") {\n  View\(number)(count: 3)\n}\n"
  }

  private mutating func part(_ number: Int) -> String {
    var lines = [
      "", "  // MARK: Part \(number)", "", "  private var part\(number): some View {",
      "    VStack(alignment: .leading, spacing: Theme.SpacingKey.sm.value) {",
      "      Text(String(themeKit: \"\(key(phrase()))\"))",
      "        .textStyle(.labelBase600).foregroundStyle(theme.text(.textTertiary))",
      "        .frame(minWidth: 44, minHeight: 88 / 2)  // at least a \"finger\" wide",
    ]
    if number % 3 == 0 {
      lines.append("      Text(isExpanded ? String(themeKit: \"\(key(phrase()))\")")
      lines.append("        : (count > 1 ? String(themeKit: \"\(key(phrase()))\") : \"\"))")
    }
    if number % 4 == 0 {
      let words = phrase()
      keys.insert("%@ \(words)")
      lines.append("      Text(String(")
      lines.append("        themeKit: \"\\(items.filter { $0.name == \"x\" }.count) \(words)\"))")
    }
    if number % 5 == 0 {
      let (one, other) = (key(phrase()), key(phrase()))
      lines.append(
        "      Label(String(themeKit: way < 0 ? \"\(one)\" : \"\(other)\"), systemImage: \"chevron.\\(way)\")")
    }
    lines += [
      "        .accessibilityValue(Text(\"\\(index + 1)/\\(items.count)\"))", "    }",
      "    .onTapGesture { withAnimation(.snappy) { isExpanded.toggle() } }", "  }", "",
    ]
    return lines.joined(separator: "\n")
  }

  private static let words = [
    "card", "number", "select", "promo", "code", "available", "left", "rating", "steps", "adults", "children",
    "loading",
    "month", "price", "delivery", "tax", "total", "search", "hue", "saturation", "resend", "more", "page", "language",
  ]
}
