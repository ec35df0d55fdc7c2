internal import Foundation
internal import HTTPService
internal import ThemeKit

/// What the reader has set on the page's components, as it travels in a query. A value that cannot be is brought into
/// range, and what is absent is the page's beginning.
///
/// What was typed into fields is not among it: it stays in the browser.
struct LiveState: Hashable, Sendable {
  /// Tickets there are in all.
  static let stock = 8
  /// In how many parts one can pay.
  static let installmentCounts = [1, 3, 6, 12]
  /// The one promotional code that the page takes.
  static let promoCode = "LIVE20"

  /// Stars given, 1 to 5.
  var rating = 4
  /// Tickets wanted, 1 to all there are.
  var quantity = 3
  /// In how many parts one pays.
  var installments = 3
  /// The shown month.
  var year: Int
  var month: Int
  /// The promotional code that was sent; empty while none was.
  var promo = ""
  /// The colour's channels, 0 to 100.
  var channels: [ColorChannel: Int] = [.hue: 58, .saturation: 62, .brightness: 78, .opacity: 100]

  /// The section on MarkdownRender.
  var markdown = MarkdownDemoState()

  /// The page's beginning, at a moment.
  init(now: Date = Date()) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    year = calendar.component(.year, from: now)
    month = calendar.component(.month, from: now)
  }

  /// The state in a query.
  init(_ target: RequestTarget, now: Date = Date()) {
    self.init(now: now)
    markdown = MarkdownDemoState(target)
    let number = { (name: String) in target.first(name).flatMap { Int($0) } }
    rating = Self.clamped(number("rating") ?? rating, to: 1...5)
    quantity = Self.clamped(number("quantity") ?? quantity, to: 1...Self.stock)
    if let count = number("installments"), Self.installmentCounts.contains(count) { installments = count }
    promo = String((target.first("promo") ?? "").prefix(40))
    for channel in ColorChannel.allCases {
      channels[channel] = Self.clamped(number(channel.rawValue) ?? channels[channel] ?? 0, to: 0...100)
    }
    if let shown = target.first("month").flatMap(Self.yearAndMonth) { (year, month) = shown }
  }

  /// How many tickets are left.
  var left: Int { Self.stock - quantity }

  /// What became of the promotional code.
  var promoState: PromoCodeContent.State {
    guard !promo.isEmpty else { return .editing }
    return promo.uppercased() == Self.promoCode ? .applied(code: promo) : .rejected
  }

  private static func clamped(_ value: Int, to range: ClosedRange<Int>) -> Int {
    min(max(value, range.lowerBound), range.upperBound)
  }

  /// `2026-09`, from the year 1 to 9999.
  private static func yearAndMonth(_ text: String) -> (Int, Int)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let year = parts[0], let month = parts[1], (1...9_999).contains(year),
      (1...12).contains(month)
    else { return nil }
    return (year, month)
  }
}
