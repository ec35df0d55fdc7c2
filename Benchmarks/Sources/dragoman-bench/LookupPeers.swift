import CBenchmark
import Foundation
import Measurement

/// The look-up rows as others in this process do them: a dictionary, a bundle, `String(format:)`, JSONSerialization.
enum LookupPeers {
  static func all(_ inputs: Inputs) -> [Row] {
    let catalog = SampleCatalog(languages: inputs.supported)
    return plain(catalog) + written + files(catalog)
  }

  private static func plain(_ catalog: SampleCatalog) -> [Row] {
    [
      Row(peer: "Dictionary", "lookup.plain", per: SampleCatalog.count) {
        let texts = catalog.texts(in: "ru")
        return { count in (0..<count).reduce(0) { sum, _ in sum &+ CallSites.ask(texts) } }
      },
      Row(peer: "Foundation", "lookup.plain") {
        let (keys, bundle) = (catalog.keys, try bundle(catalog.texts(in: "ru")))
        return { count in
          keys.cycled(count) { bundle.localizedString(forKey: $0, value: nil, table: nil).utf8.count }
        }
      },
      Row(peer: "Foundation", "lookup.miss") {
        let (absent, bundle) = (absentKeys(catalog), try bundle(catalog.texts(in: "ru")))
        return { count in
          absent.cycled(count) { bundle.localizedString(forKey: $0, value: nil, table: nil).utf8.count }
        }
      },
      Row(peer: "Dictionary", "lookup.miss") {
        let (absent, texts) = (absentKeys(catalog), catalog.texts(in: "ru"))
        return { count in absent.cycled(count) { texts[$0] == nil ? 1 : 0 } }
      },
    ]
  }

  private static func absentKeys(_ catalog: SampleCatalog) -> [String] { catalog.keys.map { $0 + "?" } }

  private static var written: [Row] {
    [
      Row(peer: "String(format:)", "lookup.argument") {
        let names = ["Ada", "Grace Hopper", "Мария Кюри"]
        return { count in names.cycled(count) { String(format: "Проверьте адрес, %@", $0).utf8.count } }
      },
      Row(peer: "interpolation", "lookup.argument") {
        let names = ["Ada", "Grace Hopper", "Мария Кюри"]
        return { count in names.cycled(count) { "Проверьте адрес, \($0)".utf8.count } }
      },
      Row(peer: "Foundation, the number alone", "lookup.plural") {
        let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "ru"))
        return { count in [1, 3, 11, 1_234_567].cycled(count) { style.format($0).utf8.count } }
      },
    ]
  }

  private static func files(_ catalog: SampleCatalog) -> [Row] {
    [
      Row(peer: "JSONSerialization", "catalog.tables", bytes: catalog.bytes.count) {
        let data = Data(catalog.bytes)
        return { count in
          (0..<count).reduce(0) { sum, _ in
            sum &+ (((try? JSONSerialization.jsonObject(with: data)) as? [String: Any])?.count ?? 0)
          }
        }
      }
    ]
  }

  /// An `.lproj` folder as a bundle of its own, which is how programs choose a language at run time.
  private static func bundle(_ texts: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-bench-\(UUID()).lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = texts.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    try Data(lines.utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
    guard let bundle = Bundle(path: folder.path), let (key, text) = texts.first,
      bundle.localizedString(forKey: key, value: nil, table: nil) == text
    else { throw BenchmarkError("Foundation does not find the texts of its bundle") }
    return bundle
  }
}

/// Why a row could not be prepared.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
