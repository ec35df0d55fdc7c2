import LanguageTags
import StringTemplates

/// What came out of a template: a text or the words of a refusal, so that a table of expectations has one column.
func written(
  _ template: StringTemplate, _ arguments: [TemplateArgument], language: String = "en", device: DeviceName? = nil,
  numbers: NumberStyle = .localized, isolates: Bool = false
) -> String {
  let context = TemplateContext(
    language: LanguageTag(language) ?? .english, device: device, numbers: numbers, isolatesArguments: isolates)
  do throws(TemplateRefusal) {
    return try template.text(arguments: arguments, in: context)
  } catch {
    return "refused: \(error)"
  }
}

/// The failures among expectations, readable as they stand.
func failures<Case>(of cases: [Case], _ check: (Case) -> (found: String, expected: String)) -> [String] {
  cases.compactMap { one in
    let (found, expected) = check(one)
    return found == expected ? nil : "\(one): expected \"\(expected)\", found \"\(found)\""
  }
}
