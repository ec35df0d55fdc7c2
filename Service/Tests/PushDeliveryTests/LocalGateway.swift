import Foundation
import Testing

/// A gateway on this machine alone that answers as a test tells it, with keys and certificates of its own.
final class LocalGateway {
  struct Request: Decodable {
    var connection: Int
    var fields: [String: String]
    var body: String

    var token: String { fields[":path"]?.split(separator: "/").last.map(String.init) ?? "" }
  }

  /// What answers a request.
  struct Answer: Encodable {
    var status: Int?
    var reason: String?
    var retryAfter: Int?
    var body: String?
    var hang: Bool?
    var drop: Bool?

    static func status(_ status: Int, _ reason: String? = nil, retryAfter: Int? = nil) -> Answer {
      Answer(status: status, reason: reason, retryAfter: retryAfter)
    }
  }

  /// A Python with the HTTP/2 protocol; nil where there is none.
  static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"].first { path in
    FileManager.default.isExecutableFile(atPath: path) && (try? run(path, "-c", "import h2.connection")) != nil
  }
  static var isHere: Bool { python != nil }
  static let absence: Comment = "needs Python's h2: Scripts/bootstrap database installs it"

  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)").path
  private(set) var port = 0
  private var process = Process()

  init() throws {
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
    process.executableURL = URL(fileURLWithPath: try #require(Self.python))
    process.arguments = [script.path, folder]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    port = try #require(Int(said.trimmingCharacters(in: .whitespacesAndNewlines)), "It said “\(said)”")
  }

  func stop() {
    // The thread that started it blocks every gentler signal, and so does it.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Tells what each token is answered, in turn; every other one is 200.
  func answer(_ rules: [String: [Answer]]) throws {
    try JSONEncoder().encode(rules).write(to: URL(fileURLWithPath: folder + "/rules.json"), options: .atomic)
  }

  /// What came, in order.
  var requests: [Request] {
    let text = FileManager.default.contents(atPath: folder + "/requests.jsonl") ?? Data()
    return text.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONDecoder().decode(Request.self, from: $0) }
  }

  /// The environment of a service that delivers here.
  var environment: [String: String] {
    [
      "APNS_KEY_FILE": folder + "/key.p8", "APNS_KEY_ID": "KEY1234567", "APNS_TEAM_ID": "TEAM123456",
      "APNS_CA_FILE": folder + "/ca.pem", "APNS_SANDBOX_URL": "https://localhost:\(port)",
      "APNS_PRODUCTION_URL": "https://127.0.0.1:\(port)",
    ]
  }

  /// Runs a program; what it printed.
  @discardableResult
  static func run(_ program: String, _ words: String...) throws -> String {
    let command = Process()
    let out = Pipe()
    command.executableURL = URL(fileURLWithPath: program)
    command.arguments = words
    (command.standardOutput, command.standardError) = (out, FileHandle.nullDevice)
    try command.run()
    let text = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    command.waitUntilExit()
    struct Failed: Error {}
    guard command.terminationStatus == 0 else { throw Failed() }
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
