public import Foundation

/// swiftui/button
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Button<Label> where Label: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// swiftui/button/init(action:label:)
  @MainActor @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    role = nil
    self.action = action
    self.label = label()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button: View {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button where Label == Text {
  /// swiftui/button/init(_:action:)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }

  /// swiftui/button/init(_:action:)
  @MainActor @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Button {
  /// swiftui/button/init(role:action:label:)
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

/// swiftui/buttonrole
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// swiftui/buttonrole/destructive
  public static let destructive = ButtonRole(name: "destructive")
  /// swiftui/buttonrole/cancel
  public static let cancel = ButtonRole(name: "cancel")
}

/// swiftui/link
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Link<Label> where Label: View {
  let destination: URL
  let label: Label

  /// swiftui/link/init(destination:label:)
  @MainActor @preconcurrency public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Link: View {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Link where Label == Text {
  /// swiftui/link/init(_:destination:)
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}

extension Button: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let element = Element("Button", environment)
    element.children = node.visit(label, key: 0, environment)
    element.traits = .isButton
    element.action = action
    return [element]
  }
}

extension Link: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let element = Element("Link", environment)
    element.children = node.visit(label, key: 0, environment)
    element.traits = .isLink
    element.action = { environment.openURL(destination) }
    return [element]
  }
}
