import LanguageNumbers
import LanguageTags
import StringTemplates
import Testing

@Suite struct GrammarTests {
  @Test func `a text without arguments is answered as it stands`() {
    let texts = ["", "Send", "5% off", "%@ of %@", "100 %", "50%% done", "%", "%#@x@", "%3$@ %@", "العربية 5%"]
    #expect(failures(of: texts) { (written(.text($0), []), $0) } == [])
  }

  @Test func `an outline counts on from the greatest number there is`() {
    let outline = TextOutline("%@ %@ %arg", specifier: "lld", argument: .max)
    #expect(outline.conversions.map(\.position) == [.max, .max, .max])
  }

  static let texts: [(String, [TemplateArgument], String)] = [
    // A percent sign is written twice where there are arguments.
    ("%lld%%", [.integer(5)], "5%"),
    ("%%%@%%", [.text("x")], "%x%"),
    ("no place", [.text("x")], "no place"),
    // Order, and order by number.
    ("%@ of %@", [.text("4"), .text("5")], "4 of 5"),
    ("%2$@ before %1$@", [.text("a"), .text("b")], "b before a"),
    ("%1$@ and %1$@", [.text("a")], "a and a"),
    ("%@", [.text("a"), .text("left out")], "a"),
    // What is inserted is not parsed.
    ("%@, %@", [.text("%@ %lld %% %#@x@"), .text("%n")], "%@ %lld %% %#@x@, %n"),
    // `%@` takes anything.
    (
      "%@ %@ %@", [.integer(-5), .unsigned(18_446_744_073_709_551_615), .real(0.5)], "-5 18,446,744,073,709,551,615 0.5"
    ),
    ("%@", [.deferred { "in \($0)" }], "in en"),
    // The integer family, with every length.
    ("%d %i %ld %lld %hd %hhd %qd %zd %jd %td", Array(repeating: .integer(7), count: 10), "7 7 7 7 7 7 7 7 7 7"),
    ("%u %lu %llu %U %D", Array(repeating: .integer(1234), count: 5), "1,234 1,234 1,234 1,234 1,234"),
    ("%lld", [.integer(.min)], "-9,223,372,036,854,775,808"),
    ("%x %X %#x %o %#o", Array(repeating: .integer(2748), count: 5), "abc ABC 0xabc 5274 05274"),
    ("%x %lx", [.integer(-1), .integer(-1)], "ffffffff ffffffffffffffff"),
    ("%#X|%#x|%08x", [.integer(255), .integer(0), .integer(255)], "0XFF|0|000000ff"),
    // Zeros stand behind the mark, and not beside a precision.
    (
      "%#08x|%#08X|%08o|%#08o|%-#8x|%#8x|%08.3x|%#.4x", Array(repeating: .integer(255), count: 8),
      "0x0000ff|0X0000FF|00000377|00000377|0xff    |    0xff|     0ff|0x00ff"
    ),
    // Flags, width, precision.
    (
      "[%5d] [%-5d] [%05d] [%+d] [% d]", Array(repeating: .integer(42), count: 5), "[   42] [42   ] [00042] [+42] [ 42]"
    ),
    ("[%05d] [%.3d] [%5.3d]", [.integer(-42), .integer(7), .integer(7)], "[-0042] [007] [  007]"),
    ("[%'d]", [.integer(1234)], "[1,234]"),
    ("[%6@] [%-6@] [%.2@] [%.2s]", Array(repeating: .text("abc"), count: 4), "[   abc] [abc   ] [ab] [ab]"),
    ("[%3@]", [.text("👩‍👩‍👧‍👦")], "[  👩‍👩‍👧‍👦]"),
    ("%c%C", [.integer(65), .integer(0x1F600)], "A😀"),
    // `%n` takes its place and prints nothing.
    ("%lld%n %@", [.integer(1), .text("hidden"), .text("x")], "1 x"),
    ("%1$lld %3$n%2$@", [.integer(1), .text("x"), .text("hidden")], "1 x"),
  ]

  @Test func `conversions print what IEEE 1003.1 and Foundation print`() {
    #expect(failures(of: Self.texts) { (written(.text($0.0), $0.1), $0.2) } == [])
  }

  @Test func `hexadecimal and octal are the same in every language`() {
    let bengali = TemplateContext(language: LanguageTag("bn")!)
    let text = try? StringTemplate.text("%08x %#08x %08o %05d").text(
      arguments: Array(repeating: .integer(255), count: 4), in: bengali)
    #expect(text == "000000ff 0x0000ff 00000377 ০০২৫৫")
  }

  static let refusals: [(String, [TemplateArgument], String)] = [
    ("%@ %@", [.text("a")], "argument 2 is not given"),
    ("%3$@", [.text("a"), .text("b")], "argument 3 is not given"),
    ("%1$lld %3$n", [.integer(1), .text("b")], "argument 3 is not given"),
    ("%2$n %@", [.text("a"), .text("b")], "numbered and unnumbered conversions stand in one text"),
    ("%lld", [.real(1.5)], "argument 1 is a number with a fraction, which %lld cannot print"),
    ("%lld", [.text("5")], "argument 1 is a text, which %lld cannot print"),
    ("%2$f", [.text("a"), .integer(5)], "argument 2 is a whole number, which %2$f cannot print"),
    ("%s", [.integer(5)], "argument 1 is a whole number, which %s cannot print"),
    ("%c", [.integer(0xD800)], "argument 1 is a whole number, which %c cannot print"),
    ("%1$@ and %@", [.text("a"), .text("b")], "numbered and unnumbered conversions stand in one text"),
    ("100 %", [.text("a")], "a % with nothing behind it at offset 4"),
    ("%5", [.text("a")], "a conversion without its letter at offset 0"),
    ("%y", [.text("a")], "the conversion %y is not known at offset 0"),
    ("%p", [.text("a")], "the conversion %p is not known at offset 0"),
    ("%*d", [.integer(3), .integer(4)], "the conversion %* is not known at offset 0"),
    ("é%\u{7}", [.text("a")], "a % that begins no conversion at offset 2"),
    ("%é", [.text("a")], "a % that begins no conversion at offset 0"),
    ("%0$@", [.text("a")], "arguments count from 1 at offset 0"),
    ("%1000000000000000000000d", [.integer(1)], "a number above 200 at offset 0"),
    ("%.999f", [.real(1)], "a number above 200 at offset 0"),
    ("%#@x", [.integer(1)], "a substitution without its closing @ at offset 0"),
    ("%#@x@", [.integer(1)], "the substitution x is not defined"),
  ]

  @Test func `a text that its arguments cannot satisfy is refused with a reason`() {
    #expect(failures(of: Self.refusals) { (written(.text($0.0), $0.1), "refused: " + $0.2) } == [])
  }

  @Test func `arguments are isolated where it is asked for`() {
    let found = written(.text("%@: %lld%%"), [.text("Ada"), .integer(5)], isolates: true)
    #expect(found == "\u{2068}Ada\u{2069}: \u{2068}5\u{2069}%")
  }

  @Test func `a template says what it was made of`() {
    let form = TemplateForm.plural(PluralForms([.one: "%lld file", .other: "%lld files"]))
    #expect(StringTemplate(form).form == form)
    #expect(StringTemplate.text("Send").form == .text("Send"))
    #expect(StringTemplate.text("%@").form.isPlainText && !form.isPlainText)
  }
}
