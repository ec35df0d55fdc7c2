/// What a row of faces says.
///
/// ```swift
/// let group = AvatarGroupContent(["Ada", "Grace", "Linus", "Mei"], shown: 3)
/// group.overflow?.string  // "1 more"
/// group.accessibilityLabel.string  // "4 people"
/// ```
public struct AvatarGroupContent: ComponentContent {
  /// The names of all people, in order. They are never translated.
  public let names: [String]
  /// How many faces are shown.
  public let shown: Int

  /// A row of faces.
  ///
  /// - Parameters:
  ///   - names: the names of all people.
  ///   - shown: how many faces are shown at most.
  public init(_ names: [String], shown: Int = 4) {
    self.names = names
    self.shown = min(max(shown, 0), names.count)
  }

  /// The names of the people whose faces are shown.
  public var shownNames: ArraySlice<String> { names.prefix(shown) }
  /// How many people have no face in the row.
  public var overflow: ThemeText? {
    let hidden = names.count - shown
    return hidden > 0 ? ThemeText(themeKit: "\(hidden) more") : nil
  }

  /// How many people there are.
  public var accessibilityLabel: ThemeText {
    ThemeText(themeKit: names.count == 1 ? "\(names.count) person" : "\(names.count) people")
  }
}
