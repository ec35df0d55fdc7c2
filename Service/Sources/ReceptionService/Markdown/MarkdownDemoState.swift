internal import Dragoman
internal import HTTPService
internal import LanguageTags
internal import MarkdownRender

/// What the reader has set in the section on MarkdownRender: which languages their device prefers, and whether the app says
/// some words itself.
struct MarkdownDemoState: Hashable, Sendable {
  /// The devices to choose from, each a list of languages, best first.
  static let devices = ["en", "zh-Hans-CN, en", "fr, zh-Hans-CN", "zh-Hant-TW, en"]

  /// The device's languages.
  var device = devices[0]
  /// Whether the app passes words of its own.
  var hasOwnWording = false

  /// The section's beginning: the device of a reader whose browser prefers Chinese does too.
  init() {}

  /// The state in a query; a device that is not among those to choose from is the first.
  init(_ target: RequestTarget) {
    if let asked = target.first("device"), Self.devices.contains(asked) { device = asked }
    hasOwnWording = target.first("own") == "1"
  }

  /// The options as an app on this device would make them now. Nothing of the process is set.
  var options: MarkdownRenderOptions {
    let shipped = MarkdownRenderLocalization.availableLanguages.compactMap { LanguageTag($0) }
    let preferred = device.split(separator: ",").compactMap { LanguageTag(String($0.drop { $0 == " " })) }
    let matcher = LanguageMatcher(supported: shipped, default: .english, rules: .cldrSameLanguage)
    return withLanguage(matcher.match(preferred).tag) {
      hasOwnWording ? Self.ownOptions() : MarkdownRenderOptions()
    }
  }

  private static func ownOptions() -> MarkdownRenderOptions {
    var options = MarkdownRenderOptions(copyText: "拷贝")
    options.markdown.reasoning = MarkdownChatReasoningConfiguration(thinkingLabel: "Working…")
    return options
  }
}
