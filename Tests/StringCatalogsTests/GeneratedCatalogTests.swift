import StringTables
import Testing

@testable import StringCatalogs

/// What holds for any catalog, on catalogs of every shape.
@Suite struct GeneratedCatalogTests {
  /// A file in each style, and in each encoding.
  private static func files(_ catalog: GeneratedCatalog, _ seed: UInt64) -> [[UInt8]] {
    GeneratedCatalog.Style.allCases.map { style in
      let text = catalog.text(style)
      switch (seed, style) {
      case (0..<20, .xcode): return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      case (20..<40, .xcode): return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case (40..<60, .xcode): return [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      default: return Array(text.utf8)
      }
    }
  }

  @Test func `every shape in every style and encoding is read and written without a change`() throws {
    var failures: [String] = []
    for seed in 0..<150 as Range<UInt64> {
      let catalog = GeneratedCatalog(seed: seed)
      for (number, file) in Self.files(catalog, seed).enumerated() {
        let document = try CatalogDocument(file)
        if document.bytes != file || document.reserializedBytes != file { failures.append("\(seed) \(number): bytes") }
        if document.entries.count != catalog.keyCount { failures.append("\(seed) \(number): keys") }
        if let added = try? document.adding("new key"), try added.removing("new key").bytes != file {
          failures.append("\(seed) \(number): added and removed")
        }
        let canonical = try CatalogDocument(document.canonicalBytes)
        if canonical.canonicalBytes != canonical.bytes { failures.append("\(seed) \(number): canonical") }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  @Test func `every text can be set to itself, and to another and back`() throws {
    var failures: [String] = []
    var count = 0
    for seed in 0..<60 as Range<UInt64> {
      let file = Array(GeneratedCatalog(seed: seed).text(.xcode).utf8)
      let document = try CatalogDocument(file)
      var (same, other) = (CatalogEditor(document), CatalogEditor(document))
      let model = CatalogModel(document)
      for leaf in model.leaves where !leaf.isSet {
        guard let text = model.text(of: leaf), let state = model.spelledState(of: leaf) else { continue }
        count += 1
        let (key, language, path) = (model.key(of: leaf), model.language(of: leaf), model.path(of: leaf))
        // Half of a surrogate pair is no text; such a key cannot be named.
        guard !key.contains("\u{FFFD}") else { continue }
        try same.set(text, for: key, language: language, path: path, state: state)
        try other.set("Andere", for: key, language: language, path: path, state: state)
      }
      if same.bytes != file { failures.append("\(seed): itself") }
      let changed = other.document
      if CatalogModel(changed).leaves.map(\.state) != model.leaves.map(\.state) { failures.append("\(seed): states") }
      if changed.entries.map(\.key) != document.entries.map(\.key) { failures.append("\(seed): keys") }
    }
    #expect(failures.isEmpty, "\(failures.prefix(3))")
    #expect(count > 2000, "\(count)")
  }

  @Test func `what is counted is what was put in`() throws {
    var failures: [String] = []
    for seed in 0..<300 as Range<UInt64> {
      let catalog = GeneratedCatalog(seed: seed)
      let status = CatalogStatus(of: try CatalogDocument(Array(catalog.text(.compact).utf8)))
      for language in status.languages {
        let tally = GeneratedCatalog.Tally(
          keys: language.keys, translatedKeys: language.translatedKeys, texts: language.texts,
          translated: language.translatedTexts, review: language.textsToReview, new: language.newTexts,
          missing: language.missingKeys)
        if tally != catalog.tallies[language.language] { failures.append("\(seed) \(language.language): \(tally)") }
        let unfinished = status.unfinished(in: language.language).count
        if unfinished != language.texts - language.translatedTexts { failures.append("\(seed): \(unfinished)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  @Test func `merging keeps its laws on every shape`() throws {
    var failures: [String] = []
    for seed in 0..<60 as Range<UInt64> {
      let base = try CatalogDocument(Array(GeneratedCatalog(seed: seed).text(.xcode).utf8))
      let keys = base.entries.map(\.key).filter { !$0.contains("\u{FFFD}") }
      func edited(_ keys: ArraySlice<String>, _ text: String) -> CatalogDocument {
        var editor = CatalogEditor(base)
        try? editor.add(text)
        for key in keys { try? editor.set(text, for: key, language: "de") }
        return editor.document
      }
      let (ours, theirs) = (edited(keys[..<(keys.count / 2)], "unser"), edited(keys[(keys.count / 2)...], "ihr"))
      func same(_ one: CatalogDocument, _ other: CatalogDocument) -> Bool { one.canonicalBytes == other.canonicalBytes }
      if CatalogMerge(base: base, ours: base, theirs: theirs).document.bytes != theirs.bytes {
        failures.append("\(seed) ours")
      }
      if CatalogMerge(base: base, ours: ours, theirs: base).document.bytes != ours.bytes {
        failures.append("\(seed) theirs")
      }
      if CatalogMerge(base: base, ours: ours, theirs: ours).document.bytes != ours.bytes {
        failures.append("\(seed) equal")
      }
      let (one, other) = (
        CatalogMerge(base: base, ours: ours, theirs: theirs), CatalogMerge(base: base, ours: theirs, theirs: ours)
      )
      if !one.conflicts.isEmpty || !other.conflicts.isEmpty { failures.append("\(seed): \(one.conflicts)") }
      if !same(one.document, other.document) { failures.append("\(seed) order") }
      if one.document.entries.count != base.entries.count + 2 { failures.append("\(seed) keys") }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }
}
