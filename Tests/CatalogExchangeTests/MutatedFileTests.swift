import TestGround
import StringCatalogs
import Testing

@testable import CatalogExchange

/// Files that were damaged on the way, in every way that a few changed bytes damage one.
@Suite struct MutatedFileTests {
  private static let catalog = #"""
    {"sourceLanguage":"en","strings":{"":{},"k":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"K"}}}},
    "n":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld file"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}}}},"d":{"localizations":{"de":{"variations":{"device":{
    "mac":{"stringUnit":{"state":"new","value":"m"}},"other":{"stringUnit":{"state":"new","value":"o"}}}}}}},
    "s":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"%#@N@"},"substitutions":{"N":{"argNum":1,
    "formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"%arg"}}}}}}}}}},"version":"1.0"}
    """#

  private enum Kind: CaseIterable { case xliff, csv, strings, stringsdict }

  private static func take(_ bytes: [UInt8], _ kind: Kind, into document: CatalogDocument) -> (
    CatalogDocument, [ImportReport]
  ) {
    var catalogImport = CatalogImport(into: document)
    let reports =
      switch kind {
      case .xliff: catalogImport.take(xliff: bytes, named: "T.xcstrings")
      case .csv: [catalogImport.take(csv: bytes)]
      case .strings: catalogImport.take(strings: bytes, in: "de")
      case .stringsdict: catalogImport.take(strings: nil, stringsdict: bytes, in: "de")
      }
    return (catalogImport.document, reports)
  }

  private static func seed(_ kind: Kind, of document: CatalogDocument) -> [UInt8] {
    let file = document.translations(into: "de", original: "T.xcstrings")
    return switch kind {
    case .xliff: XLIFFWriter.bytes(of: [file])
    case .csv: CSVWriter.bytes(of: file)
    case .strings: document.stringsFiles(in: "de", withRules: true).strings ?? []
    case .stringsdict: document.stringsFiles(in: "de", withRules: true).stringsdict ?? []
    }
  }

  private static func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...(random.next() % 3) where !bytes.isEmpty {
      let place = Int(random.next() % UInt64(bytes.count))
      let end = min(bytes.count, place + Int(random.next() % 24))
      switch random.next() % 5 {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: Int(random.next() % UInt64(bytes.count)))
      case 3:
        bytes.insert(
          contentsOf: Array(["<", "&", "\"", "|==|", "plural.", "]]>", "\n,"][Int(random.next() % 7)].utf8), at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  @Test func `a damaged file leaves a catalog that is one, and changes nothing when it comes again`() throws {
    let document = try CatalogDocument(Array(Self.catalog.utf8))
    var failures: [String] = []
    var (changed, found) = (0, 0)
    for kind in Kind.allCases {
      let seed = Self.seed(kind, of: document)
      var random = SeededGenerator(seed: 48)
      for number in 0..<400 {
        let bytes = Self.mutated(seed, &random)
        let (once, reports) = Self.take(bytes, kind, into: document)
        if once.bytes != document.bytes { changed += 1 }
        found += reports.flatMap(\.findings).count
        if once.reserializedBytes != once.bytes { failures.append("\(kind) \(number): no catalog") }
        if Self.take(bytes, kind, into: once).0.bytes != once.bytes {
          failures.append("\(kind) \(number): changes again")
        }
        if reports.flatMap(\.findings).contains(where: { $0.line < 1 || $0.column < 1 }) {
          failures.append("\(kind) \(number): a place")
        }
      }
    }
    print("\(changed) damaged files changed the catalog, and \(found) findings were made")
    #expect(failures == [])
    // Most damage is refused: a row that was cut or moved is of another width.
    #expect(changed > 20 && found > 500)
  }
}
