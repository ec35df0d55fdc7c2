import StringTemplates

/// The entries of one language, by the ordinals of their keys, in the bytes that the compiled form stores.
///
/// Both the readers and the loader of the compiled form make sections, so what is read raw and what is read compiled
/// cannot differ in how it is answered.
final class TableSection: Sendable {
  /// The entries' bytes, one behind the other: see ``EntryCoder``.
  let bytes: [UInt8]
  /// Where each entry starts; one more than there are keys. An entry of no bytes is absent.
  let starts: [UInt32]
  /// How many entries are there.
  let count: Int

  init(bytes: [UInt8], starts: [UInt32]) {
    self.bytes = bytes
    self.starts = starts
    count = zip(starts, starts.dropFirst()).count { $0 != $1 }
  }

  func hasEntry(_ ordinal: Int) -> Bool { starts[ordinal] < starts[ordinal + 1] }

  /// The entry's bytes; empty when it is absent.
  func entry(_ ordinal: Int) -> ArraySlice<UInt8> { bytes[Int(starts[ordinal])..<Int(starts[ordinal + 1])] }

  /// Decodes every entry that is more than one text, so that none is found broken later.
  func check(keyIndex: KeyIndex) throws(EntryDecoder.Damage) {
    for ordinal in 0..<keyIndex.count where hasEntry(ordinal) {
      if bytes[Int(starts[ordinal])] == EntryCoder.text { continue }
      var decoder = EntryDecoder(entry(ordinal))
      _ = try decoder.form(key: KeyName(index: keyIndex, ordinal: ordinal))
    }
  }

  func form(_ ordinal: Int, key: KeyIndex) -> TemplateForm? {
    guard hasEntry(ordinal) else { return nil }
    var decoder = EntryDecoder(entry(ordinal))
    return try? decoder.form(key: KeyName(index: key, ordinal: ordinal))
  }
}
