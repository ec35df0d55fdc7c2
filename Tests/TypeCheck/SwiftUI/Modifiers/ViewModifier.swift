/// swiftui/viewmodifier
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ViewModifier {
  /// swiftui/viewmodifier/body-swift.associatedtype
  associatedtype Body: View
  /// swiftui/viewmodifier/body(content:)
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  /// swiftui/viewmodifier/content
  typealias Content = _ViewModifier_Content<Self>
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewModifier where Body == Never {
  /// swiftui/viewmodifier/body(content:)
  public func body(content: Self.Content) -> Never { fatalError("A modifier that is built in has no body.") }
}

/// swiftui/viewmodifier/content
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _ViewModifier_Content: View {}

/// swiftui/modifiedcontent
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ModifiedContent<Content, Modifier> {
  /// swiftui/modifiedcontent/content
  public var content: Content
  /// swiftui/modifiedcontent/modifier
  public var modifier: Modifier

  /// swiftui/modifiedcontent/init(content:modifier:)
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// swiftui/view/modifier(_:)
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The content that a modifier's body puts somewhere, and the one around that.
final class ModifiedFrame {
  let content: any View
  let outer: ModifiedFrame?

  init(_ content: any View, outer: ModifiedFrame?) {
    self.content = content
    self.outer = outer
  }
}

extension _ViewModifier_Content: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    guard let frame = environment.modified else { return [] }
    var around = environment
    around.modified = frame.outer
    return node.visit(frame.content, key: 0, around)
  }
}

extension ModifiedContent: BuiltInView where Content: View, Modifier: ViewModifier {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    if let modifier = modifier as? any BuiltInModifier {
      return modifier.modify(content, node, environment)
    }
    var inside = environment
    inside.modified = ModifiedFrame(content, outer: environment.modified)
    let content = _ViewModifier_Content<Modifier>()
    let body = node.body(of: modifier, environment) { modifier.body(content: content) }
    return node.visit(body, key: "body", inside)
  }
}
