import CatalogExchange
import StringCatalogs
import TestGround
import Testing

/// What Xcode 27 made of catalogs, against what ours make of them.
@Suite(.enabled(if: TestGround.hasShared, "the folder shared is not beside the checkout"))
struct XcodeRecordTests {
  private static let folder = "corpus/other/Murzav+xcstrings-mcp/apple_xcode27__positive__"

  @Test(arguments: [("catalog-matrix", "fr"), ("device-root-substitution", "de")])
  func `the recorded catalogs export to Xcode's files byte for byte`(name: String, language: String) throws {
    let document = try CatalogDocument(TestGround.sharedBytes("\(Self.folder)\(name)__source.xcstrings"))
    let expected = try TestGround.sharedBytes("\(Self.folder)\(name)__exported.xliff")
    let file = document.translations(into: language, original: "Localizable.xcstrings")
    let found = XLIFFWriter.bytes(of: [file])
    let difference = String(decoding: found, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .difference(
        from: String(decoding: expected, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false))
    #expect(difference.isEmpty, "\(difference)")
    #expect(found == expected)
  }
}
