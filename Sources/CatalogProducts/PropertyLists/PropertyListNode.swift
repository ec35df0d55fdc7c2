/// A property list to be written: the texts and dictionaries that `.strings` and `.stringsdict` files hold.
///
/// ```swift
/// let list = PropertyListNode.dictionary([.init("Done", .text("Fertig"), comment: "A button")])
/// list.bytes(.text)  // /* A button */ "Done" = "Fertig";
/// ```
///
/// Members are written in their order, and compared by their bytes: two keys that only look alike stay two.
package indirect enum PropertyListNode: Sendable {
  case text(String)
  case dictionary([Member])

  /// A key of a dictionary with its value.
  package struct Member: Sendable {
    package var key: String
    package var value: PropertyListNode
    /// What a reader of the file is told about the key. Binary lists have no comments.
    package var comment: String?

    package init(_ key: String, _ value: PropertyListNode, comment: String? = nil) {
      self.key = key
      self.value = value
      self.comment = comment
    }
  }

  /// The file that holds this value.
  package func bytes(_ form: PropertyListForm) -> [UInt8] {
    switch form {
    case .text: PropertyListText.file(of: self)
    case .xml: PropertyListXML.file(of: self)
    case .binary: PropertyListBinary.file(of: self)
    }
  }
}

/// The three forms of property lists.
package enum PropertyListForm: String, CaseIterable, Sendable {
  /// Old-style text, as `.strings` files are written by hand: `"key" = "value";`.
  case text
  case xml
  /// `bplist00`, the form that apps are shipped with.
  case binary
}
