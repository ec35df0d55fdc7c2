/// What a field for searching says.
///
/// ```swift
/// SearchFieldContent().placeholder.string  // "Search"
/// SearchFieldContent(query: "tea", results: 12).status?.string  // "12 results"
/// ```
public struct SearchFieldContent: ComponentContent {
  /// What the user searches for.
  public var query: String
  /// How much was found; `nil` while nothing was searched.
  public var results: Int?
  private let placeholderParameter: String?

  /// A field.
  ///
  /// - Parameters:
  ///   - placeholder: the app's own placeholder, which wins in every language.
  ///   - query: what the user searches for. It is inserted as it is.
  ///   - results: how much was found.
  public init(placeholder: String? = nil, query: String = "", results: Int? = nil) {
    placeholderParameter = placeholder
    self.query = query
    self.results = results
  }

  /// Shown while the field is empty.
  public var placeholder: ThemeText { ThemeText(placeholderParameter, themeKit: "Search") }
  /// The button that empties the field.
  public var clearButton: ThemeText { ThemeText(themeKit: "Clear text") }
  /// The button that ends the search.
  public var cancelButton: ThemeText { ThemeText(themeKit: "Cancel") }
  /// How much was found, announced when it changes.
  public var status: ThemeText? {
    switch results {
    case nil: nil
    case 0?: ThemeText(themeKit: "No results for “\(query)”")
    case let count?: ThemeText(themeKit: count == 1 ? "\(count) result" : "\(count) results")
    }
  }

  /// The placeholder.
  public var accessibilityLabel: ThemeText { placeholder }
  /// What the user searches for.
  public var accessibilityValue: ThemeText? { query.isEmpty ? nil : .verbatim(query) }
}
