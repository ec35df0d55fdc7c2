import StringCatalogs

/// What a unit is called in an XLIFF file: its key, and behind `|==|` its variation.
///
/// `%lld files|==|plural.one`, `Photo|==|device.iphone.plural.other`; the name of a substitution that has a point in it
/// stands between `@`: `key|==|substitutions.@A.B@.plural.one`.
enum UnitIdentifier {
  static let separator = "|==|"

  /// The identifier of a unit.
  static func identifier(_ key: String, _ path: LeafPath) -> String {
    path.steps.isEmpty ? key : key + separator + spelled(path)
  }

  /// A path as identifiers have it.
  static func spelled(_ path: LeafPath) -> String {
    path.steps.map { "\($0.axis).\(spelled($0.name))" }.joined(separator: ".")
  }

  /// Reads a path as identifiers have it; nil when an axis is not known or has no name.
  static func path(_ text: String) -> LeafPath? { path(Array(text.utf8)[...]) }

  private static func spelled(_ name: String) -> String { name.utf8.contains(UInt8(ascii: ".")) ? "@\(name)@" : name }

  /// The ways to take an identifier apart into a key and a path, the longest key last; the whole identifier as a key
  /// is not among them.
  static func splits(_ identifier: String) -> [(key: String, path: LeafPath)] {
    let text = Array(identifier.utf8)
    let mark = Array(separator.utf8)
    var splits: [(key: String, path: LeafPath)] = []
    var index = 0
    while index + mark.count <= text.count {
      if text[index] == mark[0], text[index...].starts(with: mark), let path = path(text[(index + mark.count)...]) {
        splits.append((String(decoding: text[..<index], as: UTF8.self), path))
      }
      index += 1
    }
    return splits
  }

  /// Reads a path; nil when an axis is not known or has no name.
  private static func path(_ text: ArraySlice<UInt8>) -> LeafPath? {
    var path = LeafPath()
    var rest = text
    while !rest.isEmpty {
      guard let axisEnd = rest.firstIndex(of: UInt8(ascii: ".")) else { return nil }
      let axis = String(decoding: rest[..<axisEnd], as: UTF8.self)
      guard ["plural", "device", "substitutions"].contains(axis) else { return nil }
      rest = rest[(axisEnd + 1)...]
      guard let name = takeName(&rest) else { return nil }
      path = path.appending(axis: axis, name: name)
    }
    return path.steps.isEmpty ? nil : path
  }

  private static func takeName(_ rest: inout ArraySlice<UInt8>) -> String? {
    let point = UInt8(ascii: "."), at = UInt8(ascii: "@")
    if rest.first == at, let end = wrappedEnd(rest.dropFirst()) {
      let name = rest[(rest.startIndex + 1)..<end]
      rest = rest[(end + 1)...].dropFirst()
      return String(decoding: name, as: UTF8.self)
    }
    let name = rest.prefix { $0 != point }
    guard !name.isEmpty, name.endIndex == rest.endIndex || rest[name.endIndex...].count > 1 else { return nil }
    rest = rest[name.endIndex...].dropFirst()
    return String(decoding: name, as: UTF8.self)

    /// The `@` that a point or the end follows.
    func wrappedEnd(_ text: ArraySlice<UInt8>) -> Int? {
      text.indices.first {
        text[$0] == at && ($0 + 1 == text.endIndex || text[$0 + 1] == point) && $0 > text.startIndex
      }
    }
  }
}
