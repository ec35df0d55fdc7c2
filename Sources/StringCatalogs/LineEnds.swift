extension String {
  /// The text with other words for some of its scalars. Not `replacing(_:with:)`: that compares characters, to which CR LF
  /// is one that is neither CR nor LF.
  func replacingScalars(_ words: [Unicode.Scalar: String]) -> String {
    guard unicodeScalars.contains(where: { words[$0] != nil }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if let word = words[scalar] { text += word } else { text.unicodeScalars.append(scalar) }
    }
  }

  /// The text with its line ends written out, for a format that has a line for each thing.
  var onOneLine: String { replacingScalars(["\r": "\\r", "\n": "\\n"]) }
}
