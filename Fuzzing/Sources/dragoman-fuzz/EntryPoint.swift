import Foundation

/// What libFuzzer is asked to fuzz: `FUZZ_TARGET` names it.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  if let target = FuzzTarget.all.first(where: { $0.name == name }) { return target }
  fatalError("FUZZ_TARGET names one of \(FuzzTarget.all.map(\.name).joined(separator: ", ")), not '\(name)'")
}()

/// libFuzzer calls it before anything else. With `FUZZ_PREPARE=FOLDER` it writes there what each target starts from.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutableRawPointer, _ words: UnsafeMutableRawPointer
) -> CInt {
  guard let folder = ProcessInfo.processInfo.environment["FUZZ_PREPARE"] else { return 0 }
  do {
    for target in FuzzTarget.all { try target.prepare(in: URL(fileURLWithPath: folder)) }
    exit(0)
  } catch {
    fatalError("\(error)")
  }
}

/// libFuzzer calls it once for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

extension FuzzTarget {
  /// Writes the seeds, the words, and which files are seeds too.
  fileprivate func prepare(in folder: URL) throws {
    let own = folder.appendingPathComponent(name)
    let corpus = own.appendingPathComponent("corpus")
    try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
    for (number, seed) in seeds.enumerated() {
      try Data(seed).write(to: corpus.appendingPathComponent("seed-\(number)"))
    }
    try Data(files.map { $0 + "\n" }.joined().utf8).write(to: own.appendingPathComponent("files"))
    try Data(words.map { Self.quoted($0) + "\n" }.joined().utf8).write(to: own.appendingPathComponent("words"))
  }

  /// A word as libFuzzer's dictionaries spell it.
  private static func quoted(_ word: String) -> String {
    let bytes = word.utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return "\\x" + (digits.count == 1 ? "0" + digits : digits)
    }
    return "\"" + bytes.joined() + "\""
  }
}
