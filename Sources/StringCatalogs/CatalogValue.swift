package import StringTables

/// A value to be written into a catalog.
///
/// Texts and numbers are kept as JSON spells them, so that nothing is lost that a `String` cannot hold, such as half of
/// a surrogate pair.
package indirect enum CatalogValue: Hashable, Sendable {
  /// A text, a number or a word, as it stands in the file; also a whole value that is copied as it is laid out.
  case token([UInt8])
  case array([CatalogValue])
  case object([Member])

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    /// The name as it is spelled in the file, with its quotes.
    package var name: [UInt8]
    package var value: CatalogValue

    package init(name: [UInt8], value: CatalogValue) {
      self.name = name
      self.value = value
    }

    /// The name as it reads.
    var text: String { JSONSpelling.text(of: name) }
  }

  /// A text.
  package static func text(_ text: String) -> CatalogValue { .token(JSONSpelling.token(of: text)) }

  /// An object of these members.
  package static func object(_ members: KeyValuePairs<String, CatalogValue>) -> CatalogValue {
    .object(members.map { Member(name: JSONSpelling.token(of: $0.key), value: $0.value) })
  }

  /// A unit as the format has it.
  package static func unit(state: String, text: String) -> CatalogValue {
    .object(["stringUnit": .object(["state": .text(state), "value": .text(text)])])
  }

  /// What a node of a file holds.
  package init(_ tape: JSONTape, _ node: Int) {
    switch tape.kind(node) {
    case .object:
      self = .object(
        tape.members(node).map { member in
          Member(name: Array(tape.token(member.name)), value: CatalogValue(tape, member.value))
        })
    case .array: self = .array(tape.elements(node).map { CatalogValue(tape, $0) })
    case .string, .escapedString, .number, .literal: self = .token(Array(tape.token(node)))
    }
  }

  /// The value with another laid over it: members of both are one, and of two texts the other one counts.
  func overlaid(by other: CatalogValue) -> CatalogValue {
    guard case .object(var members) = self, case .object(let others) = other else { return other }
    for member in others {
      if let index = members.firstIndex(where: { $0.name == member.name }) {
        members[index].value = members[index].value.overlaid(by: member.value)
      } else {
        let place = members.firstIndex { XcodeOrder.precedes(member.text, $0.text) }
        members.insert(member, at: place ?? members.endIndex)
      }
    }
    return .object(members)
  }

  /// Whether there is a plain text beside variations somewhere in it: only one can be meant.
  var hasTwoShapes: Bool {
    guard case .object(let members) = self else { return false }
    let names = members.map(\.text)
    if names.contains("stringUnit"), names.contains("variations") { return true }
    return members.contains { $0.value.hasTwoShapes }
  }

  /// The value in Xcode's order and spelling.
  ///
  /// Of members with the same name, both stay, in the order of the file: a file's author decides which one is meant.
  package var canonical: CatalogValue {
    switch self {
    case .token(let token): .token(JSONSpelling.canonical(token))
    case .array(let elements): .array(elements.map(\.canonical))
    case .object(let members): .object(Self.sorted(members))
    }
  }

  private static func sorted(_ members: [Member]) -> [Member] {
    var named = members.map { (text: $0.text, member: $0) }
    for index in named.indices {
      named[index].member.name = JSONSpelling.canonical(named[index].member.name)
      named[index].member.value = named[index].member.value.canonical
    }
    let isSorted = named.indices.dropFirst().allSatisfy { !XcodeOrder.precedes(named[$0].text, named[$0 - 1].text) }
    if !isSorted { named.sort { XcodeOrder.precedes($0.text, $1.text) } }
    return named.map(\.member)
  }
}
