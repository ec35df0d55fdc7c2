import Dragoman
import Foundation
import LanguageTags
import StringTemplates
import Testing

@Suite struct MessageTests {
  struct Expectation {
    var message: LocalizedMessage
    var typed: String
    var uniform: String
    var text: String
  }

  @Test func `a literal captures its key in two styles and the code's own text`() {
    let score = 4.5, name = "Ada", small: Int8 = -3, byte: UInt8 = 7, wide = UInt64.max, float: Float = 0.1
    let choice = byte == 7
    let cases: [Expectation] = [
      .init(message: "Card number", typed: "Card number", uniform: "Card number", text: "Card number"),
      .init(message: "", typed: "", uniform: "", text: ""),
      .init(message: "\(score) out of \(5)", typed: "%lf out of %lld", uniform: "%@ out of %@", text: "4.5 out of 5"),
      .init(message: "\(name)", typed: "%@", uniform: "%@", text: "Ada"),
      .init(message: "\(name.dropFirst())!", typed: "%@!", uniform: "%@!", text: "da!"),
      .init(message: "\(small)/\(byte)", typed: "%d/%u", uniform: "%@/%@", text: "-3/7"),
      .init(message: "\(wide)", typed: "%llu", uniform: "%@", text: "18446744073709551615"),
      .init(message: "\(float)", typed: "%f", uniform: "%@", text: "0.1"),
      .init(message: "\(CGFloat(1.5))", typed: "%lf", uniform: "%@", text: "1.5"),
      .init(message: "\(choice)", typed: "%@", uniform: "%@", text: "true"),
      .init(message: "\(5)% off", typed: "%lld%% off", uniform: "%@%% off", text: "5% off"),
      .init(message: "5% off", typed: "5% off", uniform: "5% off", text: "5% off"),
      .init(message: "\(score, specifier: "%.2f") km", typed: "%.2f km", uniform: "%@ km", text: "4.5 km"),
      .init(
        message: "of \("Ada" as Any) and \(3 as Any)", typed: "of %@ and %lld", uniform: "of %@ and %@",
        text: "of Ada and 3"),
      .init(message: "\(Optional<Int>.none as Any)", typed: "%@", uniform: "%@", text: "nil"),
      .init(message: "مرحبا \(name)", typed: "مرحبا %@", uniform: "مرحبا %@", text: "مرحبا Ada"),
      .init(
        message: CommandLine.arguments.isEmpty ? "Loading…" : "Loading", typed: "Loading", uniform: "Loading",
        text: "Loading"),
      .init(message: LocalizedMessage(key: "a.b"), typed: "a.b", uniform: "a.b", text: "a.b"),
      .init(message: LocalizedMessage(key: "a.b", defaultText: "A"), typed: "a.b", uniform: "a.b", text: "A"),
    ]
    let failures = cases.filter {
      $0.message.key != $0.typed || $0.message.key(in: .uniform) != $0.uniform || $0.message.defaultText != $0.text
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `values keep their kinds`() {
    let message: LocalizedMessage = "\("a") \(1) \(UInt64.max) \(2.5) \(true)"
    #expect(message.arguments.map(\.kind) == [.text, .integer, .integer, .real, .text])
  }

  @Test func `a generic call site captures numbers as numbers`() {
    func message<Value: Sendable>(_ value: Value) -> LocalizedMessage { "\(value) left" }
    let keys = [message(3).key, message("x").key, message(1.5).key, message(Float(1)).key, message(UInt8(1)).key]
    #expect(keys == ["%lld left", "%@ left", "%lf left", "%f left", "%u left"])
  }
}
