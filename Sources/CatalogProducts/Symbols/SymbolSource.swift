import StringTemplates

/// One symbol: what it is called, what it takes, and what it stands for.
struct StringSymbol {
  var name: String
  var key: String
  var comment: String?
  var arguments: [SymbolArgument]
  /// The source text, where it is one text and not the key.
  var text: String?
}

/// The Swift source of a catalog's symbols.
struct SymbolSource {
  let table: String
  let access: SymbolAccess
  let symbols: [StringSymbol]

  /// The whole file.
  var text: String {
    let modifier = access == .public ? "public " : ""
    let body = isNested ? nested(modifier) : members(modifier, indent: "  ")
    return """
      // Made from “\(table.controlsRemoved).xcstrings” by dragoman. Do not edit: change the catalog.
      // swift-format-ignore-file

      \(modifier)import Foundation
      #if canImport(FoundationStrings)
        \(modifier)import FoundationStrings
      #endif

      #if SWIFT_PACKAGE
        private nonisolated let resourceBundle = LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)
      #else
        private final class ResourceBundleClass {}
        private nonisolated let resourceBundle = LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)
      #endif

      extension LocalizedStringResource {
      \(body)}

      """
  }

  /// The symbols of every table but the default one have a type of their own around them.
  private var isNested: Bool { table != "Localizable" }

  private func nested(_ modifier: String) -> String {
    """
      /// The texts of “\(table.controlsRemoved).xcstrings”.
      \(modifier)enum \(SymbolName.declared(SymbolName.type(of: table))) {
    \(members(modifier, indent: "    "))  }

    """
  }

  private func members(_ modifier: String, indent: String) -> String {
    symbols.map { symbol in
      let lines = documentation(of: symbol) + declaration(of: symbol, modifier)
      return lines.map { indent + $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private func documentation(of symbol: StringSymbol) -> [String] {
    let comment = (symbol.comment ?? "").split(whereSeparator: \.isNewline).map { String($0).controlsRemoved }
    let key = "The text of the key “\(symbol.key.controlsRemoved)”."
    return ((comment.isEmpty ? [] : comment + [""]) + [key]).map { $0.isEmpty ? "///" : "/// " + $0 }
  }

  private func declaration(of symbol: StringSymbol, _ modifier: String) -> [String] {
    let name = SymbolName.declared(symbol.name)
    let parameters = symbol.arguments.enumerated().map { index, argument in
      "\(label(argument, index)): \(argument.type)"
    }
    let head =
      symbol.arguments.isEmpty
      ? "var \(name): LocalizedStringResource"
      : "func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource"
    return ["\(modifier)static \(head) {", "  \(call(symbol))", "}"]
  }

  private func label(_ argument: SymbolArgument, _ index: Int) -> String {
    argument.label.flatMap(SymbolName.member).map(SymbolName.declared) ?? "_ arg\(index + 1)"
  }

  private func call(_ symbol: StringSymbol) -> String {
    let value = symbol.arguments.isEmpty ? symbol.text.map(\.swiftLiteral) : "\"" + interpolated(symbol) + "\""
    let key = symbol.key.swiftLiteral
    // With a default the key is taken as it stands; without one a percent sign in it might be taken for a conversion.
    let needsValue = value != nil || symbol.key.utf8.contains(UInt8(ascii: "%"))
    let defaultValue = needsValue ? ", defaultValue: " + (value ?? key) : ""
    return "LocalizedStringResource(\(key)\(defaultValue), table: \(table.swiftLiteral), bundle: resourceBundle)"
  }

  /// The default text with the arguments in place; only the arguments, where it names them in another order.
  private func interpolated(_ symbol: StringSymbol) -> String {
    let names = symbol.arguments.enumerated().map { index, argument in
      argument.label.flatMap(SymbolName.member).map(SymbolName.declared) ?? "arg\(index + 1)"
    }
    let values = symbol.arguments.indices.map { index in
      symbol.arguments[index].specifier.map { "\\(\(names[index]), specifier: \"\($0)\")" } ?? "\\(\(names[index]))"
    }
    return pieces(of: symbol.text ?? symbol.key, count: values.count).map { pieces in
      pieces[0] + zip(values, pieces.dropFirst()).map { $0 + $1 }.joined()
    } ?? values.joined()
  }

  /// What stands around the conversions of a text, if these are all the arguments in their order.
  private func pieces(of text: String, count: Int) -> [String]? {
    let outline = TextOutline(text)
    guard outline.refusal == nil, outline.substitutions.isEmpty, outline.conversions.map(\.position) == Array(1...count)
    else { return nil }
    var rest = text[...]
    var pieces: [String] = []
    for conversion in outline.conversions {
      guard let place = rest.firstRange(of: conversion.spelling) else { return nil }
      pieces.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return (pieces + [String(rest)]).map { $0.replacing("%%", with: "%").swiftLiteralBody }
  }
}

extension String {
  /// The text as a Swift literal.
  fileprivate var swiftLiteral: String { "\"" + swiftLiteralBody + "\"" }

  fileprivate var swiftLiteralBody: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\" + String(scalar)
      case "\n": "\\n"
      default: scalar.isShown ? String(scalar) : "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }.joined()
  }

  /// The text without what could end a comment's line.
  fileprivate var controlsRemoved: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isShown ? $0 : " " }))
  }
}

extension Unicode.Scalar {
  /// Whether the scalar shows in source, and does not change the order in which it is shown.
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
    default: true
    }
  }
}
