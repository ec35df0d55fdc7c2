import LanguageNumbers
import StringTemplates
import Testing

@Suite struct SubstitutionTests {
  static let lanes = Substitution(argument: 1, forms: PluralForms([.one: "%arg lane", .other: "%arg lanes"]))
  static let lights = Substitution(
    argument: 2, specifier: "d", forms: PluralForms([.one: "%2$d light", .other: "%2$d lights"]))

  @Test func `two substitutions choose their forms each by its own number`() {
    let template = StringTemplate(
      .substituted("Guide %3$@: %#@lanes@ beside %2$#@lights@", ["lanes": Self.lanes, "lights": Self.lights]))
    let found = written(template, [.integer(1), .integer(2), .text("Ada")])
    #expect(found == "Guide Ada: 1 lane beside 2 lights")
    #expect(written(template, [.integer(1234), .integer(1), .text("Ada")]) == "Guide Ada: 1,234 lanes beside 1 light")
  }

  private static let towers = Dictionary(
    uniqueKeysWithValues: (0..<7).map { place in
      let text = String(repeating: "%1$#@\(place + 1)@", count: 20)
      return ("\(place)", Substitution(argument: 1, forms: PluralForms([.other: place == 6 ? "ha" : text])))
    })

  static let cases: [(String, [String: Substitution], [TemplateArgument], String)] = [
    // An argument number of the substitution's own does not count among the unnumbered conversions.
    (
      "%lld: liked %#@n@", ["n": .init(argument: 2, forms: PluralForms([.one: "%arg post", .other: "%arg posts"]))],
      [.integer(7), .integer(1)], "7: liked 1 post"
    ),
    // Without one, the name takes its place among them.
    (
      "%@ has %#@n@", ["n": .init(forms: PluralForms([.one: "%arg post", .other: "%arg posts"]))],
      [.text("Ada"), .integer(2)], "Ada has 2 posts"
    ),
    // Unnumbered conversions in a form count on from the argument.
    (
      "%1$@ sees %#@n@", ["n": .init(argument: 2, forms: PluralForms([.other: "%lld signals for %@"]))],
      [.text("Ada"), .integer(2), .text("Bo")], "Ada sees 2 signals for Bo"
    ),
    // A form may name other arguments by number, and leave its own out.
    (
      "%#@n@", ["n": .init(specifier: "lf", forms: PluralForms([.one: "%2$@ step", .other: "%2$@ steps"]))],
      [.real(1.5), .text("half")], "half steps"
    ),
    ("%#@n@ before %1$#@n@", ["n": lanes], [.integer(1)], "1 lane before 1 lane"),
    ("%#@信号@!", ["信号": .init(argument: 1, forms: PluralForms([.other: "%arg 次"]))], [.integer(3)], "3 次!"),
    ("%#@n@", ["n": .init(specifier: ".1f", forms: PluralForms([.other: "%arg km"]))], [.real(2.25)], "2.2 km"),
    (
      "%#@n@", ["n": .init(specifier: "@", forms: PluralForms([.one: "%arg seat", .other: "%arg seats"]))],
      [.integer(1)], "1 seat"
    ),
    ("%#@n@", ["n": .init(specifier: "nonsense", forms: PluralForms([.other: "%arg"]))], [.integer(1)], "1"),
    ("%#@n@", ["n": .init(argument: -1, forms: PluralForms([.other: "%arg"]))], [.integer(1)], "1"),
    // An unused substitution harms nothing, and its text stays a plain one.
    ("Ready %@, 50%%", ["n": lanes], [.text("x")], "Ready x, 50%"),
    ("Ready, 50%", ["n": lanes], [], "Ready, 50%"),
    // Refusals.
    ("%#@n@", ["n": lanes], [], "refused: argument 1 is not given"),
    ("%#@n@", ["n": lanes], [.text("1")], "refused: argument 1 is a text, which %lld cannot print"),
    ("%#@n@", ["n": lanes], [.real(1)], "refused: argument 1 is a number with a fraction, which %arg cannot print"),
    // A form that leaves its number out takes any number.
    (
      "%#@n@", ["n": .init(forms: PluralForms([.one: "a lane", .other: "%2$@ lanes"]))], [.real(2.5), .text("some")],
      "some lanes"
    ),
    ("%#@m@", ["n": lanes], [.integer(1)], "refused: the substitution m is not defined"),
    (
      "%#@n@", ["n": .init(forms: PluralForms([.one: "x"]))], [.integer(2)],
      "refused: no plural form other, and no form other"
    ),
    (
      "%#@n@", ["n": .init(forms: PluralForms([.other: "%#@n@"]))], [.integer(2)],
      "refused: substitutions refer to each other too deeply, or too often"
    ),
    // Not deep, but twenty in each of seven: a text of gigabytes.
    ("%#@0@", towers, [.integer(2)], "refused: substitutions refer to each other too deeply, or too often"),
    (
      String(repeating: "%1$#@n@ ", count: 256), ["n": .init(argument: 1, forms: PluralForms([.other: "%arg"]))],
      [.integer(2)], String(repeating: "2 ", count: 256)
    ),
    (
      "%1$@ %#@n@", ["n": .init(forms: PluralForms([.other: "x"]))], [.text("a"), .integer(2)],
      "refused: numbered and unnumbered conversions stand in one text"
    ),
  ]

  @Test func `substitutions find their argument and print it`() {
    #expect(failures(of: Self.cases) { (written(StringTemplate(.substituted($0.0, $0.1)), $0.2), $0.3) } == [])
  }

  @Test func `one substitution may stand inside another, as in hand-written files`() {
    let template = StringTemplate(
      .substituted(
        "%1$#@first@",
        [
          "first": .init(
            forms: PluralForms([.one: "one goose in %2$#@second@", .other: "%1$d geese in %2$#@second@"])),
          "second": .init(forms: PluralForms([.one: "its field", .other: "%2$d fields"])),
        ]))
    #expect(written(template, [.integer(1), .integer(1)]) == "one goose in its field")
    #expect(written(template, [.integer(5), .integer(2)]) == "5 geese in 2 fields")
  }
}
