#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// SIGINT and SIGTERM, taken by waiting for them instead of by interrupting whatever runs.
struct StopSignals {
  private var set = sigset_t()

  init() {
    // A client that hangs up must not end the service.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow further is a write that fails, and the store says so.
    signal(SIGXFSZ, SIG_IGN)
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
