import Foundation
import RawHTTP
import ReceptionProtocol
import ReceptionStorage
import Synchronization
import Testing

/// What is acknowledged is kept, whatever becomes of the process.
@Suite(.serialized) struct CrashTests {
  /// A device that sends updates and messages one after the other, and remembers what was acknowledged.
  final class Sender: Sendable {
    let credentials: DeviceCredentials
    let port: UInt16
    private let acknowledged = Mutex<(sequence: Int, messages: [String])>((0, []))
    private let next = Mutex(0)

    init(port: UInt16) throws {
      self.port = port
      let answer = RawHTTP.request(
        "POST", "/v1/devices", fields: ["X-App-Id: app"],
        body: #"{"platform":"ios","sdkVersion":"1","locale":"de","timezone":"UTC"}"#, port: port)
      credentials = try JSONDecoder().decode(DeviceCredentials.self, from: Data(answer.body.utf8))
    }

    var kept: (sequence: Int, messages: [String]) { acknowledged.withLock { $0 } }

    /// Sends until nobody answers.
    func sendUntilSilence() {
      while true {
        let number = next.withLock { number in
          number += 1
          return number
        }
        let update =
          #"{"platform":"ios","sdkVersion":"1","locale":"de","timezone":"UTC","name":"\#(number)","sequence":\#(number)}"#
        guard ask("PATCH", "/v1/devices/me", update) == 204 else { return }
        acknowledged.withLock { $0.sequence = number }
        guard
          ask("POST", "/v1/conversation/messages", #"{"id":"\#(number)","text":"\#(number)","photoCount":0}"#) == 201
        else { return }
        acknowledged.withLock { $0.messages.append("\(number)") }
      }
    }

    private func ask(_ method: String, _ path: String, _ body: String) -> Int {
      RawHTTP.request(
        method, path, fields: ["X-App-Id: app", "Authorization: Bearer \(credentials.token)"], body: body, port: port
      ).status
    }
  }

  /// Ten times with every change, a hundred times among the faults.
  private static let rounds = LongFaults.areWanted ? 100 : 10

  @Test func `ten times killed under load, nothing acknowledged is lost`() async throws {
    let service = try ServiceProcess()
    let senders = try (0..<8).map { _ in try Sender(port: service.port) }
    var losses: [String] = []
    for round in 1...Self.rounds {
      let sending = senders.map { sender in
        Task {
          await withCheckedContinuation { done in
            Thread.detachNewThread {
              sender.sendUntilSilence()
              done.resume()
            }
          }
        }
      }
      try await Task.sleep(for: .milliseconds(.random(in: 100...300)))
      service.kill()
      for task in sending { await task.value }
      try service.start()
      losses += try await Self.losses(of: senders, in: service.store()).map { "round \(round): \($0)" }
    }
    #expect(losses == [])
    LongFaults.note(
      "killed \(Self.rounds) times under load: \(senders.map(\.kept.sequence).reduce(0, +)) updates and "
        + "\(senders.map(\.kept.messages.count).reduce(0, +)) messages acknowledged, \(losses.count) lost")
    #expect(senders.allSatisfy { $0.kept.messages.count >= 10 }, "There was hardly any load.")
  }

  static func losses(of senders: [Sender], in store: any Store) async throws -> [String] {
    var losses: [String] = []
    for sender in senders {
      let secret = try #require(DeviceSecret(parsing: sender.credentials.token))
      let kept = sender.kept
      guard let device = try await store.device(secret.device) else {
        losses.append("a device is gone")
        continue
      }
      if device.sequence < kept.sequence || device.description.name ?? "0" != "\(device.sequence)" {
        losses.append("update \(kept.sequence) was acknowledged, \(device.sequence) is stored")
      }
      let stored = Set(try await store.messages(of: device.id, .after(0), limit: 100_000).map(\.text))
      losses += kept.messages.filter { !stored.contains($0) }.map { "message \($0) was acknowledged and is gone" }
    }
    return losses
  }

  @Test func `a stream goes on after its service was killed, without a loss or a double`() async throws {
    let service = try ServiceProcess()
    let sender = try Sender(port: service.port)
    var heard: [Int] = []
    for _ in 0..<4 {
      let (port, token, last) = (service.port, sender.credentials.token, heard.last ?? 0)
      let listening = Task {
        await withCheckedContinuation { done in
          Thread.detachNewThread {
            let head =
              "GET /v1/conversation/events HTTP/1.1\r\nHost: 127.0.0.1\r\nX-App-Id: app\r\n"
              + "Authorization: Bearer \(token)\r\nLast-Event-ID: \(last)\r\n\r\n"
            done.resume(returning: RawHTTP.exchange(Array(head.utf8), port: port, patience: 10_000).body)
          }
        }
      }
      let sending = Task {
        await withCheckedContinuation { done in
          Thread.detachNewThread {
            sender.sendUntilSilence()
            done.resume()
          }
        }
      }
      try await Task.sleep(for: .milliseconds(300))
      service.kill()
      await sending.value
      heard += await listening.value.split(whereSeparator: \.isNewline).compactMap { line in
        line.hasPrefix("id: ") ? Int(line.dropFirst(4)) : nil
      }
      try service.start()
    }
    #expect(heard == Array(1...max(1, heard.count)))
    #expect(heard.count >= 20, "There was hardly any load.")
  }
}
