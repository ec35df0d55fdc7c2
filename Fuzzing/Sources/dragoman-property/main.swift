import Foundation

// dragoman-property [PAIRS [SEED]]: tries properties of any template on so many pairs of a template and arguments, half of
// them on each of two threads. A crash is a broken property, too: its seed was printed before.
let words = CommandLine.arguments.dropFirst().map { UInt64($0) }
let pairs = words.first.flatMap { $0 } ?? 1_000_000
let seed = words.dropFirst().first.flatMap { $0 } ?? .random(in: 0...999_999)
print("property: \(pairs) pairs, seed \(seed)")

let halves = await withTaskGroup(of: TemplateProperty.self) { group in
  for half in 0..<2 as Range<UInt64> {
    group.addTask {
      var property = TemplateProperty(seed: seed &+ half)
      property.tryPairs(Int(pairs / 2))
      return property
    }
  }
  return await group.reduce(into: []) { $0.append($1) }
}

let broken = halves.flatMap(\.broken)
for one in broken { print("FAIL \(one)") }
let (tried, texts) = halves.reduce(into: (0, 0)) { sum, half in sum = (sum.0 + half.tried, sum.1 + half.texts) }
// A generator whose templates are all refused, or none, proves nothing.
let isWorthIt = (1...9).contains(texts * 10 / max(1, tried))
print("property: \(texts) of \(tried) pairs gave a text, the others a refusal")
print("property: \(broken.isEmpty && isWorthIt ? 1 : 0) passed, \(broken.isEmpty && isWorthIt ? 0 : 1) failed")
exit(broken.isEmpty && isWorthIt ? 0 : 1)
