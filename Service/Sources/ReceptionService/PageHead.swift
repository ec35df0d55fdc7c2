internal import HTMLMarkup
internal import ThemeKitHTML

/// The head that every page of the service has.
enum PageHead {
  static func html(title: MarkedText, script: String? = nil) -> HTML {
    .element(.head) {
      HTML.element(.meta, .named(.charset, "utf-8"))
      HTML.element(.meta, .named(.name, "viewport"), .named(.content, "width=device-width, initial-scale=1"))
      HTML.element(.meta, .named(.name, "color-scheme"), .named(.content, "light dark"))
      title.element(.title)
      HTML.element(.link, .named(.rel, "icon"), .href("/assets/icon.svg"), .named(.type, "image/svg+xml"))
      HTML.element(.link, .named(.rel, "stylesheet"), .href("/assets/page.css"))
      HTML.element(.link, .named(.rel, "stylesheet"), .href("/assets/chat.css"))
      if let script { HTML.element(.script, .named(.type, "module"), .src(script)) }
    }
  }
}
