/// One attribute of an element, its value escaped.
///
/// ```swift
/// HTMLAttribute.data("text", "rating.value").markup      // " data-text=\"rating.value\""
/// HTMLAttribute.href("javascript:alert(1)").markup       // " href=\"#\""
/// ```
///
/// No attribute that runs a script (`onclick`) or styles in line (`style`) exists.
public struct HTMLAttribute: Sendable, Hashable {
  /// The attribute as it stands in the tag, with the space before it.
  public let markup: String

  private init(_ name: String, _ value: String) { markup = " \(name)=\"\(HTML.escaped(value))\"" }
  private init(flag name: String) { markup = " " + name }

  /// An attribute of the closed list of names.
  public static func named(_ name: Name, _ value: String) -> HTMLAttribute { HTMLAttribute(name.rawValue, value) }
  /// An attribute whose presence is its value; nil, which is left out, when it does not hold.
  public static func flag(_ flag: Flag, _ holds: Bool = true) -> HTMLAttribute? {
    holds ? HTMLAttribute(flag: flag.rawValue) : nil
  }

  /// The `id`.
  public static func id(_ id: String) -> HTMLAttribute { HTMLAttribute("id", id) }
  /// The classes, separated by spaces.
  public static func `class`(_ names: String) -> HTMLAttribute { HTMLAttribute("class", names) }
  /// Data for the page's own script: `data("text", …)` is `data-text`. Anything but a–z and `-` is left out of the name.
  public static func data(_ name: String, _ value: String) -> HTMLAttribute {
    HTMLAttribute("data-" + name.filter { ("a"..."z").contains($0) || $0 == "-" }, value)
  }
  /// A state or relation for assistive technology: `aria(.label, …)`.
  public static func aria(_ name: Aria, _ value: String) -> HTMLAttribute {
    HTMLAttribute("aria-" + name.rawValue, value)
  }
  /// Where a link leads. Only paths of this service, fragments and `https` addresses; anything else becomes `#`.
  public static func href(_ address: String) -> HTMLAttribute { HTMLAttribute("href", safe(address)) }
  /// Where a script comes from: a path of this service.
  public static func src(_ address: String) -> HTMLAttribute { HTMLAttribute("src", safe(address)) }
  /// Where a form goes: a path of this service.
  public static func action(_ address: String) -> HTMLAttribute { HTMLAttribute("action", safe(address)) }

  /// Where a link in somebody's text leads, or its image comes from: any address but one that could run a script, in the
  /// way that browsers read it. Which schemes are wanted is for the caller to say; nil for an address that is refused.
  public static func address(_ name: AddressName, _ address: String) -> HTMLAttribute? {
    let seen = address.utf8.filter { $0 > 0x20 && $0 != 0x7F }.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    let runs = ["javascript:", "vbscript:", "data:"].contains { seen.starts(with: $0.utf8) }
    return runs ? nil : HTMLAttribute(name.rawValue, address)
  }

  private static func safe(_ address: String) -> String {
    let isPath = address.hasPrefix("/") && !address.hasPrefix("//") && !address.hasPrefix("/\\")
    let isAllowed = isPath || address.hasPrefix("#") || address.lowercased().hasPrefix("https://")
    let hasControl = address.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    return isAllowed && !hasControl ? address : "#"
  }
}

extension HTMLAttribute {
  /// The names of attributes with a value.
  public enum Name: String, Sendable, CaseIterable {
    case lang, dir, title, role, name, value, type, method, rel, charset, content, placeholder, min, max, step, size
    case `for`, form, tabindex, inputmode, autocomplete, maxlength, pattern, translate, media, scope, colspan, enctype
    case datetime, low, high, optimum, spellcheck, autocapitalize, enterkeyhint, alt, start, loading, referrerpolicy,
      rows
  }

  /// The names of attributes that hold an address out of somebody's text.
  public enum AddressName: String, Sendable, CaseIterable {
    case href, src
  }

  /// The names of attributes that are there or not.
  public enum Flag: String, Sendable, CaseIterable {
    case hidden, disabled, checked, selected, required, readonly, open, novalidate, inert
  }

  /// The names behind `aria-`.
  public enum Aria: String, Sendable, CaseIterable {
    case label, labelledby, describedby, live, hidden, pressed, current, controls, expanded, busy, atomic, invalid
    case valuenow, valuemin, valuemax, valuetext, selected, checked, disabled, roledescription, errormessage
  }
}
