/// The direction in which a language's lines run.
public enum WritingDirection: String, Sendable, Hashable, Codable, CaseIterable {
  /// From left to right, as Latin.
  case leftToRight = "ltr"
  /// From right to left, as Arabic and Hebrew.
  case rightToLeft = "rtl"
}

extension LanguageTag {
  /// The direction of the script that the tag has or implies: `az-Arab` and `pa-PK` run from right to left, `ug-Cyrl` does not.
  ///
  /// A tag of whose script nothing is known runs from left to right.
  ///
  /// ```swift
  /// LanguageTag("pa-PK")?.writingDirection  // .rightToLeft
  /// ```
  public var writingDirection: WritingDirection {
    let script = subtags.script != 0 ? subtags.script : subtags.maximized()?.script ?? 0
    return ScriptRow(script)?.isRightToLeft == true ? .rightToLeft : .leftToRight
  }
}
