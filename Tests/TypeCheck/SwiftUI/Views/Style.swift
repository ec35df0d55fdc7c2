/// swiftui/shapestyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol ShapeStyle: Sendable {}

/// swiftui/color
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Color: Hashable, ShapeStyle {
  let name: String

  /// swiftui/color/init(hue:saturation:brightness:opacity:)
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsb(\(hue), \(saturation), \(brightness), \(opacity))"
  }

  init(_ name: String) { self.name = name }

  /// swiftui/color/opacity(_:)
  public func opacity(_ opacity: Double) -> Color { self }

  /// swiftui/color/primary
  public static let primary = Color("primary")
  /// swiftui/color/secondary
  public static let secondary = Color("secondary")
  /// swiftui/color/accentcolor
  public static var accentColor: Color { Color("accent") }
  /// swiftui/color/red
  public static let red = Color("red")
  /// swiftui/color/orange
  public static let orange = Color("orange")
  /// swiftui/color/yellow
  public static let yellow = Color("yellow")
  /// swiftui/color/green
  public static let green = Color("green")
  /// swiftui/color/gray
  public static let gray = Color("gray")
  /// swiftui/color/white
  public static let white = Color("white")
  /// swiftui/color/clear
  public static let clear = Color("clear")
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color: View {}

extension Color: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] { [] }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ShapeStyle where Self == Color {
  /// swiftui/shapestyle/red
  public static var red: Color { .red }
  /// swiftui/shapestyle/orange
  public static var orange: Color { .orange }
  /// swiftui/shapestyle/green
  public static var green: Color { .green }
  /// swiftui/shapestyle/white
  public static var white: Color { .white }
}

/// swiftui/hierarchicalshapestyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// swiftui/shapestyle/primary
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// swiftui/shapestyle/secondary
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// swiftui/shapestyle/tertiary
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// swiftui/shapestyle/quaternary
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// swiftui/tintshapestyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct TintShapeStyle: ShapeStyle {
  /// swiftui/tintshapestyle/init()
  public init() {}
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == TintShapeStyle {
  /// swiftui/shapestyle/tint
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// swiftui/font
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Font: Hashable, Sendable {
  let name: String

  /// swiftui/font/largetitle
  public static let largeTitle = Font(name: "largeTitle")
  /// swiftui/font/title
  public static let title = Font(name: "title")
  /// swiftui/font/title2
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title2 = Font(name: "title2")
  /// swiftui/font/title3
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title3 = Font(name: "title3")
  /// swiftui/font/headline
  public static let headline = Font(name: "headline")
  /// swiftui/font/subheadline
  public static let subheadline = Font(name: "subheadline")
  /// swiftui/font/body
  public static let body = Font(name: "body")
  /// swiftui/font/callout
  public static let callout = Font(name: "callout")
  /// swiftui/font/footnote
  public static let footnote = Font(name: "footnote")
  /// swiftui/font/caption
  public static let caption = Font(name: "caption")

  /// swiftui/font/system(_:design:weight:)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font {
    Font(name: "\(style)")
  }

  /// swiftui/font/textstyle
  public enum TextStyle: CaseIterable, Sendable {
    /// swiftui/font/textstyle/largetitle
    case largeTitle
    /// swiftui/font/textstyle/title
    case title
    /// swiftui/font/textstyle/headline
    case headline
    /// swiftui/font/textstyle/body
    case body
    /// swiftui/font/textstyle/callout
    case callout
    /// swiftui/font/textstyle/footnote
    case footnote
    /// swiftui/font/textstyle/caption
    case caption
  }

  /// swiftui/font/design
  public enum Design: Hashable, Sendable {
    /// swiftui/font/design/default
    case `default`
    /// swiftui/font/design/rounded
    case rounded
    /// swiftui/font/design/monospaced
    case monospaced
  }

  /// swiftui/font/weight
  public struct Weight: Hashable, Sendable {
    let value: Int
    /// swiftui/font/weight/regular
    public static let regular = Weight(value: 400)
    /// swiftui/font/weight/medium
    public static let medium = Weight(value: 500)
    /// swiftui/font/weight/semibold
    public static let semibold = Weight(value: 600)
    /// swiftui/font/weight/bold
    public static let bold = Weight(value: 700)
  }
}
