internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import LanguageTags
internal import ReceptionKit
internal import ReceptionProtocol
internal import ReceptionStorage
internal import ThemeKitHTML

/// A device beside what the service knows of it.
struct DeviceTable {
  let texts: PageTexts
  /// Nil before a visitor has done anything.
  let device: DeviceSnapshot?
  /// Nil while the service knows nothing.
  let known: DeviceRecord?
  /// How many messages the service has.
  var messages = 0

  var html: HTML {
    .element(.table, .class("device-table")) {
      HTML.element(.thead) {
        HTML.element(.tr) {
          HTML.element(.td)
          texts.page("device.held", "On the device").element(.th, .named(.scope, "col"))
          texts.page("device.known", "At the service").element(.th, .named(.scope, "col"))
        }
      }
      HTML.element(.tbody) {
        row("device.language", "App language", language(device?.appLanguage), language(known?.description.language))
        row(
          "device.locale", "Device locale", code(device?.locale), code(known?.description.locale))
        row("device.region", "Region", code(heldRegion), code(known?.locale.region))
        row(
          "device.matched", "Shown and spoken", language(device?.shown.identifier),
          language(known?.effectiveLanguage.identifier))
        row(
          "device.sync", "Last sync", time(device?.synchronizedAt),
          time(known.map { Date(timeIntervalSince1970: $0.synchronizedAt) }))
        row(
          "device.messages", "Messages", code(device.map { "\($0.messages.count)" }),
          code(known.map { _ in "\(messages)" }))
        row("device.state", "State", state, serviceState)
      }
    }
  }

  private var heldRegion: String? { device.flatMap { DeviceLocale(identifier: $0.locale).region } }

  private func row(_ id: String, _ name: LocalizedMessage, _ held: HTML, _ known: HTML) -> HTML {
    .element(.tr, .data("fact", id.replacing("device.", with: ""))) {
      texts.page(id, name).element(.th, .named(.scope, "row"))
      HTML.element(.td) { held }
      HTML.element(.td) { known }
    }
  }

  private func code(_ text: String?) -> HTML {
    guard let text else { return .text("–") }
    return .element(.code, .named(.dir, "ltr")) { text }
  }

  /// A language by its own name, and its tag.
  private func language(_ tag: String?) -> HTML {
    guard let tag else { return .text("–") }
    let name = LanguageTag(tag)?.menuName
    let shown = name.map { name in
      HTML.element(.bdi, .named(.lang, tag)) { name }
    }
    return .joined([shown ?? .empty, .text(shown == nil ? "" : " "), code(tag)])
  }

  /// The time of day, in the page's language.
  private func time(_ date: Date?) -> HTML {
    guard let date else { return .text("–") }
    let style = Date.FormatStyle(
      date: .omitted, time: .standard, locale: Locale(texts.reader.language), timeZone: .gmt)
    return .element(.bdi) { date.formatted(style) }
  }

  // MARK: States

  private var state: HTML {
    guard let device else { return word("device.none", "Begins with what you do") }
    var words: [HTML] = [synchronization(device.synchronization)]
    if !device.isOnline { words.append(word("device.offline", "Offline")) }
    if !device.isActive { words.append(word("device.background", "In the background")) }
    return .joined(words)
  }

  private func word(_ id: String, _ message: LocalizedMessage) -> HTML {
    texts.page(id + ".word", message).element(.span, .class("device-word"))
  }

  private func synchronization(_ state: SynchronizationState) -> HTML {
    switch state {
    case .notStarted: word("device.notStarted", "Support was never asked for")
    // Messages are refused, and it has nothing else to say.
    case .synchronized where device?.connection == .paused: word("device.paused", "Waits until something changes")
    case .synchronized: word("device.synchronized", "The service knows it as it is")
    case .pending: word("device.pending", "On its way")
    case .retrying(let seconds): word("device.retrying", "Tries again in \(max(1, Int(seconds.rounded(.up)))) seconds")
    case .paused: word("device.paused", "Waits until something changes")
    case .halted: word("device.halted", "Stopped until the app starts again")
    }
  }

  private var serviceState: HTML {
    guard let known else { return word("device.unknown", "Knows nothing of it") }
    return known.isBlocked
      ? word("device.blocked", "Blocked by the team") : word("device.registered", "Speaks its language")
  }
}
