/// What a screen reader stops at, and what it says there.
@_spi(Inspection) @MainActor public struct Spoken {
  /// The element it speaks of.
  public let element: Element
  /// What it is called.
  public let label: String
  /// What it holds.
  public let value: String?
  /// How it behaves.
  public let traits: AccessibilityTraits

  /// One line: label, value, and the traits that a user hears of.
  public var line: String {
    let names: [(AccessibilityTraits, String)] = [
      (.isHeader, "heading"), (.isButton, "button"), (.isLink, "link"), (.isSelected, "selected"),
      (.isToggle, "switch"),
    ]
    var parts = [label] + (value.map { [$0] } ?? []).filter { !$0.isEmpty }
    parts += names.filter { traits.contains($0.0) }.map(\.1)
    if element.adjust != nil { parts.append("adjustable") }
    if !element.environment.isEnabled, element.action != nil { parts.append("dimmed") }
    return parts.joined(separator: " | ")
  }
}

@_spi(Inspection) extension [Element] {
  /// The stops of a screen reader, in order.
  @MainActor public var spoken: [Spoken] { flatMap(\.spoken) }

  /// The names of everything in it, as one.
  @MainActor var spokenLabel: String? {
    let labels = spoken.map(\.label).filter { !$0.isEmpty }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
}

extension Element {
  /// The stops of a screen reader in this element.
  fileprivate var spoken: [Spoken] {
    if isHidden { return [] }
    let inside = children.spoken
    switch grouping {
    case .contain?:
      return label.map { [Spoken(element: self, label: $0, value: value, traits: traits)] + inside } ?? inside
    case .combine?: return [combined(inside)]
    case .ignore?: return [Spoken(element: self, label: label ?? "", value: value, traits: traits)]
    default: return isOne ? [combined(inside)] : inside
    }
  }

  /// Whether it is one stop by itself: a text, a control, anything with a name.
  private var isOne: Bool {
    text != nil || action != nil || edit != nil || choose != nil || label != nil || value != nil
  }

  private func combined(_ inside: [Spoken]) -> Spoken {
    let labels = inside.map(\.label).filter { !$0.isEmpty }
    let values = inside.compactMap(\.value)
    let named = label ?? (labels.isEmpty ? text ?? "" : labels.joined(separator: ", "))
    let held = value ?? (label != nil || values.isEmpty ? nil : values.joined(separator: ", "))
    let traits = inside.reduce(traits) { $0.union($1.traits.subtracting([.isStaticText, .isImage])) }
    return Spoken(element: self, label: named, value: held, traits: traits)
  }
}
