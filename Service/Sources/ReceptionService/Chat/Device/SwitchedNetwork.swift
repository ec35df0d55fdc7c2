internal import Foundation
internal import ReceptionKit
internal import ReceptionProtocol
internal import ReceptionStorage
internal import Synchronization

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The network of a device on the page: the real one, with a switch.
final class SwitchedNetwork: ReceptionTransport {
  private struct State {
    var isOn = true
    var device: DeviceID?
    var streams: [Int: AsyncThrowingStream<Data, any Error>.Continuation] = [:]
    var lastStream = 0
  }

  private let real = URLSessionTransport()
  private let state = Mutex(State())

  init(isOn: Bool = true) { set(isOn: isOn) }

  var isOn: Bool { state.withLock { $0.isOn } }
  /// Which device the service has made of it, as its registration was answered or its requests say.
  var device: DeviceID? { state.withLock { $0.device } }

  /// Pulls the plug, streams included, or puts it back.
  func set(isOn: Bool) {
    let cut = state.withLock { state in
      state.isOn = isOn
      defer { if !isOn { state.streams = [:] } }
      return isOn ? [] : Array(state.streams.values)
    }
    for stream in cut { stream.finish(throwing: URLError(.networkConnectionLost)) }
  }

  func answer(to request: ReceptionRequest) async throws -> ReceptionAnswer {
    guard isOn else { throw URLError(.notConnectedToInternet) }
    if let token = request.headers["Authorization"]?.dropFirst("Bearer ".count),
      let device = DeviceSecret(parsing: String(token))?.device
    {
      state.withLock { $0.device = device }
    }
    let answer = try await real.answer(to: request)
    guard isOn else { throw URLError(.networkConnectionLost) }
    if let credentials = try? JSONDecoder().decode(DeviceCredentials.self, from: answer.body) {
      state.withLock { $0.device = DeviceSecret(parsing: credentials.token)?.device }
    }
    return answer
  }

  func stream(_ request: ReceptionRequest) async throws -> ReceptionStream {
    guard isOn else { throw URLError(.notConnectedToInternet) }
    let stream = try await real.stream(request)
    let (pieces, sink) = AsyncThrowingStream.makeStream(
      of: Data.self, throwing: (any Error).self, bufferingPolicy: .bufferingOldest(512))
    let copying = Task {
      do {
        for try await piece in stream.pieces { sink.yield(piece) }
        sink.finish()
      } catch { sink.finish(throwing: error) }
    }
    let number = state.withLock { state in
      state.lastStream += 1
      state.streams[state.lastStream] = sink
      return state.lastStream
    }
    sink.onTermination = { [weak self] _ in
      copying.cancel()
      _ = self?.state.withLock { $0.streams.removeValue(forKey: number) }
    }
    return ReceptionStream(head: stream.head, pieces: pieces)
  }
}
