public import Foundation

/// swiftui/shape
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Shape: Sendable, View {}

/// swiftui/insettableshape
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol InsettableShape: Shape {}

/// swiftui/circle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Circle: InsettableShape {
  /// swiftui/circle/init()
  public init() {}
}

/// swiftui/capsule
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Capsule: InsettableShape {
  /// swiftui/capsule/init(style:)
  public init(style: RoundedCornerStyle = .continuous) {}
}

/// swiftui/rectangle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Rectangle: InsettableShape {
  /// swiftui/rectangle/init()
  public init() {}
}

/// swiftui/roundedrectangle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct RoundedRectangle: InsettableShape {
  /// swiftui/roundedrectangle/init(cornerradius:style:)
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}

/// swiftui/roundedcornerstyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum RoundedCornerStyle: Sendable {
  /// swiftui/roundedcornerstyle/circular
  case circular
  /// swiftui/roundedcornerstyle/continuous
  case continuous
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Shape {
  /// swiftui/shape/fill(_:style:)
  nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle {
    Drawing()
  }

  /// swiftui/shape/stroke(_:linewidth:antialiased:)
  nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
  where S: ShapeStyle {
    Drawing()
  }
}

/// A drawing: nothing of it can be read.
struct Drawing {
  nonisolated init() {}
}

extension Drawing: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] { [] }
}

extension Shape where Body == Never {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] { [] }
}

extension Circle: BuiltInView {}
extension Capsule: BuiltInView {}
extension Rectangle: BuiltInView {}
extension RoundedRectangle: BuiltInView {}
