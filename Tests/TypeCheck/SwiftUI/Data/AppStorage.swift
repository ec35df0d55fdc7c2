public import Foundation

/// swiftui/appstorage
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// swiftui/appstorage/wrappedvalue
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// swiftui/appstorage/projectedvalue
  public var projectedValue: Binding<Value> { Binding(reading: read, writing: write) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value == String {
  /// swiftui/appstorage/init(wrappedvalue:_:store:)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let defaults = store ?? .standard
    read = { defaults.string(forKey: key) ?? wrappedValue }
    write = { defaults.set($0, forKey: key) }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value == Bool {
  /// swiftui/appstorage/init(wrappedvalue:_:store:)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let defaults = store ?? .standard
    read = { defaults.object(forKey: key) as? Bool ?? wrappedValue }
    write = { defaults.set($0, forKey: key) }
  }
}

/// swiftui/scaledmetric
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  /// swiftui/scaledmetric/wrappedvalue
  public var wrappedValue: Value

  /// swiftui/scaledmetric/init(wrappedvalue:)
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// swiftui/scaledmetric/init(wrappedvalue:relativeto:)
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
