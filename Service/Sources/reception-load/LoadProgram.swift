import Foundation

/// What the command line asks for.
struct LoadProgram {
  /// How many connections ask at once.
  var connections = 64
  /// How many devices there are.
  var devices = 6_400
  /// How long each piece of work is measured at a time, in seconds.
  var seconds = 3.0
  /// How often each is measured, in turns.
  var rounds = 5
  /// How many event streams are opened.
  var streams = 1_000
  /// Where the service keeps its data; a folder of its own that is removed where it is nil.
  var folder: String?
  /// A program that keeps updates with as little around them as can be; nil asks none.
  var kept: String?

  init(_ options: ArraySlice<String>) {
    var rest = options
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { fail("\(option) needs a value.") }
      switch option {
      case "--connections": connections = Int(value) ?? connections
      case "--devices": devices = Int(value) ?? devices
      case "--seconds": seconds = Double(value) ?? seconds
      case "--rounds": rounds = Int(value) ?? rounds
      case "--streams": streams = Int(value) ?? streams
      case "--folder": folder = value
      case "--kept": kept = value
      default: fail("There is no option \(option).")
      }
    }
  }

  /// Measures the service beside libmicrohttpd alone, in turns, and prints a line for each round; on PostgreSQL too, where
  /// `DRAGOMAN_POSTGRES` names an empty database.
  func compare(service program: String) {
    let place = folder ?? NSTemporaryDirectory() + "dragoman-load-\(UUID().uuidString)"
    defer { if folder == nil { try? FileManager.default.removeItem(atPath: place) } }
    let service = ServerProcess(service: program, folder: place)
    let bare = ServerProcess(CommandLine.arguments[0], ["bare"])
    defer {
      service.stop()
      bare.stop()
    }
    let crowd = DeviceCrowd(count: devices, port: service.port, connections: connections)
    let (ours, theirs) = (crowd.updates(connections: connections), crowd.updates(connections: connections))
    let shared = ProcessInfo.processInfo.environment["DRAGOMAN_POSTGRES"].map {
      ServerProcess(service: program, database: $0)
    }
    defer { shared?.stop() }
    let stored = shared.map {
      DeviceCrowd(count: devices, port: $0.port, connections: connections).updates(connections: connections)
    }
    let least = keeper(in: place)
    defer { least?.stop() }
    let held = LoadRequests.appearance(entityTag: entityTag(port: service.port))
    print("#work\tserver\trate\tp50 ms\tp99 ms\tmax ms\tothers\tMB\tµs of processor")
    for _ in 0..<rounds {
      measure("update", "service", service, 204, ours)
      measure("update", "bare", bare, 204, theirs)
      if let least { measure("update", "kept", least, 204, theirs) }
      if let shared, let stored { measure("update", "postgres", shared, 204, stored) }
      measure("appearance", "service", service, 304) { _ in held }
      measure("appearance", "bare", bare, 304) { _ in held }
    }
    measureDisk(place)
    openStreams(program, place + "-streams")
  }

  /// Starts the program of `--kept`, with rows of its own.
  private func keeper(in place: String) -> ServerProcess? {
    guard let kept else { return nil }
    let folder = place + "/kept"
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      fail("\(folder) cannot be made: \(error)")
    }
    return ServerProcess(kept, [folder, "\(devices)"])
  }

  /// Asks a service that runs already, for a profiler.
  func drive(_ work: String, port: UInt16) {
    let crowd = DeviceCrowd(count: devices, port: port, connections: connections)
    switch work {
    case "update": report(work, "\(port)", run(port, 204, crowd.updates(connections: connections)))
    case "appearance":
      let held = LoadRequests.appearance(entityTag: entityTag(port: port))
      report(work, "\(port)", run(port, 304) { _ in held })
    default: fail("There is no work “\(work)”: update, appearance.")
    }
  }

  private func measure(
    _ work: String, _ name: String, _ server: ServerProcess, _ expected: Int, _ request: @escaping (Int) -> [UInt8]
  ) {
    let before = server.processorTime
    let result = run(server.port, expected, request)
    let each = (server.processorTime - before) * 1e6 / Double(max(1, result.latency.count))
    report(work, name, result, [megabytes(server), String(format: "%.1f", each)])
  }

  private func run(_ port: UInt16, _ expected: Int, _ request: @escaping (Int) -> [UInt8]) -> LoadResult {
    let run = LoadRun(port: port, connections: connections, expected: expected, request: request)
    guard let result = run.run(seconds: seconds) else {
      fail("A connection is not taken, or breaks while it is asked.")
    }
    return result
  }

  private func report(_ work: String, _ name: String, _ result: LoadResult, _ more: [String] = []) {
    let latency = result.latency
    let figures = [
      "\(Int(result.rate))", "\(latency.milliseconds(within: 0.5))", "\(latency.milliseconds(within: 0.99))",
      "\(Double(latency.longest / 10_000) / 100)", "\(result.others)",
    ]
    print(([work, name] + figures + more).joined(separator: "\t"))
    fflush(nil)
  }

  /// Opens streams to a service that has just begun, four for each device.
  private func openStreams(_ program: String, _ place: String) {
    guard streams > 0 else { return }
    let service = ServerProcess(service: program, folder: place)
    defer {
      service.stop()
      try? FileManager.default.removeItem(atPath: place)
    }
    let crowd = DeviceCrowd(count: (streams + 3) / 4, port: service.port, connections: connections)
    let before = megabytes(service)
    let open = StreamCrowd(count: streams, tokens: crowd.tokens, port: service.port)
    print("#streams\topen\trefused\tMB before\tMB")
    print("streams\t\(open.count)\t\(open.refused)\t\(before)\t\(megabytes(service))")
    open.end()
  }

  /// How long the disk takes to keep 4 KiB: no durable write is acknowledged sooner.
  private func measureDisk(_ folder: String) {
    let descriptor = open(folder + "/disk", O_RDWR | O_CREAT, 0o600)
    guard descriptor >= 0 else { return }
    defer {
      close(descriptor)
      unlink(folder + "/disk")
    }
    let page = [UInt8](repeating: 1, count: 4_096)
    let waits = (0..<50).map { place in
      let begun = LoadRun.now
      pwrite(descriptor, page, page.count, numericCast(place * page.count))
      #if os(Linux)
        fdatasync(descriptor)
      #else
        fsync(descriptor)
      #endif
      return Double(LoadRun.now - begun) / 1e6
    }.sorted()
    print("disk\t" + String(format: "%.2f\t%.2f", waits[25], waits[49]))
  }

  private func megabytes(_ server: ServerProcess) -> String {
    String(format: "%.1f", Double(server.memory) / 1_000_000)
  }

  private func entityTag(port: UInt16) -> String {
    var socket = LoadSocket(port: port)
    defer { socket?.end() }
    guard socket?.send(LoadRequests.bytes("GET", "/v1/appearance")) == true, socket?.receive() == true,
      let head = socket?.text.split(separator: "\r\n").first(where: { $0.lowercased().hasPrefix("etag:") })
    else { fail("The service answers no texts.") }
    return String(head.dropFirst(5).drop { $0 == " " })
  }
}
