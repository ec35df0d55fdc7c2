/// What a picker of travellers says.
///
/// ```swift
/// let picker = PassengerPickerContent(adults: 2, children: 1)
/// picker.summary.string  // "2 adults, 1 child"
/// picker.rows[0].title.string  // "Adults"
/// picker.rows[0].unit.string  // "adults"
/// ```
public struct PassengerPickerContent: ComponentContent {
  /// Who travels.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// From twelve years.
    case adult
    /// Two to eleven years.
    case child
    /// Under two years.
    case infant
  }

  /// One kind of traveller with its number.
  public struct Row: ComponentContent {
    /// Who travels.
    public let kind: Kind
    /// How many.
    public let count: Int

    /// The heading of the row.
    public var title: ThemeText {
      switch kind {
      case .adult: ThemeText(themeKit: "Adults")
      case .child: ThemeText(themeKit: "Children")
      case .infant: ThemeText(themeKit: "Infants")
      }
    }
    /// The caption under the number, which stands alone in large type.
    public var unit: ThemeText {
      switch kind {
      case .adult: ThemeText(themeKit: "adults")
      case .child: ThemeText(themeKit: "children")
      case .infant: ThemeText(themeKit: "infants")
      }
    }
    /// The number with what it counts.
    public var phrase: ThemeText {
      switch kind {
      case .adult: ThemeText(themeKit: count == 1 ? "\(count) adult" : "\(count) adults")
      case .child: ThemeText(themeKit: count == 1 ? "\(count) child" : "\(count) children")
      case .infant: ThemeText(themeKit: count == 1 ? "\(count) infant" : "\(count) infants")
      }
    }

    /// The heading.
    public var accessibilityLabel: ThemeText { title }
    /// The number with what it counts.
    public var accessibilityValue: ThemeText? { phrase }
  }

  /// How many adults.
  public var adults: Int
  /// How many children.
  public var children: Int
  /// How many infants.
  public var infants: Int
  private let titleParameter: String?

  /// A picker.
  ///
  /// - Parameters:
  ///   - adults: how many adults.
  ///   - children: how many children.
  ///   - infants: how many infants.
  ///   - title: the app's own title, which wins in every language.
  public init(adults: Int = 1, children: Int = 0, infants: Int = 0, title: String? = nil) {
    self.adults = adults
    self.children = children
    self.infants = infants
    titleParameter = title
  }

  /// The picker's title.
  public var title: ThemeText { ThemeText(titleParameter, themeKit: "Passengers") }
  /// All kinds of traveller in the order they are shown.
  public var rows: [Row] {
    [Row(kind: .adult, count: adults), Row(kind: .child, count: children), Row(kind: .infant, count: infants)]
  }
  /// All travellers in one line. Kinds without a traveller are left out; without any, it counts no adults.
  ///
  /// The comma is a text of its own, because it is a different sign in Arabic.
  public var summary: ThemeText {
    let phrases = rows.filter { $0.count > 0 }.map(\.phrase)
    guard let first = phrases.first else { return rows[0].phrase }
    return phrases.dropFirst().reduce(first) { ThemeText(themeKit: "\($0), \($1)") }
  }

  /// The title.
  public var accessibilityLabel: ThemeText { title }
  /// All travellers in one line.
  public var accessibilityValue: ThemeText? { summary }
}
