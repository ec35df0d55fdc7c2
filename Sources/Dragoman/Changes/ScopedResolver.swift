public import LanguageTags

/// A resolver that speaks one language, whatever the others speak: two languages on one screen, or one request of a
/// server.
///
/// ```swift
/// let arabic = resolver.scoped(to: LanguageTag("ar")!)
/// arabic.text("Done")    // "تم"
/// resolver.text("Done")  // "Done"
/// ```
///
/// It follows the resolver's steps: what ``StringResolver/setSteps(_:)`` puts in place is heard here too.
public struct ScopedResolver: Sendable {
  /// The language of the scope, as it was asked for.
  public let language: LanguageTag
  private let resolver: StringResolver

  init(resolver: StringResolver, language: LanguageTag) {
    self.resolver = resolver
    self.language = language
  }

  /// The language spoken here, and how it was matched.
  public var choice: LanguageChoice { resolver.trackedSnapshot(forcing: language).choice }

  /// The text of a message, in the scope's language.
  public func text(_ message: LocalizedMessage) -> String {
    MessageAnswer(resolver: resolver, snapshot: resolver.trackedSnapshot(forcing: language)).text(of: message)
  }

  /// The text of a message with the language it is in, what gave it, and what was refused on the way.
  public func resolve(_ message: LocalizedMessage) -> Resolution {
    MessageAnswer(resolver: resolver, snapshot: resolver.trackedSnapshot(forcing: language)).resolution(of: message)
  }

  /// Every step that was asked for a message, and what it answered.
  public func explain(_ message: LocalizedMessage) -> Explanation {
    resolver.explain(message, in: resolver.trackedSnapshot(forcing: language))
  }
}

extension StringResolver {
  /// The same texts in one language of its own.
  public func scoped(to language: LanguageTag) -> ScopedResolver {
    ScopedResolver(resolver: self, language: language)
  }
}
