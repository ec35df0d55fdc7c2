internal import Foundation
internal import LanguageTags
internal import ReceptionProtocol

/// A file of texts to publish: `{"title": {"de": "Hilfe", "fr": "Aide"}, "welcomeTitle": {…}, "welcomeText": {…}}`.
///
/// A device passes over what it cannot show; here it is refused with a reason, before anybody sees it.
struct AppearanceFile {
  /// The texts by field and by language tag.
  let texts: [AppearanceField: [String: String]]

  /// Reads the bytes of a file.
  ///
  /// - Throws: everything that is wrong with it.
  init(_ bytes: [UInt8]) throws(AppearanceFileError) {
    guard bytes.count <= AppearanceEnvelope.longestBody / 2 else {
      throw AppearanceFileError(problems: ["the file is longer than \(AppearanceEnvelope.longestBody / 2) bytes"])
    }
    guard let named = try? JSONDecoder().decode([String: [String: String]].self, from: Data(bytes)) else {
      throw AppearanceFileError(problems: ["it is no JSON object of fields, each an object of language tags and texts"])
    }
    let problems = named.sorted { $0.key < $1.key }.flatMap { Self.problems(field: $0.key, $0.value) }
    guard problems.isEmpty else { throw AppearanceFileError(problems: problems) }
    texts = Dictionary(
      uniqueKeysWithValues: named.compactMap { name, texts in AppearanceField(rawValue: name).map { ($0, texts) } })
  }

  private static func problems(field name: String, _ texts: [String: String]) -> [String] {
    guard let field = AppearanceField(rawValue: name) else { return ["there is no field “\(name)”"] }
    var seen: Set<LanguageTag> = []
    return texts.sorted { $0.key < $1.key }.compactMap { spelled, text in
      guard let tag = LanguageTag(spelled) else { return "\(name).\(spelled) is under no language tag" }
      guard seen.insert(tag).inserted else { return "\(name).\(spelled) is there twice, spelled differently" }
      if text.utf16.count > field.longestText { return "\(name).\(spelled) is longer than \(field.longestText)" }
      return field.accepts(text) ? nil : "\(name).\(spelled) is blank"
    }
  }
}

/// What keeps texts from being published.
struct AppearanceFileError: Error, Hashable, CustomStringConvertible {
  var problems: [String]

  var description: String { "Nothing was published: \(problems.joined(separator: "; "))." }
}
