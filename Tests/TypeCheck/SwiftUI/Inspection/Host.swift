public import Foundation

/// Shows a view as far as that can be done without a screen: evaluates bodies, keeps state, follows what is observed.
///
/// ```swift
/// let host = Host(PromoCode())
/// host.spoken  // ["Promo code: | button", …]
/// ```
@_spi(Inspection) @MainActor public final class Host {
  private let view: any View
  private let environment: EnvironmentValues
  private lazy var node = Node(self)
  private var actions: [() -> Void] = []
  /// What is shown.
  public private(set) var elements: [Element] = []
  /// The types of the views and modifiers whose bodies were evaluated since this was last emptied, in order.
  public var evaluations: [String] = []

  /// Shows a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - environment: what surrounds it.
  public init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    self.view = view
    self.environment = environment
    update()
  }

  init(scene: some Scene) {
    view = scene.content ?? EmptyView()
    environment = EnvironmentValues()
    update()
  }

  /// Shows what has changed since, as the next turn of the run loop would.
  public func update() {
    elements = node.show(view, environment)
    let due = actions
    actions = []
    for action in due { action() }
    // An action may change what is shown.
    if !due.isEmpty { elements = node.show(view, environment) }
  }

  func later(_ action: @escaping () -> Void) { actions.append(action) }

  func noteEvaluation(of value: Any) { evaluations.append("\(type(of: value))") }

  // MARK: Reading

  /// Everything that is shown, in reading order.
  public var all: [Element] { elements.flatMap(\.all) }
  /// Every text, in reading order.
  public var texts: [String] { all.filter { $0.kind == "Text" || $0.kind == "LocalizedText" }.compactMap(\.text) }
  /// What a screen reader says, stop by stop.
  public var spoken: [String] { elements.spoken.map(\.line) }
  /// The stops of a screen reader.
  public var stops: [Spoken] { elements.spoken }

  // MARK: Acting

  /// Taps the first stop that is called so, unless it is off; then shows what has changed.
  ///
  /// - Returns: whether there is one.
  @discardableResult public func tap(_ label: String) -> Bool {
    let found = stops.first { $0.label == label && $0.element.action != nil && $0.element.environment.isEnabled }
    found?.element.action?()
    update()
    return found != nil
  }

  /// Opens an address, as another app would; then shows what has changed.
  public func open(_ url: URL) {
    all.first { $0.open != nil }?.open?(url)
    update()
  }
}
