/// Another identity is another view: what was kept for the one before is lost.
struct IdentityModifier<ID: Hashable> {
  let id: ID

  nonisolated init(id: ID) { self.id = id }
}

extension IdentityModifier: BuiltInModifier {
  func modify(_ content: any View, _ node: Node, _ environment: EnvironmentValues) -> [Element] {
    node.visit(content, key: AnyHashable(id), environment)
  }
}

/// Changes each element of the content.
struct ElementModifier {
  let change: @MainActor (Element) -> Void

  nonisolated init(_ change: @escaping @MainActor (Element) -> Void) { self.change = change }
}

extension ElementModifier: BuiltInModifier {
  func modify(_ content: any View, _ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let elements = node.visit(content, key: 0, environment)
    for element in elements { change(element) }
    return elements
  }
}

/// Changes what surrounds the content.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void

  nonisolated init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
}

extension EnvironmentModifier: BuiltInModifier {
  func modify(_ content: any View, _ node: Node, _ environment: EnvironmentValues) -> [Element] {
    var inside = environment
    change(&inside)
    return node.visit(content, key: 0, inside)
  }
}

/// Acts once, when the content is first shown.
struct AppearModifier {
  let action: (() -> Void)?

  nonisolated init(action: (() -> Void)?) { self.action = action }
}

extension AppearModifier: BuiltInModifier {
  func modify(_ content: any View, _ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let elements = node.visit(content, key: 0, environment)
    if let action { node.once { action() } }
    return elements
  }
}

/// Acts when a value is no longer what it was.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  nonisolated init(value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.initial = initial
    self.action = action
  }
}

extension ChangeModifier: BuiltInModifier {
  func modify(_ content: any View, _ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let before = node.kept as? Value
    node.kept = value
    if before.map({ $0 != value }) ?? initial { node.later { action(before ?? value, value) } }
    return node.visit(content, key: 0, environment)
  }
}
