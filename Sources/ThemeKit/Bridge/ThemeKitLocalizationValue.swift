public import Dragoman
import LanguageTags
public import StringTemplates

/// One of ThemeKit's own texts before it has a language: the English source string with the values that stand in it.
///
/// It is written as a literal. Every interpolation becomes `%@` in the key, numbers included, so that a translator
/// sees one kind of placeholder; the typed values survive beside it, so that a translation can still vary by number.
///
/// ```swift
/// let rating: ThemeKitLocalizationValue = "\(4.5) out of \(5)"
/// rating.key          // "%@ out of %@"
/// rating.arguments    // ["4.5", "5"]
/// rating.defaultText  // "4.5 out of 5"
/// ```
///
/// A literal percent sign is doubled in keys with interpolations and only there: `"\(20)% off"` has the key
/// `%@%% off`, `"100% cotton"` is its own key.
public struct ThemeKitLocalizationValue: Sendable {
  /// The same as the engine takes it.
  public let message: LocalizedMessage

  /// The text of a message that was captured elsewhere.
  public init(_ message: LocalizedMessage) { self.message = message }

  /// A text whose key is only known at run time: from a test, a page, a tool.
  ///
  /// - Parameters:
  ///   - key: the key as the catalogs have it, `%@` for every value.
  ///   - arguments: the values, in the order of the key.
  public init(key: String, arguments: [TemplateArgument] = []) {
    message = LocalizedMessage(key: key, arguments: arguments)
  }

  /// The key under which catalogs hold the text: the literal with `%@` for every value.
  public var key: String { message.key(in: .uniform) }

  /// The values as Swift describes them, in the order of the literal.
  public var arguments: [String] { message.arguments.map(\.plainDescription) }

  /// The English text, which is shown when no catalog says otherwise.
  public var defaultText: String { message.defaultText }
}

extension ThemeKitLocalizationValue: CustomStringConvertible {
  /// The English text, so that a value printed into a log reads as what it means.
  public var description: String { defaultText }
}

extension TemplateArgument {
  /// The value as Swift prints it.
  fileprivate var plainDescription: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .unsigned(let number): String(number)
    case .real(let number): String(number)
    case .deferred(let text): text(.english)
    }
  }
}
