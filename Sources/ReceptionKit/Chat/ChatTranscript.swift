public import Foundation

/// The conversation as it is shown: days, sides, times and what a screen reader says, all but the messages themselves in
/// the chat's language.
///
/// ```swift
/// ChatTranscript(messages, labels: reception.labels, locale: reception.locale).rows
/// ```
public struct ChatTranscript: Sendable {
  /// One line of it.
  public enum Row: Identifiable, Hashable, Sendable {
    /// Between the messages of two days.
    case day(Day)
    /// A message.
    case message(Message)

    /// Stays while the row is the same one.
    public var id: String {
      switch self {
      case .day(let day): day.id
      case .message(let message): message.id
      }
    }
  }

  /// The line between two days.
  public struct Day: Hashable, Sendable {
    /// The day, and which of its lines this is: what waits to be sent stands below newer messages, and a day can come
    /// again.
    public var id: String
    /// `Today`, `Yesterday`, or the date in the chat's language.
    public var label: String
    /// What a screen reader says.
    public var accessibilityLabel: String
  }

  /// A message with what stands around it.
  public struct Message: Hashable, Sendable {
    /// The message's own name.
    public var id: String
    /// The author's text, as it was written.
    public var text: String
    /// Whether it stands on the user's side: the trailing one, wherever that is in the chat's direction.
    public var isMine: Bool
    /// How many photos it has, in words; nil for none.
    public var photos: String?
    /// The time of day.
    public var time: String
    /// What became of it; nil for the team's messages.
    public var delivery: String?
    /// Whether it can be sent again.
    public var canRetry: Bool
    /// Whether it asks for a review: the card stands below it, where the chat knows where the app is reviewed.
    public var asksForReview: Bool
    /// What a screen reader says: whose, when, what.
    public var accessibilityLabel: String
  }

  /// The lines, oldest first.
  public let rows: [Row]

  /// A transcript.
  ///
  /// - Parameters:
  ///   - messages: oldest first.
  ///   - labels: the chat's words.
  ///   - locale: that of dates and times.
  ///   - now: what counts as today.
  ///   - timeZone: where its days begin.
  public init(
    _ messages: [ChatMessage], labels: ChatLabels, locale: Locale, now: Date = Date(), timeZone: TimeZone = .current
  ) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let writer = Writer(labels: labels, locale: locale, now: now, calendar: calendar)
    var rows: [Row] = []
    var lastDay: Date?
    var lines: [Date: Int] = [:]
    for message in messages {
      let day = calendar.startOfDay(for: message.date)
      if day != lastDay {
        lines[day, default: 0] += 1
        rows.append(.day(writer.day(message.date, line: lines[day, default: 0])))
      }
      lastDay = day
      rows.append(.message(writer.message(message)))
    }
    self.rows = rows
  }
}

/// Puts one line into the chat's words.
private struct Writer {
  let labels: ChatLabels
  let locale: Locale
  let now: Date
  let calendar: Calendar

  func day(_ date: Date, line: Int) -> ChatTranscript.Day {
    let label = dayLabel(date)
    let start = Int(calendar.startOfDay(for: date).timeIntervalSince1970)
    return ChatTranscript.Day(
      id: "day \(start) \(line)", label: label, accessibilityLabel: labels.separator(label))
  }

  private func dayLabel(_ date: Date) -> String {
    let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: now))
    switch days.day {
    case 0: return labels.today
    case 1: return labels.yesterday
    default: return date.formatted(style(date: .long, time: .omitted))
    }
  }

  func message(_ message: ChatMessage) -> ChatTranscript.Message {
    let isMine = message.author == .user
    let time = message.date.formatted(style(date: .omitted, time: .shortened))
    let photos = message.photoCount > 0 ? labels.photos(message.photoCount) : nil
    let content = [message.text, photos].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    return ChatTranscript.Message(
      id: message.id, text: message.text, isMine: isMine, photos: photos, time: time,
      delivery: labels.delivery(message.delivery), canRetry: message.delivery == .failed,
      asksForReview: message.asksForReview && !isMine,
      accessibilityLabel: isMine ? labels.mine(at: time, content) : labels.theirs(at: time, content))
  }

  private func style(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }
}
