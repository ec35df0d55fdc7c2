internal import Foundation
internal import HTTPService
internal import PushDelivery
internal import ReceptionStorage

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The whole program: reads its command line, serves until it is told to stop, and answers its exit code.
public enum ServiceProgram {
  /// 0 after a clean stop or the help, 2 when the service could not start, with one sentence on standard error.
  public static func run(arguments: [String], environment: [String: String]) -> Int32 {
    do {
      let words = Array(arguments.dropFirst())
      if let command = try ServiceCommand(arguments: words, environment: environment) {
        print(try waiting { try await command.run() })
        return 0
      }
      let configuration = try ServiceConfiguration(arguments: words, environment: environment)
      if configuration.showsHelp {
        print(ServiceConfiguration.help)
        return 0
      }
      try serve(configuration, environment, executable: executablePath(arguments.first ?? ""))
      return 0
    } catch {
      FileHandle.standardError.write(Data("reception-service: \(error)\n".utf8))
      return 2
    }
  }

  /// What asynchronous work makes, waited for on this thread, the program's first: it is none of those that do the work.
  private static func waiting<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) throws -> Value {
    let outcome = Outcome<Value>()
    Task(executorPreference: ServiceExecutor.shared) { outcome.set(await Result(catching: work)) }
    return try outcome.wait()
  }

  private static func serve(
    _ configuration: ServiceConfiguration, _ environment: [String: String], executable: String
  ) throws {
    // Blocked before any thread is made, so that every thread inherits it and only the wait below takes them.
    let signals = StopSignals()
    // What is kept is its owner's alone, in a folder that others may read too.
    umask(0o077)
    let resources = try ServiceResources(besideExecutable: executable)
    let pages = try ServiceRoutes(resources: resources)
    let dashboard = try DashboardCatalog(resources: resources)
    let apple = configuration.deliversPushes ? try APNsSettings(environment: environment, read: text(of:)) : nil
    let socket = try ListeningSocket(host: configuration.host, port: configuration.port)
    let store = try configuration.place.store(alone: true)
    if configuration.seedsDemo {
      try waiting { try await DemoApp.seed(store, at: Date().timeIntervalSince1970) }
    }
    let given = configuration.dashboardPassword
    let made = try waiting { try await FirstPassword.prepare(store, given: given) }
    let post = apple.map { PushPost(store: store, $0) }
    var parts = parts(configuration, store, pages.router, dashboard)
    parts.post = post
    parts.connections = OpenFiles.allow(connections: configuration.connections)
    parts.visitors = VisitorDevices(
      catalogs: pages.catalogs, service: ListeningSocket.address(toReach: configuration.host, port: socket.port),
      folder: configuration.place.visitors)
    let service = try RunningService(on: socket, parts)
    let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
    print("reception-service: http://\(host):\(socket.port)")
    print("The team’s dashboard: http://\(host):\(socket.port)/dashboard")
    print(FirstPassword.line(made: made, isGiven: given != nil, command: newPassword(configuration, executable)))
    fflush(nil)
    // The devices of the page's visitors live on the main actor, which works on this thread meanwhile.
    MainThread.work(until: signals)
    service.stop()
    try waiting {
      await post?.stop()
      await store.close()
    }
  }

  /// The text of a file; nil where there is none.
  private static func text(of file: String) -> String? {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func parts(
    _ configuration: ServiceConfiguration, _ store: any Store, _ pages: Router,
    _ dashboard: DashboardCatalog
  ) -> RunningService.Parts {
    RunningService.Parts(
      store: store, pages: pages, dashboard: dashboard,
      hosts: AllowedHosts(listeningOn: configuration.host, named: configuration.allowedHosts),
      rates: configuration.limitsRequests ? .usual : nil, isBehindProxy: configuration.isBehindProxy,
      connectionsOfAddress: configuration.connectionsOfAddress, log: configuration.logsRequests ? RequestLog() : nil)
  }

  /// How to make the team another password.
  private static func newPassword(_ configuration: ServiceConfiguration, _ executable: String) -> String {
    guard case .folder(let path) = configuration.place else { return "\(executable) new-password" }
    return "\(executable) new-password --data \(path)"
  }

  /// The program's own file, however it was called.
  private static func executablePath(_ called: String) -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? Bundle.main.executablePath ?? called
  }
}
