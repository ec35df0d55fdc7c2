#if canImport(SwiftUI)
  public import Dragoman
  import LanguageTags
  public import SwiftUI

  /// Says a resolver's texts in the language of the part of the screen that a view stands in.
  ///
  /// ```swift
  /// struct TideTable: View {
  ///   private let say = SpokenText(TidesKit.resolver)
  ///   var body: some View { Text(verbatim: say("High tide")) }
  /// }
  /// ```
  ///
  /// Reading a text in a body follows each switch of the resolver's language, unless the part has a language of its own:
  /// then a switch elsewhere draws nothing again.
  public struct SpokenText: DynamicProperty {
    private let resolver: StringResolver
    @Environment(\.spokenLanguage) private var language

    /// The texts of a resolver.
    public init(_ resolver: StringResolver) { self.resolver = resolver }

    /// The text of a message.
    public func callAsFunction(_ message: LocalizedMessage) -> String {
      language.map { resolver.scoped(to: $0).text(message) } ?? resolver.text(message)
    }
  }
#endif
