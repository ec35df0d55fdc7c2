/// swiftui/foreach
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// swiftui/foreach/data
  public var data: Data
  /// swiftui/foreach/content
  public var content: (Data.Element) -> Content
  let identity: (Data.Element) -> ID
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ForEach: View where Content: View {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// swiftui/foreach/init(_:content:)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identity: { $0.id })
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ForEach where Content: View {
  /// swiftui/foreach/init(_:id:content:)
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// swiftui/foreach/init(_:content:)
  @_semantics("swiftui.requires_constant_range")
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identity: { $0 })
  }
}

extension ForEach: BuiltInView where Content: View {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    data.flatMap { item -> [Element] in
      let id = identity(item)
      let made = node.visit(content(item), key: AnyHashable(id), environment)
      // What is made for an item can be chosen by the item's identity, as by a tag.
      for element in made where element.tag == nil { element.tag = AnyHashable(id) }
      return made
    }
  }
}
