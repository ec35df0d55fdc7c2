internal import CCurl

/// Hosts that left a request without an answer. libcurl goes on using such a connection for as long as the system does not
/// call it broken, and every request would be lost on it: so the next one opens another connection, alone, and those after
/// it wait for what becomes of that.
struct SilentHosts {
  /// What waits for the one that opens a connection, by host; an empty list where none has begun to.
  private var waiting: [String: [Transfer]] = [:]
  private var opening: Set<String> = []

  /// Every transfer that waits.
  var held: [Transfer] { waiting.values.flatMap(\.self) }

  /// Whether a transfer is to begin now; otherwise it waits here.
  mutating func admit(_ transfer: Transfer) -> Bool {
    guard waiting[transfer.host] != nil else { return true }
    guard opening.insert(transfer.host).inserted else {
      waiting[transfer.host]?.append(transfer)
      return false
    }
    transfer.opensConnection = true
    return true
  }

  /// Learns what became of a transfer.
  ///
  /// - Returns: those that waited for it and are to begin now. After a silence that goes on they fail as it did.
  mutating func ended(_ transfer: Transfer, _ result: CURLcode) -> [Transfer] {
    let isSilent = result == CURLE_OPERATION_TIMEDOUT
    guard transfer.opensConnection else {
      if isSilent { waiting[transfer.host] = waiting[transfer.host] ?? [] }
      return []
    }
    opening.remove(transfer.host)
    let others = waiting.removeValue(forKey: transfer.host) ?? []
    guard isSilent else { return others }
    waiting[transfer.host] = []
    for other in others { other.fail(result) }
    return []
  }
}
