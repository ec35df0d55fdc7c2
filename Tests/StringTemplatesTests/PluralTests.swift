import LanguageNumbers
import StringTemplates
import Testing

@Suite struct PluralTests {
  static let russian = StringTemplate(
    .plural(PluralForms([.one: "%lld файл", .few: "%lld файла", .many: "%lld файлов", .other: "%lld файла"])))
  static let arabic = StringTemplate(
    .plural(
      PluralForms([
        .zero: "لا ملفات", .one: "ملف واحد", .two: "ملفان", .few: "%lld ملفات", .many: "%lld ملفًا",
        .other: "%lld ملف",
      ])))
  static let english = StringTemplate(.plural(PluralForms([.one: "%lld file", .other: "%lld files"])))

  static let cases: [(String, StringTemplate, Int64, String)] = [
    ("ru", russian, 1, "1 файл"), ("ru", russian, 2, "2 файла"), ("ru", russian, 5, "5 файлов"),
    ("ru", russian, 11, "11 файлов"), ("ru", russian, 12, "12 файлов"), ("ru", russian, 21, "21 файл"),
    ("ru", russian, 111, "111 файлов"), ("ru", russian, -1, "-1 файл"),
    ("ar", arabic, 0, "لا ملفات"), ("ar", arabic, 1, "ملف واحد"), ("ar", arabic, 2, "ملفان"),
    ("ar-EG", arabic, 3, "٣ ملفات"), ("ar-EG", arabic, 11, "١١ ملفًا"), ("ar-EG", arabic, 100, "١٠٠ ملف"),
    ("en", english, 0, "0 files"), ("en", english, 1, "1 file"), ("en", english, 1234, "1,234 files"),
    // The category is that of the text's language: Turkish and English differ from Russian over 2.
    ("tr", russian, 2, "2 файла"), ("en", russian, 21, "21 файла"),
  ]

  @Test func `each number takes the form of the text's language`() {
    #expect(failures(of: Self.cases) { (written($0.1, [.integer($0.2)], language: $0.0), $0.3) } == [])
  }

  @Test func `an explicit zero answers exactly nought in every language`() {
    let template = StringTemplate(.plural(PluralForms([.zero: "nothing", .one: "%lld", .other: "%lld of them"])))
    #expect(written(template, [.integer(0)]) == "nothing")
    #expect(written(template, [.unsigned(0)], language: "ru") == "nothing")
    #expect(written(template, [.integer(10)]) == "10 of them")
  }

  @Test func `a missing form is answered by other, and without other refused`() {
    let template = StringTemplate(.plural(PluralForms([.one: "%lld seat", .other: "%lld seats"])))
    #expect(written(template, [.integer(5)], language: "ru") == "5 seats")
    let bare = StringTemplate(.plural(PluralForms([.one: "%lld seat"])))
    #expect(written(bare, [.integer(5)], language: "ru") == "refused: no plural form many, and no form other")
  }

  @Test func `the number is what the first integer conversion prints`() {
    let template = StringTemplate(
      .plural(PluralForms([.one: "One from %1$@", .other: "%2$lld from %1$@, %3$lld in all"])))
    #expect(written(template, [.text("Ada"), .integer(1), .integer(9)]) == "One from Ada")
    #expect(written(template, [.text("Ada"), .integer(3), .integer(1)]) == "3 from Ada, 1 in all")
    #expect(
      written(template, [.integer(1), .text("Ada"), .integer(1)])
        == "refused: argument 2 is a text, which %lld cannot print")
  }

  @Test func `a key of objects goes by the first number`() {
    let template = StringTemplate(.plural(PluralForms([.one: "%@: %@ seat", .other: "%@: %@ seats"])))
    #expect(written(template, [.text("Bus"), .integer(1)]) == "Bus: 1 seat")
    #expect(written(template, [.text("Bus"), .integer(7)]) == "Bus: 7 seats")
    #expect(
      written(template, [.text("Bus"), .text("1")]) == "refused: the text has plural forms and no argument is a number")
  }

  @Test func `forms without a number take the first number given`() {
    let template = StringTemplate(.plural(PluralForms([.one: "a file", .other: "files"])))
    #expect(written(template, [.integer(1)]) == "a file")
    #expect(written(template, [.integer(2)]) == "files")
    #expect(written(template, [.real(1.5)]) == "files")
  }

  @Test func `a fraction counts by its value`() {
    let template = StringTemplate(.plural(PluralForms([.one: "%.1f metre", .other: "%.1f metres"])))
    #expect(written(template, [.real(1.0)]) == "1.0 metre")
    #expect(written(template, [.real(1.5)]) == "1.5 metres")
    #expect(written(template, [.integer(1)]) == "refused: argument 1 is a whole number, which %.1f cannot print")
  }

  @Test func `a plural without a number is refused`() {
    #expect(written(Self.english, []) == "refused: the text has plural forms and no argument is a number")
  }
}
