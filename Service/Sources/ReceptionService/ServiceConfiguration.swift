internal import HTTPService
/// How a service was told to run.
///
/// ```swift
/// let configuration = try ServiceConfiguration(arguments: ["--port", "8081"], environment: [:])
/// configuration.port            // 8081
/// configuration.host            // "127.0.0.1"
/// ```
public struct ServiceConfiguration: Hashable, Sendable {
  /// The address listened on; this machine only unless told otherwise.
  public var host = "127.0.0.1"
  /// The port; 0 lets the system choose one.
  public var port: UInt16 = 8080
  /// Where the service keeps things.
  public var place = StorePlace.folder(".data")
  /// Names under which the service is reached besides this machine's own, as `Host` fields spell them.
  public var allowedHosts: [String] = []
  /// Whether a proxy stands in front and writes `X-Forwarded-For`.
  public var isBehindProxy = false
  /// The most connections at once, as far as the system gives descriptors for them.
  public var connections = 12_000
  /// The most connections of one network address, 0 for any number; nil is 128 where the service listens on more than this
  /// machine's own addresses and no proxy stands in front.
  public var connectionsPerAddress: Int?
  /// Whether requests are limited by device and by address.
  public var limitsRequests = true
  /// Whether each request is logged.
  public var logsRequests = true
  /// Whether pushes leave by Apple's service, as the environment says it (`APNS_KEY_FILE` and more); else they stay in the
  /// outbox.
  public var deliversPushes = false
  /// Whether an empty store gets the demo app.
  public var seedsDemo = false
  /// The agents' password, in place of whatever was stored; nil keeps that, or makes one.
  public var dashboardPassword: String?
  /// Whether only the help was asked for.
  public var showsHelp = false

  /// Reads the command line (without the program's name) and, below it, the environment's `PORT`, `DATA_DIR`,
  /// `DATABASE_URL` and `DASHBOARD_PASSWORD`, which is no option, since command lines can be read by anybody on the machine.
  ///
  /// - Throws: `.unknownArgument` for `--prot`, `.missingValue` for a last `--port`, `.badPort` for `--port 65536`,
  ///   `.emptyValue` for `--data ""`, `.badValue` for `--log loud`, `.shortPassword` for a password of seven characters,
  ///   `.badDatabase` for `--database mysql://host`.
  public init(arguments: [String], environment: [String: String]) throws(ConfigurationError) {
    if let port = environment["PORT"], !port.isEmpty { self.port = try Self.port(port, from: "PORT") }
    place = try StorePlace(environment: environment)
    if let password = environment[FirstPassword.variable], !password.isEmpty {
      guard password.count >= FirstPassword.shortest else { throw .shortPassword }
      dashboardPassword = password
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      // `--port=8081` and `--port 8081` are one.
      let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      try take(String(sides[0]), inline: sides.count > 1 ? String(sides[1]) : nil, from: &rest)
    }
  }

  private mutating func take(
    _ option: String, inline: String?, from rest: inout ArraySlice<String>
  ) throws(ConfigurationError) {
    switch option {
    case "--help", "-h": showsHelp = true
    case "--host": host = try Self.value(of: option, inline: inline, from: &rest)
    case "--data": place = .folder(try Self.value(of: option, inline: inline, from: &rest))
    case "--database":
      place = try StorePlace(database: Self.value(of: option, inline: inline, from: &rest), from: option)
    case "--allowed-host": allowedHosts.append(try Self.value(of: option, inline: inline, from: &rest))
    case "--behind-proxy": isBehindProxy = true
    case "--connections": connections = try Self.count(Self.value(of: option, inline: inline, from: &rest), option)
    case "--connections-per-address":
      connectionsPerAddress = try Self.count(Self.value(of: option, inline: inline, from: &rest), option, from: 0)
    case "--no-rate-limits": limitsRequests = false
    case "--demo": seedsDemo = true
    case "--pushes": deliversPushes = try Self.isDelivery(Self.value(of: option, inline: inline, from: &rest), option)
    case "--log": logsRequests = try Self.isOn(Self.value(of: option, inline: inline, from: &rest), option)
    case "--port": port = try Self.port(Self.value(of: option, inline: inline, from: &rest), from: option)
    default: throw .unknownArgument(option)
    }
  }

  private static func value(
    of option: String, inline: String?, from rest: inout ArraySlice<String>
  ) throws(ConfigurationError) -> String {
    guard let value = inline ?? rest.popFirst() else { throw .missingValue(option) }
    guard !value.isEmpty else { throw .emptyValue(option) }
    return value
  }

  private static func isOn(_ text: String, _ option: String) throws(ConfigurationError) -> Bool {
    switch text {
    case "requests": return true
    case "off": return false
    default: throw .badValue(text, of: option, expected: "“requests” or “off”")
    }
  }

  private static func isDelivery(_ text: String, _ option: String) throws(ConfigurationError) -> Bool {
    switch text {
    case "apns": return true
    case "outbox": return false
    default: throw .badValue(text, of: option, expected: "“outbox” or “apns”")
    }
  }

