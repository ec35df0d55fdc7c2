/// What is wrong with how the renderer was built or called. It names packages and settings and is meant for whoever
/// integrates the SDK, so it is in English wherever the device is set.
///
/// ```swift
/// "\(MarkdownRenderError.textTooLong(bytes: 5_000_000, limit: 4_194_304))"
/// // "A Markdown text of 5000000 bytes was given, and 4194304 are the limit: …"
/// ```
public enum MarkdownRenderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The libcmark-gfm that the program is linked with lacks a syntax extension, such as `table`: it was built without
  /// extensions.
  case extensionMissing(String)
  /// A text is longer than is rendered.
  case textTooLong(bytes: Int, limit: Int)

  /// What is wrong and what to do, in one sentence.
  public var description: String {
    switch self {
    case .extensionMissing(let name):
      "The linked libcmark-gfm has no extension “\(name)”: install libcmark-gfm-extensions-dev (Debian) or cmark-gfm "
        + "(Homebrew), run Scripts/bootstrap service, and build again."
    case .textTooLong(let bytes, let limit):
      "A Markdown text of \(bytes) bytes was given, and \(limit) are the limit: split it, or raise "
        + "options.markdown.maximumLength."
    }
  }
}
