public import Foundation

/// swiftui/text
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Text: Equatable, Sendable {
  let content: String
  /// Whether the text is a key that SwiftUI would look up in the main bundle.
  let isKey: Bool

  /// swiftui/text/init(verbatim:)
  public init(verbatim content: String) {
    self.content = content
    isKey = false
  }

  /// swiftui/text/init(_:)
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol {
    self.content = String(content)
    isKey = false
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text: View {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text {
  /// swiftui/text/init(_:tablename:bundle:comment:)
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = key.key
    isKey = true
  }

  /// swiftui/text/init(_:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
    isKey = false
  }

  /// swiftui/text/font(_:)
  public func font(_ font: Font?) -> Text { self }

  /// swiftui/text/fontweight(_:)
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// swiftui/text/bold()
  public func bold() -> Text { self }

  /// swiftui/text/strikethrough(_:color:)
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// swiftui/text/monospaceddigit()
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func monospacedDigit() -> Text { self }

  /// swiftui/text/foregroundstyle(_:)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self }

  /// swiftui/text/+(_:_:)
  public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.content + rhs.content) }
}

/// swiftui/localizedstringkey
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String

  /// swiftui/localizedstringkey/init(_:)
  public init(_ value: String) { key = value }

  /// swiftui/localizedstringkey/init(stringliteral:)
  public init(stringLiteral value: String) { key = value }
}

/// swiftui/textalignment
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// swiftui/textalignment/leading
  case leading
  /// swiftui/textalignment/center
  case center
  /// swiftui/textalignment/trailing
  case trailing
}

/// swiftui/image
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Image: Equatable, Sendable {
  let name: String
  let isDecorative: Bool
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image: View {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image {
  /// swiftui/image/init(systemname:)
  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public init(systemName: String) { self.init(name: systemName, isDecorative: false) }

  /// swiftui/image/init(decorative:bundle:)
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name: name, isDecorative: true) }

  /// swiftui/image/resizable(capinsets:resizingmode:)
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
    self
  }

  /// swiftui/image/resizingmode
  public enum ResizingMode: Sendable {
    /// swiftui/image/resizingmode/tile
    case tile
    /// swiftui/image/resizingmode/stretch
    case stretch
  }
}

extension Text: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let element = Element(isKey ? "LocalizedText" : "Text", environment)
    element.text = content
    return [element]
  }
}

extension Image: BuiltInView {
  func elements(_ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let element = Element("Image", environment)
    element.text = name
    element.isHidden = isDecorative
    element.traits = .isImage
    return [element]
  }
}
