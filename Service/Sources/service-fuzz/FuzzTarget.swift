/// One reader of what the network brings, and what must hold whatever the bytes are.
struct FuzzTarget: Sendable {
  /// The name that `FUZZ_TARGET` selects it by.
  var name: String
  /// The ends of the names of files that are seeds.
  var files: [String] = []
  /// Seeds that are no files.
  var seeds: [[UInt8]] = []
  /// Words of the grammar, which the fuzzer puts together.
  var words: [String] = []
  /// Reads the bytes. It stops the program when something does not hold.
  var read: @Sendable ([UInt8]) -> Void

  static let all: [FuzzTarget] = [.update, .bodies, .target, .fields, .form, .secrets, .markdown, .http]
}

/// Stops the program, which the fuzzer takes for a find.
func require(_ condition: Bool, _ rule: @autoclosure () -> String) {
  if !condition { fatalError(rule()) }
}

extension String {
  /// Any bytes as a text.
  init(any bytes: some Collection<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }
}
