import ReceptionKit
import Testing

/// Waits, in words.
@MainActor @Suite struct WaitTests {
  @Test func `a wait is rounded up to the largest unit, so that it never understates`() throws {
    let chat = try TestChat().reception
    let rows: [(seconds: Double, says: String)] = [
      (0.2, "in 1 second"), (-5, "in 1 second"), (1, "in 1 second"), (1.01, "in 2 seconds"), (59, "in 59 seconds"),
      (59.5, "in 1 minute"), (60, "in 1 minute"), (61, "in 2 minutes"), (3_540, "in 59 minutes"),
      (3_541, "in 1 hour"), (3_600, "in 1 hour"), (3_601, "in 2 hours"), (86_400, "in 24 hours"),
      (.infinity, "in 8,760 hours"), (.nan, "in 1 second"),
    ]
    let failures = rows.filter { chat.labels.wait(seconds: $0.seconds) != $0.says }
    #expect(failures.isEmpty, "\(failures)")
    #expect(chat.labels.messagesWait(seconds: 61) == "You can send again in 2 minutes.")
    chat.languageOverride = "de"
    #expect(chat.labels.messagesWait(seconds: 61).contains("2 Minuten"))
  }
}
