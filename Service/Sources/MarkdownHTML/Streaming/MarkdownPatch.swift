/// What a chunk changes on the page. It travels as JSON to the page's script, which keeps every other node.
///
/// ```swift
/// let patch = try stream.append("# Title")
/// patch.sections[0].blocks   // [at: 0, html: "<h1>Title</h1>"]
/// ```
public struct MarkdownPatch: Sendable, Hashable, Codable {
  /// The sections in which something is different: folds and stretches of the answer.
  public var sections: [Section] = []
  /// The actions beside the message, once it is finished.
  public var actions: String?
  /// Whether nothing will be added any more.
  public var isFinished: Bool

  /// A section of the message.
  public struct Section: Sendable, Hashable, Codable {
    /// What tells it from the others. `channel` stands first, the others in the order in which they came.
    public var part: String
    /// The empty section, when it is new.
    public var shell: String?
    /// How the fold is now, when that is different.
    public var fold: Fold?
    /// How many blocks the section has now.
    public var count: Int
    /// The new and the changed blocks, ascending.
    public var blocks: [Block]
  }

  /// The state of a fold.
  public struct Fold: Sendable, Hashable, Codable {
    /// `thinking` or `done`.
    public var state: String
    /// Whether it is open, unless the reader has decided.
    public var isOpen: Bool
    /// Its header.
    public var label: String
  }

  /// One block, which is one element.
  public struct Block: Sendable, Hashable, Codable {
    /// Its place among the blocks of its section.
    public var at: Int
    /// Its markup.
    public var html: String
  }
}
