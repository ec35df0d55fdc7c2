/// One kind of work that is measured: what it is, what it should cost, and how to do it.
///
///     Row("tag.parse", "parse a tag", goal: .nanoseconds(15), anchor: "ICU4X 31 ns", allocations: 0) {
///       let tags = inputs.hot
///       return { count in tags.cycled(count) { LanguageTag($0) == nil ? 0 : 1 } }
///     }
public struct Row: Sendable {
  /// Does the work a number of times and answers a sum of its results, so that none of it can be left out.
  public typealias Batch = @Sendable (_ count: Int) -> Int

  /// How a figure comes about.
  public enum Method: Sendable {
    /// Work that is repeated; what is done before the clock starts makes it.
    case batch(@Sendable () throws -> Batch)
    /// Work that measures itself and answers in the goal's unit.
    case figure(@Sendable (Stopwatch) throws -> Double)
    /// Work that another program measures.
    case elsewhere
  }

  /// The name that peers print before their figure of the same work.
  public var name: String
  /// What is done once for each count, in words; empty for a peer's row.
  public var work = ""
  /// What the specification asks for.
  public var goal = Goal.none
  /// Figures of peers as they were published, or "–".
  public var anchor = "–"
  /// How many blocks the work may ask the allocator for; nil where nobody said.
  public var allocations: Double?
  /// How many the check lets it ask for, where the goal is not reached yet; nil checks the goal.
  public var asserted: Double?
  /// The peer whose figure this is; nil for our own.
  public var peer: String?
  /// How many bytes one count reads, where the goal is megabytes a second.
  public var bytes: @Sendable () -> Int = { 0 }
  /// How many pieces of work one count is; figures are given for one piece.
  public var per = 1
  /// How the figure comes about.
  public var method: Method

  /// Makes a row of ours.
  public init(
    _ name: String, _ work: String, goal: Goal, anchor: String = "–", allocations: Double? = nil,
    asserted: Double? = nil, bytes: @escaping @autoclosure @Sendable () -> Int = 0,
    per: Int = 1, prepare: @escaping @Sendable () throws -> Batch
  ) {
    self.init(name: name, method: .batch(prepare))
    self.work = work
    self.goal = goal
    self.anchor = anchor
    self.allocations = allocations
    self.asserted = asserted
    self.bytes = bytes
    self.per = per
  }

  /// Makes a row of ours that measures itself.
  public init(
    _ name: String, _ work: String, goal: Goal, anchor: String = "–",
    figure: @escaping @Sendable (Stopwatch) throws -> Double
  ) {
    self.init(name: name, method: .figure(figure))
    self.work = work
    self.goal = goal
    self.anchor = anchor
  }

  /// Makes a row of ours that another program measures, as whole processes are.
  public init(elsewhere name: String, _ work: String, goal: Goal, anchor: String = "–") {
    self.init(name: name, method: .elsewhere)
    self.work = work
    self.goal = goal
    self.anchor = anchor
  }

  /// Makes the same work as done by a peer that lives in this process, as Foundation does.
  public init(
    peer: String, _ name: String, bytes: @escaping @autoclosure @Sendable () -> Int = 0, per: Int = 1,
    prepare: @escaping @Sendable () throws -> Batch
  ) {
    self.init(name: name, method: .batch(prepare))
    self.peer = peer
    self.bytes = bytes
    self.per = per
  }

  private init(name: String, method: Method) {
    self.name = name
    self.method = method
  }
}

/// What the specification asks of a row.
public enum Goal: Sendable, Equatable {
  /// At most so many nanoseconds for each count.
  case nanoseconds(Double)
  /// At least so many megabytes a second.
  case megabytesPerSecond(Double)
  /// At least this share, as 0.95 of a pure loop's scaling.
  case share(Double)
  /// At most so many bytes.
  case bytes(Double)
  /// Nothing is asked; the figure is in nanoseconds.
  case none

  /// The figure that the goal names, if it names one.
  public var figure: Double? {
    switch self {
    case .nanoseconds(let figure), .megabytesPerSecond(let figure), .share(let figure), .bytes(let figure): figure
    case .none: nil
    }
  }

  /// Whether a greater figure is a better one.
  public var wantsMore: Bool {
    switch self {
    case .megabytesPerSecond, .share: true
    case .nanoseconds, .bytes, .none: false
    }
  }

  /// How many times better `one` is than `other`.
  public func ratio(of one: Double, to other: Double) -> Double { wantsMore ? one / other : other / one }

  /// A figure of this kind with its unit, in three digits or so.
  public func text(_ figure: Double) -> String {
    switch self {
    case .nanoseconds, .none: Self.time(figure)
    case .megabytesPerSecond: "\(Int(figure.rounded())) MB/s"
    case .share: rounded(figure, to: 2)
    case .bytes: figure < 10_240 ? "\(Int(figure)) bytes" : "\(rounded(figure / 1024, to: 1)) KiB"
    }
  }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<100: "\(rounded(nanoseconds, to: 1)) ns"
    case ..<10_000: "\(Int(nanoseconds.rounded())) ns"
    case ..<10_000_000: "\(rounded(nanoseconds / 1_000, to: 1)) µs"
    default: "\(rounded(nanoseconds / 1_000_000, to: 1)) ms"
    }
  }
}

/// A number with so many digits after its point.
func rounded(_ number: Double, to digits: Int) -> String {
  let scale = digits == 1 ? 10.0 : 100.0
  let whole = Int((abs(number) * scale).rounded())
  let fraction = String(whole % Int(scale))
  let zeros = String(repeating: "0", count: digits - fraction.count)
  return "\(number < 0 ? "-" : "")\(whole / Int(scale)).\(zeros)\(fraction)"
}
