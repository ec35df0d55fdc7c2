/// Chance that comes out the same for the same seed (SplitMix64).
struct SeededChance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// 0 up to 1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Whether something of this likelihood comes to pass.
  mutating func happens(_ likelihood: Double) -> Bool { fraction() < likelihood }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[Int(next() % UInt64(choices.count))] }
}
