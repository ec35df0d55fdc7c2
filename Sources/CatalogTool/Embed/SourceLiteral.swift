/// A text as the lines of a multi-line Swift literal: the same scalars, nothing invisible in the source, and lines short
/// enough to review a change in.
struct SourceLiteral {
  /// How many characters a line has at most, the last escape not counted.
  static let width = 110

  /// The lines. All but the last end in the escape that hides the line break.
  let lines: [String]

  /// The literal of a text.
  init(_ text: String) {
    var lines: [String] = []
    var line = ""
    var length = 0
    for scalar in text.unicodeScalars {
      let piece = Self.isPlain(scalar) ? String(scalar) : Self.escape(scalar)
      line += piece
      length += piece.unicodeScalars.count
      if length >= Self.width || scalar == "\n" {
        lines.append(line + "\\")
        (line, length) = ("", 0)
      }
    }
    self.lines = lines + [line]
  }

  /// Whether a scalar can stand in source as it is, and be seen there.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "\"": return false
    case " "..."~": return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse, .unassigned, .surrogate,
      .nonspacingMark, .enclosingMark, .spacingMark:
      return false
    default: return true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
