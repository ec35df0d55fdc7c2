internal import Foundation
internal import HTTPService

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
      let configuration = try ServiceConfiguration(
        arguments: Array(arguments.dropFirst()), environment: environment)
      if configuration.showsHelp {
        print(ServiceConfiguration.help)
        return 0
      }
      try serve(configuration, executable: executablePath(arguments.first ?? ""))
      return 0
    } catch {
      FileHandle.standardError.write(Data("reception-service: \(error)\n".utf8))
      return 2
    }
  }

  private static func serve(_ configuration: ServiceConfiguration, executable: String) throws {
    // Blocked before any thread is made, so that every thread inherits it and only the wait below takes them.
    let signals = StopSignals()
    _ = try DataFolder(preparing: configuration.dataFolder)
    let resources = try ServiceResources(besideExecutable: executable)
    let router = try ServiceRoutes(resources: resources).router
    let socket = try ListeningSocket(host: configuration.host, port: configuration.port)
    let server = try HTTPServer(on: socket) { router.answer($0).secured() }
    let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
    print("reception-service: http://\(host):\(socket.port)")
    fflush(nil)
    signals.wait()
    server.stop()
  }

  /// The program's own file, however it was called.
  private static func executablePath(_ called: String) -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? Bundle.main.executablePath ?? called
  }
}

/// SIGINT and SIGTERM, taken by waiting for them instead of by interrupting whatever runs.
private struct StopSignals {
  private var set = sigset_t()

  init() {
    // A client that hangs up must not end the service.
    signal(SIGPIPE, SIG_IGN)
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Returns at the first signal. Those that follow are ignored: stopping takes no longer than the server's grace, and a
  /// terminal's Ctrl-C reaches the service twice, by itself and through the script that started it.
  func wait() {
    var set = set
    var number: Int32 = 0
    sigwait(&set, &number)
  }
}
