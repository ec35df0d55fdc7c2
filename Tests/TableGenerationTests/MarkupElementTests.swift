import TableGeneration
import Testing

@Suite struct MarkupElementTests {
  @Test func `elements, attributes and text are read`() throws {
    let root = try MarkupElement(parsing: Array("<a><b c='1'>n = 1</b></a>".utf8))
    #expect(root.all("b").first?["c"] == "1")
    #expect(root.all("b").first?.text == "n = 1")
  }

  @Test func `declarations and comments are passed over and references undone`() throws {
    let text = "<?xml version=\"1.0\"?><!DOCTYPE a SYSTEM \"x\"><a b=\"&lt;&#x41;&#66;&odd;\"><!-- <c> -->&amp;<d/></a>"
    let root = try MarkupElement(parsing: Array(text.utf8))
    #expect(root["b"] == "<AB&odd;")
    #expect(root.text == "&")
    #expect(root.children.map(\.name) == ["d"])
  }

  @Test(arguments: [
    "<a>", "<a></b>", "<a b=1/>", "<a b='1/>", "<!-- never closed", "", "<", "<a =''/>", "</a>", "<a b",
  ])
  func `what is not XML is an error`(text: String) {
    #expect(throws: MarkupError.self) { try MarkupElement(parsing: Array(text.utf8)) }
  }

  @Test func `an error names its line`() {
    #expect(throws: MarkupError(line: 3, reason: "an element was expected")) {
      try MarkupElement(parsing: Array("af\tlatn\n\n".utf8))
    }
    #expect(throws: MarkupError(line: 2, reason: "</b> closes an element that is not open")) {
      try MarkupElement(parsing: Array("<a>\n</b>".utf8))
    }
  }
}

@Suite struct SHA256DigestTests {
  // The examples of FIPS 180-4's companion document, and the lengths around a block's end.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (String(repeating: "a", count: 56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
  ])
  func `digests agree with the standard`(text: String, digest: String) {
    #expect(SHA256Digest(of: Array(text.utf8)).description == digest)
  }
}
