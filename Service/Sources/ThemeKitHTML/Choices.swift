public import HTMLMarkup
internal import LanguageTags
public import ThemeKit

extension HTML {
  /// A rating: one radio button for each whole score, drawn as stars, and the score in words.
  ///
  /// The radio buttons bear the name `id`.
  public static func rating(_ content: RatingContent, id: String, mark: TextMarker) -> HTML {
    .element(.fieldset, .class("tk-rating")) {
      mark(id + ".label", content.accessibilityLabel).element(.legend)
      HTML.element(.div, .class("tk-stars")) {
        for score in 1...max(content.maximum, 1) { star(score, of: content, id: id, mark: mark) }
      }
      if let value = content.accessibilityValue { mark(id + ".value", value).element(.p, .class("tk-value")) }
    }
  }

  private static func star(_ score: Int, of content: RatingContent, id: String, mark: TextMarker) -> HTML {
    var single = content
    single.score = Double(score)
    let name = mark(id + ".star\(score)", single.accessibilityValue ?? .verbatim("\(score)"))
    let isChosen: HTMLAttribute? = .flag(.checked, Double(score) == content.score)
    return .element(.label, .class("tk-star")) {
      HTML.element(
        .input,
        [.named(.type, "radio"), .named(.name, id), .named(.value, "\(score)")]
          + [isChosen].compactMap { $0 } + name.asLabel, content: .empty)
      HTML.element(.span, .aria(.hidden, "true")) { "★" }
    }
  }

  /// A choice of a few ways to pay in parts. The radio buttons bear the name `id`.
  public static func installmentSelector(
    _ content: InstallmentSelectorContent, id: String, selected: Int, mark: TextMarker
  ) -> HTML {
    .element(.fieldset, .class("tk-pills")) {
      mark(id + ".title", content.title).element(.legend)
      for option in content.options {
        HTML.element(.label, .class("tk-pill")) {
          HTML.element(
            .input, .named(.type, "radio"), .named(.name, id), .named(.value, "\(option.count)"),
            .flag(.checked, option.count == selected))
          mark(id + ".option\(option.count)", option.title).element(.span)
        }
      }
    }
  }

  /// A menu of languages: one button for each, in the language's own name.
  ///
  /// A button submits its language to `action`, which is how it works without a script.
  public static func languageSwitcher(_ content: LanguageSwitcher, action: String, mark: TextMarker) -> HTML {
    let label = mark("switcher.label", content.accessibilityLabel)
    return .element(
      .form, [.class("tk-switcher"), .action(action), .named(.method, "get"), .named(.role, "group")] + label.asLabel,
      content: HTMLBuilder.buildArray(
        content.languages.map { language in
          HTML.element(
            .button, .named(.type, "submit"), .named(.name, "language"), .named(.value, language.code),
            .named(.lang, language.code), .named(.dir, language.writingDirection.rawValue),
            .aria(.pressed, language.code == content.selection.wrappedValue ? "true" : "false")
          ) { language.name }
        }))
  }
}
