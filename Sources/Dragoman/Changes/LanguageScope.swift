public import LanguageTags
import Synchronization

/// The language that a task speaks instead of everybody's.
final class LanguageScope: Sendable {
  /// How many scopes live, counted by their objects: a task that outlives the call which gave it a language still
  /// holds its scope.
  private static let living = Atomic(0)
  @TaskLocal private static var scope: LanguageScope?

  let tag: LanguageTag

  private init(_ tag: LanguageTag) {
    self.tag = tag
    Self.living.wrappingAdd(1, ordering: .relaxed)
  }

  deinit { Self.living.wrappingSubtract(1, ordering: .relaxed) }

  /// The language of the scope this code runs in. Whoever uses no scopes pays one load: a scope of this task was
  /// counted before this code began, so relaxed ordering sees it.
  @inline(__always)
  static var current: LanguageTag? {
    living.load(ordering: .relaxed) > 0 ? innermost : nil
  }

  @inline(never)
  private static var innermost: LanguageTag? { scope?.tag }

  static func with<Result>(_ tag: LanguageTag, _ body: () throws -> Result) rethrows -> Result {
    try $scope.withValue(LanguageScope(tag), operation: body)
  }

  static func with<Result>(
    _ tag: LanguageTag, isolation: isolated (any Actor)?, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $scope.withValue(LanguageScope(tag), operation: body, isolation: isolation)
  }
}

/// Speaks a language in everything that the body does, whatever the resolvers of the process speak: a server answers
/// each request in the language of its reader.
///
/// ```swift
/// withLanguage(LanguageTag("ar")!) { resolver.text("Done") }  // "تم"
/// resolver.text("Done")                                       // "Done"
/// ```
///
/// Child tasks and `Task {}` inherit the language; a detached task, and the body of a SwiftUI child view, does not.
public func withLanguage<Result>(_ tag: LanguageTag, _ body: () throws -> Result) rethrows -> Result {
  try LanguageScope.with(tag, body)
}

/// Speaks a language in everything that the asynchronous body does. See the synchronous form.
public func withLanguage<Result>(
  _ tag: LanguageTag, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await LanguageScope.with(tag, isolation: isolation, body)
}
