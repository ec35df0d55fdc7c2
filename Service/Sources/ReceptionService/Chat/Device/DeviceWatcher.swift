internal import Foundation
internal import HTTPService

/// A page that is told of a device: by an event whenever what it would show has changed.
@MainActor
final class DeviceWatcher {
  /// How often it is looked whether anything has changed, in milliseconds.
  static let pace = 250
  /// How many looks pass between two signs of life.
  static let beat = 60

  nonisolated let stream = HTTPStream()
  private let look: @MainActor () async -> DeviceState?
  private var watching: Task<Void, Never>?
  private var isWoken = false

  init(look: @escaping @MainActor () async -> DeviceState?) { self.look = look }

  /// Tells of the device as it is, and from then on of each change.
  func begin() {
    watching = Task { [weak self] in
      var last: [UInt8] = []
      var quiet = 0
      while let self, !Task.isCancelled {
        guard let state = await self.look() else { break }
        let event = state.event
        quiet = event == last ? quiet + 1 : 0
        if event != last, !self.stream.send(event) { break }
        if quiet > 0, quiet % Self.beat == 0, !self.stream.send(Array(":\n\n".utf8)) { break }
        last = event
        await self.pause()
      }
      self?.stream.finish()
    }
  }

  /// Looks at once.
  func wake() { isWoken = true }

  /// Ends it.
  func end() {
    watching?.cancel()
    stream.finish()
  }

  private func pause() async {
    for _ in 0..<5 where !isWoken { try? await Task.sleep(for: .milliseconds(Self.pace / 5)) }
    isWoken = false
  }
}
