internal import HTMLMarkup
internal import MarkdownRender

/// What stands around the author's text: the parts that are the same in every block, and those in the reader's words.
struct Chrome: Sendable {
  /// The button that copies a block of code. The page's script puts in `data-copied` for two seconds.
  let copyButton: HTML

  /// The chrome in the words of some options.
  init(options: MarkdownRenderOptions) {
    copyButton = .element(
      .button,
      [.named(.type, "button"), .class("md-copy")] + Self.copied(options) + Self.language(options.copyText),
      content: .text(options.copyText))
  }

  /// What a button that copies says afterwards.
  static func copied(_ options: MarkdownRenderOptions) -> [HTMLAttribute] {
    let language = MarkdownRenderLocalization.language(of: options.copiedText)
    return [.data("copied", options.copiedText)] + (language.map { [.data("copied-lang", $0)] } ?? [])
  }

  /// Marks the language of a shipped word. An app's own wording is in the language of the page around it.
  static func language(_ word: String) -> [HTMLAttribute] {
    MarkdownRenderLocalization.language(of: word).map { [.named(.lang, $0)] } ?? []
  }

  static let codeBlock: [HTMLAttribute] = [.class("md-code"), .named(.dir, "ltr")]
  static let codeBar: [HTMLAttribute] = [.class("md-bar")]
  static let codeLanguage: [HTMLAttribute] = [.class("md-language"), .named(.translate, "no")]
  /// Code that is wider than the page is scrolled, by keyboard too.
  static let code: [HTMLAttribute] = [.named(.tabindex, "0"), .named(.translate, "no")]
  static let rawBlock: [HTMLAttribute] = [.class("md-raw")]
  static let table: [HTMLAttribute] = [.class("md-table"), .named(.tabindex, "0")]
  static let task: [HTMLAttribute] = [.class("md-task")]
  static let emptyBox: [HTMLAttribute] = [.named(.type, "checkbox")] + [.flag(.disabled)].compactMap { $0 }
  static let checkedBox: [HTMLAttribute] = emptyBox + [.flag(.checked)].compactMap { $0 }
  static let refusedLink: [HTMLAttribute] = [.class("md-refused")]
  /// A page that is led to learns nothing of this one.
  static let relation: HTMLAttribute = .named(.rel, "noopener noreferrer")
  static let image: [HTMLAttribute] = [.named(.loading, "lazy"), .named(.referrerpolicy, "no-referrer")]
  /// The columns' alignment. Left is where lines begin, so that a table mirrors with its page.
  static let alignment: [UInt8: [HTMLAttribute]] = [
    UInt8(ascii: "l"): [.class("md-start")], UInt8(ascii: "c"): [.class("md-center")],
    UInt8(ascii: "r"): [.class("md-end")],
  ]
}
