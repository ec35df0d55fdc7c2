import Foundation
import TestGround

/// A String Catalog as plain JSON, read without any code of the project.
struct CatalogFile {
  struct Entry {
    var fields: [String: Any]

    /// The texts of a language by plural category; `""` is the text without variations.
    func texts(_ language: String) -> [String: String]? {
      guard let all = fields["localizations"] as? [String: Any], let own = all[language] as? [String: Any] else {
        return nil
      }
      if let text = Self.value(own) { return ["": text] }
      let plural = (own["variations"] as? [String: Any])?["plural"] as? [String: Any]
      return plural?.compactMapValues { ($0 as? [String: Any]).flatMap(Self.value) }
    }

    private static func value(_ holder: [String: Any]) -> String? {
      (holder["stringUnit"] as? [String: Any])?["value"] as? String
    }
  }

  let sourceLanguage: String?
  let entries: [String: Entry]

  init(_ path: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(try TestGround.bytes(path)))
    let catalog = object as? [String: Any] ?? [:]
    sourceLanguage = catalog["sourceLanguage"] as? String
    entries = (catalog["strings"] as? [String: [String: Any]] ?? [:]).mapValues { Entry(fields: $0) }
  }

  static let builtIn = "Catalogs/ThemeKit.xcstrings"
  static let demo = "Service/Sources/ReceptionService/Resources/ThemeKit.xcstrings"
}
