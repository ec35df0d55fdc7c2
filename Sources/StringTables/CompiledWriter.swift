extension CatalogTables {
  /// The compiled form of all languages: what `init(compiled:)` reads.
  ///
  /// Refused entries are not part of it.
  ///
  /// - Throws: ``CompiledFormError`` only for tables that were themselves read from a damaged compiled form.
  public func compiled() throws(CompiledFormError) -> [UInt8] {
    var head: [UInt8] = []
    var sections: [UInt8] = []
    EntryCoder.append(string: name, to: &head)
    EntryCoder.append(string: sourceSpelling, to: &head)
    append(keysTo: &head)
    EntryCoder.append(number: slots.count, to: &head)
    for slot in slots { try append(slot, to: &head, sections: &sections) }
    EntryCoder.append(number: defaultTextsSlot == nil ? 0 : 1, to: &head)
    if let defaultTextsSlot { try append(defaultTextsSlot, to: &head, sections: &sections) }
    return prefix(of: head) + head + sections
  }

  private func prefix(of head: [UInt8]) -> [UInt8] {
    var prefix = CompiledForm.mark + [CompiledForm.version, UInt8(ascii: "\n")]
    CompiledForm.append(UInt64(head.count), digits: CompiledForm.lengthDigits, to: &prefix)
    CompiledForm.append(CompiledForm.checksum(head[...]), digits: CompiledForm.checksumDigits, to: &prefix)
    return prefix
  }

  private func append(keysTo head: inout [UInt8]) {
    EntryCoder.append(number: keyIndex.count, to: &head)
    for ordinal in 0..<keyIndex.count {
      let key = keyIndex.utf8(of: ordinal)
      EntryCoder.append(number: key.count, to: &head)
      head.append(contentsOf: key)
    }
  }

  private func append(
    _ slot: TableSlot, to head: inout [UInt8], sections: inout [UInt8]
  ) throws(CompiledFormError) {
    let table = try slot.table(keyIndex: keyIndex)
    var section: [UInt8] = []
    for ordinal in 0..<keyIndex.count {
      EntryCoder.append(number: table.section.entry(ordinal).count, to: &section)
    }
    section.append(contentsOf: table.section.bytes)
    EntryCoder.append(string: slot.spelling, to: &head)
    EntryCoder.append(number: section.count, to: &head)
    CompiledForm.append(CompiledForm.checksum(section[...]), digits: CompiledForm.checksumDigits, to: &head)
    sections.append(contentsOf: section)
  }
}
