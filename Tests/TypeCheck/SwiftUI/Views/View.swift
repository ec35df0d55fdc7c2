/// swiftui/view
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol View {
  /// swiftui/view/body-swift.associatedtype
  associatedtype Body: View
  /// swiftui/view/body
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Never: View {
  /// swiftui/view/body
  public var body: Never { fatalError("There is nothing to show.") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View where Body == Never {
  /// swiftui/view/body
  public var body: Never { fatalError("A view that is built in has no body.") }
}

/// swiftui/emptyview
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EmptyView: Sendable {
  /// swiftui/emptyview/init()
  nonisolated public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EmptyView: View {}

/// swiftui/anyview
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AnyView {
  let wrapped: any View

  /// swiftui/anyview/init(_:)
  @MainActor @preconcurrency public init<V>(_ view: V) where V: View { wrapped = view }

  /// For what is made where nobody can tell the actor.
  nonisolated init(anywhere view: any View) { wrapped = view }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AnyView: View {}

/// swiftui/group
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Group<Content> {
  let content: Content
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Group: View where Content: View {
  /// swiftui/group/init(content:)
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Optional: View where Wrapped: View {}

extension EmptyView: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] { [] }
}

extension AnyView: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    node.visit(wrapped, key: 0, environment)
  }
}

extension Group: BuiltInView where Content: View {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    node.visit(content, key: 0, environment)
  }
}

extension Optional: BuiltInView where Wrapped: View {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    map { node.visit($0, key: 0, environment) } ?? []
  }
}
