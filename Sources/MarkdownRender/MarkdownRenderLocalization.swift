public import Dragoman
import LanguageTags

/// The language of the words that MarkdownRender puts on screen itself: the copy button of a code block, the header of the
/// reasoning fold, the labels of message actions. Rendered Markdown is the author's text and is never translated.
///
/// Nothing needs turning on: the words are in the first of the *device's* preferred languages that ships, else English,
/// whatever the host app declares. An app with a language picker of its own pins the language once at start-up:
///
/// ```swift
/// MarkdownRenderLocalization.language = .custom("zh-CN")
/// MarkdownRenderLocalization.codeCopy           // "复制"
/// MarkdownRenderLocalization.availableLanguages // ["en", "zh-Hans"]
/// ```
///
/// The options read these words when they are made, so a later change does not reach options that exist already.
/// Everything here can be called from any thread. A server that answers many readers sets nothing: it makes the options of
/// each request inside `withLanguage(_:_:)`.
public enum MarkdownRenderLocalization {
  /// Which language the words are in.
  public enum Language: Sendable, Hashable {
    /// The first of the device's preferred languages that ships, else English.
    case automatic
    /// English.
    case english
    /// Simplified Chinese.
    case simplifiedChinese
    /// The shipped localization that a BCP 47 tag comes to: `zh-CN`, `zh_SG` and `zh-Hans-CN` are Simplified Chinese. A tag
    /// of a language that does not ship (`zh-TW`, `bo`) and what is no tag (`Chinese!`) are English.
    case custom(String)
  }

  static var words: RenderWords { .shared }

  /// The language of the words; `.automatic` unless set. Set it during start-up, before options are made.
  public static var language: Language {
    get { words.language }
    set { words.language = newValue }
  }

  /// The languages that ship, the source language first.
  public static var availableLanguages: [String] { BuiltInTable.source.languages.map(\.description) }

  /// Hears of a `.custom` language that is no language tag, and of words without a text; nil ends it.
  public static func report(to reporter: ResolutionReporter?) { words.report(to: reporter) }
}

// MARK: - The resolved words

extension MarkdownRenderLocalization {
  /// The button that copies a code block: “Copy”.
  public static var codeCopy: String { words.text(.codeCopy) }
  /// What that button says once it has copied: “Copied”.
  public static var codeCopied: String { words.text(.codeCopied) }
  /// The header of the reasoning fold while the model thinks: “Thinking…”.
  public static var reasoningThinking: String { words.text(.reasoningThinking) }
  /// The header of the reasoning fold afterwards, when nobody knows how long it took: “Reasoning”.
  public static var reasoningCompleted: String { words.text(.reasoningCompleted) }
  /// The header of the reasoning fold afterwards, with `{seconds}` for a whole number: “Thought for {seconds}s”.
  public static var reasoningDurationFormat: String { words.text(.reasoningDurationFormat) }
  /// The accessibility label of the action that copies a message: “Copy message”.
  public static var messageCopy: String { words.text(.messageCopy) }
  /// The accessibility label of the action that has an answer written anew: “Try again”.
  public static var messageRetry: String { words.text(.messageRetry) }
  /// The accessibility label of the action that changes a message: “Edit message”.
  public static var messageEdit: String { words.text(.messageEdit) }
  /// The accessibility label of the action that hands a message to another app: “Share message”.
  public static var messageShare: String { words.text(.messageShare) }

  /// Which shipped language a word is from, for marking it on a page in another language; nil for an app's own wording.
  ///
  /// ```swift
  /// MarkdownRenderLocalization.language(of: "复制")  // "zh-Hans"
  /// MarkdownRenderLocalization.language(of: "拷贝")  // nil
  /// ```
  public static func language(of word: String) -> String? { ShippedWords.languages[word] }
}
