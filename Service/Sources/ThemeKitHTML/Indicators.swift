public import HTMLMarkup
public import ThemeKit

extension HTML {
  /// A badge. What there is little of is emphasised, but the words say it too.
  public static func availabilityBadge(_ content: AvailabilityBadgeContent, id: String, mark: TextMarker) -> HTML {
    .element(.span, .class("tk-badge"), .id(id)) {
      mark(id + ".title", content.title).element(.span)
    }
  }

  /// A button that can be busy: both titles are on the page, and `aria-busy` says which is shown.
  public static func loadingButton(title: MarkedText, id: String, mark: TextMarker) -> HTML {
    .element(.button, .id(id), .named(.type, "button"), .class("tk-button"), .aria(.busy, "false")) {
      title.element(.span, .class("tk-idle"))
      mark(id + ".loading", LoadingButtonContent(isLoading: true).title).element(.span, .class("tk-busy"))
    }
  }

  /// The bar above a month. The shown month stands as `2026-09` in a hidden field named `id`.
  ///
  /// The arrows are mirrored with the direction, as characters of the Unicode property `Bidi_Mirrored` are.
  public static func calendarHeader(_ content: CalendarHeaderContent, id: String, mark: TextMarker) -> HTML {
    let month = "\(content.year)-\(content.month < 10 ? "0" : "")\(content.month)"
    return .element(.div, .class("tk-calendar")) {
      HTML.element(.input, .id(id), .named(.type, "hidden"), .named(.name, id), .named(.value, month))
      monthButton(-1, of: id, label: mark(id + ".previous", content.previousButton), sign: "‹")
      mark(id + ".title", content.title).element(.strong, .aria(.live, "polite"))
      monthButton(1, of: id, label: mark(id + ".next", content.nextButton), sign: "›")
    }
  }

  private static func monthButton(_ step: Int, of id: String, label: MarkedText, sign: String) -> HTML {
    .element(
      .button, [.named(.type, "button"), .class("tk-icon"), .data("month", "\(step)")] + label.asLabel,
      content: .element(.span, .aria(.hidden, "true")) { .text(sign) })
  }

  /// A slider for one channel of a colour, under the title that a plain enum gives.
  public static func colorSlider(_ content: ColorSliderContent, mark: TextMarker) -> HTML {
    let channel = content.channel.rawValue
    let value = content.accessibilityValue.map { mark("channel.\(channel).value", $0) }
    return .element(.div, .class("tk-channel")) {
      mark("channel." + channel, content.accessibilityLabel).element(.label, .named(.for, channel))
      HTML.element(
        .input, .id(channel), .named(.type, "range"), .named(.name, channel), .named(.min, "0"),
        .named(.max, "100"), .named(.value, "\(Int((content.value * 100).rounded()))"), .data("channel", channel))
      if let value { value.element(.span, .class("tk-amount")) }
    }
  }
}
