extension CatalogTables {
  /// The compiled form as a Swift literal for a `StaticString`: what a generated source file holds of a catalog.
  ///
  /// ```swift
  /// let source = "let builtIn: StaticString = " + (try tables.swiftLiteral())
  /// ```
  ///
  /// What does not print, and what changes the order in which text is shown, is escaped, so that the source file shows
  /// what it holds.
  ///
  /// - Throws: ``CompiledFormError`` only for tables that were themselves read from a damaged compiled form.
  public func swiftLiteral() throws(CompiledFormError) -> String {
    var literal = "\"\"\"\n"
    var column = 0
    for scalar in String(decoding: try compiled(), as: UTF8.self).unicodeScalars {
      if column >= 110 {
        literal += "\\\n"
        column = 0
      }
      let spelled = Self.spelling(of: scalar)
      literal += spelled
      column += spelled.unicodeScalars.count
    }
    return literal + "\n\"\"\""
  }

  private static func spelling(of scalar: UnicodeScalar) -> String {
    switch scalar {
    case "\\", "\"": return "\\" + String(scalar)
    case "\n": return "\\n"
    default: break
    }
    let isShown =
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
      // A mark at the beginning of a line would stand on the line break, and a space there might be lost.
      case .nonspacingMark, .spacingMark, .enclosingMark: false
      case .spaceSeparator: scalar == " "
      default: true
      }
    return isShown ? String(scalar) : "\\u{" + String(scalar.value, radix: 16) + "}"
  }
}
