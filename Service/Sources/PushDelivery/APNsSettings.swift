/// How APNs is reached, and as whom.
///
/// ```swift
/// let settings = try APNsSettings(environment: ProcessInfo.processInfo.environment) { try String(contentsOfFile: $0) }
/// ```
///
/// Nothing is sent anywhere but to these two hosts.
public struct APNsSettings: Sendable {
  /// Where pushes for tokens of development builds go: `https://api.sandbox.push.apple.com`.
  public var sandbox = "https://api.sandbox.push.apple.com"
  /// Where those of apps from the store go: `https://api.push.apple.com`.
  public var production = "https://api.push.apple.com"
  /// A file of certificates to trust instead of the system's, for a gateway of one's own.
  public var trusted: String?
  /// The app that pushes are for, where a device does not say: its bundle identifier.
  public var topic: String?
  let key: SigningKey
  let keyID: String
  let teamID: String

  /// Reads the settings of an environment: `APNS_KEY_FILE`, `APNS_KEY_ID` and `APNS_TEAM_ID`, and where they are there
  /// `APNS_TOPIC`, `APNS_SANDBOX_URL`, `APNS_PRODUCTION_URL` and `APNS_CA_FILE`.
  ///
  /// - Parameter read: the text of a file.
  /// - Throws: `.missing` for a variable without which it cannot be, `.unreadableKey` for a file that holds no key on P-256,
  ///   `.badIdentifier` for `APNS_TEAM_ID="x y"`, `.badAddress` for `http://host`.
  public init(environment: [String: String], read: (String) -> String?) throws(APNsSettingsError) {
    func value(_ name: String) throws(APNsSettingsError) -> String {
      guard let value = environment[name], !value.isEmpty else { throw .missing(name) }
      return value
    }
    func identifier(_ name: String) throws(APNsSettingsError) -> String {
      let text = try value(name)
      // They go into JSON as they are.
      guard text.utf8.count <= 64, text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
        throw .badIdentifier(name)
      }
      return text
    }
    keyID = try identifier("APNS_KEY_ID")
    teamID = try identifier("APNS_TEAM_ID")
    let file = try value("APNS_KEY_FILE")
    guard let text = read(file), let key = SigningKey(pem: text) else { throw .unreadableKey(file) }
    self.key = key
    topic = try? value("APNS_TOPIC")
    trusted = try? value("APNS_CA_FILE")
    for (name, path) in [("APNS_SANDBOX_URL", \Self.sandbox), ("APNS_PRODUCTION_URL", \Self.production)] {
      guard let address = try? value(name) else { continue }
      guard address.hasPrefix("https://"), !address.hasSuffix("/") else { throw .badAddress(name) }
      self[keyPath: path] = address
    }
  }
}

/// Why pushes cannot be delivered by APNs.
public enum APNsSettingsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A variable without which it cannot be is not there.
  case missing(String)
  /// A file that holds no private key on P-256 in PEM.
  case unreadableKey(String)
  /// No identifier of Apple's.
  case badIdentifier(String)
  /// No address of a host, over TLS.
  case badAddress(String)

  /// One sentence that says what to do.
  public var description: String {
    switch self {
    case .missing(let name): "Pushes by APNs need \(name) in the environment."
    case .unreadableKey(let file): "\(file) is no private key of APNs (a .p8 file from Apple's developer site)."
    case .badIdentifier(let name): "\(name) takes letters and digits, such as ABC123DEFG."
    case .badAddress(let name): "\(name) takes https://HOST, without a path."
    }
  }
}
