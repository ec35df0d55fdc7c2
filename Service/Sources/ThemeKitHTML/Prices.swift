public import HTMLMarkup
public import ThemeKit

extension HTML {
  /// A price, what it was before, and how much is saved. A screen reader hears the sentence that says it, since it does
  /// not say that a line is struck through.
  public static func priceTag(_ content: PriceTagContent, id: String, mark: TextMarker) -> HTML {
    let spoken = mark(id + ".value", content.accessibilityValue ?? content.amount)
    return .element(.p, .class("tk-price")) {
      HTML.element(.span, [.class("tk-amounts"), .named(.role, "img")] + spoken.asLabel) {
        mark(id + ".amount", content.amount).element(.strong)
        if let former = content.formerAmount { mark(id + ".former", former).element(.s) }
      }
      if let discount = content.discount { mark(id + ".discount", discount).element(.span, .class("tk-badge")) }
    }
  }

  /// What an order costs, line by line.
  public static func priceBreakdown(_ content: PriceBreakdownContent, id: String, mark: TextMarker) -> HTML {
    .element(.div, .class("tk-group")) {
      HTML.element(.div, .class("line")) {
        mark(id + ".title", content.title).element(.h3)
        mark(id + ".items", content.itemCount).element(.span, .class("tk-value"))
      }
      HTML.element(.dl, .class("tk-lines")) {
        for (place, line) in content.lines.enumerated() { priceLine(line, id: id + ".line\(place)", mark: mark) }
        for place in content.lines.count..<max(mostLines, content.lines.count) { emptyLine(id: id + ".line\(place)") }
        priceLine(content.total, id: id + ".total", mark: mark)
      }
    }
  }

  /// Subtotal, discount, delivery, tax.
  private static let mostLines = 4

  private static func priceLine(_ line: PriceBreakdownContent.Line, id: String, mark: TextMarker) -> HTML {
    priceLine(title: mark(id, line.title), amount: mark(id + ".amount", line.amount))
  }

  /// A place for a line that may come, as a discount does with a code.
  private static func emptyLine(id: String) -> HTML {
    priceLine(
      title: MarkedText(id: id, text: ""), amount: MarkedText(id: id + ".amount", text: ""), isHidden: true)
  }

  private static func priceLine(title: MarkedText, amount: MarkedText, isHidden: Bool = false) -> HTML {
    .element(.div, .data("optional", title.id), .flag(.hidden, isHidden)) {
      title.element(.dt)
      HTML.element(.dd) { amount.element(.bdi) }
    }
  }
}
