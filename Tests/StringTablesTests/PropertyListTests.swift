import LanguageNumbers
import LanguageTags
import StringTemplates
import Testing

@testable import StringTables

@Suite struct StringsFileTests {
  private func read(_ bytes: [UInt8]) -> [String: String] {
    do throws(TableReadError) {
      let table = try StringTable(language: .english, strings: bytes)
      return Dictionary(
        uniqueKeysWithValues: table.entries.map { entry in
          guard case .text(let text) = entry.template.form else { return (entry.key, "?") }
          return (entry.key, text)
        })
    } catch {
      return ["error": error.description]
    }
  }

  static let files: [(String, [String: String])] = [
    ("", [:]),
    ("\"a\" = \"b\";", ["a": "b"]),
    ("{ a = b; 'c d' = \"e\"; }", ["a": "b", "c d": "e"]),
    ("key;", ["key": "key"]),
    ("/* note */ \"a\" /* x */ = // y\n \"b\" ; // last", ["a": "b"]),
    ("a = b; /* never closed", ["a": "b"]),
    ("NSX.y-z_1$/:=\"v\";", ["NSX.y-z_1$/:": "v"]),
    ("\"two\nlines\" = \"a\n b\";", ["two\nlines": "a\n b"]),
    (#""a" = "\a\b\f\n\r\t\v\"\\\'x";"#, ["a": "\u{7}\u{8}\u{c}\n\r\t\u{b}\"\\'x"]),
    (#""x\U00e9\u00e9" = "\U20ac\Ud83d\Ude00";"#, ["xéu00e9": "€😀"]),
    (#""a" = "\Ud83dx\Ude00";"#, ["a": "\u{FFFD}x\u{FFFD}"]),
    (#""a" = "\Ug\U1";"#, ["a": "\u{0}g\u{1}"]),
    (#""a" = "\101\12\3419\377";"#, ["a": "A\n\u{C6}9\u{FFFD}"]),
    ("\"a\" = \"line\\\nnext\";", ["a": "line\nnext"]),
    ("a = 1; a = 2;", ["a": "2"]),
    ("\u{2028}a\u{2029}=\u{B}b;", ["a": "b"]),
    ("\"%@ of %@\" = \"%2$@/%1$@\";", ["%@ of %@": "%2$@/%1$@"]),
    ("a = { b = c; }; d = e;", ["d": "e"]),
    ("a = (1, 2, (x)); b = <00 ff>; d = e;", ["d": "e"]),
    // Faults.
    ("\"a\" = ;", ["error": "1:7: expected a value, found ;"]),
    ("\"a\" = \"b\"", ["error": "1:10: expected a semicolon, found the end of the file"]),
    ("\"a\" = \"b\";\n\"c\" \"d\";", ["error": "2:5: expected a semicolon, found \""]),
    ("\"a", ["error": "1:1: a string without its closing quote"]),
    ("\"a\" = \"b\\", ["error": "1:10: expected what the backslash escapes, found the end of the file"]),
    ("{ a = b;", ["error": "1:9: expected a key or }, found the end of the file"]),
    ("{ \"a\" : \"b\" }", ["error": "1:7: expected a semicolon, found :"]),
    ("= b;", ["error": "1:1: expected a key, found ="]),
    ("{} x", ["error": "1:4: expected the end of the file, found x"]),
  ]

  @Test func `old-style files read as the format says`() {
    #expect(Self.files.filter { read(Array($0.0.utf8)) != $0.1 }.map { "\($0.0): \(read(Array($0.0.utf8)))" } == [])
  }

  @Test func `UTF-16 with a byte order mark is read`() {
    let text = "\"é\" = \"ü😀\";"
    let little = utf16(text, isBigEndian: false)
    let big = utf16(text, isBigEndian: true)
    #expect(read(little) == ["é": "ü😀"] && read(big) == ["é": "ü😀"])
    #expect(read([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == ["é": "ü😀"])
    #expect(read([0x22, 0xE9, 0x22, 0x3B]) == ["error": "1:2: the text is not valid UTF-8"])
  }

  @Test func `deep nesting is refused`() {
    let deep = "a = " + String(repeating: "{ a = ", count: 10_000)
    #expect(read(Array(deep.utf8))["error"]?.hasSuffix("nested deeper than 32 levels") == true)
    let array = "a = " + String(repeating: "(", count: 10_000)
    #expect(read(Array(array.utf8))["error"]?.hasSuffix("nested deeper than 32 levels") == true)
  }
}

@Suite struct XMLPropertyTests {
  private func read(_ text: String) -> String {
    do throws(TableReadError) {
      return describe(try PropertyList.read(Array(text.utf8)).root)
    } catch {
      return error.description
    }
  }

  private func describe(_ value: PropertyValue) -> String {
    switch value {
    case .text(let text): "'\(text)'"
    case .dictionary(let members): "{" + members.map { "\($0.key)=\(describe($0.value))" }.joined(separator: ",") + "}"
    case .otherwise: "?"
    }
  }

  static let files: [(String, String)] = [
    ("<plist><dict/></plist>", "{}"),
    ("<plist/>", "{}"),
    ("<dict><key>a</key><string>b</string></dict>", "{a='b'}"),
    (
      "<?xml version='1.0'?><!DOCTYPE plist [<!ENTITY x \"y\">]><plist version=\"1 > 0\"><dict><key/><string/></dict></plist>",
      "{=''}"
    ),
    (
      "<plist><dict><key>a</key><string>&lt;&amp;&gt;&quot;&apos;&#65;&#x1F600;</string></dict></plist>",
      "{a='<&>\"'A😀'}"
    ),
    ("<plist><dict><key>a<!-- no --></key><string>x<![CDATA[<&]]>y</string></dict></plist> trailing <", "{a='x<&y'}"),
    (
      "<!--> odd </!--><plist><dict><key>a</key><integer>1</integer><key>b</key><array><string>x</string><dict/></array><key>c</key><true/></dict></plist>",
      "{a=?,b=?,c=?}"
    ),
    ("<plist><dict><key>a</key></dict></plist>", "1:26: expected a value, found the end of dict"),
    ("<plist><dict><string>a</string></dict></plist>", "1:14: expected a key, found string"),
    ("<plist><dict><key>a</key><string>b</dict></plist>", "1:35: expected the end of string, found dict"),
    ("<plist><dict>", "1:14: expected an element, found the end of the file"),
    ("<plist><dict", "1:8: the tag of dict without its >"),
    ("<plist>\n<html/></plist>", "2:1: the element html is no property"),
    ("<plist><dict><key>a</key><string>&nbsp;</string></dict></plist>", "1:34: the entity &nbsp; is not known"),
    ("<plist><dict><key>a</key><string>a & b</string></dict></plist>", "1:36: an & that begins no entity: write &amp;"),
    ("<!-- never", "1:5: a comment without its end"),
    ("<", "1:1: the tag of  without its >"),
  ]

  @Test func `XML property lists read leniently and fail with a place`() {
    #expect(Self.files.filter { read($0.0) != $0.1 }.map { "\($0.0): \(read($0.0))" } == [])
  }

  @Test func `deep nesting is refused`() {
    #expect(read(String(repeating: "<array>", count: 10_000)).hasSuffix("nested deeper than 32 levels"))
    #expect(
      read(String(repeating: "<dict><key>a</key>", count: 10_000)).hasSuffix("nested deeper than 32 levels"))
  }
}

@Suite struct StringsdictTests {
  private func rule(_ xml: String) -> String {
    "<plist><dict><key>k</key>" + xml + "</dict></plist>"
  }

  private func form(_ xml: String, strings: String? = nil) throws -> TemplateForm? {
    try StringTable(
      language: .english, strings: strings.map { Array($0.utf8) }, stringsdict: Array(rule(xml).utf8))["k"]?.form
  }

  private static let variable =
    "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d x</string><key>other</key><string>%d xs</string></dict>"
  private static let substitutions = [
    "n": Substitution(specifier: "d", forms: PluralForms([.one: "%d x", .other: "%d xs"]))
  ]

  @Test func `plural variables become substitutions`() throws {
    let found = try form(
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ left</string>\(Self.variable)</dict>")
    #expect(found == .substituted("%#@n@ left", Self.substitutions))
  }

  @Test func `devices take the plain text of the same key for the rest`() throws {
    let devices =
      "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string><key>iphone</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\(Self.variable)</dict></dict></dict>"
    let branches: [DeviceName: TemplateForm] = [
      .mac: .text("Click"), .iphone: .substituted("%#@n@", Self.substitutions),
    ]
    #expect(try form(devices) == .devices(branches, otherwise: nil))
    #expect(try form(devices, strings: "k = Choose;") == .devices(branches, otherwise: .text("Choose")))
  }

  @Test func `other stands for other devices, and a plain entry goes before the strings file`() throws {
    let found = try form(
      "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string><key>other</key><string>Press</string></dict></dict>",
      strings: "k = Choose;")
    #expect(found == .devices([.mac: .text("Click")], otherwise: .text("Press")))
    #expect(try form("<string>Plain</string>", strings: "k = Choose;") == .text("Plain"))
  }

  /// Entries for one device each, all of one key, as an old-style list.
  private static func repeated(_ count: Int) -> String {
    let rules = (1...count).map { "k = { NSStringDeviceSpecificRuleType = { iphone = \"\($0)\"; }; };" }
    return "{" + rules.joined(separator: "\n") + "}"
  }

  @Test func `of entries that stand twice the last counts, and only the strings file answers for other devices`() throws
  {
    let five = Array(Self.repeated(5).utf8)
    let last: [DeviceName: TemplateForm] = [.iphone: .text("5")]
    let rest = Array(#"k = "first"; k = "Choose";"#.utf8)
    #expect(
      try StringTable(language: .english, stringsdict: five)["k"]?.form == .devices(last, otherwise: nil))
    #expect(
      try StringTable(language: .english, strings: rest, stringsdict: five)["k"]?.form
        == .devices(last, otherwise: .text("Choose")))
    #expect(try StringTable(language: .english, strings: five)["k"]?.form == .devices(last, otherwise: nil))
  }

  @Test func `devices of the strings file answer once for those that the other file does not name`() throws {
    let strings = "k = { NSStringDeviceSpecificRuleType = { mac = Click; other = Choose; }; };"
    let table = try StringTable(
      language: .english, strings: Array(strings.utf8), stringsdict: Array(Self.repeated(2).utf8))
    let rest = TemplateForm.devices([.mac: .text("Click")], otherwise: .text("Choose"))
    #expect(table["k"]?.form == .devices([.iphone: .text("2")], otherwise: rest))
  }

  @Test func `a key that stands twenty thousand times is one entry`() throws {
    let bytes = Array(Self.repeated(20_000).utf8)
    #expect(
      try StringTable(language: .english, stringsdict: bytes)["k"]?.form
        == .devices([.iphone: .text("20000")], otherwise: nil))
  }

  @Test func `of texts for widths the widest is read`() throws {
    let found = try form(
      "<dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>S</string><key>22</key><string>Send it</string><key>9</key><string>Send</string></dict></dict>"
    )
    #expect(found == .text("Send it"))
  }

  @Test func `of a name that stands twice the last counts`() throws {
    let found = try form(
      "<dict><key>NSStringLocalizedFormatKey</key><string>1</string><key>NSStringLocalizedFormatKey</key><string>2</string></dict>"
    )
    #expect(found == .text("2"))
  }

  static let illShaped: [(String, String)] = [
    ("<true/>", "the entry is neither a text nor a dictionary"),
    ("<dict/>", "the entry has no NSStringLocalizedFormatKey"),
    ("<dict><key>NSStringLocalizedFormatKey</key><dict/></dict>", "NSStringLocalizedFormatKey is not a text"),
    (
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>Gender</string></dict></dict>",
      "the variable n follows no plural rule"
    ),
    (
      "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string></dict></dict>",
      "the variable n has none of the six plural forms"
    ),
    (
      "<dict><key>NSStringDeviceSpecificRuleType</key><string/></dict>",
      "NSStringDeviceSpecificRuleType is not a dictionary"
    ),
    (
      "<dict><key>NSStringVariableWidthRuleType</key><dict/></dict>",
      "NSStringVariableWidthRuleType has no width with a text"
    ),
  ]

  @Test func `an ill-shaped rule is listed with its place`() throws {
    for (xml, reason) in Self.illShaped {
      let tables = try CatalogTables(stringsdict: Array(rule(xml).utf8), language: .english, name: "T")
      #expect(tables.refusedEntries.map(\.description) == ["1:14: \"k\": \(reason)"])
      #expect(tables.table(for: .english)?.count == 0)
    }
  }
}
