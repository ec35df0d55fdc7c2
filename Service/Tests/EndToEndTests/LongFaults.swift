/// The faults that take minutes: `Scripts/test --deep faults` builds and runs them.
enum LongFaults {
  #if DRAGOMAN_FAULTS
    static let areWanted = true
  #else
    static let areWanted = false
  #endif

  /// A line for the summary.
  static func note(_ line: String) { if areWanted { print("fault: \(line)") } }
}
