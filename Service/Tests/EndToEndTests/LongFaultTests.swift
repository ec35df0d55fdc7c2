import Foundation
import RawHTTP
import ReceptionProtocol
import Synchronization
import Testing

#if DRAGOMAN_FAULTS
  /// Faults that take their time; each prints what it has tried.
  @Suite(.serialized) struct LongFaultTests {
    private func register(_ service: ServiceProcess) throws -> String {
      let answer = RawHTTP.request(
        "POST", "/v1/devices", fields: ["X-App-Id: app"],
        body: #"{"platform":"ios","sdkVersion":"1","locale":"de","timezone":"UTC"}"#, port: service.port)
      return try JSONDecoder().decode(DeviceCredentials.self, from: Data(answer.body.utf8)).token
    }

    private func memory(_ service: ServiceProcess) -> Int {
      let status = try? String(contentsOfFile: "/proc/\(service.identifier)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
      return (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0) / 1_024
    }

    @Test func `ten thousand streams are open, or as many as the system allows, and the next is told so`() throws {
      let files = RawHTTP.allowFiles(10_500)
      let service = try ServiceProcess()
      let tokens = try (0..<2_600).map { _ in try register(service) }
      let before = memory(service)
      let wanted = min(10_400, files - 300)
      let crowd = RawHTTP.Streams(
        tokens: (0..<wanted).map { tokens[$0 / 4] }, app: "app", to: service.port)
      LongFaults.note(
        "\(crowd.open) event streams of \(wanted) open, \(crowd.refused) refused, \(before) MiB before and "
          + "\(memory(service)) MiB with them")
      #expect(crowd.open == min(10_000, wanted) || crowd.refused.keys.allSatisfy { $0 == 503 })
      #expect(crowd.open > 500)
      if crowd.open < wanted { #expect(crowd.lastRefusal?.contains("too_many_streams") == true) }
      #expect(RawHTTP.request("GET", "/healthz", port: service.port).status == 200)
      crowd.end()
    }

    @Test func `memory is flat under load`() async throws {
      let service = try ServiceProcess()
      let tokens = try (0..<16).map { _ in try register(service) }
      let port = service.port
      var sizes: [Int] = []
      for _ in 0..<4 {
        await withTaskGroup(of: Void.self) { group in
          for token in tokens {
            group.addTask {
              await Self.onThread {
                let end = ContinuousClock.now + .seconds(10)
                while ContinuousClock.now < end {
                  _ = RawHTTP.request(
                    "PATCH", "/v1/devices/me", fields: ["X-App-Id: app", "Authorization: Bearer \(token)"],
                    body: #"{"platform":"ios","sdkVersion":"1","locale":"de","timezone":"UTC","language":"fr"}"#,
                    port: port)
                }
              }
            }
          }
        }
        sizes.append(memory(service))
      }
      LongFaults.note("memory after each of four times ten seconds of load: \(sizes) MiB")
      #expect(Double(sizes[3]) <= Double(sizes[1]) * 1.1 + 2, "\(sizes)")
    }

    @Test func `stopped and started again and again, a stream loses nothing and doubles nothing`() async throws {
      let service = try ServiceProcess()
      let token = try register(service)
      let port = service.port
      var (heard, sent) = ([Int](), 0)
      for round in 1...15 {
        let last = heard.last ?? 0
        let listening = Task {
          await Self.onThread {
            let head =
              "GET /v1/conversation/events HTTP/1.1\r\nHost: 127.0.0.1\r\nX-App-Id: app\r\n"
              + "Authorization: Bearer \(token)\r\nLast-Event-ID: \(last)\r\n\r\n"
            return RawHTTP.exchange(Array(head.utf8), port: port, patience: 10_000).body
          }
        }
        for _ in 0..<20 {
          sent += 1
          _ = RawHTTP.request(
            "POST", "/v1/conversation/messages", fields: ["X-App-Id: app", "Authorization: Bearer \(token)"],
            body: #"{"id":"\#(sent)","text":"\#(sent)","photoCount":0}"#, port: port)
        }
        if round.isMultiple(of: 2) { service.kill() } else { #expect(service.stop() == 0) }
        heard += await listening.value.split(whereSeparator: \.isNewline).compactMap { line in
          line.hasPrefix("id: ") ? Int(line.dropFirst(4)) : nil
        }
        try service.start()
      }
      LongFaults.note("15 restarts: \(sent) messages sent, \(heard.count) heard by a stream that came back each time")
      #expect(heard == Array(1...max(1, heard.count)))
      #expect(heard.count > 100)
    }

    private static func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: body()) }
      }
    }
  }
#endif
