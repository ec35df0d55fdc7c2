import Dragoman
import StringTemplates

extension ChatLabels {
  /// When something may be done again, in the largest unit that does not understate: 59.5 seconds are “in 1 minute”, 61
  /// seconds “in 2 minutes”.
  public func wait(seconds: Double) -> String {
    let (key, count) = Self.unit(of: seconds)
    return texts.text(LocalizedMessage(key: key, arguments: [.integer(count)]))
  }

  /// When the user may write again.
  public func messagesWait(seconds: Double) -> String { sentence("limit.messages.wait", seconds) }
  /// When the user may send photos again.
  public func photosWait(seconds: Double) -> String { sentence("limit.photos.wait", seconds) }
  /// Above ``messagesWait(seconds:)``.
  public var messageLimit: String { texts.text("limit.messages.title") }
  /// Above ``photosWait(seconds:)``.
  public var photoLimit: String { texts.text("limit.photos.title") }

  private func sentence(_ key: String, _ seconds: Double) -> String {
    texts.text(LocalizedMessage(key: key, arguments: [.text(wait(seconds: seconds))]))
  }

  /// Rounds up, and to at least one second; what is no number, or beyond years, is a year.
  private static func unit(of seconds: Double) -> (key: String, count: Int64) {
    let bounded = seconds.isNaN ? 1 : min(max(seconds, 1), 31_536_000)
    let whole = Int64(bounded.rounded(.up))
    if whole < 60 { return ("wait.seconds", whole) }
    if whole <= 3_540 { return ("wait.minutes", (whole + 59) / 60) }
    return ("wait.hours", (whole + 3_599) / 3_600)
  }
}
