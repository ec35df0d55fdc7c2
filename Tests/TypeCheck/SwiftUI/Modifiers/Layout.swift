public import Foundation

// How a view looks is not evaluated: these modifiers take what Apple's take and leave the content as it is.

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// swiftui/view/padding(_:_:)
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// swiftui/view/padding(_:)
  nonisolated public func padding(_ length: CGFloat) -> some View { self }

  /// swiftui/view/frame(width:height:alignment:)
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  /// swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  /// swiftui/view/fixedsize(horizontal:vertical:)
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// swiftui/view/layoutpriority(_:)
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }

  /// swiftui/view/font(_:)
  nonisolated public func font(_ font: Font?) -> some View { self }

  /// swiftui/view/multilinetextalignment(_:)
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// swiftui/view/linelimit(_:)
  nonisolated public func lineLimit(_ number: Int?) -> some View { self }

  /// swiftui/view/opacity(_:)
  nonisolated public func opacity(_ opacity: Double) -> some View { self }

  /// swiftui/view/clipshape(_:style:)
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape { self }

  /// swiftui/view/contentshape(_:eofill:)
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape { self }

  /// swiftui/view/labelshidden()
  nonisolated public func labelsHidden() -> some View { self }

  /// swiftui/view/animation(_:value:)
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { self }

  /// swiftui/view/flipsforrighttoleftlayoutdirection(_:)
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// swiftui/view/foregroundstyle(_:)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }

  /// swiftui/view/tint(_:)
  nonisolated public func tint(_ tint: Color?) -> some View { self }

  /// swiftui/view/background(_:in:fillstyle:)
  nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: InsettableShape { self }

  /// swiftui/view/overlay(alignment:content:)
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View {
    ZStack(alignment: alignment) {
      self
      content()
    }
  }

  /// swiftui/view/monospaceddigit()
  nonisolated public func monospacedDigit() -> some View { self }

  /// swiftui/view/dynamictypesize(_:)
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// swiftui/view/bold(_:)
  nonisolated public func bold(_ isActive: Bool = true) -> some View { self }

  /// swiftui/view/fontweight(_:)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// swiftui/view/strikethrough(_:pattern:color:)
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
}

/// swiftui/fillstyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct FillStyle: Equatable, Sendable {
  /// swiftui/fillstyle/init(eofill:antialiased:)
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// swiftui/animation
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Animation: Equatable, Sendable {
  let name: String
  /// swiftui/animation/default
  public static let `default` = Animation(name: "default")
  /// swiftui/animation/easeinout
  public static var easeInOut: Animation { Animation(name: "easeInOut") }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Text {
  /// swiftui/text/linestyle
  public struct LineStyle: Hashable, Sendable {
    /// swiftui/text/linestyle/pattern
    public struct Pattern: Sendable {
      let name: String
      /// swiftui/text/linestyle/pattern/solid
      public static let solid = Pattern(name: "solid")
    }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  /// swiftui/view/defaultscrollanchor(_:)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ElementModifier { $0.scrollAnchor = anchor })
  }
}

/// swiftui/unitpoint
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct UnitPoint: Hashable, Sendable {
  /// swiftui/unitpoint/x
  public var x: CGFloat
  /// swiftui/unitpoint/y
  public var y: CGFloat
  /// swiftui/unitpoint/init(x:y:)
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  /// swiftui/unitpoint/top
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// swiftui/unitpoint/bottom
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}
