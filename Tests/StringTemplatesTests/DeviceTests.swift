import LanguageNumbers
import StringTemplates
import Testing

@Suite struct DeviceTests {
  static let template = StringTemplate(
    .devices(
      [.iphone: .text("Tap %@"), .mac: .text("Click %@"), .ipad: .text("Touch %@")], otherwise: .text("Choose %@")))
  static let withoutOther = StringTemplate(.devices([.iphone: .text("Tap"), .mac: .text("Click")], otherwise: nil))

  static let cases: [(DeviceName?, String)] = [
    (.iphone, "Tap it"), (.ipod, "Tap it"), (.ipad, "Touch it"), (.applevision, "Touch it"), (.mac, "Click it"),
    (.applewatch, "Choose it"), (.appletv, "Choose it"), (.other, "Choose it"), (nil, "Choose it"),
    (DeviceName(rawValue: "futurecar"), "Choose it"),
  ]

  @Test func `each device reads its own text, or that of the device it grew out of`() {
    #expect(failures(of: Self.cases) { (written(Self.template, [.text("it")], device: $0.0), $0.1) } == [])
  }

  @Test func `a device without a text is refused where there is none for other devices`() {
    #expect(written(Self.withoutOther, [], device: .mac) == "Click")
    #expect(
      written(Self.withoutOther, [], device: .appletv)
        == "refused: no text for the device appletv, and none for other devices")
    #expect(written(Self.withoutOther, []) == "refused: the text varies by device, and has none for other devices")
  }

  @Test func `plural forms stand inside a device`() {
    let template = StringTemplate(
      .devices(
        [.mac: .plural(PluralForms([.one: "%lld click", .other: "%lld clicks"]))],
        otherwise: .plural(PluralForms([.one: "%lld tap", .other: "%lld taps"]))))
    #expect(written(template, [.integer(1)], device: .mac) == "1 click")
    #expect(written(template, [.integer(2)], device: .iphone) == "2 taps")
  }

  @Test func `substitutions stand inside a device`() {
    let signals = Substitution(argument: 1, forms: PluralForms([.one: "%arg signal", .other: "%arg signals"]))
    let template = StringTemplate(
      .devices([.mac: .substituted("Desk: %#@n@", ["n": signals])], otherwise: .substituted("%#@n@", ["n": signals])))
    #expect(written(template, [.integer(1)], device: .mac) == "Desk: 1 signal")
    #expect(written(template, [.integer(4)]) == "4 signals")
  }

  @Test func `the fallbacks of a device end with other`() {
    #expect(DeviceName.ipod.fallbacks == [.ipod, .iphone, .other])
    #expect(DeviceName.all.allSatisfy { $0.fallbacks.last == .other })
  }
}
