import Foundation
import LanguageTags
import Testing

@Suite struct HostileInputTests {
  static let size = 1 << 20

  /// Texts of a mebibyte, each with the shape that a careless reader is slow on.
  static let texts: [String] = [
    String(repeating: "a", count: size), String(repeating: "-", count: size), String(repeating: "en-", count: size / 3),
    "en-" + String(repeating: "variant1-", count: size / 9), "en-a-" + String(repeating: "bb-", count: size / 3) + "bb",
    "x-" + String(repeating: "y-", count: size / 2) + "y", String(repeating: "\u{202E}", count: size / 3),
    "de-" + (0..<size / 9).map { String(10_000_000 + $0) }.joined(separator: "-"),
    "en-u-" + (0..<size / 3).map { _ in "ca" }.joined(separator: "-"), String(repeating: ",", count: size),
    String(repeating: "en;q=0.5,", count: size / 9), String(repeating: "a;", count: size / 2),
    String(repeating: " ", count: size),
    (0..<size / 12).map { "en;q=0.\($0 % 1000)" }.joined(separator: ","),
  ]

  @Test func `a mebibyte of anything is read in linear time`() {
    let clock = ContinuousClock()
    let spent = clock.measure {
      for text in Self.texts {
        _ = LanguageTag(text)
        _ = AcceptLanguage(text)
        let part = String(text.prefix(Self.size / 8))
        let tag = LanguageTag(part)
        _ = (tag?.canonicalized(), tag?.maximized(), tag?.parent)
        _ = try? AcceptLanguage(parsing: part)
        _ = try? LanguageTag(posix: part)
      }
    }
    // Quadratic time over these texts is minutes; linear time is a few seconds even on a busy machine without optimization.
    #expect(spent < .seconds(60))
  }

  @Test func `arbitrary bytes are an error or a tag that reads back`() {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array("aAzZ09-_xu1 é\0,;q=".unicodeScalars)
    var failures: [String] = []
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        text.unicodeScalars.append(alphabet.randomElement(using: &random)!)
      }
      guard let tag = LanguageTag(text) else { continue }
      if LanguageTag(tag.description) != tag { failures.append(text) }
      let canonical = tag.canonicalized()
      if LanguageTag(canonical.description) != canonical || canonical.canonicalized() != canonical {
        failures.append(text)
      }
      if tag.maximized().maximized() != tag.maximized() { failures.append(text) }
    }
    #expect(failures.isEmpty)
  }

  @Test func `a matcher takes any tags`() {
    let texts = ["x-a", "german", "i-navajo", "en-XA", "und", "en-u-ca-buddhist", "qaa", "zz-Zzzz-ZZ", "de-1901"]
    let tags = texts.compactMap { LanguageTag($0) }
    for rules in [MatchingRules.cldr, .cldrSameLanguage, .lookup, .regional(RegionalRules([]))] {
      let matcher = LanguageMatcher(supported: tags, rules: rules)
      let failures = tags.filter { matcher.match($0).tag != $0 }
      #expect(failures.isEmpty, "\(rules)")
    }
  }

  @Test func `a matcher without tags answers its default, else und`() {
    for rules in [MatchingRules.cldr, .cldrSameLanguage, .lookup, .regional(RegionalRules([]))] {
      #expect(LanguageMatcher(supported: [], rules: rules).match(.english).tag == .undetermined)
      #expect(LanguageMatcher(supported: [], default: .english, rules: rules).match([]).tag == .english)
    }
  }

  @Test func `many supported tags are gathered and matched`() {
    let regions = (0..<1000).compactMap { LanguageTag("en-" + String(1000 + $0).dropFirst()) }
    let matcher = LanguageMatcher(supported: regions + [.english])
    #expect(matcher.match(.english).tag == .english)
    #expect(matcher.match(regions[77]).index == 77)
  }
}
