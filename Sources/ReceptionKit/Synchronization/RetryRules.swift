/// How often and when a failed request is tried again.
package enum RetryRules {
  /// After so many failures in a row nothing is tried until something changes or the app comes back.
  package static let budget = 8
  /// The longest wait that `Retry-After` may ask for, in seconds.
  package static let longestWait = 86_400

  /// Seconds until the next try: 2, 4, 8 … 60, give or take a quarter, so that devices do not come back all at once.
  ///
  /// - Parameters:
  ///   - failure: which failure in a row, from 1.
  ///   - chance: 0 up to 1.
  package static func delay(afterFailure failure: Int, chance: Double) -> Double {
    let doubled = failure >= 6 ? 60 : Double(1 << failure)
    return min(doubled, 60) * (0.75 + 0.5 * chance)
  }

  /// The seconds of a `Retry-After` header: whole seconds from 1 to a day. Dates and anything else are no answer.
  package static func seconds(ofRetryAfter text: String) -> Int? {
    let digits = text.drop(while: { $0 == " " })
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }), let seconds = Int(digits),
      (1...longestWait).contains(seconds)
    else { return nil }
    return seconds
  }
}
