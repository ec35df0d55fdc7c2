public import LanguageNumbers

/// One of the texts that a document of templates may hold for a language.
public protocol TemplateField: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The names that have a value in it: `app` stands for `{app}`.
  var names: Set<String> { get }
  /// Whether it may vary by the plural form of a number, `{count}`.
  var countsPhotos: Bool { get }
  /// The longest text, in UTF-16 units.
  static var longestText: Int { get }
  /// Whether a document may name the sender.
  static var hasSender: Bool { get }
}

/// The texts of a push.
public enum PushField: String, TemplateField {
  /// The line above: who writes.
  case title
  /// The body for a reply of text alone.
  case text
  /// The body for a reply of photos alone.
  case photos
  /// The body for a reply of text and photos.
  case textAndPhotos
  /// The body for any reply while the app hides texts.
  case hidden

  /// The names that have a value in it. A title stands above every body, so it can say neither text nor number; what is
  /// hidden says nothing of the message.
  public var names: Set<String> {
    switch self {
    case .title, .hidden: ["sender", "app"]
    case .text: ["sender", "app", "message"]
    case .photos: ["sender", "app", "count"]
    case .textAndPhotos: ["sender", "app", "message", "count"]
    }
  }

  /// Whether it may vary by the plural form of the number of photos.
  public var countsPhotos: Bool { self == .photos || self == .textAndPhotos }

  /// The longest text, in UTF-16 units.
  public static let longestText = 500

  /// Pushes name their sender.
  public static let hasSender = true
}

/// An occasion to ask for a review.
public enum ReviewScenario: String, TemplateField {
  /// Somebody praised the app.
  case afterPraise
  /// Somebody's problem was solved.
  case afterFix
  /// Any other.
  case general

  /// The names that have a value in it.
  public var names: Set<String> { ["app"] }

  /// Drafts have no number.
  public var countsPhotos: Bool { false }

  /// The longest text, in UTF-16 units.
  public static let longestText = 2_000

  /// Drafts are sent in the conversation.
  public static let hasSender = false
}

/// A text as the team wrote it.
///
/// ```swift
/// TemplateText.text("{sender} hat geantwortet")
/// TemplateText.forms([.one: "Ein Foto", .other: "{count} Fotos"])
/// ```
public enum TemplateText: Hashable, Sendable {
  /// One text.
  case text(String)
  /// A text for each plural form of the language.
  case forms([PluralCategory: String])
}
