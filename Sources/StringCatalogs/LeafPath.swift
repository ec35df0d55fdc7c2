/// The way from a localization to one of its texts: which variation of which axis.
///
/// It prints as XLIFF files name it.
///
/// ```swift
/// LeafPath("device.iphone.plural.one")?.description  // "device.iphone.plural.one"
/// LeafPath().description                             // "" (the plain text)
/// ```
public struct LeafPath: Hashable, Sendable, CustomStringConvertible {
  /// One step: `plural` and `other`, `device` and `iphone`, `substitutions` and its name.
  public struct Step: Hashable, Sendable {
    /// What varies.
    public var axis: String
    /// The case of it.
    public var name: String
  }

  /// The steps, the outermost first; none for a plain text.
  public private(set) var steps: [Step] = []

  /// The path of a plain text.
  public init() {}

  /// Reads a path; `nil` when it does not have a name behind each axis: `plural`.
  public init?(_ description: String) {
    if description.isEmpty { return }
    let parts = description.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 0, !parts.contains("") else { return nil }
    steps = stride(from: 0, to: parts.count, by: 2).map { Step(axis: parts[$0], name: parts[$0 + 1]) }
  }

  /// The path one step further.
  package func appending(axis: String, name: String) -> LeafPath {
    var path = self
    path.steps.append(Step(axis: axis, name: name))
    return path
  }

  /// The plural category, where the last step is one.
  public var pluralCategory: String? { steps.last.flatMap { $0.axis == "plural" ? $0.name : nil } }

  /// The name of the substitution that the text belongs to; `nil` outside of substitutions.
  public var substitution: String? { steps.first { $0.axis == "substitutions" }?.name }

  /// The steps, joined by points.
  public var description: String { steps.map { "\($0.axis).\($0.name)" }.joined(separator: ".") }
}
