public import HTMLMarkup
public import ThemeKit

extension HTML {
  /// A picker of travellers: everybody in one line, and a number for each kind in a field named after it.
  public static func passengerPicker(_ content: PassengerPickerContent, id: String, mark: TextMarker) -> HTML {
    .element(.fieldset, .class("tk-group")) {
      mark(id + ".title", content.title).element(.legend)
      mark(id + ".summary", content.summary).element(.p, .class("tk-value"), .aria(.live, "polite"))
      for row in content.rows { passengerRow(row, id: id + "." + row.kind.rawValue, mark: mark) }
    }
  }

  private static func passengerRow(_ row: PassengerPickerContent.Row, id: String, mark: TextMarker) -> HTML {
    let field = row.kind.rawValue
    let buttons = QuantityStepperContent(value: row.count, in: 0...9)
    return .element(.div, .class("line")) {
      mark(id + ".title", row.title).element(.label, .named(.for, field))
      HTML.element(.div, .class("tk-stepper")) {
        stepButton(-1, of: field, label: mark(id + ".decrease", buttons.decreaseButton), sign: "−")
        HTML.element(
          .input, .id(field), .class("tk-input tk-number"), .named(.type, "number"), .named(.name, field),
          .named(.value, "\(row.count)"), .named(.min, "0"), .named(.max, "9"), .named(.dir, "ltr"))
        stepButton(1, of: field, label: mark(id + ".increase", buttons.increaseButton), sign: "+")
      }
    }
  }

  /// A row of faces as the first letters of names; for a screen reader, how many people there are.
  public static func avatarGroup(_ content: AvatarGroupContent, id: String, mark: TextMarker) -> HTML {
    let label = mark(id + ".label", content.accessibilityLabel)
    return .element(.div, [.class("tk-avatars")]) {
      HTML.element(.div, [.class("tk-faces"), .named(.role, "img")] + label.asLabel) {
        for name in content.shownNames { HTML.element(.span, .aria(.hidden, "true")) { .text(String(name.prefix(1))) } }
      }
      if let overflow = content.overflow { mark(id + ".overflow", overflow).element(.span, .class("tk-value")) }
    }
  }

  /// A row of steps, each with its state in words.
  ///
  /// - Parameter titles: the app's titles, in the order of the steps.
  public static func steps(_ content: StepsContent, titles: [MarkedText], id: String, mark: TextMarker) -> HTML {
    let label = mark(id + ".label", content.accessibilityLabel)
    return .element(.div, .class("tk-group")) {
      if let value = content.accessibilityValue { mark(id + ".value", value).element(.p, .class("tk-value")) }
      HTML.element(.ol, [.class("tk-steps")] + label.asLabel) {
        for (place, step) in zip(content.items, titles).enumerated() {
          let isCurrent: HTMLAttribute? = step.0.state == .current ? .aria(.current, "step") : nil
          HTML.element(.li, [.data("step-state", step.0.state.rawValue), isCurrent].compactMap { $0 }) {
            step.1.element(.span)
            mark(id + ".state\(place)", step.0.state.title).element(.span, .class("tk-value"))
          }
        }
      }
    }
  }
}
