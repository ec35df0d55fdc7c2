package import Synchronization

/// A value that one thread at a time can reach.
///
/// It is a `Mutex` and nothing more, but for one thing: Thread Sanitizer does not see the futex inside `Mutex` on Linux
/// and reports whatever it guards. Built with `DRAGOMAN_THREAD_SANITIZER`, each turn begins and ends with an atomic
/// access, which the sanitizer does see, so that its silence means something.
package struct Guarded<Value: ~Copyable>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  #if DRAGOMAN_THREAD_SANITIZER
    @usableFromInline let turn = Atomic<Int>(0)
  #endif

  /// Guards a value.
  @inlinable
  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Calls `body` with the value, while nobody else has it. `body` must not call this again.
  @inlinable
  package borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    #if DRAGOMAN_THREAD_SANITIZER
      return try mutex.withLock { value throws(Failure) -> sending Result in
        _ = turn.load(ordering: .acquiring)
        defer { turn.store(0, ordering: .releasing) }
        return try body(&value)
      }
    #else
      return try mutex.withLock(body)
    #endif
  }
}
