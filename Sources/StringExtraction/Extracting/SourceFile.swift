/// A source to be read.
///
/// ```swift
/// SourceFile(name: "Tides.swift", text: "Text(\"High tide\")").bytes.count  // 17
/// ```
public struct SourceFile: Sendable {
  /// The name that places are told with.
  public var name: String
  /// The bytes of the file, UTF-8.
  public var bytes: [UInt8]

  /// A source from a file's bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A source from a text.
  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }
}