  private static func count(
    _ text: String, _ option: String, from least: Int = 16
  ) throws(ConfigurationError) -> Int {
    guard let number = Int(text), (least...1_000_000).contains(number) else {
      throw .badValue(text, of: option, expected: "a number from \(least) to 1000000")
    }
    return number
  }

  /// How many connections one network address may have; nil limits nobody.
  var connectionsOfAddress: Int? {
    if let connectionsPerAddress { return connectionsPerAddress == 0 ? nil : connectionsPerAddress }
    let isOwn = host == "localhost" || PeerAddress(host)?.isLoopback == true
    return isOwn || isBehindProxy ? nil : 128
  }

  private static func port(_ text: String, from origin: String) throws(ConfigurationError) -> UInt16 {
    guard let port = UInt16(text), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .badPort(text, from: origin)
    }
    return port
  }

  /// What `--help` prints.
  public static let help = """
    Serves ReceptionKit's devices and Dragoman's live page, with everything it keeps in one SQLite file
    or in a PostgreSQL database that several of it share.

    reception-service [--host HOST] [--port PORT] [--data FOLDER] [OPTION…]

      --host HOST          address to listen on (127.0.0.1; 0.0.0.0 for every address)
      --port PORT          port to listen on (PORT in the environment, else 8080; 0 for any free one)
      --data FOLDER        what the service keeps (DATA_DIR in the environment, else .data); made if it is missing
      --database URL       keep it in PostgreSQL: postgres://USER@HOST:PORT/NAME?sslmode=verify-full. DATABASE_URL in the
                           environment says the same, and nobody else on the machine can read a password in it
      --allowed-host NAME  a name under which it is reached, besides this machine's own; may be repeated
      --behind-proxy       believe the last address of X-Forwarded-For
      --connections NUMBER the most connections at once (12000, or what the system allows); five of six may be event streams
      --connections-per-address NUMBER
                           the most of one address, 0 for any number (128; any number where only this machine can connect,
                           and behind a proxy)
      --no-rate-limits     limit no device and no address, for measurements; guesses at the team's password stay limited
      --log requests|off   a line of JSON on standard error for each request (requests)
      --pushes outbox|apns keep pushes in the outbox, or deliver them by Apple's service (outbox). apns needs APNS_KEY_FILE
                           (a .p8 file), APNS_KEY_ID and APNS_TEAM_ID in the environment; APNS_TOPIC, APNS_SANDBOX_URL,
                           APNS_PRODUCTION_URL and APNS_CA_FILE may say more
      --demo               give an empty store an app to look at, with an Arabic, a German and a Japanese device
      --help               this text

    On the data, while a service runs or not (each takes --data or --database too):

      add-app ID [--name NAME]          serve an app, or rename it
      apps                              list the apps
      app ID [--off|--on]               serve an app no more, or again; without either, say how it is
      publish FILE --app ID             publish {"title": {"de": "Hilfe"}, "welcomeTitle": {…}, "welcomeText": {…}}
      rollback --app ID [--to REVISION] publish an earlier revision's texts anew (those before the last)
      new-password                      make the team a new password for /dashboard, and end every session
      restored                          tell the data that they were brought back from a backup; with the service stopped,
                                        after every restore
      migrate --from sqlite:PATH --to URL
                                        copy a SQLite file into an empty PostgreSQL database, each row compared

    The team's password for /dashboard is shown once at the first start; DASHBOARD_PASSWORD in the environment sets it.

    /healthz says whether it can answer, /metrics how it does (to this machine alone). SIGINT (Ctrl-C) and SIGTERM stop
    it once the requests in progress are answered.
    """
}

/// What is wrong with a command line or an environment.
public enum ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An option that does not exist: `--prot`.
  case unknownArgument(String)
  /// An option at the end, without its value.
  case missingValue(String)
  /// An option with an empty value.
  case emptyValue(String)
  /// Not a number from 0 to 65535.
  case badPort(String, from: String)
  /// No address of a PostgreSQL database; it is not said again, since it may hold a password.
  case badDatabase(from: String)
  /// A folder without a service's data, where there must be some.
  case noData(String)
  /// A `DASHBOARD_PASSWORD` that is soon guessed.
  case shortPassword
  /// An option or a command with something that it does not take.
  case badValue(String, of: String, expected: String)

  /// One sentence that says what to do.
  public var description: String {
    switch self {
    case .unknownArgument(let argument): "There is no option \(argument); --help lists those there are."
    case .missingValue(let option): "\(option) needs a value after it."
    case .emptyValue(let option): "\(option) needs a value that is not empty."
    case .badPort(let text, let origin): "\(origin) must be a number from 0 to 65535, not “\(text)”."
    case .badDatabase(let origin): "\(origin) takes postgres://USER@HOST:PORT/NAME."
    case .noData(let path): "No service has kept anything in \(path); name its folder with --data."
    case .shortPassword: "DASHBOARD_PASSWORD needs \(FirstPassword.shortest) characters or more."
    case .badValue(let text, let option, let expected): "\(option) takes \(expected), not “\(text)”."
    }
  }
}
