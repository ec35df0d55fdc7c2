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

  /// What the service has open beside its connections: the database, its log, the listening socket, queues.
  private static let own = 64

  /// As many as the system allows without asking, up to what so many connections need.
  ///
  /// - Returns: for how many connections there are descriptors.
  static func allow(connections: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(openFiles, &limit) == 0 else { return connections }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(connections + own))
    setrlimit(openFiles, &limit)
    return max(1, min(connections, Int(limit.rlim_cur) - own))
  }
}
