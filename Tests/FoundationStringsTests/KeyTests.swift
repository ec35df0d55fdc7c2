#if !canImport(Darwin)
  import Foundation
  @testable import FoundationStrings
  import Testing

  @Suite struct KeyTests {
    @Test func `keys are those of Apple's Foundation`() {
      struct Anything: CustomStringConvertible { let description = "any%thing" }
      let text = "a%b"
      let date = Date(timeIntervalSince1970: 0)
      let rows: [(String.LocalizationValue, String)] = [
        ("Done", "Done"), ("", ""), ("100%", "100%"), ("%@ as it stands", "%@ as it stands"),
        ("\(text)", "%@"), ("\(text.dropFirst())", "%@"), ("\(text) and \(text)", "%@ and %@"),
        ("\(1) \(Int64(1))", "%lld %lld"), ("\(Int8(1)) \(Int16(1)) \(Int32(1))", "%d %d %d"),
        ("\(UInt(1)) \(UInt64(1))", "%llu %llu"), ("\(UInt8(1)) \(UInt16(1)) \(UInt32(1))", "%u %u %u"),
        ("\(Float(1))", "%f"), ("\(1.5) \(CGFloat(1))", "%lf %lf"),
        ("\(5)% of \(text)", "%lld%% of %@"), ("%%\(5)", "%%%%%lld"),
        ("\(1.5, specifier: "%.2f") km", "%.2f km"), ("\(7, specifier: "%03lld")", "%03lld"),
        ("\(Float(1), specifier: "%.0f") \(CGFloat(1), specifier: "%g")", "%.0f %g"),
        ("\(0.5, format: .percent) \(date, format: .dateTime.year())", "%@ %@"),
        ("\(AttributedString("x")) \(Anything()) \(Payment.card)", "%@ %@ %@"),
        ("\(true) \([1])", "%@ %@"), ("\(Optional(3) as Any)", "%@"),
        ("\(LocalizedStringResource("x"))", "%@"), ("\(NSNumber(value: 3), formatter: NumberFormatter())", "%@"),
        ("\(placeholder: .int) \(placeholder: .uint) \(placeholder: .object)", "%lld %llu %@"),
        ("\(placeholder: .float) \(placeholder: .double)", "%f %lf"),
        ("\(placeholder: .double, specifier: "%.1lf")", "%.1lf"),
        (String.LocalizationValue("run time \(5)%" as String), "run time 5%"), (String.LocalizationValue(text), "a%b"),
        (EveryCall(bundle: .main).kinds(1, 2, 3, 4, 5, "6"), "%d %llu %u %f %lf %@"),
      ]
      #expect(rows.filter { $0.0.key != $0.1 }.map { "\($0.0.key) instead of \($0.1)" } == [])
    }

    @Test func `values are equal when key and values are`() {
      func value(_ name: String, _ count: Int) -> String.LocalizationValue { "\(name) \(count)" }
      #expect(value("a", 1) == value("a", 1))
      #expect(value("a", 1) != value("a", 2))
      #expect(value("a", 1) != value("b", 1))
      let half: String.LocalizationValue = "\(0.5, format: .percent)"
      let other: String.LocalizationValue = "\(0.5, format: .number)"
      #expect(half == "\(0.5, format: .percent)")
      #expect(half != other)
      #expect(LocalizedStringResource("a") == "a")
      #expect(LocalizedStringResource("a") != LocalizedStringResource("a", table: "T"))
      #expect(Payment.cash.localizedStringResource.key == "PAYMENT_CASH")
    }
  }
#endif
