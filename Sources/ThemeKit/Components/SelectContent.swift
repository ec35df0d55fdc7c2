/// What a field for choosing from a list says.
///
/// ```swift
/// SelectContent().placeholder.string  // "Select"
/// SelectContent(selection: ["Blue", "Green"]).summary.string  // "2 selected"
/// ```
public struct SelectContent: ComponentContent {
  /// The titles of what is chosen, in the order of the list. They are the app's and are never translated.
  public var selection: [String]
  private let placeholderParameter: String?
  private let label: String?

  /// A field.
  ///
  /// - Parameters:
  ///   - label: what is being chosen, for assistive technology; the placeholder unless given.
  ///   - placeholder: the app's own text for an empty field, which wins in every language.
  ///   - selection: the titles of what is chosen.
  public init(label: String? = nil, placeholder: String? = nil, selection: [String] = []) {
    self.label = label
    placeholderParameter = placeholder
    self.selection = selection
  }

  /// Shown while nothing is chosen.
  public var placeholder: ThemeText { ThemeText(placeholderParameter, themeKit: "Select") }
  /// The field's text: the placeholder, the one choice, or how many there are.
  public var summary: ThemeText {
    switch selection.count {
    case 0: placeholder
    case 1: .verbatim(selection[0])
    default: ThemeText(themeKit: "\(selection.count) selected")
    }
  }
  /// The button that empties the field.
  public var clearButton: ThemeText { ThemeText(themeKit: "Clear selection") }
  /// Shown in the list when there is nothing to choose from.
  public var emptyList: ThemeText { ThemeText(themeKit: "No options") }

  /// What is being chosen.
  public var accessibilityLabel: ThemeText { label.map { .verbatim($0) } ?? placeholder }
  /// What is chosen, or nothing.
  public var accessibilityValue: ThemeText? { selection.isEmpty ? nil : summary }
}
