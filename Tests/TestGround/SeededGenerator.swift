/// Chance that comes out the same for the same seed (SplitMix64), so that a failure can be seen again.
///
/// Neighbouring seeds give streams that have nothing to do with each other.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator from a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// 0 up to 1.
  public mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Whether something of this likelihood comes to pass.
  public mutating func happens(_ likelihood: Double) -> Bool { fraction() < likelihood }

  /// One of some choices.
  public mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[Int(next() % UInt64(choices.count))] }
}
