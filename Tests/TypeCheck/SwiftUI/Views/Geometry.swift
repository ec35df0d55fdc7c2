/// swiftui/horizontalalignment
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct HorizontalAlignment: Equatable, Sendable {
  let name: String
  /// swiftui/horizontalalignment/leading
  public static let leading = HorizontalAlignment(name: "leading")
  /// swiftui/horizontalalignment/center
  public static let center = HorizontalAlignment(name: "center")
  /// swiftui/horizontalalignment/trailing
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// swiftui/verticalalignment
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct VerticalAlignment: Equatable, Sendable {
  let name: String
  /// swiftui/verticalalignment/top
  public static let top = VerticalAlignment(name: "top")
  /// swiftui/verticalalignment/center
  public static let center = VerticalAlignment(name: "center")
  /// swiftui/verticalalignment/bottom
  public static let bottom = VerticalAlignment(name: "bottom")
  /// swiftui/verticalalignment/firsttextbaseline
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
}

/// swiftui/alignment
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Alignment: Equatable, Sendable {
  /// swiftui/alignment/horizontal
  public var horizontal: HorizontalAlignment
  /// swiftui/alignment/vertical
  public var vertical: VerticalAlignment

  /// swiftui/alignment/init(horizontal:vertical:)
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// swiftui/alignment/center
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// swiftui/alignment/leading
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// swiftui/alignment/trailing
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// swiftui/alignment/topleading
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
}

/// swiftui/edge
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum Edge: Int8, CaseIterable, Sendable {
  /// swiftui/edge/top
  case top
  /// swiftui/edge/leading
  case leading
  /// swiftui/edge/bottom
  case bottom
  /// swiftui/edge/trailing
  case trailing

  /// swiftui/edge/set
  public struct Set: OptionSet, Sendable {
    /// swiftui/edge/set/rawvalue
    public let rawValue: Int8
    /// swiftui/edge/set/init(rawvalue:)
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// swiftui/edge/set/top
    public static let top = Set(rawValue: 1)
    /// swiftui/edge/set/leading
    public static let leading = Set(rawValue: 2)
    /// swiftui/edge/set/bottom
    public static let bottom = Set(rawValue: 4)
    /// swiftui/edge/set/trailing
    public static let trailing = Set(rawValue: 8)
    /// swiftui/edge/set/all
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// swiftui/edge/set/horizontal
    public static let horizontal: Set = [.leading, .trailing]
    /// swiftui/edge/set/vertical
    public static let vertical: Set = [.top, .bottom]
  }
}

/// swiftui/edgeinsets
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EdgeInsets: Equatable, Sendable {
  /// swiftui/edgeinsets/init()
  public init() {}
}

/// swiftui/layoutdirection
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// swiftui/layoutdirection/lefttoright
  case leftToRight
  /// swiftui/layoutdirection/righttoleft
  case rightToLeft
}

/// swiftui/visibility
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum Visibility: Hashable, CaseIterable {
  /// swiftui/visibility/automatic
  case automatic
  /// swiftui/visibility/visible
  case visible
  /// swiftui/visibility/hidden
  case hidden
}
