extension Bridge {
  /// The calls and types of Foundation and SwiftUI whose literals are keys, for who names no bridges.
  public static let apple: [Bridge] =
    [
      of(call: "String", "localized"), of(call: "AttributedString", "localized"),
      of(call: "LocalizedStringResource", nil), of(call: "NSLocalizedString", nil),
      of(type: "LocalizedStringKey"), of(type: "LocalizedStringResource"), of(type: "String.LocalizationValue"),
    ] + views.map { of(call: $0, nil) } + modifiers.map { of(call: $0, nil, isMethod: true) }

  /// SwiftUI's views that take a `LocalizedStringKey`, and a `String` too.
  private static let views = [
    "Button", "ContentUnavailableView", "DatePicker", "DisclosureGroup", "GroupBox", "Label", "LabeledContent", "Link",
    "Menu", "NavigationLink", "Picker", "ProgressView", "SecureField", "Section", "ShareLink", "Stepper", "Tab", "Text",
    "TextField", "Toggle",
  ]

  /// Its modifiers that do.
  private static let modifiers = [
    "accessibilityHint", "accessibilityLabel", "accessibilityValue", "alert", "badge", "confirmationDialog", "help",
    "navigationSubtitle", "navigationTitle",
  ]

  /// Whether a call of this name takes an ordinary `String` too, which then is no key.
  static func takesStrings(_ name: String) -> Bool { views.contains(name) || modifiers.contains(name) }

  private static func of(call name: String, _ label: String?, isMethod: Bool = false) -> Bridge {
    Bridge(
      "\(isMethod ? "." : "")\(name)(\(label ?? "_"):)",
      kind: .call(name: name, receiver: [], isMethod: isMethod), keyLabel: label, isApples: true)
  }

  private static func of(type name: String) -> Bridge { Bridge(name, kind: .type(name), isApples: true) }
}
