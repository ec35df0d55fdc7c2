/// swiftui/navigationstack
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationStack<Data, Root> where Root: View {
  let content: Root
  let path: () -> [AnyHashable]
  let push: (AnyHashable) -> Void
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationStack: View {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationStack where Data == NavigationPath {
  /// swiftui/navigationstack/init(root:)
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) {
    self.init(content: root(), path: { [] }, push: { _ in })
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
{
  /// swiftui/navigationstack/init(path:root:)
  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      content: root(), path: { path.wrappedValue.map { AnyHashable($0) } },
      push: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } })
  }
}

/// swiftui/navigationpath
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationPath {
  /// swiftui/navigationpath/init()
  public init() {}
}

/// swiftui/navigationlink
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  let label: Label
  let value: AnyHashable?
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension NavigationLink: View {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationLink where Destination == Never {
  /// swiftui/navigationlink/init(value:label:)
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(label: label(), value: value.map { AnyHashable($0) })
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// swiftui/view/navigationdestination(for:destination:)
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    modifier(DestinationModifier { value in (value.base as? D).map { AnyView(anywhere: destination($0)) } })
  }
}

/// Where the values on a stack lead, as the views on it have said.
final class Destinations {
  var known: [(AnyHashable) -> AnyView?] = []
  var push: (AnyHashable) -> Void = { _ in }
}

extension NavigationStack: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    var inside = environment
    let destinations = Destinations()
    destinations.push = push
    inside.destinations = destinations
    let element = Element("NavigationStack", environment)
    element.children = node.visit(content, key: "root", inside)
    for (depth, value) in path().enumerated() {
      let view = destinations.known.lazy.compactMap { $0(value) }.first ?? AnyView(anywhere: EmptyView())
      element.children = node.visit(view, key: [AnyHashable(depth), value], inside)
    }
    return [element]
  }
}

extension NavigationLink: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let element = Element("NavigationLink", environment)
    element.children = node.visit(label, key: 0, environment)
    element.traits = .isButton
    element.action = { if let value { environment.destinations?.push(value) } }
    return [element]
  }
}

/// Says where values of a kind lead.
private struct DestinationModifier {
  let destination: (AnyHashable) -> AnyView?

  nonisolated init(_ destination: @escaping (AnyHashable) -> AnyView?) { self.destination = destination }
}

extension DestinationModifier: BuiltInModifier {
  func modify(_ content: any View, _ node: Node, _ environment: EnvironmentValues) -> [Element] {
    environment.destinations?.known.append(destination)
    return node.visit(content, key: 0, environment)
  }
}
