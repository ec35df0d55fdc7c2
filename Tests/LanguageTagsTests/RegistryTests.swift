import Foundation
import LanguageTags
import TestGround
import Testing

/// Every record of IANA's registry, as the registry itself says what to expect.
@Suite struct RegistryTests {
  struct Record {
    var type = ""
    var name = ""
    var preferred: String?
    var prefixes: [String] = []
  }

  static func records() throws -> [Record] {
    let text = String(decoding: try TestGround.bytes("Data/iana/language-subtag-registry.txt"), as: UTF8.self)
    return text.components(separatedBy: "%%\n").dropFirst().map { block in
      var record = Record()
      for line in block.split(separator: "\n") {
        let sides = line.components(separatedBy: ": ")
        guard sides.count > 1 else { continue }
        switch sides[0] {
        case "Type": record.type = sides[1]
        case "Subtag", "Tag": record.name = sides[1]
        case "Preferred-Value": record.preferred = sides[1]
        case "Prefix": record.prefixes.append(sides[1])
        default: break
        }
      }
      return record
    }
  }

  /// The tag that shows a record: the subtag after a prefix where it needs one.
  static func tags(_ record: Record) -> [String] {
    let names = record.name.components(separatedBy: "..")
    return names.map { name in
      switch record.type {
      case "script", "region": "en-" + name
      case "variant", "extlang": (record.prefixes.first ?? "en") + "-" + name
      default: name
      }
    }
  }

  @Test func `every record is read and known`() throws {
    var (count, failures) = (0, [String]())
    for record in try Self.records() {
      for text in Self.tags(record) {
        count += 1
        guard let tag = LanguageTag(text) else {
          failures.append("\(text) is not read")
          continue
        }
        if tag.description.lowercased() != text.lowercased() { failures.append("\(text) is written \(tag)") }
        if case .unknown(let subtag) = tag.validity { failures.append("\(text): \(subtag) is unknown") }
      }
    }
    print("IANA registry: \(count) tags, \(failures.count) failures")
    #expect(count > 9_290)
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  /// Tags that CLDR 48.2 does not replace by the registry's preferred value, and why.
  static let differences = [
    // Deprecated by the registry after CLDR 48 was made.
    "mrd", "shl", "yol",
    // CLDR says Norwegian Sign Language is `nsi`; the registry says `nsl`.
    "sgn-NO",
  ]

  @Test func `every preferred value is what the tag becomes, or what that becomes`() throws {
    var (count, failures) = (0, [String]())
    for record in try Self.records() where record.type != "variant" {
      guard let preferred = record.preferred else { continue }
      count += 1
      let text = ["script", "region"].contains(record.type) ? "en-" + record.name : Self.tags(record)[0]
      let expected = ["script", "region"].contains(record.type) ? "en-" + preferred : preferred
      let (found, wanted) = (LanguageTag(text)?.canonicalized(), LanguageTag(expected)?.canonicalized())
      if found != wanted && !Self.differences.contains(text) {
        failures.append("\(text): \(found?.description ?? "-"), expected \(expected)")
      }
    }
    print("IANA preferred values: \(count), \(Self.differences.count) known differences, \(failures.count) failures")
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  @Test func `malformed, unknown and outdated are three answers`() throws {
    #expect(LanguageTag("de-12") == nil)
    #expect(LanguageTag("German")?.validity == .unknown(subtag: "german"))
    #expect(LanguageTag("de-Xxxx")?.validity == .unknown(subtag: "Xxxx"))
    #expect(LanguageTag("de-ZQ")?.validity == .unknown(subtag: "ZQ"))
    #expect(LanguageTag("de-abcde")?.validity == .unknown(subtag: "abcde"))
    #expect(LanguageTag("en-a-bbb")?.validity == .unknown(subtag: "a"))
    #expect(LanguageTag("zh-aaa")?.validity == .unknown(subtag: "aaa"))
    #expect(LanguageTag("iw")?.validity == .outdated(canonical: try LanguageTag(parsing: "he")))
    #expect(LanguageTag("de-CH-1996")?.validity == .canonical)
    #expect(LanguageTag("x-y")?.validity == .canonical)
    #expect(LanguageTag("de")?.hasRegisteredLanguage == true)
    #expect(LanguageTag("deu")?.hasRegisteredLanguage == false)
  }
}
