public import HTMLMarkup
public import ThemeKit

extension HTML {
  /// A card number field: a label, a field for digits, and what the field takes.
  ///
  /// The field has no name, so that a card number never travels in an address. Its hint's id is `id-hint`.
  public static func cardNumberField(
    _ content: CardNumberFieldContent, id: String, rule: ValidationRule, mark: TextMarker
  ) -> HTML {
    let title = mark(id + ".title", content.title)
    let placeholder = mark(id + ".placeholder", content.placeholder)
    return .element(.div, .class("tk-field")) {
      title.element(.label, .named(.for, id))
      HTML.element(
        .input,
        [
          .id(id), .class("tk-input tk-number"), .named(.inputmode, "numeric"), .named(.autocomplete, "off"),
          .named(.maxlength, "23"), .named(.dir, "ltr"), .data("rule", "digits"), .aria(.describedby, id + "-hint"),
        ] + placeholder.asPlaceholder, content: .empty)
      mark(id + ".rule", rule.message).element(.p, .class("tk-hint"), .id(id + "-hint"))
    }
  }

  /// A select: the app's label, what stands there while nothing is chosen, and the app's options.
  public static func select(
    _ content: SelectContent, id: String, label: MarkedText, options: [MarkedText], mark: TextMarker
  ) -> HTML {
    .element(.div, .class("tk-field")) {
      label.element(.label, .named(.for, id))
      HTML.element(.select, .id(id), .class("tk-input")) {
        mark(id + ".placeholder", content.placeholder).element(.option, .named(.value, ""))
        for option in options { option.element(.option, .named(.value, option.id)) }
      }
    }
  }

  /// A field for a promotional code, its button, and what became of the code.
  public static func promoCode(
    _ content: PromoCodeContent, id: String, rule: ValidationRule, mark: TextMarker
  ) -> HTML {
    let placeholder = mark(id + ".placeholder", content.placeholder)
    // What became of the code stands where the rule stood, so that the field's description is one element.
    let message = mark(id + ".message", content.message ?? rule.message)
    return .element(.div, .class("tk-field")) {
      mark(id + ".label", content.label).element(.label, .named(.for, id))
      HTML.element(.div, .class("tk-row")) {
        HTML.element(
          .input,
          [
            .id(id), .class("tk-input"), .named(.autocomplete, "off"), .named(.maxlength, "40"),
            .named(.spellcheck, "false"), .named(.autocapitalize, "characters"), .data("rule", "length"),
            .aria(.describedby, id + "-hint"),
          ] + placeholder.asPlaceholder, content: .empty)
        mark(id + ".button", content.button)
          .element(.button, .named(.type, "button"), .class("tk-button"), .data("applies", id))
      }
      HTML.element(.input, .named(.type, "hidden"), .named(.name, id), .id(id + "-sent"))
      message.element(.p, .class("tk-hint"), .id(id + "-hint"), .aria(.live, "polite"))
    }
  }

  /// A stepper: a number between two buttons, in a field named `quantity`.
  public static func quantityStepper(_ content: QuantityStepperContent, id: String, mark: TextMarker) -> HTML {
    .element(.div, .class("tk-field")) {
      mark(id + ".label", content.accessibilityLabel).element(.label, .named(.for, id))
      HTML.element(.div, .class("tk-stepper")) {
        stepButton(-1, of: id, label: mark(id + ".decrease", content.decreaseButton), sign: "−")
        HTML.element(
          .input, .id(id), .class("tk-input tk-number"), .named(.type, "number"), .named(.name, id),
          .named(.value, "\(content.value)"), .named(.min, "\(content.bounds.lowerBound)"),
          .named(.max, "\(content.bounds.upperBound)"), .named(.dir, "ltr"))
        stepButton(1, of: id, label: mark(id + ".increase", content.increaseButton), sign: "+")
      }
    }
  }

  static func stepButton(_ step: Int, of id: String, label: MarkedText, sign: String) -> HTML {
    .element(
      .button,
      [.named(.type, "button"), .class("tk-icon"), .data("step", "\(step)"), .aria(.controls, id)] + label.asLabel,
      content: .element(.span, .aria(.hidden, "true")) { .text(sign) })
  }
}
