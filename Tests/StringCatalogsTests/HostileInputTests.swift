import StringTables
import TestGround
import Testing

@testable import StringCatalogs

@Suite struct HostileInputTests {
  /// Does everything that can be done to a document; the answer is whether its bytes survived.
  static func survives(_ bytes: [UInt8]) -> Bool {
    guard let document = try? CatalogDocument(bytes) else { return true }
    guard document.reserializedBytes == bytes, document.bytes == bytes else { return false }
    _ = document.findings()
    _ = CatalogStatus(of: document)
    _ = CatalogLines(of: document)
    _ = CatalogRepair(of: document, keeping: .last)
    _ = document.pseudolocalized(as: .accented)
    _ = CatalogMerge(base: nil, ours: document, theirs: document.pseudolocalized(as: .bracketed))
    let canonical = document.canonicalBytes
    return (try? CatalogDocument(canonical))?.canonicalBytes == canonical
  }

  @Test func `random catalogs with bytes exchanged, left out and doubled never harm the tool`() throws {
    var random = SeededGenerator(seed: 7)
    let signs = Array("{}[]\":,\\0n%#@ \u{0}".utf8) + [0x80, 0xC2, 0xED, 0xFF]
    var failures: [String] = []
    var readable = 0
    for round in 0..<400 {
      var bytes = Array(RandomCatalog.text(&random).utf8)
      for _ in 0..<Int.random(in: 0..<3, using: &random) where bytes.count > 2 {
        let place = Int.random(in: 0..<bytes.count - 1, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
        case 2: bytes.replaceSubrange(place..<min(place + 20, bytes.count), with: bytes[..<min(9, bytes.count)])
        default: bytes[place] = signs.randomElement(using: &random) ?? 0
        }
      }
      if (try? CatalogDocument(bytes)) != nil { readable += 1 }
      if !Self.survives(bytes) { failures.append("\(round): \(String(decoding: bytes, as: UTF8.self))") }
    }
    #expect(failures.isEmpty, "\(failures.prefix(2))")
    #expect(readable > 100 && readable < 400, "\(readable)")
  }

  @Test func `values of the wrong kind in every place are findings`() throws {
    let values = [
      "null", "1", "true", "\"x\"", "[]", "{}", "[{}]", #"{"stringUnit":null}"#, #"{"variations":{"plural":[]}}"#,
    ]
    let places: [(String) -> String] = [
      { #"{"strings":\#($0),"sourceLanguage":"en","version":"1.0"}"# },
      { #"{"strings":{},"sourceLanguage":\#($0),"version":\#($0)}"# },
      { StatusTests.catalog(["k": $0]) }, { StatusTests.catalog(["k": #"{"localizations":\#($0)}"#]) },
      { StatusTests.catalog(["k": #"{"localizations":{"de":\#($0)}}"#]) },
      { StatusTests.catalog(["k": #"{"localizations":{"de":{"stringUnit":\#($0)}}}"#]) },
      { StatusTests.catalog(["k": #"{"localizations":{"de":{"stringUnit":{"state":\#($0),"value":\#($0)}}}}"#]) },
      { StatusTests.catalog(["k": #"{"localizations":{"de":{"variations":\#($0)}}}"#]) },
      { StatusTests.catalog(["k": #"{"localizations":{"de":{"variations":{"device":{"mac":\#($0)}}}}}"#]) },
      { StatusTests.catalog(["k": #"{"localizations":{"de":{"substitutions":\#($0)}}}"#]) },
      { StatusTests.catalog(["k": #"{"localizations":{"de":{"substitutions":{"n":\#($0)}}}}"#]) },
      { StatusTests.catalog(["k": #"{"localizations":{"de":{"stringSet":{"values":\#($0)}}}}"#]) },
      { StatusTests.catalog(["k": #"{"comment":\#($0),"extractionState":\#($0),"shouldTranslate":\#($0)}"#]) },
    ]
    var failures: [String] = []
    for place in places {
      for value in values where !Self.survives(Array(place(value).utf8)) { failures.append(place(value)) }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `halves of surrogate pairs, NUL and a large file are taken as they are`() throws {
    for text in [
      #"{"strings":{"\ud800":{"localizations":{"de":{"stringUnit":{"state":"new","value":"\udc00\u0000"}}}}}}"#
    ] {
      #expect(Self.survives(Array(text.utf8)))
      let document = try CatalogDocument(Array(text.utf8))
      let moved = try document.adding("a").removing("a")
      #expect(moved.bytes == document.bytes)
    }
    let entry =
      #":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Ein Text, der etwas länger ist"}}}}"#
    let large = "{\"strings\":{" + (0..<20_000).map { "\"key \($0)\"\(entry)" }.joined(separator: ",") + "}}"
    let document = try CatalogDocument(Array(large.utf8))
    #expect(document.entries.count == 20_000 && document.reserializedBytes == Array(large.utf8))
  }

  @Test func `a text of tens of thousands of conversions is looked through once`() throws {
    let many = String(repeating: "%@", count: 30_000)
    let text = StatusTests.catalog([
      "k": "{\"localizations\":{\"en\":\(StatusTests.unit(many)),\"de\":\(StatusTests.unit(many + "%lld"))}}",
      many: "{\"localizations\":{\"fr\":\(StatusTests.unit("%lld" + many.dropFirst(2)))}}",
    ])
    let document = try CatalogDocument(Array(text.utf8))
    var messages: [String] = []
    let time = ThreadTime.measure {
      messages = document.findings(of: CatalogRules.named("PlaceholdersAgree")).map(\.message)
    }
    #expect(
      Set(messages) == [
        "position 30001: no argument is given, found %lld", "position 1: @ expected, found lld",
      ], "\(messages.map { $0.prefix(80) })")
    // With every conversion held against all before it, it took a minute.
    #expect(time < .seconds(20), "\(time)")
  }

  @Test func `what repair finds beside strings overwrites a key that is there only where it counts`() throws {
    let text = #"{"a":{"comment":"stray"},"strings":{"a":{"comment":"kept"}},"sourceLanguage":"en","version":"1.0"}"#
    let repair = CatalogRepair(of: try CatalogDocument(Array(text.utf8)))
    #expect(repair.conflicts.count == 1 && repair.document.bytes == Array(text.utf8))
    for (choice, kept) in [(DuplicateChoice.first, "stray"), (.last, "kept")] {
      let repaired = CatalogRepair(of: try CatalogDocument(Array(text.utf8)), keeping: choice).document
      #expect(repaired.entries.count == 1 && repaired.entry("a")?.comment == kept)
    }
  }
}
