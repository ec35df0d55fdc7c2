public import Foundation

/// swiftui/vstack
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct VStack<Content> where Content: View {
  let content: Content

  /// swiftui/vstack/init(alignment:spacing:content:)
  @MainActor @preconcurrency public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension VStack: View {}

/// swiftui/hstack
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct HStack<Content> where Content: View {
  let content: Content

  /// swiftui/hstack/init(alignment:spacing:content:)
  @MainActor @preconcurrency public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension HStack: View {}

/// swiftui/zstack
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ZStack<Content> where Content: View {
  let content: Content

  /// swiftui/zstack/init(alignment:content:)
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ZStack: View {}

/// swiftui/lazyvstack
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct LazyVStack<Content> where Content: View {
  let content: Content

  /// swiftui/lazyvstack/init(alignment:spacing:pinnedviews:content:)
  @MainActor @preconcurrency public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LazyVStack: View {}

/// swiftui/pinnedscrollableviews
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// swiftui/pinnedscrollableviews/rawvalue
  public let rawValue: UInt32
  /// swiftui/pinnedscrollableviews/init(rawvalue:)
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// swiftui/pinnedscrollableviews/sectionheaders
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}

/// swiftui/scrollview
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ScrollView<Content> where Content: View {
  /// swiftui/scrollview/content
  public var content: Content

  /// swiftui/scrollview/init(_:content:)
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ScrollView: View {}

/// swiftui/viewthatfits
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ViewThatFits<Content> where Content: View {
  let content: Content

  /// swiftui/viewthatfits/init(in:content:)
  @MainActor @preconcurrency public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ViewThatFits: View {}

/// swiftui/spacer
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Spacer: Sendable {
  /// swiftui/spacer/minlength
  public var minLength: CGFloat?
  /// swiftui/spacer/init(minlength:)
  @MainActor @preconcurrency public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Spacer: View {}

/// swiftui/divider
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Divider: Sendable {
  /// swiftui/divider/init()
  @MainActor @preconcurrency public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Divider: View {}

/// swiftui/axis
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum Axis: Int8, CaseIterable, Sendable {
  /// swiftui/axis/horizontal
  case horizontal
  /// swiftui/axis/vertical
  case vertical

  /// swiftui/axis/set
  public struct Set: OptionSet, Sendable {
    /// swiftui/axis/set/rawvalue
    public let rawValue: Int8
    /// swiftui/axis/set/init(rawvalue:)
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// swiftui/axis/set/horizontal
    public static let horizontal = Set(rawValue: 1)
    /// swiftui/axis/set/vertical
    public static let vertical = Set(rawValue: 2)
  }
}

extension VStack: BuiltInView, Containing { var kind: String { "VStack" } }
extension HStack: BuiltInView, Containing { var kind: String { "HStack" } }
extension ZStack: BuiltInView, Containing { var kind: String { "ZStack" } }
extension LazyVStack: BuiltInView, Containing { var kind: String { "LazyVStack" } }
extension ScrollView: BuiltInView, Containing { var kind: String { "ScrollView" } }

extension ViewThatFits: BuiltInView {
  // There is no room to measure: the first choice is shown.
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    Array(node.visit(content, key: 0, environment).prefix(1))
  }
}

extension Spacer: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] { [] }
}

extension Divider: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] { [] }
}
