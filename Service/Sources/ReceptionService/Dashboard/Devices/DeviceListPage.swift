internal import Dragoman
internal import HTMLMarkup
internal import HTTPService
internal import ReceptionProtocol
internal import ReceptionStorage

/// A page of a directory: which devices, where it lies, and what is around it.
struct DirectoryPage: Sendable {
  /// So many devices at once.
  static let size = 50

  var query: DeviceQuery
  var devices: [DeviceSummary] = []
  var count = 0
  /// Where the pages before and after this one lie; nil where there is none.
  var before: DeviceMark?
  var after: DeviceMark?

  /// Reads what a request asks for.
  init(_ call: DashboardCall, order: DeviceQuery.Order) throws(DashboardFailure) {
    guard let app = call.app else { throw .gone }
    query = DeviceQuery(app: app.id, order: order)
    query.search = String((call.request.target.first("search") ?? "").prefix(200))
    query.part = call.request.target.first("part").flatMap(DeviceQuery.Part.init) ?? .all
    query.position =
      call.request.target.first("after").flatMap(DeviceMark.init).map { .after($0) }
      ?? call.request.target.first("before").flatMap(DeviceMark.init).map { .before($0) }
  }

  /// Looks the page up. One device more than it shows is asked for, to know whether there are more.
  mutating func load(from store: any DirectoryStore) async throws(StoreFailure) {
    count = try await store.deviceCount(query)
    devices = try await store.devices(query, limit: Self.size + 1)
    let isMore = devices.count > Self.size
    switch query.position {
    case .before:
      if isMore { devices.removeFirst() }
      set(before: isMore, after: true)
    case .after:
      if isMore { devices.removeLast() }
      set(before: true, after: isMore)
    case nil:
      if isMore { devices.removeLast() }
      set(before: false, after: isMore)
    }
  }

  private mutating func set(before hasBefore: Bool, after hasAfter: Bool) {
    before = hasBefore ? devices.first.map { DeviceMark($0, in: query.order) } : nil
    after = hasAfter ? devices.last.map { DeviceMark($0, in: query.order) } : nil
  }

  /// What the query has besides the place of the page.
  var items: [(String, String)] {
    (query.search.isEmpty ? [] : [("search", query.search)])
      + (query.part == .all ? [] : [("part", query.part.rawValue)])
  }
}

extension DeviceMark {
  /// The place as an address has it: `1800000000.5_42`.
  var text: String { "\(time)_\(id.rawValue)" }

  /// A place out of an address; nil where the text is none.
  init?(_ text: String) {
    let parts = text.split(separator: "_")
    guard parts.count == 2, let time = Double(parts[0]), time.isFinite, let id = Int64(parts[1]) else { return nil }
    self.init(time: time, id: DeviceID(rawValue: id))
  }
}

extension Dashboard {
  /// `GET /dashboard/devices`: who uses support, what they speak, and when they were last heard of.
  func devices(_ call: DashboardCall) async throws(DashboardFailure) -> DashboardPage {
    var page = try DirectoryPage(call, order: .registration)
    page = try await DashboardCall.stored { () async throws(StoreFailure) in
      var page = page
      try await page.load(from: store)
      return page
    }
    let list = DeviceList(call: call, page: page)
    return DashboardPage(.devices, title: call.texts("Devices")) { list.html }
  }
}

/// The table of devices.
struct DeviceList {
  let call: DashboardCall
  let page: DirectoryPage
  private var texts: DashboardTexts { call.texts }

  @HTMLBuilder var html: HTML {
    texts("Devices").element(.h1)
    texts("\(page.count) devices in all").element(.p, .class("lead"))
    DirectoryFilter(call: call, page: page, section: .devices, parts: [.all, .blocked]).html
    if page.devices.isEmpty {
      DirectoryFilter.empty(
        call, page, nothing: "No device yet", why: "A device appears here when a customer first asks for support.")
    } else {
      table
      DirectoryPager(call: call, page: page, section: .devices).html
    }
  }

  private var table: HTML {
    let heads: [LocalizedMessage] = [
      "User", "App language", "Shown in", "Device locale", "Region", "App version", "Last sync",
    ]
    return .element(.table, .class("rows"), .named(.role, "table")) {
      texts("Devices, the last registered first").element(.caption, .class("unseen"))
      HTML.element(.thead, .named(.role, "rowgroup")) {
        HTML.element(.tr, .named(.role, "row")) {
          for head in heads {
            texts(head).element(.th, .named(.scope, "col"), .named(.role, "columnheader"))
          }
        }
      }
      HTML.element(.tbody, .named(.role, "rowgroup")) {
        for device in page.devices { row(device, heads) }
      }
    }
  }

  private func row(_ device: DeviceSummary, _ heads: [LocalizedMessage]) -> HTML {
    let facts = DeviceFacts(device.record, texts)
    let cells: [HTML] = [
      user(device), facts.appLanguage, facts.shownIn, facts.locale, facts.region, facts.version, facts.lastSync,
    ]
    return .element(.tr, .named(.role, "row"), .data("device", "\(device.record.id.rawValue)")) {
      for (head, cell) in zip(heads, cells) {
        HTML.element(.td, .named(.role, "cell"), .data("label", texts(head))) { cell }
      }
    }
  }

  private func user(_ device: DeviceSummary) -> HTML {
    .element(.div, .class("who")) {
      HTML.element(
        .a, .href(call.address("/dashboard/conversation", [("device", "\(device.record.id.rawValue)")]))
      ) { DeviceFacts(device.record, texts).user }
      if device.unread > 0 {
        HTML.element(.span, .class("count")) {
          HTML.element(.span, .aria(.hidden, "true")) { HTML.text(texts.number(device.unread)) }
          texts("\(device.unread) unread messages").element(.span, .class("unseen"))
        }
      }
      if device.record.isBlocked { texts("Blocked").element(.span, .class("tk-badge warm")) }
    }
  }
}
