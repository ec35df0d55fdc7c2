/// How much a device may say of itself, in UTF-16 units. The client drops what is longer, the service refuses it.
public enum DeviceLimits {
  /// How many entries `metadata` may have.
  public static let metadataEntries = 20
  /// The longest key of `metadata`.
  public static let metadataKey = 64
  /// The longest value of `metadata`.
  public static let metadataValue = 512
  /// The longest language tag.
  public static let language = CanonicalAppTag.longestTag
  /// The longest of everything else.
  public static let text = 256
  /// The longest body of a request, in bytes.
  public static let body = 64 * 1024
  /// The longest chat message.
  public static let message = 4_000
}

extension DeviceDescription {
  /// The description as it may be sent, and the names of what had to be dropped: `email`, `metadata.plan`.
  public func withinLimits() -> (device: DeviceDescription, dropped: [String]) {
    var device = self
    let dropped = Self.bounded.filter { name, path in
      guard let text = device[keyPath: path], text.utf16.count > DeviceLimits.text else { return false }
      device[keyPath: path] = nil
      return true
    }
    let (metadata, entries) = Self.bounded(metadata ?? [:])
    device.metadata = metadata.isEmpty ? nil : metadata
    return (device, dropped.map(\.0) + entries)
  }

  /// The names of what is over a limit; the service refuses a description that has any.
  public var overLimit: [String] { isShort ? [] : withinLimits().dropped }

  /// Whether everything is within its limit for certain: a text has no more UTF-16 units than bytes of UTF-8.
  private var isShort: Bool {
    let texts = [appVersion, appBuild, osVersion, deviceModel, bundleId, externalUserId, name, email, pushToken]
    return texts.allSatisfy { ($0?.utf8.count ?? 0) <= DeviceLimits.text }
      && (metadata?.count ?? 0) <= DeviceLimits.metadataEntries
      && (metadata ?? [:]).allSatisfy {
        $0.key.utf8.count <= DeviceLimits.metadataKey && $0.value.utf8.count <= DeviceLimits.metadataValue
      }
  }

  private static var bounded: [(String, WritableKeyPath<DeviceDescription, String?>)] {
    [
      ("appVersion", \.appVersion), ("appBuild", \.appBuild), ("osVersion", \.osVersion),
      ("deviceModel", \.deviceModel), ("bundleId", \.bundleId), ("externalUserId", \.externalUserId),
      ("name", \.name), ("email", \.email), ("pushToken", \.pushToken),
    ]
  }

  /// Entries that are too long go; of the rest the first twenty by key stay, so that the same ones stay each time.
  private static func bounded(_ metadata: [String: String]) -> ([String: String], dropped: [String]) {
    let sorted = metadata.sorted { $0.key < $1.key }
    let fit = sorted.filter {
      $0.key.utf16.count <= DeviceLimits.metadataKey && $0.value.utf16.count <= DeviceLimits.metadataValue
    }
    let kept = Dictionary(uniqueKeysWithValues: fit.prefix(DeviceLimits.metadataEntries).map { ($0.key, $0.value) })
    return (kept, sorted.filter { kept[$0.key] == nil }.map { "metadata.\($0.key)" })
  }
}
