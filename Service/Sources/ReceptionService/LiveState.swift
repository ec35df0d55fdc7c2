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
  /// How many pages of reviews there are.
  static let reviewPages = 9
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
  /// How many of each kind travel, 0 to 9.
  var travellers: [PassengerPickerContent.Kind: Int] = [.adult: 2, .child: 1, .infant: 0]
  /// What is searched for among the languages' names.
  var search = ""
  /// The page of reviews, 1 to all there are.
  var reviewPage = 2
  /// Seconds until a code may be sent again.
  var resend = 0
  /// The language of the part that speaks its own; nil is the page's choice.
  var beside: String?
  /// The colour's channels, 0 to 100.
  var channels: [ColorChannel: Int] = [.hue: 58, .saturation: 62, .brightness: 78, .opacity: 100]

  /// The section on MarkdownRender.
  var markdown = MarkdownDemoState()
  /// The support chat.
  var chat = ChatState()

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
    chat = ChatState(target)
    let number = { (name: String) in target.first(name).flatMap { Int($0) } }
    rating = Self.clamped(number("rating") ?? rating, to: 1...5)
    quantity = Self.clamped(number("quantity") ?? quantity, to: 1...Self.stock)
    if let count = number("installments"), Self.installmentCounts.contains(count) { installments = count }
    promo = String((target.first("promo") ?? "").prefix(40))
    for kind in PassengerPickerContent.Kind.allCases {
      travellers[kind] = Self.clamped(number(kind.rawValue) ?? travellers[kind] ?? 0, to: 0...9)
    }
    search = String((target.first("search") ?? "").prefix(40))
    reviewPage = Self.clamped(number("reviews") ?? reviewPage, to: 1...Self.reviewPages)
    resend = Self.clamped(number("resend") ?? resend, to: 0...99)
    beside = target.first("beside")
    for channel in ColorChannel.allCases {
      channels[channel] = Self.clamped(number(channel.rawValue) ?? channels[channel] ?? 0, to: 0...100)
    }
    if let shown = target.first("month").flatMap(Self.yearAndMonth) { (year, month) = shown }
  }

  /// How many tickets are left.
  var left: Int { Self.stock - quantity }

  /// What the tickets cost: a fifth less with the code, and the tax that is in it.
  var order: PriceOrder {
    let subtotal = Self.ticket.amount * Decimal(quantity)
    let discount = promoState == .applied(code: promo) ? subtotal / 5 : 0
    return PriceOrder(
      items: quantity, subtotal: subtotal, discount: discount, tax: (subtotal - discount) * 7 / 100,
      currency: Self.ticket.currency)
  }

  /// What one ticket costs, and what it did.
  static let ticket = Price(Decimal(3_990) / 100, "EUR")
  static let ticketBefore = Price(Decimal(4_990) / 100, "EUR")

  /// How many travel.
  func count(of kind: PassengerPickerContent.Kind) -> Int { travellers[kind] ?? 0 }

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
