import Foundation
import TestGround
import Testing

@testable import CatalogProducts

/// What Apple's compiler made of catalogs, or why not, against what ours makes of them.
@Suite(.enabled(if: TestGround.hasShared, "the folder shared is not beside the checkout"))
struct AppleOracleTests {
  private static let folder = "corpus/apple-oracle/"

  /// Where we do something else on purpose, each with the reason.
  private static let disagreements: [(catalogs: [String], reason: String)] = [
    (
      collisions,
      "two languages become one directory, and Apple's compiler keeps whichever it writes last: we refuse them"
    ),
    (
      ["source-skeleton.xcstrings", "source-skeleton.localized.xcstrings"],
      "the record is of a .strings file that is not there, and not of the catalog that has its name"
    ),
  ]

  private static let collisions =
    TestGround.sharedFiles(below: "corpus/apple-oracle", endingIn: ".xcstrings")
    .map { $0.replacing(folder, with: "") }.filter { $0.hasPrefix("catalog-native-script-bundle-collision") }
    + ["catalog-development-source-owner-collision-undeclared-double-alias.xcstrings"]

  /// Catalogs with the record of what they were compiled to.
  private static let pairs: [String] = {
    let records = Set(TestGround.sharedFiles(below: "corpus/apple-oracle", endingIn: ".compiled.json"))
    return TestGround.sharedFiles(below: "corpus/apple-oracle", endingIn: ".xcstrings")
      .filter { records.contains($0.replacing(".xcstrings", with: ".compiled.json")) }
      .map { $0.replacing(folder, with: "") }
  }()

  private func compiled(_ catalog: String) throws -> CompilingResult {
    try CompilableCatalog(xcstrings: TestGround.sharedBytes(Self.folder + catalog), name: "catalog").lproj()
  }

  private func record(of catalog: String) throws -> NSDictionary {
    let path = Self.folder + catalog.replacing(".xcstrings", with: ".compiled.json")
    let object = try JSONSerialization.jsonObject(with: Data(try TestGround.sharedBytes(path)))
    let record = try #require(object as? [String: Any])
    // Some records are of the one .strings file, without its path.
    return record.values.contains { $0 is String } ? ["en.lproj/catalog.strings": record] : record as NSDictionary
  }

  private func values(of products: [CatalogProduct]) throws -> NSDictionary {
    let values = NSMutableDictionary()
    for product in products {
      values[product.path] = try PropertyListSerialization.propertyList(from: Data(product.bytes), format: nil)
    }
    return values
  }

  @Test func `what is made of a catalog is what Apple's compiler made of it`() throws {
    let excused = Set(Self.disagreements.flatMap(\.catalogs))
    var failures: [String] = []
    var equal = 0
    for catalog in Self.pairs {
      let found = (try? compiled(catalog)).flatMap { try? values(of: $0.products) }
      let isEqual = try found == record(of: catalog)
      if isEqual { equal += 1 }
      if isEqual == excused.contains(catalog) { failures.append(catalog) }
    }
    print("apple-oracle: \(equal) of \(Self.pairs.count) pairs equal, \(excused.count) excused")
    #expect(failures == [])
    #expect(Self.pairs.count > 160)
  }

  /// The catalog without one of its languages.
  private func compiled(_ catalog: String, without language: String) throws -> CompilingResult {
    let bytes = Data(try TestGround.sharedBytes(Self.folder + catalog))
    var root = try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let strings = try #require(root["strings"] as? [String: [String: [String: Any]]])
    root["strings"] = strings.mapValues { $0.mapValues { $0.filter { $0.key != language } } }
    let left = try JSONSerialization.data(withJSONObject: root)
    return try CompilableCatalog(xcstrings: [UInt8](left), name: "catalog").lproj()
  }

  @Test func `where two languages become one directory, Apple's compiler kept one of the two`() throws {
    var failures: [String] = []
    for catalog in Self.collisions {
      do {
        _ = try compiled(catalog)
        failures.append("\(catalog) is not refused")
      } catch let faults as CompilingFaults {
        let words = faults.faults.first?.message.split(separator: " ").map(String.init) ?? []
        let kept = try [words[0], words[2]].map { try values(of: compiled(catalog, without: $0).products) }
        if !kept.contains(try record(of: catalog)) { failures.append("\(catalog): \(words)") }
      }
    }
    #expect(failures == [])
    #expect(Self.collisions.count == 31)
  }

  @Test func `the catalogs that Apple's compiler refuses are refused, and no others`() throws {
    let rows = try TestGround.sharedRows(Self.folder + "INDEX.tsv")
    let excused = Set(Self.collisions)
    var failures: [String] = []
    var refused = 0
    for row in rows where !excused.contains(row[0]) {
      let isRefused = (try? compiled(row[0])) == nil
      if isRefused != (row[1] == "reject") { failures.append(row[0]) } else if isRefused { refused += 1 }
    }
    let all = rows.filter { $0[1] == "reject" }.count
    print("apple-oracle: \(refused) of \(all) refusals equal")
    #expect(failures == [])
    #expect(all == 10)
  }
}
