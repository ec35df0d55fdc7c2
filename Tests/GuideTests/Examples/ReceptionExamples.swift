import Foundation
import ReceptionKit
import ReceptionProtocol
import Testing

// example ReceptionTransport
struct ClosedService: ReceptionTransport {
  func answer(to request: ReceptionRequest) async throws -> ReceptionAnswer { ReceptionAnswer(status: 503) }
}
// end

// example ReceptionClock
struct StillClock: ReceptionClock {
  var steadySeconds: Double { 0 }
  var wallSeconds: Double { 1_780_000_000 }
  func sleep(seconds: Double) async throws {}
}
// end

/// The examples in the comments of support's types.
@Suite struct ReceptionExamples {
  @Test func `messages on their way`() throws {
    try check {
      // example OutgoingMessage
      OutgoingMessage(id: "A1", text: "Where is my parcel?").photoCount  // 0
      // end
    }
    try check {
      // example ConversationMessage
      let body = #"{"number":1,"id":"A1","author":"team","text":"Tomorrow.","photoCount":0,"sentAt":1780000000}"#
      let message = try JSONDecoder().decode(ConversationMessage.self, from: Data(body.utf8))
      message.author  // .team
      // end
    }
    try check {
      // example ConversationPage
      try JSONDecoder().decode(ConversationPage.self, from: Data(#"{"messages":[]}"#.utf8)).messages.count  // 0
      // end
    }
    try check {
      // example ChatMessage
      let message = ChatMessage(id: "A1", author: .user, text: "Hello", date: .now, delivery: .sending)
      message.delivery  // .sending
      // end
    }
  }

  @Test func `what a device is answered and says`() throws {
    try check {
      // example DeviceCredentials
      let body = #"{"token":"t1","sessionSecret":"s1"}"#
      try JSONDecoder().decode(DeviceCredentials.self, from: Data(body.utf8)).token  // "t1"
      // end
    }
    try check {
      // example RenewedToken
      try JSONDecoder().decode(RenewedToken.self, from: Data(#"{"token":"t2"}"#.utf8)).token  // "t2"
      // end
    }
    try check {
      // example DeviceLogout
      String(decoding: try JSONEncoder().encode(DeviceLogout(sequence: 7)), as: UTF8.self)  // {"sequence":7}
      // end
    }
    try check {
      // example DeviceUpdate
      let device = DeviceDescription(platform: "ios", sdkVersion: "1.0", locale: "de_CH", timezone: "Europe/Zurich")
      DeviceUpdate(device, sequence: 8).device.locale  // "de_CH"
      // end
    }
    try check {
      // example TextReport
      TextReport(language: "de", key: "chat.unread", kind: .refused, count: 3).kind  // .refused
      // end
    }
    try check {
      // example DeviceFacts
      DeviceFacts(platform: "ios", appVersion: "2.1").appVersion  // Optional("2.1")
      // end
    }
  }

  @Test func `requests and their answers`() async throws {
    let url = try #require(URL(string: "https://support.example.org/v1/appearance"))
    try check {
      // example ReceptionRequest
      ReceptionRequest(method: "GET", url: url, headers: ["If-None-Match": "\"7\""]).timeout  // 10.0
      // end
    }
    try check {
      // example ReceptionAnswer
      ReceptionAnswer(status: 304, headers: ["ETag": "\"7\""]).headers["etag"]  // Optional("\"7\"")
      // end
    }
    try check {
      // example ReceptionStream
      let pieces = AsyncThrowingStream<Data, any Error> { $0.finish() }
      ReceptionStream(head: ReceptionAnswer(status: 200), pieces: pieces).head.status  // 200
      // end
    }
    try check {
      // example URLSessionTransport
      let environment = ReceptionEnvironment(transport: URLSessionTransport())
      // end
      environment.folder == nil  // true
    }
    try check {
      // example SystemClock
      SystemClock().wallSeconds > 1_700_000_000  // true
      // end
    }
    let answer = try await ClosedService().answer(to: ReceptionRequest(method: "GET", url: url))
    #expect(answer.status == 503)
    try await StillClock().sleep(seconds: 60)
  }
}
