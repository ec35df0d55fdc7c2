/// The one list of what differs from the specification's own markup by design, with the reason of each.
///
/// | the specification | here | reason |
/// |---|---|---|
/// | `<pre><code>` | a bar with language and copy button around it | chrome of the SDK |
/// | `<pre>` | `tabindex`, `translate="no"` | wide code is scrolled by keyboard; code is never translated |
/// | `<table>` | a box around it that scrolls | a wide table must not widen the page |
/// | `align="left"` | a class, `start` for left | no physical sides: tables mirror with their page |
/// | `<input …> text` of a task | inside a `<label>` | the box needs a name for screen readers |
/// | `<a href>` | `rel="noopener noreferrer"` | a page that is led to learns nothing of this one |
/// | `<img>` | `loading`, `referrerpolicy` | the same, for images |
extension MarkupTokens {
  /// The document without the chrome.
  func withoutChrome() -> MarkupTokens {
    var made = self
    made.tokens = []
    var bars = 0
    var wrappers: [Bool] = []
    for token in tokens {
      switch token {
      case .open("div", let attributes) where attributes["class"] == "md-bar": bars = 1
      case .open("div", _) where bars == 0: wrappers.append(true)
      case .close("div"):
        if bars > 0 { bars = 0 } else { wrappers.removeLast() }
      case .open("label", _), .close("label"): continue
      case _ where bars > 0: continue
      case .open(let name, let attributes): made.tokens.append(.open(name, Self.plain(attributes)))
      default: made.tokens.append(token)
      }
    }
    return made
  }

  private static func plain(_ attributes: [String: String]) -> [String: String] {
    var plain = attributes.filter {
      !["tabindex", "translate", "dir", "rel", "loading", "referrerpolicy"].contains($0.key)
    }
    let alignments = ["md-start": "left", "md-center": "center", "md-end": "right"]
    if let side = plain["class"].flatMap({ alignments[$0] }) { (plain["class"], plain["align"]) = (nil, side) }
    if plain["class"] == "md-task" { plain["class"] = nil }
    return plain
  }
}
