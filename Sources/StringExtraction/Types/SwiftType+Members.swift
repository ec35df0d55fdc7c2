extension SwiftType {
  /// What an array or a dictionary gives by subscript; nil for what is neither.
  var element: SwiftType? {
    guard name.hasPrefix("["), name.hasSuffix("]") else { return nil }
    let inner = name.dropFirst().dropLast()
    var depth = 0
    for index in inner.indices {
      switch inner[index] {
      case "[", "(", "<": depth += 1
      case "]", ")", ">": depth -= 1
      case ":" where depth == 0: return SwiftType(spelled: String(inner[inner.index(after: index)...])).optional
      default: break
      }
    }
    return SwiftType(String(inner))
  }

  /// The type of a member of the standard library's types, by its name; a method's ends in `()`.
  func standardMember(_ member: String) -> SwiftType? {
    if isText, let type = Self.textMembers[member] { return SwiftType(type) }
    if isCollection {
      switch member {
      case "count", "endIndex", "startIndex":
        return name.hasPrefix("[") && !name.contains(":") || member == "count" ? .int : nil
      case "isEmpty": return .bool
      case "first", "last": return name.contains(":") ? nil : element?.optional
      case "joined()": return .string
      default: return nil
      }
    }
    if isNumber || name == "Decimal" {
      switch member {
      case "description", "formatted()": return .string
      case "rounded()", "magnitude": return isReal ? self : nil
      default: return nil
      }
    }
    if ["Date", "Duration", "URL", "UUID", "Measurement"].contains(name) || name.hasPrefix("Measurement<") {
      return ["formatted()", "description", "uuidString", "absoluteString", "path", "lastPathComponent"].contains(
        member)
        ? .string : nil
    }
    return nil
  }

  private var isCollection: Bool {
    !isOptional && (name.hasPrefix("[") || ["Array<", "Set<", "Dictionary<"].contains { name.hasPrefix($0) })
  }

  private static let textMembers = [
    "count": "Int", "isEmpty": "Bool", "description": "String", "uppercased()": "String", "lowercased()": "String",
    "capitalized": "String", "localizedCapitalized": "String", "localizedUppercase": "String",
    "localizedLowercase": "String", "trimmingCharacters()": "String", "replacingOccurrences()": "String",
    "prefix()": "Substring", "suffix()": "Substring", "dropFirst()": "Substring", "dropLast()": "Substring",
    "first": "Character?", "last": "Character?",
  ]
}
