public import Observation

/// swiftui/dynamicproperty
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol DynamicProperty {
  /// swiftui/dynamicproperty/update()
  mutating func update()
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension DynamicProperty {
  /// swiftui/dynamicproperty/update()
  public mutating func update() {}
}

/// swiftui/state
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let place: StatePlace<Value>

  /// swiftui/state/init(wrappedvalue:)
  public init(wrappedValue value: Value) { place = StatePlace(value) }

  /// swiftui/state/init(initialvalue:)
  public init(initialValue value: Value) { place = StatePlace(value) }

  /// swiftui/state/wrappedvalue
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  /// swiftui/state/projectedvalue
  public var projectedValue: Binding<Value> { place.binding }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension State where Value: ExpressibleByNilLiteral {
  /// swiftui/state/init()
  public init() { self.init(wrappedValue: nil) }
}

/// swiftui/binding
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// What the binding stands for, when that is a state, and what that held when the binding was made.
  let place: (object: AnyObject, value: Value)?

  /// swiftui/binding/init(get:set:)
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.init(
      reading: unsafeBitCast(get, to: (() -> Value).self), writing: unsafeBitCast(set, to: ((Value) -> Void).self))
  }

  init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void, of object: AnyObject? = nil) {
    self.get = get
    self.set = set
    place = object.map { ($0, get()) }
  }

  /// swiftui/binding/constant(_:)
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  /// swiftui/binding/wrappedvalue
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// swiftui/binding/projectedvalue
  public var projectedValue: Binding<Value> { self }

  /// swiftui/binding/subscript(dynamicmember:)
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      reading: { wrappedValue[keyPath: keyPath] }, writing: { wrappedValue[keyPath: keyPath] = $0 },
      of: place?.object)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Binding: DynamicProperty {}

// Apple's word for it: the closures of a binding are called where the view is.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Binding: @unchecked Sendable where Value: Sendable {}

/// swiftui/bindable
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// swiftui/bindable/wrappedvalue
  public var wrappedValue: Value

  /// swiftui/bindable/init(wrappedvalue:)
  @available(*, unavailable, message: "Only an object that is observable can be bound.")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// swiftui/bindable/projectedvalue
  public var projectedValue: Bindable<Value> { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable where Value: AnyObject, Value: Observable {
  /// swiftui/bindable/init(wrappedvalue:)
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// swiftui/bindable/subscript(dynamicmember:)
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(
      reading: { wrappedValue[keyPath: keyPath] }, writing: { wrappedValue[keyPath: keyPath] = $0 }, of: wrappedValue)
  }
}

/// Where a state is kept: in the view's value at first, in the host's node as soon as the view is shown.
private final class StatePlace<Value> {
  private var own: Value
  private var kept: StatePlace<Value>?
  private var owner: DirtyFlag?

  init(_ value: Value) { own = value }

  var value: Value {
    get { kept?.value ?? own }
    set {
      if let kept { return kept.value = newValue }
      own = newValue
      owner?.raise()
    }
  }

  var binding: Binding<Value> {
    let place = kept ?? self
    return Binding(reading: { place.value }, writing: { place.value = $0 }, of: place)
  }

  func keep(in slot: inout Any?, owner: DirtyFlag) {
    if let known = slot as? StatePlace<Value> {
      if known !== self { kept = known }
    } else {
      slot = self
      self.owner = owner
    }
  }
}

extension State: HostedProperty {
  func install(in slot: inout Any?, owner: DirtyFlag, _ environment: EnvironmentValues) {
    place.keep(in: &slot, owner: owner)
  }
}
