import StringTables
import StringTemplates

/// Looks through every text of a catalog once.
struct CheckedTexts {
  private let model: CatalogModel
  private let tape: JSONTape
  private(set) var localizations: [CheckedLocalization] = []
  private(set) var texts: [CheckedText] = []
  private(set) var outlines: [TextOutline] = []
  private(set) var substitutions: [Int: [CheckedSubstitution]] = [:]

  init(of model: CatalogModel) {
    self.model = model
    tape = model.tape
    localizations.reserveCapacity(model.localizations.count)
    texts.reserveCapacity(model.leaves.count)
  }

  mutating func read() {
    let bytes = tape.bytes
    bytes.withUnsafeBytes { bytes in
      for index in model.localizations.indices { read(index, bytes) }
    }
  }

  private mutating func read(_ index: Int, _ bytes: UnsafeRawBufferPointer) {
    let localization = model.localizations[index]
    let own = substitutions(of: localization)
    if !own.isEmpty { substitutions[index] = own }
    let start = texts.count
    for leaf in localization.leaves { read(leaf: leaf, own, bytes) }
    localizations.append(
      CheckedLocalization(
        index: index, entry: localization.entryIndex, language: localization.languageIndex,
        name: localization.nameNode, texts: start..<texts.count, hasSubstitutions: !own.isEmpty))
  }

  private func substitutions(of localization: CatalogModel.Localization) -> [CheckedSubstitution] {
    let node = localization.valueNode
    guard tape.kind(node) == .object, let object = tape.member("substitutions", of: node),
      tape.kind(object) == .object
    else { return [] }
    return tape.members(object).map { CheckedSubstitution(tape.string($0.name), tape, $0.value) }
  }

  private mutating func read(leaf index: Int, _ substitutions: [CheckedSubstitution], _ bytes: UnsafeRawBufferPointer) {
    let leaf = model.leaves[index]
    guard let value = leaf.valueNode else { return }
    if !leaf.isSet {
      if tape.isString(value) { add(value, leaf: index, leaf, substitutions, bytes) }
    } else if tape.kind(value) == .array {
      for phrase in tape.elements(value) where tape.isString(phrase) { add(phrase, leaf: index, leaf, [], bytes) }
    }
  }

  private mutating func add(
    _ node: Int, leaf index: Int, _ leaf: CatalogModel.Leaf, _ substitutions: [CheckedSubstitution],
    _ bytes: UnsafeRawBufferPointer
  ) {
    let scan: TextScan
    if tape.kind(node) == .escapedString {
      scan = tape.text(node).withUnsafeBytes { TextScan($0) }
    } else {
      scan = TextScan(UnsafeRawBufferPointer(rebasing: bytes[tape.range(node)]))
    }
    var outline = -1
    if scan.traits.contains(.percent), !leaf.isSet {
      outline = outlines.count
      outlines.append(self.outline(of: node, path: leaf.pathIndex, substitutions))
    }
    texts.append(
      CheckedText(node: node, leaf: index, path: leaf.pathIndex, outline: outline, scan: scan, isSet: leaf.isSet))
  }

  private func outline(of node: Int, path: Int, _ substitutions: [CheckedSubstitution]) -> TextOutline {
    guard !substitutions.isEmpty else { return TextOutline(utf8: tape.text(node)) }
    var positions: [String: Int] = [:]
    for substitution in substitutions { positions[substitution.name] = substitution.argument }
    let name = model.paths[path].substitution
    let own = substitutions.first { $0.name == name }
    return TextOutline(
      utf8: tape.text(node), specifier: own.map { $0.specifier ?? "lld" }, argument: own?.argument ?? 1,
      positions: positions)
  }
}
