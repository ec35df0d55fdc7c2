/// The form of a text that a number asks for, as CLDR names the forms (UTS #35, part 3, "Language Plural Rules").
///
/// The names are only names: Latvian `zero` covers 0, 10, 11 and 20, French `one` covers 0 and 1.5.
///
/// ```swift
/// PluralRules.cardinal(for: latvian).category(for: 20)  // .zero
/// ```
public enum PluralCategory: String, CaseIterable, Codable, Sendable {
  /// The form that Arabic, Latvian and Welsh have for 0 and its like.
  case zero
  /// The form for 1 and its like.
  case one
  /// The form for 2 and its like.
  case two
  /// The form for a few, such as Polish 2, 3, 4.
  case few
  /// The form for many, such as Polish 5; in French a whole number of millions.
  case many
  /// The form that every language has: the only one in Japanese, the one for fractions in Russian.
  case other
}
