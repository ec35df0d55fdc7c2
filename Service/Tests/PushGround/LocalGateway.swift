import Foundation
import ProcessGround

/// A gateway on this machine alone that answers as a test tells it, with keys and certificates of its own.
public final class LocalGateway {
  /// What came.
  public struct Request: Decodable, Sendable {
    /// The number of its connection, from 1.
    public var connection: Int
    /// Its fields, those of HTTP/2 too.
    public var fields: [String: String]
    /// Its body.
    public var body: String

    /// The device that it is for.
    public var token: String { fields[":path"]?.split(separator: "/").last.map(String.init) ?? "" }
  }

  /// What went wrong around a test, not in it.
  public struct Trouble: Error, CustomStringConvertible {
    /// A sentence.
    public var description: String
  }

  /// What answers a request.
  public struct Answer: Encodable, Sendable {
    var status: Int?
    var reason: String?
    var retryAfter: Int?
    var body: String?
    var hang: Bool?
    var drop: Bool?
    var deaf: Bool?

    /// The connection is lost instead.
    public static let drop = Answer(drop: true)
    /// Nothing is ever answered.
    public static let hang = Answer(hang: true)

    /// Nothing is ever answered on the connection, from this request on.
    public static let deaf = Answer(deaf: true)

    /// A status and bytes that are no JSON of Apple's.
    public static func body(_ body: String, status: Int) -> Answer { Answer(status: status, body: body) }

    /// A status, Apple's word for it, and how many seconds to wait.
    public static func status(_ status: Int, _ reason: String? = nil, retryAfter: Int? = nil) -> Answer {
      Answer(status: status, reason: reason, retryAfter: retryAfter)
    }
  }

  /// A Python with the HTTP/2 protocol; nil where there is none.
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"].first {
    path in
    FileManager.default.isExecutableFile(atPath: path) && (try? run(path, "-c", "import h2.connection")) != nil
  }
  /// Whether one can be started.
  public static var isHere: Bool { python != nil }
  /// Why tests are skipped without.
  public static let absence = "needs Python's h2: Scripts/bootstrap database installs it"

  /// Its keys, its rules and what came.
  public let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)")
    .path
  /// Where it answers.
  public private(set) var port = 0
  private var process = Process()

  /// Starts one.
  public init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try answer([:])
    try makeKeys()
    try start()
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  func start() throws {
    process = Process()
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Gateway/gateway.py")
    guard let python = Self.python else { throw Trouble(description: Self.absence) }
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [script.path, folder]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(said.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Trouble(description: "It said “\(said)”")
    }
    port = number
  }

  func stop() {
    // The thread that started it blocks every gentler signal, and so does it.
    kill(process.processIdentifier, SIGKILL)
    process.ending()
  }

  /// Tells what each token is answered, in turn; every other one is 200.
  public func answer(_ rules: [String: [Answer]]) throws {
    try JSONEncoder().encode(rules).write(to: URL(fileURLWithPath: folder + "/rules.json"), options: .atomic)
  }

  /// What came, in order.
  public var requests: [Request] {
    let text = FileManager.default.contents(atPath: folder + "/requests.jsonl") ?? Data()
    return text.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(Request.self, from: $0) }
  }

  /// The environment of a service that delivers here.
  public var environment: [String: String] {
    [
      "APNS_KEY_FILE": folder + "/key.p8", "APNS_KEY_ID": "KEY1234567", "APNS_TEAM_ID": "TEAM123456",
      "APNS_CA_FILE": folder + "/ca.pem", "APNS_SANDBOX_URL": "https://localhost:\(port)",
      "APNS_PRODUCTION_URL": "https://127.0.0.1:\(port)",
    ]
  }

  /// Runs a program; what it printed.
  @discardableResult
  public static func run(_ program: String, _ words: String...) throws -> String {
    // A file and no pipe: a process that another test starts meanwhile would inherit its end, and keep it open.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: file) }
    let command = Process()
    command.executableURL = URL(fileURLWithPath: program)
    command.arguments = words
    (command.standardOutput, command.standardError) = (try FileHandle(forWritingTo: file), FileHandle.nullDevice)
    try command.run()
    let code = command.ending()
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard code == 0 else { throw Trouble(description: "\(program) \(words) failed") }
    return text
  }

  private func makeKeys() throws {
    try Data("subjectAltName=DNS:localhost,IP:127.0.0.1".utf8).write(to: URL(fileURLWithPath: folder + "/names"))
    let commands = [
      "openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out key.p8",
      "openssl pkey -in key.p8 -pubout -out public.pem",
      "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=ca -keyout ca.key -out ca.pem",
      "openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost -keyout server.key -out server.csr",
      "openssl x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out server.pem",
      "openssl ecparam -name secp384r1 -genkey -noout -out other.pem",
    ]
    try Self.run("/bin/sh", "-c", "cd '\(folder)' && " + commands.joined(separator: " && "))
  }
}
