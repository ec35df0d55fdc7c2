public import Foundation

extension Process {
  /// Waits for the end of the process; its exit code, or the number of the signal that ended it.
  ///
  /// On Linux `waitUntilExit()` waits for a socket to close, whose other end is inherited by whatever another test starts
  /// meanwhile: a server keeps it open for as long as it lives. The system is asked for the process itself.
  @discardableResult
  public func ending() -> Int32 {
    var status: Int32 = 0
    while waitpid(processIdentifier, &status, 0) == -1 {
      if errno == EINTR { continue }
      // Somebody has been told of its end already, and that is Foundation.
      waitUntilExit()
      return terminationStatus
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : status & 0x7F
  }
}
