import StringTemplates

/// What the code gives to the texts of a key: each position's kind, as the key says, else the source language's text.
struct GivenArguments: Sendable {
  /// The kinds by position, from 1.
  private(set) var kinds: [Int: TextOutline.Argument] = [:]
  /// Whether the key or the source text is there to say it: an identifier without a source text says nothing.
  let isKnown: Bool

  init(key: String, source: CheckedLocalization?) {
    let ofKey = TextOutline.judged(TextOutline(key))
    let texts = source?.texts ?? []
    isKnown = !ofKey.isEmpty || !texts.isEmpty || !SourceTextExists.isIdentifier(key)
    add(ofKey)
    if kinds.isEmpty, key.utf8.contains(UInt8(ascii: "%")) == false || !texts.isEmpty { addTexts(of: source) }
  }

  /// The number of arguments.
  var count: Int { kinds.keys.max() ?? 0 }

  private mutating func addTexts(of source: CheckedLocalization?) {
    guard let source else { return }
    for text in source.texts where text.hasPercent && !text.isSet { add(TextOutline.judged(text.outline)) }
    for substitution in source.substitutions {
      let kind = TextOutline("%" + (substitution.specifier ?? "lld")).conversions.first?.argument
      kinds[substitution.argument ?? 1] = kind ?? .whole
    }
  }

  private mutating func add(_ conversions: [TextOutline.Conversion]) {
    for conversion in conversions where kinds[conversion.position] == nil {
      kinds[conversion.position] = conversion.argument
    }
  }
}

extension TextOutline {
  /// The conversions that somebody meant: `% f` in "5% from total" is a percent sign and a word.
  static func judged(_ outline: TextOutline) -> [Conversion] {
    outline.conversions.filter { !$0.spelling.contains(" ") }
  }
}
