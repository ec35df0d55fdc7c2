import Foundation
import StringCatalogs
import TestGround
import Testing

extension Guides {
  @Suite struct CatalogsInCI {
    @Test func `a rule judges a document`() throws {
      let bytes = try TestGround.bytes("Tests/GuideTests/Resources/TidesKit.xcstrings")
      try check {
        // snippet
        let findings = try CatalogDocument(bytes).findings(of: CatalogRules.named("PlaceholdersAgree"))
        findings.filter { $0.severity == .error }.count  // 0
        // end
      }
    }
  }
}
