/// swiftui/section
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section: View where Parent: View, Content: View, Footer: View {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// swiftui/section/init(content:header:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// swiftui/section/init(_:content:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: BuiltInView where Parent: View, Content: View, Footer: View {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let element = Element("Section", environment)
    element.children =
      node.visit(header, key: "header", environment) + node.visit(content, key: "content", environment)
      + node.visit(footer, key: "footer", environment)
    return [element]
  }
}

/// swiftui/list
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct List<SelectionValue, Content>
where SelectionValue: Hashable, Content: View {
  let content: Content
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension List: View {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension List where SelectionValue == Never {
  /// swiftui/list/init(content:)
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension List: BuiltInView, Containing { var kind: String { "List" } }

/// swiftui/form
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Form<Content> where Content: View {
  let content: Content

  /// swiftui/form/init(content:)
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Form: View {}

extension Form: BuiltInView, Containing { var kind: String { "Form" } }
