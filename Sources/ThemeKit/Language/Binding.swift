#if !canImport(SwiftUI)
  /// A value that lives elsewhere: read and written through two closures, as SwiftUI's, where there is no SwiftUI.
  ///
  /// ```swift
  /// ThemeKitStrings.languageBinding.wrappedValue = "tr"
  /// ```
  public struct Binding<Value>: Sendable {
    private let get: @Sendable () -> Value
    private let set: @Sendable (Value) -> Void

    /// A value that lives elsewhere.
    ///
    /// - Parameters:
    ///   - get: reads it.
    ///   - set: writes it.
    public init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void) {
      self.get = get
      self.set = set
    }

    /// The value.
    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    /// A value that never changes, for previews and tests.
    public static func constant(_ value: Value) -> Binding where Value: Sendable {
      Binding(get: { value }, set: { _ in })
    }
  }
#endif
