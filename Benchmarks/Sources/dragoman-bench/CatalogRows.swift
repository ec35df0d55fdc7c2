import Foundation
import Measurement
import StringCatalogs

/// Catalogs as documents: the tool's work without the process, on the catalog of 48 × 500.
enum CatalogRows {
  static func all(_ catalog: SampleCatalog) -> [Row] { reading(catalog) + [writing(catalog)] + judging(catalog) }

  private static func reading(_ catalog: SampleCatalog) -> [Row] {
    let bytes = catalog.bytes
    return [
      Row(
        "catalog.tape", "read a catalog of 48 × 500 (5 MB) as a document, UTF-8 checked",
        goal: .megabytesPerSecond(700), anchor: "simdjson 1,500–2,200 MB/s (DOM only)", bytes: bytes.count
      ) {
        { count in
          (0..<count).reduce(0) { sum, _ in sum &+ ((try? CatalogDocument(bytes))?.encoding.hashValue ?? 0) }
        }
      },
      Row(
        "catalog.model", "the same with every key, language and text in a list", goal: .megabytesPerSecond(600),
        bytes: bytes.count
      ) {
        { count in
          (0..<count).reduce(0) { sum, _ in
            sum &+ ((try? CatalogDocument(bytes)).map { CatalogModel($0).leaves.count } ?? 0)
          }
        }
      },
    ]
  }

  private static func writing(_ catalog: SampleCatalog) -> Row {
    let bytes = catalog.bytes
    return Row(
      "catalog.write", "write it after an edit in each of 503 entries", goal: .megabytesPerSecond(1500),
      anchor: "JSONSerialization 2 MB/s sorted", bytes: bytes.count
    ) {
      var editor = CatalogEditor(try CatalogDocument(bytes))
      for entry in CatalogModel(try CatalogDocument(bytes)).editable {
        try editor.set("Neu", for: entry.key, language: "de", path: entry.path)
      }
      let edited = editor
      guard edited.bytes.count != bytes.count else { throw BenchmarkError("nothing was edited") }
      return { count in (0..<count).reduce(0) { sum, _ in sum &+ edited.bytes.count } }
    }
  }

  private static func judging(_ catalog: SampleCatalog) -> [Row] {
    let bytes = catalog.bytes
    return [
      Row("catalog.lint", "check it by all rules, once it is read", goal: .megabytesPerSecond(0), bytes: bytes.count) {
        let document = try CatalogDocument(bytes)
        return { count in (0..<count).reduce(0) { sum, _ in sum &+ document.findings().count } }
      },
      Row(
        "catalog.status", "count what is translated, once it is read", goal: .megabytesPerSecond(0), bytes: bytes.count
      ) {
        let document = try CatalogDocument(bytes)
        return { count in (0..<count).reduce(0) { sum, _ in sum &+ CatalogStatus(of: document).keys } }
      },
    ]
  }

  /// Foundation at the same work, in the same process.
  static func peers(_ catalog: SampleCatalog) -> [Row] {
    let bytes = catalog.bytes
    return [
      Row(peer: "JSONSerialization", "catalog.tape", bytes: bytes.count) {
        let data = Data(bytes)
        return { count in
          (0..<count).reduce(0) { sum, _ in
            sum &+ (((try? JSONSerialization.jsonObject(with: data)) as? [String: Any])?.count ?? 0)
          }
        }
      },
      Row(peer: "JSONSerialization", "catalog.write", bytes: bytes.count) {
        let data = Data(bytes)
        return { count in
          guard let object = try? JSONSerialization.jsonObject(with: data) else { return 0 }
          let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
          return (0..<count).reduce(0) { sum, _ in
            sum &+ ((try? JSONSerialization.data(withJSONObject: object, options: options))?.count ?? 0)
          }
        }
      },
    ]
  }
}

extension CatalogModel {
  /// One text of each key in German.
  fileprivate var editable: [(key: String, path: LeafPath)] {
    var found: [String: LeafPath] = [:]
    for leaf in leaves where language(of: leaf) == "de" { found[key(of: leaf)] = path(of: leaf) }
    return found.map { ($0.key, $0.value) }
  }
}
