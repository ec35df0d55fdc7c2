internal import Dispatch
internal import ReceptionStorage

/// Reads, one after the other, on a connection that never waits for a write.
///
/// Unchecked: `connection`, the one thing that changes, is set in init, before anybody else has this, and from then on
/// used on `queue` only, which does one thing at a time.
final class ReaderQueue: @unchecked Sendable {
  private let queue = DispatchQueue(label: "dragoman.store.reader", qos: .userInitiated)
  private var connection: SQLiteConnection?

  init(_ connection: SQLiteConnection) { self.connection = connection }

  /// Reads what has been written before.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (SQLiteConnection) throws(SQLiteError) -> Result<Value, StoreFailure>
  ) async throws(StoreFailure) -> Value {
    let result: Result<Value, StoreFailure> = await withCheckedContinuation { continuation in
      queue.async {
        guard let connection = self.connection else {
          return continuation.resume(returning: .failure(.unavailable("it is closed")))
        }
        do throws(SQLiteError) { continuation.resume(returning: try body(connection)) } catch {
          continuation.resume(returning: .failure(error.failure))
        }
      }
    }
    return try result.get()
  }

  /// Ends what is being read, and reads nothing more.
  func close() async {
    await withCheckedContinuation { continuation in
      queue.async {
        self.connection = nil
        continuation.resume()
      }
    }
  }
}
