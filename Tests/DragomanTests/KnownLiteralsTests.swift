import LanguageTags
import StringTables
import StringTemplates
import Testing

@testable import Dragoman

@Suite struct KnownLiteralsTests {
  /// The index of some keys.
  private static func index(_ keys: [String]) -> KeyIndex {
    StringTable(language: .english, texts: Dictionary(uniqueKeysWithValues: keys.map { ($0, .text("")) })).index
  }

  /// Bytes at a place of their own, as a literal's are.
  private static func place(_ text: String) -> UnsafeMutableRawBufferPointer {
    let bytes = Array(text.utf8)
    let place = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    place.copyBytes(from: bytes)
    return place
  }

  private static func key(_ place: UnsafeMutableRawBufferPointer) -> KeyBytes {
    KeyBytes(UnsafeRawPointer(place.baseAddress!), count: place.count)
  }

  private static let keys = [
    "a", "of four.", "abc", "five!", "a key of sixteen", "a key of 17 bytes", "a key of thirty-two bytes, as it is",
    "Choose the placeholder of your notifications before you go on (24)", "Größe", "送信前に住所をご確認ください",
  ]

  @Test func `a literal that was kept is found by where it lies`() throws {
    let index = Self.index(Self.keys)
    let known = KnownLiterals(index)
    let places = Self.keys.map(Self.place)
    defer { for place in places { place.deallocate() } }
    for (key, place) in zip(Self.keys, places) {
      #expect(known.text(of: Self.key(place)) == nil)
      known.keep(LastingText.text("text of " + key), of: Self.key(place), at: try #require(index.ordinal(of: key)))
      #expect(known.text(of: Self.key(place)) == "text of " + key)
    }
  }

  /// Code that was loaded at run time goes, and another literal comes to lie in its place.
  @Test func `other bytes in the place of a literal are another literal`() throws {
    for key in Self.keys {
      let index = Self.index([key])
      let known = KnownLiterals(index)
      let place = Self.place(key)
      defer { place.deallocate() }
      known.keep("text", of: Self.key(place), at: try #require(index.ordinal(of: key)))
      for byte in place.indices {
        place[byte] ^= 1
        #expect(known.text(of: Self.key(place)) == nil)
        place[byte] ^= 1
      }
      let shorter = KeyBytes(UnsafeRawPointer(place.baseAddress!), count: place.count - 1)
      #expect(known.text(of: shorter) == nil)
      #expect(known.text(of: Self.key(place)) == "text")
    }
  }

  @Test func `more literals than there is room for are not kept, and no other one's text is given`() throws {
    let index = Self.index(["one", "two"])
    let known = KnownLiterals(index)
    let places = (0..<200).map { Self.place($0 % 2 == 0 ? "one" : "two") }
    defer { for place in places { place.deallocate() } }
    for place in places {
      let text = try #require(String(validating: place, as: UTF8.self))
      known.keep(text + "!", of: Self.key(place), at: try #require(index.ordinal(of: text)))
    }
    let found = places.map { known.text(of: Self.key($0)) }
    #expect(found.enumerated().allSatisfy { $1 == nil || $1 == ($0 % 2 == 0 ? "one!" : "two!") })
    #expect(found.contains { $0 != nil } && found.contains(nil))
  }

  @Test func `threads that keep at once find only what belongs to a literal`() async throws {
    let index = Self.index(Self.keys)
    let ordinals = try Self.keys.map { try #require(index.ordinal(of: $0)) }
    let places = Self.keys.map { UInt(bitPattern: Self.place($0).baseAddress) }
    defer { for place in places { UnsafeMutableRawPointer(bitPattern: place)?.deallocate() } }
    let counts = Self.keys.map(\.utf8.count)
    for _ in 0..<200 {
      let known = Known(index)
      let wrong = await withTaskGroup(of: Int.self) { group in
        for thread in 0..<4 {
          group.addTask {
            var wrong = 0
            for offset in places.indices {
              let number = (offset + thread * 3) % places.count
              guard let start = UnsafeRawPointer(bitPattern: places[number]) else { return -1 }
              let literal = KeyBytes(start, count: counts[number])
              let text = "\(number)"
              if let found = known.literals.text(of: literal), found != text { wrong += 1 }
              known.literals.keep(text, of: literal, at: ordinals[number])
              if let found = known.literals.text(of: literal), found != text { wrong += 1 }
            }
            return wrong
          }
        }
        return await group.reduce(0, +)
      }
      #expect(wrong == 0)
      let kept = places.indices.compactMap { number in
        UnsafeRawPointer(bitPattern: places[number]).flatMap {
          known.literals.text(of: KeyBytes($0, count: counts[number]))
        }
      }
      #expect(kept == places.indices.map { "\($0)" })
    }
  }

  private final class Known: Sendable {
    let literals: KnownLiterals
    init(_ keys: KeyIndex) { literals = KnownLiterals(keys) }
  }

  @Test func `several threads that keep the first literals at once all find their own`() async {
    let places = (0..<4).map { _ in Self.keys.map(Self.place) }
    defer { for place in places.joined() { place.deallocate() } }
    let addresses = places.map { $0.map { UInt(bitPattern: $0.baseAddress) } }
    let wrong = Log<String>()
    for _ in 0..<200 {
      let index = Self.index(Self.keys)
      let held = HeldLiterals(index)
      await RaceTests.atOnce(4) { number in
        for (place, key) in zip(addresses[number], Self.keys) {
          guard let start = UnsafeRawPointer(bitPattern: place), let ordinal = index.ordinal(of: key) else { continue }
          let literal = KeyBytes(start, count: key.utf8.count)
          held.known.keep("text of \(number)", of: literal, at: ordinal)
          let found = held.known.text(of: literal)
          if found != nil, found != "text of \(number)" { wrong.append("\(key): \(found ?? "")") }
        }
      }
    }
    #expect(wrong.all == [])
  }

  @Test func `a text that is counted is not kept`() throws {
    let index = Self.index(["key"])
    let known = KnownLiterals(index)
    let place = Self.place("key")
    defer { place.deallocate() }
    known.keep(
      String(decoding: Array("a text on the heap, which somebody counts".utf8), as: UTF8.self), of: Self.key(place),
      at: 0)
    #expect(known.text(of: Self.key(place)) == nil)
  }

  @Test func `one literal asked at one place says the text of each language`() {
    let source = MemorySource(
      "words",
      [
        "en": ["Done": "Done", "Choose a language": "Choose a language"],
        "tr": ["Done": "Bitti", "Choose a language": "Bir dil seçin lütfen"],
      ])
    let resolver = StringResolver(policy: .pinned(.english), steps: [.matched(source)])
    var said: [String] = []
    for round in 0..<6 {
      resolver.setLanguage(round % 2 == 0 ? nil : "tr")
      said += [resolver.text("Done"), resolver.text("Choose a language"), resolver.text("nobody knows this one")]
    }
    let english = ["Done", "Choose a language", "nobody knows this one"]
    let turkish = ["Bitti", "Bir dil seçin lütfen", "nobody knows this one"]
    #expect(said == english + turkish + english + turkish + english + turkish)
  }
}

/// Known literals that several threads share.
private final class HeldLiterals: Sendable {
  let known: KnownLiterals

  init(_ index: KeyIndex) { known = KnownLiterals(index) }
}
