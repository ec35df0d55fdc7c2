internal import Dispatch
internal import HTTPService
internal import ReceptionStorage
internal import Synchronization

/// Where passwords are compared: one after the other on a thread of its own, since each takes a tenth of a second and
/// 64 MiB, and never on a thread that answers.
final class PasswordDesk: Sendable {
  /// How many may wait; those that come then are told to come again.
  static let mostWaiting = 8

  private let queue = DispatchQueue(label: "dragoman.passwords", qos: .utility)
  private let waiting = Mutex(0)

  /// Whether a password is the one that is stored; nil where too many wait. It takes as long where none is stored.
  func matches(_ password: String, _ stored: PasswordHash?) async -> Bool? {
    let isAdmitted = waiting.withLock { waiting in
      guard waiting < Self.mostWaiting else { return false }
      waiting += 1
      return true
    }
    guard isAdmitted else { return nil }
    return await withCheckedContinuation { continuation in
      queue.async {
        let isRight = stored.map { $0.matches(password) } ?? (PasswordHash(of: password) == nil)
        self.waiting.withLock { $0 -= 1 }
        continuation.resume(returning: stored != nil && isRight)
      }
    }
  }
}
