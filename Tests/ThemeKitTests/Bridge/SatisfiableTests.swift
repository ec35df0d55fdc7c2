import Testing
import ThemeKit

@Suite struct SatisfiableTests {
  @Test func `a translation is judged by its placeholders and the number of values`() {
    let rows: [(String, Int, Bool)] = [
      ("", 0, true), ("plain", 0, true), ("plain", 3, true), ("100 %% cotton", 0, true),
      ("%@", 1, true), ("%@", 0, false), ("%@ %@", 2, true), ("%@ %@ %@", 2, false),
      ("%2$@ üzerinden %1$@", 2, true), ("%1$@ %1$@", 1, true), ("%1$@", 0, false), ("%3$@", 2, false),
      ("%0$@", 2, false),
      ("%1$@ and %@", 2, false), ("%@ and %2$@", 2, false), ("%2$@", 2, true),
      ("%", 1, false), ("50 %", 1, false), ("%@ %", 1, false), ("%%%", 0, false), ("%%%%", 0, true), ("%%@", 0, true),
      ("%lld", 1, false), ("%d", 1, false), ("%s", 1, false), ("%5@", 1, false), ("%-@", 1, false), ("% @", 1, false),
      ("%1$lld", 1, false), ("%1@", 1, false), ("%1$", 1, false), ("%$@", 1, false),
      ("%99999999999999999999$@", 2, false),
      ("%#@files@", 1, true), ("%#@a@ and %#@b@", 1, true), ("%#@@", 1, false), ("%#@open", 1, false), ("%#", 1, false),
      ("%#@n@ of %@", 1, true), ("%#@n@ of %1$@", 1, true),
      ("مرحبًا %@", 1, true), ("🙂%@🙂", 1, true),
    ]
    let wrong = rows.filter { ThemeKitStrings.isSatisfiable($0.0, argumentCount: $0.1) != $0.2 }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test func `a million percent signs are judged in one pass`() {
    #expect(ThemeKitStrings.isSatisfiable(String(repeating: "%%", count: 1_000_000), argumentCount: 0))
    #expect(!ThemeKitStrings.isSatisfiable(String(repeating: "%@", count: 1_000_000), argumentCount: 2))
    #expect(!ThemeKitStrings.isSatisfiable("%#@" + String(repeating: "x", count: 1_000_000), argumentCount: 2))
  }
}
