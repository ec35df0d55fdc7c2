/// How the key of an interpolated message writes the places of its values.
///
/// ```swift
/// let message: LocalizedMessage = "\(4) of \("five")"
/// message.key(in: .typed)    // "%lld of %@"
/// message.key(in: .uniform)  // "%@ of %@"
/// ```
public enum KeyStyle: Sendable, Hashable {
  /// As `String(localized:)` writes them: a conversion by the value's type, `%lld` for an `Int`, `%@` for a text.
  case typed
  /// `%@` for every value.
  case uniform
}
