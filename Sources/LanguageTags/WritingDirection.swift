/// The direction in which a language's lines run; the raw value is HTML's.
///
/// ```swift
/// LanguageTag("ar")?.writingDirection.rawValue  // "rtl"
/// ```
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
  public var writingDirection: WritingDirection { subtags.isRightToLeft ? .rightToLeft : .leftToRight }
}

extension PackedSubtags {
  /// Whether the script that is there, or else the implied one, runs from right to left.
  @inline(__always)
  var isRightToLeft: Bool {
    if script != 0 { return ScriptRow(script)?.isRightToLeft ?? false }
    if hasUnknown || language == Self.undetermined { return unusualIsRightToLeft }
    let word = LanguageWord(language).own
    guard let implied = word.implied else { return false }
    if word.hasRegionRows, region != 0, let row = PairRow(self) { return row.isRightToLeft }
    return implied.isRightToLeft
  }

  @inline(never)
  private var unusualIsRightToLeft: Bool { ScriptRow(maximized()?.script ?? 0)?.isRightToLeft ?? false }
}
