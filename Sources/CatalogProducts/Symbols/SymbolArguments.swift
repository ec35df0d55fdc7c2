import StringTemplates

/// A parameter of a symbol's function.
struct SymbolArgument: Equatable {
  /// The label, where a substitution gives it its name.
  var label: String?
  /// The Swift type: `Int`, `String`.
  var type: String
  /// The conversion, where the type has a choice of them: `%lld`.
  var specifier: String?
}

/// The arguments that the source language's texts of a key ask for, by position.
struct SymbolArguments {
  private(set) var byPosition: [Int: SymbolArgument] = [:]
  /// What cannot be: an argument of two types.
  private(set) var conflict: String?
  private var firstFree = 1

  /// The arguments of a localization, or of the key where it has no text.
  init(key: String, form: LocalizationForm?) {
    guard let form, !form.isEmpty else {
      add(TextOutline(key).conversions)
      return
    }
    var positions: [String: Int] = [:]
    for substitution in form.substitutions ?? [] { positions[substitution.name] = substitution.argument }
    for unit in form.texts { add(TextOutline(unit.text, positions: positions).conversions) }
    let referred = Set(form.units.flatMap { SubstitutionReferences($0.text).references.map(\.name) })
    for substitution in form.substitutions ?? [] where referred.contains(substitution.name) { add(substitution) }
    // Plural forms may leave the number out that the key has.
    if byPosition.isEmpty || !form.plural.isEmpty { add(TextOutline(key).conversions) }
  }

  private mutating func add(_ conversions: [TextOutline.Conversion]) {
    // What `%arg` stands for, the substitution itself says.
    for conversion in conversions where conversion.spelling != "%arg" {
      guard let argument = SymbolArgument(conversion) else { continue }
      add(argument, at: conversion.position)
    }
  }

  private mutating func add(_ substitution: LocalizationForm.Substitution) {
    let position = substitution.argument ?? nextFree()
    let outline = TextOutline("%" + substitution.specifier)
    var argument =
      outline.conversions.first.flatMap { SymbolArgument($0) } ?? SymbolArgument(type: "Int", specifier: "%lld")
    argument.label = substitution.name
    add(argument, at: position)
    for form in substitution.cases {
      add(TextOutline(form.unit.text, specifier: substitution.specifier, argument: position).conversions)
    }
  }

  /// The first position that no text speaks of.
  private mutating func nextFree() -> Int {
    while byPosition[firstFree] != nil { firstFree += 1 }
    return firstFree
  }

  private mutating func add(_ argument: SymbolArgument, at position: Int) {
    guard let known = byPosition[position] else {
      byPosition[position] = argument
      return
    }
    if known.type != argument.type {
      conflict = "argument \(position) is \(known.type) in one text and \(argument.type) in another"
    }
    if known.label == nil { byPosition[position]?.label = argument.label }
  }

  /// The arguments in their order; `nil` when the texts skip one, whose type nobody knows.
  var inOrder: [SymbolArgument]? {
    let count = byPosition.keys.max() ?? 0
    // A catalog may number an argument as it likes.
    guard byPosition.count == count else { return nil }
    return (0..<count).compactMap { byPosition[$0 + 1] }
  }
}

extension SymbolArgument {
  /// The parameter that a conversion prints; `nil` for `%n`, which prints none.
  fileprivate init?(_ conversion: TextOutline.Conversion) {
    switch conversion.argument {
    case nil: return nil
    case .anything, .bytes: self.init(type: "String")
    case .real: self.init(type: "Double", specifier: Self.unnumbered(conversion.spelling))
    case .character: self.init(type: "Int32", specifier: Self.unnumbered(conversion.spelling))
    case .whole: self.init(type: Self.integer(conversion.spelling), specifier: Self.unnumbered(conversion.spelling))
    }
  }

  private static func unnumbered(_ spelling: String) -> String {
    guard let dollar = spelling.firstIndex(of: "$") else { return spelling }
    return "%" + spelling[spelling.index(after: dollar)...]
  }

  /// `%lld` is Int, `%d` is Int32, and without a sign they are UInt and UInt32.
  private static func integer(_ spelling: String) -> String {
    let isLong = spelling.contains { "lqjzt".contains($0) }
    let isUnsigned = spelling.last.map { "uUxXoO".contains($0) } ?? false
    return (isUnsigned ? "UInt" : "Int") + (isLong ? "" : "32")
  }
}
