import StringTables
import StringTemplates

/// Looks through every text of a catalog once.
struct CheckedTexts {
  /// Where the texts of each localization begin, as an index of ``texts``, and behind the last where they end; empty where
  /// every leaf has one text, and so where its leaves do.
  private(set) var starts: [UInt32] = []
  private(set) var texts: [CheckedText] = []
  private(set) var outlines = TextOutlines()
  private(set) var substitutions: [Int: [CheckedSubstitution]] = [:]
  /// The localizations that are more than one plain text without a percent sign, by index.
  private(set) var intricate: [UInt32] = []

  mutating func read(_ model: CatalogModel) {
    texts.reserveCapacity(model.leaves.count)
    model.tape.withView { tape in
      for index in model.localizations.indices {
        read(index, model, tape)
        let end = UInt32(truncatingIfNeeded: texts.count)
        if !starts.isEmpty {
          starts.append(end)
        } else if end != model.localizations[index].end {
          starts = model.localizations[...index].map(\.start) + [end]
        }
      }
    }
  }

  @inline(__always)
  private mutating func read(_ index: Int, _ model: CatalogModel, _ tape: TapeView) {
    let leaves = model.localizations[index].leaves
    let known = outlines.count
    if leaves.count == 1, model.leaves[leaves.lowerBound].isPlain {
      add(Int(model.leaves[leaves.lowerBound].value), leaf: leaves.lowerBound, [], model, tape)
      if outlines.count == known { return }
    } else {
      readAll(index, model, tape)
    }
    intricate.append(UInt32(truncatingIfNeeded: index))
  }

  private mutating func readAll(_ index: Int, _ model: CatalogModel, _ tape: TapeView) {
    let localization = model.localizations[index]
    let own = Self.substitutions(of: localization.valueNode, model.tape)
    if !own.isEmpty { substitutions[index] = own }
    for index in localization.leaves {
      let leaf = model.leaves[index]
      guard let value = leaf.valueNode else { continue }
      if !leaf.isSet {
        if tape.isString(value) { add(value, leaf: index, own, model, tape) }
      } else if tape.isArray(value) {
        for phrase in model.tape.elements(value) where tape.isString(phrase) {
          add(phrase, leaf: index, [], model, tape)
        }
      }
    }
  }

  private static func substitutions(of node: Int, _ tape: JSONTape) -> [CheckedSubstitution] {
    guard tape.kind(node) == .object, let object = tape.member("substitutions", of: node),
      tape.kind(object) == .object
    else { return [] }
    return tape.members(object).map { CheckedSubstitution(tape.string($0.name), tape, $0.value) }
  }

  @inline(__always)
  private mutating func add(
    _ node: Int, leaf index: Int, _ substitutions: [CheckedSubstitution], _ model: CatalogModel, _ tape: TapeView
  ) {
    let scan = tape.isPlainString(node) ? TextScan(tape.slice(node)) : TextScan(escaped: node, tape)
    let leaf = model.leaves[index]
    if scan.traits.contains(.percent), !leaf.isSet {
      outlines.append(outline(of: tape.text(node), path: leaf.pathIndex, substitutions, model), of: node)
    }
    texts.append(CheckedText(node: node, leaf: index, scan: scan))
  }

  private func outline(
    of text: [UInt8], path: Int, _ substitutions: [CheckedSubstitution], _ model: CatalogModel
  ) -> TextOutline {
    guard !substitutions.isEmpty else { return TextOutline(utf8: text) }
    var positions: [String: Int] = [:]
    for substitution in substitutions { positions[substitution.name] = substitution.argument }
    let name = model.paths[path].substitution
    let own = substitutions.first { $0.name == name }
    return TextOutline(
      utf8: text, specifier: own.map { $0.specifier ?? "lld" }, argument: own?.argument ?? 1, positions: positions)
  }
}

extension TextScan {
  fileprivate init(escaped node: Int, _ tape: TapeView) { self = tape.text(node).withUnsafeBytes { TextScan($0) } }
}

/// What texts ask of their arguments, for those with a percent sign.
struct TextOutlines: Sendable {
  /// The nodes of the texts, in the order of the file.
  private var nodes: [UInt32] = []
  private var outlines: [TextOutline] = []

  var count: Int { outlines.count }

  mutating func append(_ outline: TextOutline, of node: Int) {
    nodes.append(UInt32(truncatingIfNeeded: node))
    outlines.append(outline)
  }

  /// The outline of the text at a node.
  func outline(of node: Int) -> TextOutline? {
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && nodes[low] == node ? outlines[low] : nil
  }
}
