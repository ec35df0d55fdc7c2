/// swiftui/accessibilityattachmentmodifier
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityAttachmentModifier: ViewModifier {
  /// swiftui/viewmodifier/body-swift.associatedtype
  public typealias Body = Never
  let attach: @MainActor (Element) -> Void
}

/// swiftui/accessibilitytraits
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var names: Set<String> = []

  private init(_ name: String) { names = [name] }
  private init(names: Set<String>) { self.names = names }

  /// swiftui/accessibilitytraits/init()
  public init() {}
  /// swiftui/accessibilitytraits/union(_:)
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(names: names.union(other.names)) }
  /// swiftui/accessibilitytraits/intersection(_:)
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(names: names.intersection(other.names))
  }
  /// swiftui/accessibilitytraits/symmetricdifference(_:)
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(names: names.symmetricDifference(other.names))
  }
  /// swiftui/accessibilitytraits/contains(_:)
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  /// swiftui/accessibilitytraits/insert(_:)
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }
  /// swiftui/accessibilitytraits/remove(_:)
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }
  /// swiftui/accessibilitytraits/update(with:)
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    defer { formUnion(newMember) }
    return contains(newMember) ? newMember : nil
  }
  /// swiftui/accessibilitytraits/formunion(_:)
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  /// swiftui/accessibilitytraits/formintersection(_:)
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
  /// swiftui/accessibilitytraits/formsymmetricdifference(_:)
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }

  /// swiftui/accessibilitytraits/isbutton
  public static let isButton = AccessibilityTraits("isButton")
  /// swiftui/accessibilitytraits/isheader
  public static let isHeader = AccessibilityTraits("isHeader")
  /// swiftui/accessibilitytraits/isselected
  public static let isSelected = AccessibilityTraits("isSelected")
  /// swiftui/accessibilitytraits/islink
  public static let isLink = AccessibilityTraits("isLink")
  /// swiftui/accessibilitytraits/isimage
  public static let isImage = AccessibilityTraits("isImage")
  /// swiftui/accessibilitytraits/isstatictext
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// swiftui/accessibilitytraits/updatesfrequently
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// swiftui/accessibilitytraits/istoggle
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let isToggle = AccessibilityTraits("isToggle")
}

/// swiftui/accessibilitychildbehavior
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityChildBehavior: Hashable {
  let name: String
  /// swiftui/accessibilitychildbehavior/ignore
  nonisolated(unsafe) public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// swiftui/accessibilitychildbehavior/contain
  nonisolated(unsafe) public static let contain = AccessibilityChildBehavior(name: "contain")
  /// swiftui/accessibilitychildbehavior/combine
  nonisolated(unsafe) public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// swiftui/accessibilityadjustmentdirection
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum AccessibilityAdjustmentDirection: Sendable {
  /// swiftui/accessibilityadjustmentdirection/increment
  case increment
  /// swiftui/accessibilityadjustmentdirection/decrement
  case decrement
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated private func attach(
    _ attach: @escaping @MainActor (Element) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(attach: attach))
  }

  /// swiftui/view/accessibilitylabel(_:)
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.label = label.content }
  }

  /// swiftui/view/accessibilitylabel(_:)
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// swiftui/view/accessibilityvalue(_:)
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.value = valueDescription.content }
  }

  /// swiftui/view/accessibilityvalue(_:)
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  /// swiftui/view/accessibilityhint(_:)
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.hint = hint.content }
  }

  /// swiftui/view/accessibilityhint(_:)
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityHint(Text(hint))
  }

  /// swiftui/view/accessibilityhidden(_:)
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.isHidden = hidden }
  }

  /// swiftui/view/accessibilityaddtraits(_:)
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.traits.formUnion(traits) }
  }

  /// swiftui/view/accessibilityremovetraits(_:)
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.traits.subtract(traits) }
  }

  /// swiftui/view/accessibilityidentifier(_:)
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.identifier = identifier }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// swiftui/view/accessibilityelement(children:)
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(GroupingModifier(children: children))
  }

  /// swiftui/view/accessibilityadjustableaction(_:)
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { $0.adjust = handler })
  }
}

extension AccessibilityAttachmentModifier: BuiltInModifier {
  func modify(_ content: any View, _ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let elements = node.visit(content, key: 0, environment)
    for element in elements { attach(element) }
    return elements
  }
}

/// Makes one element of what is inside.
private struct GroupingModifier {
  let children: AccessibilityChildBehavior

  nonisolated init(children: AccessibilityChildBehavior) { self.children = children }
}

extension GroupingModifier: BuiltInModifier {
  func modify(_ content: any View, _ node: Node, _ environment: EnvironmentValues) -> [Element] {
    let inside = node.visit(content, key: 0, environment)
    let element = Element("Group", environment)
    element.children = inside
    element.grouping = children
    return [element]
  }
}
