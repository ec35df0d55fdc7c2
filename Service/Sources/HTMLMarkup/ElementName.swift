/// The elements a page can have. Whatever runs or embeds something is absent, but for scripts of our own by address.
public enum ElementName: String, Sendable, CaseIterable {
  case html, head, body, title, meta, link, script
  case header, main, footer, section, article, aside, nav
  case h1, h2, h3, h4, h5, h6, p, pre, code, small, strong, em, s, del, bdi, span, div, br, hr, time, blockquote, img
  case ul, ol, li, dl, dt, dd
  case table, caption, thead, tbody, tr, th, td
  case form, fieldset, legend, label, input, textarea, select, option, button, output, progress, meter, datalist
  case details, summary, dialog, template, a

  /// Whether the element never has content. HTML Living Standard, section 13.1.2.
  public var isVoid: Bool {
    switch self {
    case .meta, .link, .br, .hr, .input, .img: true
    default: false
    }
  }
}
