/// Which texts of a String Catalog are compiled: the one definition that every reader uses.
///
/// Apple's compiler takes every unit of a target language, whatever its state. In the source language the key is the
/// text, so it leaves out what only repeats that: absent units, and units in state `new`, unless somebody entered the
/// key by hand (`manual`). An `extracted_with_value` key in state `new` holds the default text that the code gives.
enum WhichUnitsCount {
  /// What becomes of a key in the source language.
  enum SourceText {
    /// The unit is the text.
    case unit
    /// There is no unit, or none that counts: the key is the text.
    case key
    /// The unit repeats the default text in the code, which is asked last.
    case defaultText
  }

  /// What becomes of a source-language localization.
  ///
  /// - Parameters:
  ///   - isNew: whether every text of the localization is in state `new`.
  ///   - extractionState: the entry's `extractionState`, if it has one.
  static func sourceText(isNew: Bool, extractionState: ExtractionState) -> SourceText {
    if !isNew || extractionState == .manual { return .unit }
    return extractionState == .extractedWithValue ? .defaultText : .key
  }

  /// Where a key came from, as far as it decides anything here.
  enum ExtractionState {
    case manual
    case extractedWithValue
    /// Found in the code, migrated, stale, or a state of the future.
    case otherwise
  }
}
