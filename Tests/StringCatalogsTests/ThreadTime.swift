import Foundation

/// What a piece of work costs this thread, however busy the machine is with others.
enum ThreadTime {
  /// Does the work; answers the processor's time that it took.
  static func measure(_ work: () -> Void) -> Duration {
    let start = now
    work()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
  }
}
