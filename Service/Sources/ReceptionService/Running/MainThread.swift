internal import Foundation
internal import Synchronization

/// The program's first thread, which has to wait for the end and works for the main actor meanwhile.
enum MainThread {
  private static let isToldToStop = Atomic(false)

  /// Returns at the first signal; whatever the main actor has to do until then is done on this thread.
  static func work(until signals: StopSignals) {
    Thread.detachNewThread {
      signals.wait()
      isToldToStop.store(true, ordering: .releasing)
      // Wakes the loop below.
      DispatchQueue.main.async {}
    }
    while !isToldToStop.load(ordering: .acquiring) { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
