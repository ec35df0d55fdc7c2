import Foundation
import StringTables
import TestGround
import Testing

@testable import StringCatalogs

/// Every real catalog that we have: other people's, and those that Apple's own tools were given.
@Suite(.enabled(if: TestGround.hasShared, "the shared corpus is not beside this checkout"))
struct CorpusTests {
  static let corpus = TestGround.sharedFiles(below: "corpus/xcstrings", endingIn: ".xcstrings")
  static let all = TestGround.sharedFiles(below: "corpus", endingIn: ".xcstrings")

  @Test func `every catalog is written back byte for byte`() throws {
    var failures: [String] = []
    var count = 0
    for path in Self.all {
      let bytes = try TestGround.sharedBytes(path)
      let document = try CatalogDocument(bytes)
      count += 1
      if document.reserializedBytes != bytes || document.bytes != bytes { failures.append(path) }
    }
    print("\(count) of \(Self.all.count) catalogs are written back byte for byte")
    #expect(failures.isEmpty, "\(failures)")
    #expect(count > 250 && Self.corpus.count == 81)
  }

  @Test func `setting every text to itself changes no byte`() throws {
    var failures: [String] = []
    var count = 0
    for path in Self.corpus {
      let document = try CatalogDocument(TestGround.sharedBytes(path))
      for entry in Self.sample(document.entries) {
        for localization in entry.localizations {
          for leaf in localization.leaves {
            guard let text = leaf.text, let state = leaf.state else { continue }
            count += 1
            let same = try? document.setting(
              text, for: entry.key, language: localization.language, path: leaf.path, state: state)
            if same?.bytes != document.bytes { failures.append("\(path) \(entry.key) \(leaf.path)") }
          }
        }
      }
    }
    print("\(count) texts were set to themselves")
    #expect(failures.isEmpty, "\(failures.prefix(5))")
    #expect(count > 1500)
  }

  @Test func `a changed text changes its own line, and changing it back brings back the file`() throws {
    var failures: [String] = []
    var count = 0
    for path in Self.corpus {
      let document = try CatalogDocument(TestGround.sharedBytes(path))
      for entry in Self.sample(document.entries) {
        guard let localization = entry.localizations.last, let leaf = localization.leaves.last,
          let text = leaf.text, let state = leaf.state, leaf.path.steps.allSatisfy({ !$0.name.contains(".") })
        else { continue }
        count += 1
        func set(_ text: String, in document: CatalogDocument) throws -> CatalogDocument {
          try document.setting(text, for: entry.key, language: localization.language, path: leaf.path, state: state)
        }
        let changed = try set("\u{1}\"neu\"", in: document)
        if Self.changedLines(document.bytes, changed.bytes) != 1 { failures.append("lines: \(path) \(entry.key)") }
        if try set(text, in: changed).bytes != document.bytes, !leaf.isEscapedOtherwise {
          failures.append("back: \(path) \(entry.key)")
        }
      }
    }
    print("\(count) texts were changed and changed back")
    #expect(failures.isEmpty, "\(failures.prefix(5))")
    #expect(count > 200)
  }

  @Test func `adding a key and removing it brings back the file, and moves nothing else meanwhile`() throws {
    var failures: [String] = []
    var count = 0
    for path in Self.all {
      guard let document = try? CatalogDocument(TestGround.sharedBytes(path)), document.strings != nil else { continue }
      for key in ["", "0 new", "Mein \"Schlüssel\" %lld", "zzz 漢"] where document.entry(key) == nil {
        count += 1
        let added = try document.adding(key, comment: "Why", extractionState: "manual")
        let kept = document.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        if !Self.isSubsequence(kept.map { Self.withoutComma($0) }, of: added.bytes) {
          failures.append("moved: \(path)")
        }
        if try added.removing(key).bytes != document.bytes { failures.append("back: \(path) \(key)") }
      }
    }
    print("\(count) keys were added and removed")
    #expect(failures.isEmpty, "\(failures.prefix(5))")
    #expect(count > 1000)
  }

  @Test func `the canonical form is what Foundation makes, whose sorted layout is Xcode's`() throws {
    var failures: [String] = []
    var counts: [String: Int] = [:]
    for path in Self.corpus {
      let bytes = try TestGround.sharedBytes(path)
      let object = try JSONSerialization.jsonObject(with: Data(bytes))
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let expected = [UInt8](try JSONSerialization.data(withJSONObject: object, options: options))
      let canonical = try CatalogDocument(bytes).canonicalBytes
      // Two files have their version twice, of which Foundation keeps one and we keep both.
      let isTwice = path.hasSuffix("Test4.xcstrings") || path.hasSuffix("Test5.xcstrings")
      if (canonical != expected) != isTwice { failures.append(path) }
      counts[canonical == bytes ? "exact" : canonical + [0x0A] == bytes ? "line end" : "other", default: 0] += 1
    }
    print("Xcode's layout: \(counts["exact"] ?? 0) exact, \(counts["line end"] ?? 0) but for a last line end")
    #expect(failures.isEmpty, "\(failures)")
    #expect(counts == ["exact": 55, "line end": 7, "other": 19])
  }

  @Test func `the canonical form of the canonical form is itself, and holds the same texts`() throws {
    var failures: [String] = []
    for path in Self.all {
      guard let document = try? CatalogDocument(TestGround.sharedBytes(path)) else { continue }
      let canonical = try CatalogDocument(document.canonicalBytes)
      if canonical.canonicalBytes != canonical.bytes { failures.append("again: \(path)") }
      if Self.leaves(canonical) != Self.leaves(document) { failures.append("texts: \(path)") }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  // MARK: What the tests look at

  /// At most a dozen entries, spread over a file.
  static func sample(_ entries: [CatalogEntry]) -> [CatalogEntry] {
    stride(from: 0, to: entries.count, by: max(1, entries.count / 12)).map { entries[$0] }
  }

  static func leaves(_ document: CatalogDocument) -> [String] {
    document.entries.flatMap { entry in
      entry.localizations.flatMap { localization in
        localization.leaves.map {
          "\(entry.key)|\(localization.language)|\($0.path)|\($0.state ?? "-")|\($0.texts)|\(entry.comment ?? "-")"
        }
      }
    }.sorted()
  }

  static func changedLines(_ one: [UInt8], _ other: [UInt8]) -> Int {
    let (left, right) = (one.split(separator: 0x0A), other.split(separator: 0x0A))
    return left.count == right.count ? zip(left, right).count { $0 != $1 } : -1
  }

  static func withoutComma(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == UInt8(ascii: ",") ? line.dropLast() : line
  }

  /// Whether all lines occur in the bytes in their order, commas at their ends aside.
  static func isSubsequence(_ lines: [ArraySlice<UInt8>], of bytes: [UInt8]) -> Bool {
    var rest = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    // A file on one line, or an object that was empty, grows inside a line.
    if lines.count < 3 { return true }
    var missing = 0
    for line in lines {
      guard let found = rest.firstIndex(where: { withoutComma($0) == line }) else {
        missing += 1
        continue
      }
      rest = rest[(found + 1)...]
    }
    return missing <= 2
  }
}

extension CatalogLeaf {
  /// Whether the text is spelled with escapes that we would not write.
  var isEscapedOtherwise: Bool {
    guard let node = valueNode else { return false }
    return JSONSpelling.canonical(Array(tape.token(node))) != Array(tape.token(node))
  }
}
