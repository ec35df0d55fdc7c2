import Foundation

/// `dragoman-property [PAIRS [SEED]]` tries properties of any template on so many pairs of a template and arguments, half
/// of them on each of two threads. A crash is a broken property, too: the seed was printed before.
@main
struct PropertyProgram {
  static func main() async {
    let words = CommandLine.arguments.dropFirst().map { UInt64($0) }
    let pairs = words.first.flatMap { $0 } ?? 1_000_000
    let seed = words.dropFirst().first.flatMap { $0 } ?? .random(in: 0...999_999)
    print("property: \(pairs) pairs, seed \(seed)")
    let halves = await tried(Int(pairs), seed: seed)

    let broken = halves.flatMap(\.broken)
    for one in broken { print("FAIL \(one)") }
    let (tried, texts) = halves.reduce(into: (0, 0)) { sum, half in sum = (sum.0 + half.tried, sum.1 + half.texts) }
    // A generator whose templates are all refused, or none, proves nothing.
    let isWorthIt = (1...8).contains(texts * 10 / max(1, tried))
    print("property: \(texts) of \(tried) pairs gave a text, the others a refusal")
    let isKept = broken.isEmpty && isWorthIt
    print("property: \(isKept ? 1 : 0) passed, \(isKept ? 0 : 1) failed")
    exit(isKept ? 0 : 1)
  }

  private static func tried(_ pairs: Int, seed: UInt64) async -> [TemplateProperty] {
    await withTaskGroup(of: TemplateProperty.self) { group in
      for half in 0..<2 as Range<UInt64> {
        group.addTask {
          var property = TemplateProperty(seed: seed &+ half)
          property.tryPairs(pairs / 2)
          return property
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
}
