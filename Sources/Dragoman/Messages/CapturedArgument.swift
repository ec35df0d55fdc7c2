import LanguageTags
import StringTemplates

/// A value as an interpolation captured it: what the text may print, and how a typed key writes its place.
struct CapturedArgument: Sendable {
  enum Value: Sendable {
    case argument(TemplateArgument)
    /// A message in a message: resolved late, in the language of the text around it.
    case message(LocalizedMessage)
  }

  var value: Value
  /// The conversion, percent sign included.
  var specifier: String

  /// The value in plain Swift words, for the text that the code itself gives.
  var plainText: String {
    switch value {
    case .message(let message): message.defaultText
    case .argument(.text(let text)): text
    case .argument(.integer(let number)): String(number)
    case .argument(.unsigned(let number)): String(number)
    case .argument(.real(let number)): String(number)
    case .argument(.deferred(let text)): text(.english)
    }
  }
}
