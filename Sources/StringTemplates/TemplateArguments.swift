/// The arguments of one message, in order: the first three in line, so that few of them need no memory of their own.
///
/// ```swift
/// var arguments = TemplateArguments()
/// arguments.append(.text("Ada"))
/// ```
@usableFromInline
package struct TemplateArguments: Sendable {
  @usableFromInline static let inlineCount = 3

  @usableFromInline package internal(set) var count = 0
  @usableFromInline var first = TemplateArgument.integer(0)
  @usableFromInline var second = TemplateArgument.integer(0)
  @usableFromInline var third = TemplateArgument.integer(0)
  @usableFromInline var more: [TemplateArgument]?

  /// No arguments.
  @inlinable package init() {}

  /// The arguments of a list.
  package init(_ list: [TemplateArgument]) {
    for argument in list { append(argument) }
  }

  @inlinable package var isEmpty: Bool { count == 0 }

  /// Adds one.
  @inlinable @inline(__always) package mutating func append(_ argument: TemplateArgument) {
    switch count {
    case 0: first = argument
    case 1: second = argument
    case 2: third = argument
    default: appendMore(argument)
    }
    count &+= 1
  }

  @usableFromInline
  mutating func appendMore(_ argument: TemplateArgument) { more = (more ?? []) + [argument] }

  /// The argument at an index from 0, which must be there.
  package subscript(index: Int) -> TemplateArgument {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    default: (more ?? [])[index - Self.inlineCount]
    }
  }

  /// Calls the body with the argument at an index from 0, which must be there: in place, so that nothing is counted.
  @inline(__always)
  func at<Answer>(
    _ index: Int, _ body: (TemplateArgument) throws(TemplateRefusal) -> Answer
  ) throws(TemplateRefusal) -> Answer {
    switch index {
    case 0: try body(first)
    case 1: try body(second)
    case 2: try body(third)
    default: try body(self[index])
    }
  }

  /// The same for a body that cannot fail.
  @inline(__always)
  func quickly<Answer>(at index: Int, _ body: (TemplateArgument) -> Answer) -> Answer {
    switch index {
    case 0: body(first)
    case 1: body(second)
    case 2: body(third)
    default: body(self[index])
    }
  }

  /// All of them.
  package var list: [TemplateArgument] { (0..<count).map { self[$0] } }
}
