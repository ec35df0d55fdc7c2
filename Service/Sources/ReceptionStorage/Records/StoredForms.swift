internal import Foundation
package import ReceptionProtocol

/// Texts in which records are stored: the same in every store, so that one can be copied into another.
package enum StoredForms {
  /// The description that ``DescriptionJSON`` wrote; nil where it is none.
  package static func description(_ text: String, language: String?) -> DeviceDescription? {
    var description = try? JSONDecoder().decode(DeviceDescription.self, from: Data(text.utf8))
    description?.language = language
    return description
  }

  /// Published texts as JSON.
  package static func text(_ texts: [AppearanceField: [String: String]]) -> String {
    json(Dictionary(uniqueKeysWithValues: texts.map { ($0.key.rawValue, $0.value) }))
  }

  /// The published texts of a JSON text; nil where it is none.
  package static func appearance(_ text: String) -> [AppearanceField: [String: String]]? {
    guard let named = try? JSONDecoder().decode([String: [String: String]].self, from: Data(text.utf8)) else {
      return nil
    }
    let texts = named.compactMap { name, texts in AppearanceField(rawValue: name).map { ($0, texts) } }
    return Dictionary(uniqueKeysWithValues: texts)
  }

  /// A value made of texts and flags as JSON.
  package static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Such a value always encodes.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
