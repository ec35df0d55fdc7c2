internal import CMicrohttpd
internal import Synchronization

/// A connection of the library, on its way to another thread.
///
/// Unchecked: the library allows `MHD_resume_connection` from any thread for a connection that is suspended, and holds such
/// a connection until then. Nothing else is done with it outside its polling thread.
struct Connection: @unchecked Sendable {
  let pointer: OpaquePointer
}

/// A connection that was put aside and that one thread has taken to resume it.
///
/// It is taken while a lock is held, so that nobody resumes it twice, and resumed when the lock is free: its polling thread
/// asks for that lock at once, and would find it taken each time.
struct ResumedConnection {
  /// How many are taken and not resumed yet. The library must not be stopped meanwhile.
  private static let taken = Atomic<Int>(0)

  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
    Self.taken.add(1, ordering: .relaxed)
  }

  /// Has it polled again. To be called once.
  func resume() {
    MHD_resume_connection(connection.pointer)
    Self.taken.subtract(1, ordering: .releasing)
  }

  /// Whether some thread is about to resume a connection.
  static var isUnderWay: Bool { taken.load(ordering: .acquiring) > 0 }
}
