import Foundation

/// A server in a process of its own, for as long as it is measured.
final class ServerProcess {
  let port: UInt16
  private let process = Process()

  /// Starts a program, and waits until it says on which port it answers.
  ///
  /// - Parameter additions: what its environment has besides.
  init(_ program: String, _ arguments: [String], _ additions: [String: String] = [:]) {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(additions) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = Pipe()
    do { try process.run() } catch { fail("\(program) cannot be started: \(error)") }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    // The first line ends with the port; others may follow, for people.
    let first = line.split(separator: "\n").first
    let number = first?.split(separator: ":").last.flatMap { UInt16($0.prefix(while: \.isNumber)) }
    guard let number else { fail("\(program) does not say on which port it listens, but “\(line)”.") }
    port = number
  }

  /// The service on an empty store, with the app of the load.
  convenience init(service: String, folder: String) {
    self.init(service: service, ["--data", folder], [:])
  }

  /// The same on an empty database.
  convenience init(service: String, database: String) {
    self.init(service: service, [], ["DATABASE_URL": database])
  }

  private convenience init(service: String, _ place: [String], _ additions: [String: String]) {
    let adding = Process()
    adding.executableURL = URL(fileURLWithPath: service)
    adding.arguments = ["add-app", LoadRequests.app] + place
    adding.environment = ProcessInfo.processInfo.environment.merging(additions) { $1 }
    adding.standardOutput = FileHandle.nullDevice
    do { try adding.run() } catch { fail("\(service) cannot be started: \(error)") }
    adding.waitUntilExit()
    self.init(service, ["--port", "0", "--no-rate-limits", "--log", "off"] + place, additions)
  }

  /// The memory of the process that is in use, in bytes, its own and that of libraries.
  var memory: Int {
    let asked = Process()
    let output = Pipe()
    #if os(Linux)
      let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
      if let line, let kilobytes = Int(line.filter(\.isNumber)) { return kilobytes * 1_024 }
    #endif
    asked.executableURL = URL(fileURLWithPath: "/bin/ps")
    asked.arguments = ["-o", "rss=", "-p", "\(process.processIdentifier)"]
    asked.standardOutput = output
    guard (try? asked.run()) != nil else { return 0 }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return (Int(text.filter(\.isNumber)) ?? 0) * 1_024
  }

  /// The processor time that it has used, in seconds, to a hundredth; 0 where the system has no `/proc`.
  var processorTime: Double {
    let stat = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    // The fields behind the name, which stands in parentheses: the 12th and 13th are the time of its own and the system's.
    let fields = stat?.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let own = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
    return (own + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Stops it.
  func stop() {
    process.terminate()
    process.waitUntilExit()
  }
}
