public import LanguageNumbers

/// Why a text could not be made from a template and its arguments.
///
/// A refused template is passed over and the next source is asked; the refusal says what the translator has to mend.
///
/// ```swift
/// try StringTemplate.text("%lld files").text(arguments: [.real(1.5)], in: context)
/// // throws kindMismatch(position: 1, expected: "%lld", found: .real)
/// ```
public enum TemplateRefusal: Error, Hashable, Sendable {
  /// The text uses an argument that the code does not give: `%3$@` with two arguments. Positions count from 1.
  case missingArgument(position: Int)
  /// The conversion cannot print that kind of argument: `%lld` with a `Double`, `%f` with an `Int`.
  case kindMismatch(position: Int, expected: String, found: TemplateArgument.Kind)
  /// Numbered and unnumbered conversions stand in one text: `%1$@ and %@`.
  case mixedPositions
  /// The text does not follow the grammar, at that UTF-8 offset: `100 %`, `%y`, `{name`.
  case malformed(reason: String, offset: Int)
  /// Neither the form for the number's category nor `other` is there.
  case missingCategory(PluralCategory)
  /// The text has plural forms and there is no number among the arguments.
  case missingNumber
  /// There is no text for the device, and none for other devices; `nil` when no device was named.
  case missingDevice(DeviceName?)
  /// `%#@name@` names no substitution.
  case undefinedSubstitution(String)
  /// `{name}` names no value.
  case unknownName(String)
  /// Substitutions refer to each other without an end.
  case nestedTooDeep
}

extension TemplateRefusal: CustomStringConvertible {
  /// The refusal in words, for a log or a report.
  public var description: String {
    switch self {
    case .missingArgument(let position): "argument \(position) is not given"
    case .kindMismatch(let position, let expected, let found):
      "argument \(position) is a \(found), which \(expected) cannot print"
    case .mixedPositions: "numbered and unnumbered conversions stand in one text"
    case .malformed(let reason, let offset): "\(reason) at offset \(offset)"
    case .missingCategory(let category): "no plural form \(category.rawValue), and no form other"
    case .missingNumber: "the text has plural forms and no argument is a number"
    case .missingDevice(let device?): "no text for the device \(device), and none for other devices"
    case .missingDevice(nil): "the text varies by device, and has none for other devices"
    case .undefinedSubstitution(let name): "the substitution \(name) is not defined"
    case .unknownName(let name): "there is no value named \(name)"
    case .nestedTooDeep: "substitutions refer to each other too deeply, or too often"
    }
  }
}
