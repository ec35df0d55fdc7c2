import CSQLite
import Foundation
import PostgresStorage
import ProcessGround
import RawHTTP
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Synchronization
import Testing

/// The built program on a port and a data folder of its own, stopped, killed and started again as a test wants.
final class ServiceProcess {
  /// What it is told at each start.
  let options: [String]
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)").path
  /// The PostgreSQL database that it shares with others; nil where it keeps everything in its folder.
  private let shared: String?
  /// What its environment has besides.
  private let additions: [String: String]
  /// The same at every start.
  private(set) var port: UInt16 = 0
  private var process = Process()
  private let log = Pipe()

  /// The number of its process.
  var identifier: Int32 { process.processIdentifier }
  var url: URL { URL(string: "http://127.0.0.1:\(port)")! }
  var database: String { folder + "/data/reception.sqlite" }

  /// Starts a service with one app, `app`.
  ///
  /// - Parameter shared: the address of a PostgreSQL database, in place of a file of its own.
  init(
    options: [String] = ["--no-rate-limits", "--log", "off"], shared: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    additions = environment
    self.options = options
    self.shared = shared
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try #require(run("add-app", "app", "--name", "App").code == 0)
    try start()
  }

  deinit {
    process.terminate()
    process.ending()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The program as it was built beside the tests.
  static let program: URL = {
    let tests = ProcessInfo.processInfo.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let folder = tests.components(separatedBy: "/").prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/")
    return URL(fileURLWithPath: folder).appendingPathComponent("reception-service")
  }()

  /// Starts, and returns once it answers.
  func start() throws {
    process = Process()
    process.executableURL = Self.program
    process.arguments = ["--port", "\(port)"] + place + options
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = options.contains("off") ? FileHandle.standardError : log.fileHandleForWriting
    try process.run()
    // The address is in the first line; a new service says its password in another one.
    let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let line = said.split(whereSeparator: \.isNewline).first ?? ""
    let number = line.split(separator: ":").last.flatMap { UInt16($0.drop { !$0.isNumber }.prefix(while: \.isNumber)) }
    port = try #require(number, "It said “\(line)”")
  }

  /// Stops it as a terminal does; its exit code.
  @discardableResult
  func stop() -> Int32 {
    process.terminate()
    return process.ending()
  }

  /// Takes the processor away from it, in the middle of whatever it does.
  func kill() {
    sendKill(process.processIdentifier)
    process.ending()
  }

  /// What it has written on standard error since the start.
  var logged: String { String(decoding: log.fileHandleForReading.availableData, as: UTF8.self) }

  /// Runs a command on its data; exit code and both outputs.
  func run(_ words: String...) -> (code: Int32, out: String, error: String) { run(words) }

  /// The same for words in a list.
  ///
  /// - Parameters:
  ///   - bare: whether nothing says where its data is.
  ///   - variable: what its environment lacks.
  func run(_ words: [String], bare: Bool = false, without variable: String? = nil) -> (
    code: Int32, out: String, error: String
  ) {
    let command = Process()
    // Files and no pipes: a service that another test starts meanwhile would inherit their ends, and keep them open.
    let files = ["out", "error"].map { URL(fileURLWithPath: "\(folder)/\($0)-\(UUID().uuidString)") }
    for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    command.executableURL = Self.program
    command.arguments = words + (bare ? [] : place)
    command.environment = environment.filter { $0.key != variable }
    (command.standardOutput, command.standardError) = (
      try? FileHandle(forWritingTo: files[0]), try? FileHandle(forWritingTo: files[1])
    )
    guard (try? command.run()) != nil else { return (-1, "", "") }
    // A service that starts where it should have refused to must not keep the test waiting for ever.
    let identifier = command.processIdentifier
    let patience = DispatchWorkItem { sendKill(identifier) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 30, execute: patience)
    defer { patience.cancel() }
    let code = command.ending()
    let texts = files.map { String(decoding: FileManager.default.contents(atPath: $0.path) ?? Data(), as: UTF8.self) }
    return (code, texts[0], texts[1])
  }

  /// Publishes texts by the command; what it said.
  func publish(_ texts: String) throws -> String {
    let file = folder + "/texts.json"
    try Data(texts.utf8).write(to: URL(fileURLWithPath: file))
    let done = run("publish", file, "--app", "app")
    return done.out + done.error
  }

  /// The store as another process sees it: what the dashboard will show.
  func store() throws -> any Store {
    if let shared { try PostgresStore(shared, connections: 1) } else { try SQLiteStore(path: database) }
  }

  /// A file is named by an option, a database, with its password, by the environment.
  private var place: [String] { shared == nil ? ["--data", folder + "/data"] : [] }
  private var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(additions) { $1 }.merging(shared.map { ["DATABASE_URL": $0] } ?? [:]) {
      $1
    }
  }

  /// The devices that it knows.
  func devices(isolation: isolated (any Actor)? = #isolation) async throws -> [DeviceRecord] {
    try await store().devices(of: "app", limit: 100, offset: 0)
  }

  /// What it measures under a name.
  func metric(_ name: String) throws -> Int {
    let lines = RawHTTP.request("GET", "/metrics", port: port).body.split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix(name + " ") }, "no \(name)")
    return try #require(Int(line.dropFirst(name.count + 1)))
  }

  /// Changes the file behind its back.
  func execute(_ sql: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close_v2(handle) }
    try #require(sqlite3_open(database, &handle) == SQLITE_OK)
    sqlite3_busy_timeout(handle, 5_000)
    try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
  }
}

private func sendKill(_ process: Int32) { kill(process, SIGKILL) }

/// Waits until something is so; whether it came to be.
@MainActor
func eventually(seconds: Double = 60, _ isSo: @MainActor () async throws -> Bool) async rethrows -> Bool {
  let end = ContinuousClock.now + .seconds(seconds)
  while ContinuousClock.now < end {
    if try await isSo() { return true }
    try? await Task.sleep(for: .milliseconds(20))
  }
  return try await isSo()
}

/// A flag that one thread sets and others see.
final class Stop: Sendable {
  private let state = Mutex(false)
  var isSet: Bool { state.withLock { $0 } }
  func set() { state.withLock { $0 = true } }
}
