/// Lets the content of an element be written as a list, with `if` and `for`.
///
/// ```swift
/// HTML.element(.ul) {
///   for name in names { HTML.element(.li) { HTML.text(name) } }
/// }
/// ```
@resultBuilder
public enum HTMLBuilder {
  /// A piece stands for itself.
  public static func buildExpression(_ piece: HTML) -> HTML { piece }
  /// A string is a text and is escaped.
  public static func buildExpression(_ text: String) -> HTML { .text(text) }
  /// Pieces one after the other.
  public static func buildBlock(_ pieces: HTML...) -> HTML { joined(pieces) }
  /// The pieces of a loop.
  public static func buildArray(_ pieces: [HTML]) -> HTML { joined(pieces) }
  /// An `if` without `else`.
  public static func buildOptional(_ piece: HTML?) -> HTML { piece ?? .empty }
  /// The first side of an `if`.
  public static func buildEither(first piece: HTML) -> HTML { piece }
  /// The other side of an `if`.
  public static func buildEither(second piece: HTML) -> HTML { piece }

  private static func joined(_ pieces: [HTML]) -> HTML { .joined(pieces) }
}
