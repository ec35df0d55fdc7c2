internal import Foundation
public import ReceptionProtocol

/// Which devices of an app a page shows.
///
/// ```swift
/// var query = DeviceQuery(app: "demo", order: .lastMessage)
/// query.search = "jonas"
/// let page = try await store.devices(query, limit: 50)
/// query.position = page.last.map { .after(DeviceMark($0, in: query.order)) }   // the next page
/// ```
public struct DeviceQuery: Hashable, Sendable {
  /// In which order.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// The last registered first.
    case registration
    /// The conversation written in last first; devices without a message are left out.
    case lastMessage
  }

  /// Which part of them.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// All.
    case all
    /// With messages of the user that the team has not read.
    case unread
    /// Not served any more.
    case blocked
  }

  /// Where a page lies.
  public enum Position: Hashable, Sendable {
    /// The first devices that come after one.
    case after(DeviceMark)
    /// The last devices that come before one.
    case before(DeviceMark)
  }

  /// The app.
  public var app: String
  /// The order.
  public var order: Order
  /// The part.
  public var part: Part
  /// What the user's name, address or identifier must have in it, word by word; blank finds all.
  public var search = ""
  /// The page; nil is the first one.
  public var position: Position?

  /// Every device of an app.
  public init(app: String, order: Order = .registration, part: Part = .all) {
    self.app = app
    self.order = order
    self.part = part
  }

  /// The most words that are looked for.
  public static let mostWords = 5

  /// The words to look for in ``DeviceSearchText``, as it spells them.
  public var words: [String] {
    DeviceSearchText.folded(search).split(whereSeparator: \.isWhitespace).prefix(Self.mostWords).map(String.init)
  }
}

/// A device's place in an order: where a page begins or ends. It keeps its meaning when the device is gone.
public struct DeviceMark: Hashable, Sendable {
  /// When it was registered or last written to, in seconds since 1970.
  public var time: Double
  /// Its number, which decides between devices of one time; the greater comes first.
  public var id: DeviceID

  /// A place.
  public init(time: Double, id: DeviceID) {
    self.time = time
    self.id = id
  }

  /// The place of a device in an order.
  public init(_ device: DeviceSummary, in order: DeviceQuery.Order) {
    let time = order == .registration ? device.record.registeredAt : device.lastMessage?.sentAt ?? 0
    self.init(time: time, id: device.record.id)
  }
}

/// What is searched of a device: who its user is, in small letters, so that a search need not mind case or the way in
/// which an accent was typed.
///
/// ```swift
/// DeviceSearchText.folded("Ju\u{308}RGEN") == DeviceSearchText.folded("Jürgen")   // true
/// ```
public enum DeviceSearchText {
  /// The text of a device: name, address and identifier, a line each.
  public static func text(of description: DeviceDescription) -> String {
    folded([description.name, description.email, description.externalUserId].compactMap { $0 }.joined(separator: "\n"))
  }

  /// A text as it is compared.
  public static func folded(_ text: String) -> String {
    // ASCII is composed already.
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.lowercased() }
    // Signs that have no small form may be composed of letters that have: 𝐀 is A.
    return text.precomposedStringWithCompatibilityMapping.lowercased().precomposedStringWithCompatibilityMapping
  }
}
