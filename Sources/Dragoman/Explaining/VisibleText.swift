extension String {
  /// The text with what a terminal would obey written out: control characters, line ends, and the marks that turn the
  /// order of a line around. A key of somebody's catalog must not move the cursor of whoever reads a message about it.
  package var controlsWrittenOut: String {
    guard unicodeScalars.contains(where: Self.isObeyed) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += Self.isObeyed(scalar) ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
