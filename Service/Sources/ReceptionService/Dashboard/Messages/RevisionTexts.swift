internal import Foundation
internal import ReceptionProtocol
internal import ReceptionStorage

/// The texts of one revision, whatever they are for: by language and by field, to be compared with those of another.
struct RevisionTexts: Hashable, Sendable {
  /// What is said in every language alike stands under this tag.
  static let everyLanguage = ""

  /// By language tag, then by the field's name.
  var texts: [String: [String: String]] = [:]

  /// What differs between these and others: the fields of each language, both by name.
  func changes(from others: RevisionTexts) -> [RevisionChange] {
    Set(texts.keys).union(others.texts.keys).sorted().compactMap { tag in
      let (mine, theirs) = (texts[tag] ?? [:], others.texts[tag] ?? [:])
      guard mine != theirs else { return nil }
      let fields = Set(mine.keys).union(theirs.keys).filter { mine[$0] != theirs[$0] }
      return RevisionChange(tag: tag, fields: fields)
    }
  }
}

/// What two revisions say differently in one language.
struct RevisionChange: Hashable, Sendable {
  /// The language; ``RevisionTexts/everyLanguage`` for all of them.
  var tag: String
  /// The fields, by name.
  var fields: Set<String>
}

extension RevisionTexts {
  /// The texts of a published appearance.
  init(_ revision: AppearanceRevision) {
    for (field, byTag) in revision.texts {
      for (tag, text) in byTag { texts[tag, default: [:]][field.rawValue] = text }
    }
  }

  /// The texts of published templates; nil for a document that cannot be read. Whether each can be used does not matter here.
  init?(templates json: String) {
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(json.utf8)) else { return nil }
    for (tag, fields) in document.languages ?? [:] { texts[tag] = fields.mapValues(\.text) }
    if let sender = document.sender { texts[Self.everyLanguage] = ["sender": sender] }
  }

  private struct Document: Decodable {
    var sender: String?
    var languages: [String: [String: Words]]?
  }

  /// A text, or its plural forms one after the other.
  private struct Words: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self.text = text
      } else {
        text = try value.decode([String: String].self).sorted { $0.key < $1.key }
          .map { "\($0.key)\u{0}\($0.value)" }.joined(separator: "\u{0}")
      }
    }
  }
}
