/// A call that takes a key: how it is recognized, and which of its arguments the key is.
struct CallTarget {
  let bridge: Bridge
  let name: String
  /// The names that stand before it: `L10n` of `L10n.text(…)`.
  let receiver: [String]
  /// Whether a point must stand before it.
  let isMethod: Bool
  let keyLabel: String?
  let otherLabels: [String]
  /// Of a key without a label: how many arguments without a label stand before it. Nil for the very first argument.
  let position: Int?

  init?(_ bridge: Bridge) {
    guard case .call(let name, let receiver, let isMethod) = bridge.kind else { return nil }
    self.bridge = bridge
    (self.name, self.receiver, self.isMethod) = (name, receiver, isMethod)
    (keyLabel, otherLabels, position) = (bridge.keyLabel, bridge.otherLabels, nil)
  }

  /// A function of which one parameter is of a bridge's type.
  init(_ bridge: Bridge, name: String, isMethod: Bool, parameters: [Parameter], key: Int) {
    self.bridge = bridge
    (self.name, self.isMethod) = (name, isMethod)
    receiver = []
    keyLabel = parameters[key].label
    otherLabels = []
    position = parameters[..<key].count { $0.label == nil }
  }

  /// The value of a type that is made by its name: `LocalizedStringKey("…")`.
  init(_ bridge: Bridge, typePath: String) {
    let names = typePath.split(separator: ".").map(String.init)
    self.bridge = bridge
    (name, receiver, isMethod) = (names[names.count - 1], Array(names.dropLast()), false)
    (keyLabel, otherLabels, position) = (nil, [], nil)
  }

  /// Whether the name at a token, in front of a parenthesis, is this call's.
  func isCalled(_ source: SwiftSource, at token: Int) -> Bool {
    let hasPoint = source.kind(token - 1) == .dot
    if isMethod, !hasPoint { return false }
    var before = token
    for part in receiver.reversed() {
      guard source.kind(before - 1) == .dot, source.kind(before - 2) == .word, source.text(before - 2) == part else {
        return false
      }
      before -= 2
    }
    return true
  }

  /// The tokens of the key among the arguments; nil when this is another call of the name.
  func key(in arguments: CallArguments, _ source: SwiftSource) -> Range<Int>? {
    for label in otherLabels where arguments.value(label) == nil { return nil }
    guard keyLabel == nil, let position else { return arguments.value(keyLabel) }
    let unlabeled = arguments.all.filter { $0.label == nil }
    return position < unlabeled.count ? unlabeled[position].value : nil
  }
}

/// The calls that take keys, by name.
struct CallTargets {
  private var byName: [String: [CallTarget]] = [:]
  /// Those with a labeled key, by label, for `.init(label: "…")`.
  private var byLabel: [String: CallTarget] = [:]
  /// For each first byte of a name, the lengths of names that begin with it, a bit each.
  private var lengths = [UInt64](repeating: 0, count: 256)

  mutating func add(_ target: CallTarget) {
    byName[target.name, default: []].append(target)
    if let label = target.keyLabel, byLabel[label] == nil { byLabel[label] = target }
    note(target.name)
    note("init")
  }

  private mutating func note(_ name: String) {
    if let first = name.utf8.first { lengths[Int(first)] |= 1 << UInt64(min(name.utf8.count, 63)) }
  }

  /// The calls that a word may name.
  func targets(_ source: SwiftSource, at token: Int) -> [CallTarget] {
    let range = source.tokens[token].range
    let first = source[range.lowerBound]
    let isQuoted = first == UInt8(ascii: "`")
    guard isQuoted || lengths[Int(first)] >> UInt64(min(range.count, 63)) & 1 == 1 else { return [] }
    return byName[source.text(token)] ?? []
  }

  /// The call that `.init(label: …)` stands for.
  func initializer(_ arguments: CallArguments, _ source: SwiftSource) -> CallTarget? {
    for argument in arguments.all {
      if let label = argument.label, let target = byLabel[source.text(label)] { return target }
    }
    return nil
  }
}
