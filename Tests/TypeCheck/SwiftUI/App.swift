/// swiftui/app
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol App {
  /// swiftui/app/body-swift.associatedtype
  associatedtype Body: Scene
  /// swiftui/app/body-swift.property
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// swiftui/app/init()
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension App {
  /// swiftui/app/main()
  @MainActor @preconcurrency public static func main() {
    // What a reader would see is printed, after the actions that follow on the first showing.
    let host = Host(scene: Self().body)
    host.update()
    for line in host.texts { print(line) }
  }
}

/// swiftui/scene
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol Scene {
  /// swiftui/scene/body-swift.associatedtype
  associatedtype Body: Scene
  /// swiftui/scene/body-swift.property
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Never: Scene {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Scene where Body == Never {
  /// swiftui/scene/body-swift.property
  public var body: Never { fatalError("A scene that is built in has no body.") }
}

/// swiftui/scenebuilder
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@resultBuilder public struct SceneBuilder {
  /// swiftui/scenebuilder/buildexpression(_:)
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }
  /// swiftui/scenebuilder/buildblock(_:)
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
}

/// swiftui/windowgroup
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct WindowGroup<Content> where Content: View {
  let content: Content

  /// swiftui/windowgroup/init(content:)
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension WindowGroup: Scene {}

extension WindowGroup: BuiltInScene {
  var shown: any View { content }
}

extension Scene {
  var content: (any View)? { (self as? any BuiltInScene)?.shown }
}
