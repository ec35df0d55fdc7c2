internal import Dragoman
internal import HTMLMarkup

extension DashboardTexts {
  /// A text that anybody wrote. Signs in it that would turn the order of the letters after them are shown by their codes
  /// instead: what an agent would read as `exe.jpg` may be called `gpj.exe`.
  @HTMLBuilder func written(_ text: String) -> HTML {
    for piece in TurningSigns.pieces(of: text) {
      switch piece {
      case .text(let text): HTML.text(text)
      case .sign(let code):
        HTML.element(
          .code, .class("sign"), .named(.dir, "ltr"), .named(.translate, "no"),
          .named(.title, self("This invisible sign would change the order of the letters."))
        ) { HTML.text(code) }
      }
    }
  }
}

/// The signs that embed a direction or override that of the letters (UAX #9, sections 2.1 and 2.2). Marks and isolates, which
/// good software writes around names, turn nothing around that an agent would mistake.
enum TurningSigns {
  /// A part of a text.
  enum Piece: Hashable {
    case text(String)
    /// One of the signs, by its code: `U+202E`.
    case sign(String)
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) && scalar.value != 0x202C
  }

  /// The parts of a text, in order.
  static func pieces(of text: String) -> [Piece] {
    guard text.unicodeScalars.contains(where: isSign) else { return [.text(text)] }
    var pieces: [Piece] = []
    var run = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isSign(scalar) {
        if !run.isEmpty { pieces.append(.text(String(run))) }
        run = String.UnicodeScalarView()
        pieces.append(.sign("U+" + String(scalar.value, radix: 16).uppercased()))
      } else {
        run.append(scalar)
      }
    }
    return run.isEmpty ? pieces : pieces + [.text(String(run))]
  }

  /// The text without them, for where nothing can be marked.
  static func removed(from text: String) -> String {
    guard text.unicodeScalars.contains(where: isSign) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isSign($0) }))
  }
}
