import Observation
import Synchronization

/// Raised from any thread when a body is no longer true.
final class DirtyFlag: Sendable {
  private let isUp = Atomic(true)

  func raise() { isUp.store(true, ordering: .releasing) }
  func lower() -> Bool { isUp.exchange(false, ordering: .acquiringAndReleasing) }
}

/// What is kept of a view while it is shown: its state, its body, its children.
@MainActor final class Node {
  private let host: Host
  private let flag = DirtyFlag()
  private var children: [AnyHashable: Node] = [:]
  private var visited: [AnyHashable: Node] = [:]
  private var slots: [Any?] = []
  private var value: Any?
  private var body: (any View)?
  private var hasActed = false
  /// What a modifier remembers from one showing to the next.
  var kept: Any?

  init(_ host: Host) { self.host = host }

  /// Shows a view at a place below this one and says what it comes to.
  func visit(_ view: any View, key: AnyHashable, _ environment: EnvironmentValues) -> [Element] {
    let place = AnyHashable([key, AnyHashable(ObjectIdentifier(type(of: view)))])
    let node = children[place] ?? Node(host)
    visited[place] = node
    return node.show(view, environment)
  }

  /// Shows a view here.
  func show(_ view: any View, _ environment: EnvironmentValues) -> [Element] {
    visited = [:]
    defer { children = visited }
    if let view = view as? any BuiltInView { return view.elements(self, environment) }
    return composed(view, environment)
  }

  private func composed<V: View>(_ view: V, _ environment: EnvironmentValues) -> [Element] {
    visit(body(of: view, environment) { view.body }, key: "body", environment)
  }

  /// The body of a view or a modifier: made anew only when something that it was made of is no longer what it was.
  func body(
    of value: Any, _ environment: EnvironmentValues, _ make: @MainActor () -> some View
  ) -> any View {
    let isStale = install(value, environment)
    let isDirty = flag.lower()
    defer { self.value = value }
    if let body, !isDirty, !isStale, let before = self.value, isSame(before, value) { return body }
    host.noteEvaluation(of: value)
    let made = withObservationTracking {
      make()
    } onChange: { [flag] in
      flag.raise()
    }
    body = made
    return made
  }

  /// Connects the properties of a value; says whether one of them now reads another thing from its surroundings.
  private func install(_ value: Any, _ environment: EnvironmentValues) -> Bool {
    let properties = hostedProperties(of: value)
    if slots.count != properties.count { slots = Array(repeating: nil, count: properties.count) }
    var isStale = false
    for (place, property) in properties.enumerated() {
      let before = slots[place]
      property.install(in: &slots[place], owner: flag, environment)
      if let before, let after = slots[place], !isSame(before, after) { isStale = true }
    }
    return isStale
  }

  /// The properties of a value, and those of the properties that are made of others.
  private func hostedProperties(of value: Any) -> [any HostedProperty] {
    Mirror(reflecting: value).children.flatMap { child -> [any HostedProperty] in
      if let hosted = child.value as? any HostedProperty { return [hosted] }
      return child.value is any DynamicProperty ? hostedProperties(of: child.value) : []
    }
  }

  /// Acts the first time only.
  func once(_ action: @escaping () -> Void) {
    if !hasActed { host.later(action) }
    hasActed = true
  }

  /// Acts when everything is shown.
  func later(_ action: @escaping () -> Void) { host.later(action) }
}
