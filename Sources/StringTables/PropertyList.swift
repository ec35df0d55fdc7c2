/// A value of a property list, as far as tables of texts need it.
package indirect enum PropertyValue: Hashable {
  case text(String)
  case dictionary([PropertyMember])
  /// Numbers, dates, data, arrays: nothing that is a text.
  case otherwise

  /// The members of a dictionary; `nil` of anything else.
  package var members: [PropertyMember]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The value of a dictionary's key; of several, the last.
  package subscript(key: String) -> PropertyValue? { members?.last { $0.key == key }?.value }
}

/// A key of a dictionary, with its place in the file's UTF-8.
package struct PropertyMember: Hashable {
  package var key: String
  package var value: PropertyValue
  package var offset: Int
  /// The comment in front of it; only old-style files are asked for theirs.
  package var comment: String?
}

/// Reads property lists in the three forms they have: old-style text, XML, binary.
package enum PropertyList {
  /// Deeper nesting is refused.
  static let depthLimit = 32

  struct Fault: Error {
    var offset: Int
    var message: String
  }

  /// The root, and the text that offsets count in.
  package struct Content {
    package var root: PropertyValue
    package var text: [UInt8]
  }

  /// Reads a file, whose form its first bytes tell.
  package static func read(_ bytes: [UInt8]) throws(TableReadError) -> Content {
    if bytes.starts(with: Array("bplist".utf8)) {
      do throws(Fault) {
        var reader = try BinaryPropertyReader(bytes)
        return Content(root: try reader.root(), text: [])
      } catch {
        throw TableReadError(line: 1, column: 1, offset: error.offset, message: error.message)
      }
    }
    let text = try FileText.anyEncoding(bytes)
    do throws(Fault) {
      if isXML(text) {
        var reader = XMLPropertyReader(text)
        return Content(root: try reader.root(), text: text)
      }
      var reader = OldStyleReader(text)
      return Content(root: try reader.root(), text: text)
    } catch {
      throw TableReadError(at: error.offset, of: text, error.message)
    }
  }

  /// Whether the first thing in a text is markup. In an old-style list `<` opens data, which is never the root here.
  private static func isXML(_ text: [UInt8]) -> Bool {
    text.first { $0 > 0x20 } == UInt8(ascii: "<")
  }
}
