public import Foundation
public import Observation

/// swiftui/environmentkey
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol EnvironmentKey {
  /// swiftui/environmentkey/value
  associatedtype Value
  /// swiftui/environmentkey/defaultvalue
  static var defaultValue: Self.Value { get }
}

/// swiftui/environmentvalues
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The content that the modifier around a body stands for.
  var modified: ModifiedFrame?
  /// Where the values of the stack around lead.
  var destinations: Destinations?

  /// swiftui/environmentvalues/init()
  public init() {}

  /// swiftui/environmentvalues/subscript(_:)
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// swiftui/environmentvalues/subscript(_:)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { objects[ObjectIdentifier(objectType)] as? T }
    set { objects[ObjectIdentifier(objectType)] = newValue }
  }
}

private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction(anywhere: { _ in .handled }) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  /// swiftui/environmentvalues/locale
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// swiftui/environmentvalues/layoutdirection
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// swiftui/environmentvalues/isenabled
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// swiftui/environmentvalues/colorscheme
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// swiftui/environmentvalues/accessibilityreducemotion
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// swiftui/environmentvalues/dynamictypesize
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// swiftui/environmentvalues/scenephase
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// swiftui/environmentvalues/openurl
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    set { self[OpenURLKey.self] = newValue }
  }
}

/// swiftui/scenephase
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

/// swiftui/environment
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private let surroundings = Surroundings()

  /// swiftui/environment/init(_:)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// swiftui/environment/wrappedvalue
  public var wrappedValue: Value {
    guard let value = read(surroundings.values) else { fatalError("No such object in the environment.") }
    return value
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Environment {
  /// swiftui/environment/init(_:)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { read = { $0[objectType] } }
}

/// What surrounds the view that a property belongs to, as far as that is known.
private final class Surroundings {
  var values = EnvironmentValues()
}

extension Environment: HostedProperty {
  func install(in slot: inout Any?, owner: DirtyFlag, _ environment: EnvironmentValues) {
    surroundings.values = environment
    slot = read(environment)
  }
}

/// swiftui/colorscheme
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum ColorScheme: CaseIterable, Sendable {
  /// swiftui/colorscheme/light
  case light
  /// swiftui/colorscheme/dark
  case dark
}

/// swiftui/dynamictypesize
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// swiftui/dynamictypesize/xsmall
  case xSmall
  /// swiftui/dynamictypesize/small
  case small
  /// swiftui/dynamictypesize/medium
  case medium
  /// swiftui/dynamictypesize/large
  case large
  /// swiftui/dynamictypesize/xlarge
  case xLarge
  /// swiftui/dynamictypesize/xxlarge
  case xxLarge
  /// swiftui/dynamictypesize/xxxlarge
  case xxxLarge
  /// swiftui/dynamictypesize/accessibility1
  case accessibility1
  /// swiftui/dynamictypesize/accessibility2
  case accessibility2
  /// swiftui/dynamictypesize/accessibility3
  case accessibility3
  /// swiftui/dynamictypesize/accessibility4
  case accessibility4
  /// swiftui/dynamictypesize/accessibility5
  case accessibility5

  /// swiftui/dynamictypesize/isaccessibilitysize
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// swiftui/openurlaction
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct OpenURLAction {
  private let handler: (URL) -> OpenURLAction.Result

  /// swiftui/openurlaction/init(handler:)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @MainActor @preconcurrency public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

  init(anywhere handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

  /// swiftui/openurlaction/callasfunction(_:)
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// swiftui/openurlaction/result
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public struct Result {
    let name: String
    /// swiftui/openurlaction/result/handled
    nonisolated(unsafe) public static let handled = Result(name: "handled")
    /// swiftui/openurlaction/result/discarded
    nonisolated(unsafe) public static let discarded = Result(name: "discarded")
    /// swiftui/openurlaction/result/systemaction
    nonisolated(unsafe) public static let systemAction = Result(name: "systemAction")
  }
}
