internal import ReceptionStorage

/// A change on its way to every process that listens (`NOTIFY`): what kind it is and of what, never what is in it.
struct ChangeNotice {
  /// The channel of one life of the data, so that two in one database do not hear each other.
  static func channel(epoch: String) -> String { "reception_\(epoch.filter { $0.isLetter || $0.isNumber })" }

  /// Tells of a change when the transaction is committed; the same change twice in one transaction is told once.
  static func telling(_ change: StoreChange, epoch: String) -> PostgresQuery {
    PostgresQuery("SELECT pg_notify($1, $2)", .text(channel(epoch: epoch)), .text(text(of: change)))
  }

  static func text(of change: StoreChange) -> String {
    switch change {
    case .conversation(let device): "c\(device.rawValue)"
    case .device(let device): "d\(device.rawValue)"
    case .removal(let device): "r\(device.rawValue)"
    case .app(let app): "a\(app)"
    case .unknown: ""
    }
  }

  /// A change as it came in; what a newer version tells of may be anything.
  static func change(_ text: String) -> StoreChange {
    let subject = text.dropFirst()
    let device = Int64(subject).map { DeviceID(rawValue: $0) }
    switch (text.first, device) {
    case ("c", let device?): return .conversation(device)
    case ("d", let device?): return .device(device)
    case ("r", let device?): return .removal(device)
    case ("a", _): return .app(String(subject))
    default: return .unknown
    }
  }
}
