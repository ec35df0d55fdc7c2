/// Whether two values are the same as far as one can see: equal, or made of parts that are. What one cannot see into,
/// as a closure, is taken for different.
func isSame(_ first: Any, _ second: Any) -> Bool {
  guard type(of: first) == type(of: second) else { return false }
  if first is any HostedProperty { return true }
  if let first = first as? any Place, let second = second as? any Place { return first.isSame(as: second) }
  if let first = first as? any Equatable { return isEqual(first, second) }
  let (one, other) = (Mirror(reflecting: first), Mirror(reflecting: second))
  if one.displayStyle == .class { return first as AnyObject === second as AnyObject }
  guard one.displayStyle != nil, one.children.count == other.children.count else { return false }
  return zip(one.children, other.children).allSatisfy { $0.label == $1.label && isSame($0.value, $1.value) }
}

private func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }

/// A binding as it is compared.
fileprivate protocol Place {
  func isSame(as other: any Place) -> Bool
  var object: AnyObject? { get }
  var seen: Any { get }
}

extension Binding: Place {
  var object: AnyObject? { place?.object }
  var seen: Any { place?.value as Any }

  fileprivate func isSame(as other: any Place) -> Bool {
    guard let object, object === other.object else { return false }
    return SwiftUI.isSame(seen, other.seen)
  }
}
