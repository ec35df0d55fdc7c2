/// A setting that is kept here and followed elsewhere, which may be written from two threads at once.
///
/// Each write is numbered, and a thread that has followed its own looks whether it is still the newest: whoever follows
/// last follows the newest, so that what is kept and what is followed end as one. Nothing is locked while somebody
/// follows, since that calls observers, who may write in turn.
package final class NewestWrite<Value: Sendable>: Sendable {
  private let held: Guarded<(number: Int, value: Value)>

  /// A setting that is followed already.
  package init(_ value: Value) { held = Guarded((0, value)) }

  /// What was written last.
  package var value: Value { held.withLock(\.value) }

  /// Writes a value and follows it, or a newer one.
  ///
  /// - Returns: the value before.
  @discardableResult
  package func write(_ value: Value, following follow: (Value) -> Void) -> Value {
    var (mine, before) = held.withLock { held in
      let before = held.value
      held = (held.number + 1, value)
      return (held, before)
    }
    while true {
      follow(mine.value)
      let newest = held.withLock { $0 }
      if newest.number == mine.number { return before }
      mine = newest
    }
  }
}
