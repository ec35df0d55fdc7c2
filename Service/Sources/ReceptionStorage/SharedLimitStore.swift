/// What has been used of something that is limited, since it was last told.
public struct Spending: Hashable, Sendable {
  /// By whom, and of what: `message 4711`.
  public var key: String
  /// How much.
  public var spent: Double
  /// How much may be used at once.
  public var burst: Double
  /// How much comes back each second.
  public var perSecond: Double

  /// A spending.
  public init(key: String, spent: Double, burst: Double, perSecond: Double) {
    self.key = key
    self.spent = spent
    self.burst = burst
    self.perSecond = perSecond
  }
}

/// Where several processes add up what each of them has let pass.
public protocol SharedLimitStore: Sendable {
  /// Takes what was used, and says for each how much is left over all processes; it may be less than nothing. What is kept
  /// of it is of no worth after minutes, and may be lost.
  ///
  /// - Returns: in the order of the spendings; nil where no other process can have let anything pass.
  func spend(_ spendings: [Spending]) async throws(StoreFailure) -> [Double]?
}

extension SharedLimitStore {
  /// Of a store that only one process serves nothing has to be added up.
  public func spend(_ spendings: [Spending]) async throws(StoreFailure) -> [Double]? { nil }
}
