/// A view that has no body: it says itself what it comes to.
@MainActor protocol BuiltInView: View {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element]
}

/// A view that does nothing but contain others.
@MainActor protocol Containing {
  associatedtype Content: View
  var content: Content { get }
  var kind: String { get }
}

extension BuiltInView where Self: Containing {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let element = Element(kind, environment)
    element.children = node.visit(content, key: 0, environment)
    return [element]
  }
}

/// A modifier that has no body.
@MainActor protocol BuiltInModifier: ViewModifier where Body == Never {
  func modify(_ content: any View, _ node: Node, _ environment: EnvironmentValues) -> [Element]
}

/// A scene that has no body.
@MainActor protocol BuiltInScene: Scene {
  var shown: any View { get }
}

/// A property that lives longer than the value of its view, or reads what surrounds it.
protocol HostedProperty: DynamicProperty {
  /// Connects the property with what is kept for it.
  ///
  /// - Parameters:
  ///   - slot: what the host keeps for the property of this view.
  ///   - owner: to be raised when the view's body is no longer true.
  ///   - environment: what surrounds the view.
  func install(in slot: inout Any?, owner: DirtyFlag, _ environment: EnvironmentValues)
}
