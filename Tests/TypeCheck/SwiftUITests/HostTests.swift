import Foundation
import Observation
import Synchronization
@_spi(Inspection) import SwiftUI
import Testing

/// What the stand-in promises to the tests that use it: bodies are evaluated when they must be and only then, state
/// lasts as long as its view, and a screen reader says what it would say.
@MainActor @Suite struct HostTests {
  @Observable final class Model: Sendable {
    @ObservationIgnored private let count = Mutex(0)
    var number: Int {
      get {
        access(keyPath: \.number)
        return count.withLock { $0 }
      }
      set {
        withMutation(keyPath: \.number) { count.withLock { $0 = newValue } }
      }
    }
  }

  struct Counter: View {
    @State private var taps = 0
    var body: some View { Button("Tapped \(taps)" as String) { taps += 1 } }
  }

  struct Reader: View {
    let model: Model
    var body: some View { Text(verbatim: "\(model.number)") }
  }

  struct Deaf: View {
    let name: String
    var body: some View { Text(verbatim: name) }
  }

  struct Page: View {
    let model: Model
    var body: some View {
      VStack {
        Reader(model: model)
        Deaf(name: "still")
        Counter()
      }
    }
  }

  @Test func `only the bodies that read what changed are evaluated again`() {
    let model = Model()
    let host = Host(Page(model: model))
    #expect(host.evaluations == ["Page", "Reader", "Deaf", "Counter"])
    host.evaluations = []
    model.number = 5
    host.update()
    #expect(host.evaluations == ["Reader"])
    #expect(host.texts == ["5", "still", "Tapped 0"])
  }

  @Test func `a state lives as long as its view and no longer`() {
    struct Root: View {
      let model: Model
      var body: some View { Counter().id(model.number) }
    }
    let model = Model()
    let host = Host(Root(model: model))
    host.tap("Tapped 0")
    host.tap("Tapped 1")
    #expect(host.texts == ["Tapped 2"])
    model.number = 1
    host.update()
    #expect(host.texts == ["Tapped 0"], "another identity is another view")
  }

  @Test func `a branch that is not taken any more forgets`() {
    struct Root: View {
      let model: Model
      var body: some View { if model.number == 1 { Deaf(name: "other") } else { Counter() } }
    }
    let model = Model()
    let host = Host(Root(model: model))
    host.tap("Tapped 0")
    model.number = 1
    host.update()
    #expect(host.texts == ["other"])
    model.number = 2
    host.update()
    #expect(host.texts == ["Tapped 0"])
  }

  @Test func `the environment reaches those who read it`() {
    struct Speaker: View {
      @Environment(\.locale) private var locale
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text(verbatim: "\(locale.identifier) \(direction)") }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Speaker().environment(\.locale, Locale(identifier: model.number == 0 ? "ar" : "de"))
          Deaf(name: "still")
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    let model = Model()
    let host = Host(Root(model: model))
    #expect(host.texts == ["ar rightToLeft", "still"])
    host.evaluations = []
    model.number = 1
    host.update()
    #expect(host.texts == ["de rightToLeft", "still"])
    #expect(host.evaluations == ["Root", "Speaker"])
  }

  @Test func `a modifier has a body of its own, and modifiers nest`() {
    struct Framed: ViewModifier {
      let name: String
      func body(content: Content) -> some View {
        VStack {
          Text(verbatim: "<" + name)
          content
          Text(verbatim: name + ">")
        }
      }
    }
    let host = Host(Deaf(name: "x").modifier(Framed(name: "a")).padding().modifier(Framed(name: "b")))
    #expect(host.texts == ["<b", "<a", "x", "a>", "b>"])
  }

  @Test func `a screen reader stops at what can be read and says how it behaves`() {
    struct Form: View {
      @State private var text = ""
      @State private var choice = 2
      var body: some View {
        VStack {
          Text(verbatim: "Title").accessibilityAddTraits(.isHeader)
          Image(systemName: "star").accessibilityHidden(true)
          TextField("Name" as String, text: $text, prompt: Text(verbatim: "Ada"))
          Picker("Size" as String, selection: $choice) {
            ForEach([1, 2], id: \.self) { Text(verbatim: "Size \($0)") }
          }
          HStack {
            Text(verbatim: "★★")
            Text(verbatim: "of three")
          }
          .accessibilityElement(children: .combine).accessibilityValue("2" as String)
          HStack { Text(verbatim: "unread") }.accessibilityElement().accessibilityLabel("Stars" as String)
          Button("Go" as String) {}.disabled(true)
        }
      }
    }
    let host = Host(Form())
    #expect(
      host.spoken == [
        "Title | heading", "Name | Ada", "Size | Size 2", "★★, of three | 2", "Stars", "Go | button | dimmed",
      ])
    #expect(!host.tap("Go"))
    host.stops[1].element.edit?("Grace")
    host.stops[2].element.choose?(AnyHashable(1))
    host.update()
    #expect(Array(host.spoken[1...2]) == ["Name | Grace", "Size | Size 1"])
  }

  @Test func `an action on the first showing happens once`() {
    struct Root: View {
      let model: Model
      var body: some View { Reader(model: model).onAppear { model.number += 1 } }
    }
    let model = Model()
    let host = Host(Root(model: model))
    host.update()
    #expect(host.texts == ["1"])
    #expect(model.number == 1)
  }

  @Test func `a binding made of closures reads and writes`() {
    let model = Model()
    let binding = Binding(get: { model.number }, set: { model.number = $0 })
    binding.wrappedValue = 7
    #expect(model.number == 7)
    #expect(binding.wrappedValue == 7)
    #expect(Binding.constant(3).wrappedValue == 3)
  }

  @Test func `a text that would be looked up in the main bundle is told apart`() {
    let host = Host(Text("Hello"))
    #expect(host.all.map(\.kind) == ["LocalizedText"])
    let name = "Hello"
    #expect(Host(Text(name)).all.map(\.kind) == ["Text"])
  }
}
