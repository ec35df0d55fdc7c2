#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// How many files and connections the process may have open.
enum OpenFiles {
  #if canImport(Darwin)
    private static let openFiles = RLIMIT_NOFILE
  #else
    private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #endif

  /// As many as the system allows without asking, up to what the service needs.
  static func allowMany() {
    var limit = rlimit()
    guard getrlimit(openFiles, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 8_192)
    setrlimit(openFiles, &limit)
  }
}
