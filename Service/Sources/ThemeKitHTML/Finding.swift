public import HTMLMarkup
public import ThemeKit

extension HTML {
  /// A field for searching, in a field named `id`, and how much was found.
  public static func searchField(_ content: SearchFieldContent, id: String, mark: TextMarker) -> HTML {
    let placeholder = mark(id + ".placeholder", content.placeholder)
    let clear = mark(id + ".clear", content.clearButton)
    return .element(.div, .class("tk-field")) {
      HTML.element(.div, .class("tk-row")) {
        HTML.element(
          .input,
          [
            .id(id), .class("tk-input"), .named(.type, "search"), .named(.name, id), .named(.value, content.query),
            .named(.autocomplete, "off"), .named(.maxlength, "40"), .named(.spellcheck, "false"), .named(.dir, "auto"),
            .aria(.describedby, id + "-status"),
          ] + placeholder.asPlaceholder + placeholder.asLabel, content: .empty)
        HTML.element(
          .button, [.named(.type, "button"), .class("tk-icon"), .data("clears", id)] + clear.asLabel,
          content: .element(.span, .aria(.hidden, "true")) { "×" })
      }
      mark(id + ".status", content.status ?? .verbatim(""))
        .element(.p, .class("tk-hint"), .id(id + "-status"), .aria(.live, "polite"))
    }
  }

  /// What stands where there is nothing to show.
  ///
  /// - Parameters:
  ///   - content: what it says.
  ///   - id: the beginning of its marks.
  ///   - clears: the id of the field that the button empties; nil where the button does nothing here.
  ///   - isHidden: whether there is something to show after all.
  ///   - mark: resolves the texts.
  public static func emptyState(
    _ content: EmptyStateContent, id: String, clears: String? = nil, isHidden: Bool = false, mark: TextMarker
  ) -> HTML {
    .element(.div, .class("tk-empty"), .id(id), .flag(.hidden, isHidden)) {
      mark(id + ".title", content.title).element(.p, .class("specimen"))
      mark(id + ".message", content.message).element(.p)
      if let button = content.button {
        mark(id + ".button", button).element(
          .button, .named(.type, "button"), clears.map { .data("clears", $0) })
      }
    }
  }

  /// The way through a list in pages: the page stands in a field named `id`.
  public static func pagination(_ content: PaginationContent, id: String, mark: TextMarker) -> HTML {
    let label = mark(id + ".label", content.accessibilityLabel)
    return .element(.nav, [.class("tk-calendar")] + label.asLabel) {
      HTML.element(
        .input, .id(id), .named(.type, "hidden"), .named(.name, id), .named(.value, "\(content.page)"),
        .named(.min, "1"), .named(.max, "\(content.count)"))
      stepButton(-1, of: id, label: mark(id + ".previous", content.previousButton), sign: "‹")
      mark(id + ".status", content.status).element(.strong, .aria(.live, "polite"))
      stepButton(1, of: id, label: mark(id + ".next", content.nextButton), sign: "›")
    }
  }

  /// The button that sends a one-time code again. The seconds until then stand in a field named `id`.
  public static func resendCode(_ content: ResendCodeContent, id: String, mark: TextMarker) -> HTML {
    .element(.div, .class("tk-field")) {
      HTML.element(
        .input, .id(id), .named(.type, "hidden"), .named(.name, id), .named(.value, "\(content.secondsLeft)"))
      mark(id + ".title", content.title).element(
        .button, .named(.type, "button"), .class("tk-number"), .data("resends", id),
        .flag(.disabled, !content.isEnabled))
    }
  }
}
