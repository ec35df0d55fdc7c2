public import HTMLMarkup
public import ThemeKit

/// A text that an element shows, with the mark by which the page's script finds it again when the language changes, and
/// the language it is in.
///
/// ```swift
/// let text = MarkedText(id: "promo.label", text: "Promosyon kodu:", language: "tr", direction: "ltr")
/// text.element(.span).markup   // <span data-text="promo.label" lang="tr" dir="ltr">Promosyon kodu:</span>
/// ```
public struct MarkedText: Hashable, Sendable {
  /// The mark, unique on the page.
  public var id: String
  /// The words.
  public var text: String
  /// The language tag of the words; nil where it is the language of what stands around them.
  public var language: String?
  /// `ltr` or `rtl`; nil where it is the direction of what stands around them.
  public var direction: String?

  /// A text with its mark.
  public init(id: String, text: String, language: String? = nil, direction: String? = nil) {
    self.id = id
    self.text = text
    self.language = language
    self.direction = direction
  }

  /// The attributes of an element whose only content is this text.
  public var marks: [HTMLAttribute] {
    [.data("text", id)] + [language.map { .named(.lang, $0) }, direction.map { .named(.dir, $0) }].compactMap { $0 }
  }

  /// An element whose only content is this text.
  public func element(_ name: ElementName, _ attributes: HTMLAttribute?...) -> HTML {
    .element(name, attributes.compactMap { $0 } + marks, content: .text(text))
  }

  /// The attributes that give an element this text as its accessible name.
  public var asLabel: [HTMLAttribute] { [.aria(.label, text), .data("text-aria-label", id)] }

  /// The attributes that give a field this text as what stands in it while it is empty.
  public var asPlaceholder: [HTMLAttribute] { [.named(.placeholder, text), .data("text-placeholder", id)] }
}

/// Resolves a text of ThemeKit in the language of the page, and keeps a note of it under a mark.
public typealias TextMarker = (_ id: String, _ text: ThemeText) -> MarkedText
