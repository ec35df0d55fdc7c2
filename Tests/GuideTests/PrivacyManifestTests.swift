import Foundation
import ReceptionProtocol
import TestGround
import Testing

/// The privacy manifests have the shape that Apple reads, and say what the sources do.
@Suite struct PrivacyManifestTests {
  /// Modules that become part of an app.
  private static let embedded = [
    "LanguageTags", "LanguageNumbers", "StringTemplates", "StringTables", "Dragoman", "DragomanViews",
    "FoundationStrings", "ThemeKit", "MarkdownRender", "ReceptionProtocol", "ReceptionKit",
  ]

  /// The names that need a reason, by category, as Apple lists them.
  private static let names: KeyValuePairs<String, [String]> = [
    "FileTimestamp": [
      "creationDate", "modificationDate", "fileModificationDate", "contentModificationDateKey", "creationDateKey",
      "getattrlist", "getattrlistbulk", "fgetattrlist", "getattrlistat", "stat", "fstat", "fstatat", "lstat",
    ],
    "SystemBootTime": ["systemUptime", "mach_absolute_time"],
    "DiskSpace": [
      "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey",
      "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey", "systemFreeSize", "systemSize",
      "statfs", "statvfs", "fstatfs", "fstatvfs",
    ],
    "ActiveKeyboards": ["activeInputModes"],
    "UserDefaults": ["UserDefaults", "NSUserDefaults", "AppStorage"],
  ]

  /// The reasons that are known for a category.
  private static let reasons: [String: Set<String>] = [
    "FileTimestamp": ["DDA9.1", "C617.1", "3B52.1", "0A2A.1"], "SystemBootTime": ["35F9.1", "8FFB.1", "3D61.1"],
    "DiskSpace": ["85F4.1", "E174.1", "7D9E.1", "B728.1"], "ActiveKeyboards": ["3EC4.1", "54BD.1"],
    "UserDefaults": ["CA92.1", "1C8F.1", "C56D.1", "AC6B.1"],
  ]

  private static let dataTypes: Set<String> = [
    "Name", "EmailAddress", "UserID", "DeviceID", "CustomerSupport", "OtherUserContent", "OtherDiagnosticData",
    "OtherDataTypes",
  ]

  /// What a device says of itself, and which type of data that is.
  private static let described: [String: String] = [
    "platform": "OtherDiagnosticData", "sdkVersion": "OtherDiagnosticData", "appVersion": "OtherDiagnosticData",
    "appBuild": "OtherDiagnosticData", "osVersion": "OtherDiagnosticData", "deviceModel": "OtherDiagnosticData",
    "bundleId": "OtherDiagnosticData", "locale": "OtherDataTypes", "timezone": "OtherDataTypes",
    "language": "OtherDataTypes", "externalUserId": "UserID", "name": "Name", "email": "EmailAddress",
    "metadata": "OtherDataTypes", "pushToken": "DeviceID", "pushEnvironment": "DeviceID",
  ]

  @Test(arguments: ["Dragoman", "ReceptionKit"])
  func `a manifest has the four members that Apple reads, with values that it knows`(module: String) throws {
    let manifest = try Self.manifest(of: module)
    #expect(
      Set(manifest.keys) == [
        "NSPrivacyTracking", "NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes", "NSPrivacyAccessedAPITypes",
      ])
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    #expect((manifest["NSPrivacyTrackingDomains"] as? [String])?.isEmpty == true)
    #expect(Self.collected(in: manifest).isSubset(of: Self.dataTypes))
    let accessed = try Self.accessed(in: manifest)
    #expect(accessed.filter { !(Self.reasons[$0.key] ?? []).isSuperset(of: $0.value) || $0.value.isEmpty }.isEmpty)
  }

  @Test func `the manifests give a reason for every API that the embedded modules use, and for no other`() throws {
    var declared: Set<String> = []
    for module in ["Dragoman", "ReceptionKit"] {
      declared.formUnion(try Self.accessed(in: Self.manifest(of: module)).keys)
    }
    var used: Set<String> = []
    for source in try Self.embedded.flatMap(Self.sources) {
      for (category, names) in Self.names where Self.uses(source, names) { used.insert(category) }
    }
    #expect(used == declared)
  }

  @Test func `whatever a device says of itself is declared as collected`() throws {
    let device = DeviceDescription(platform: "ios", sdkVersion: "1", locale: "de", timezone: "UTC")
    let said = Set(Mirror(reflecting: device).children.compactMap(\.label))
    #expect(said == Set(Self.described.keys), "a new property needs a type of data")
    let collected = try Self.collected(in: Self.manifest(of: "ReceptionKit"))
    #expect(collected == Set(Self.described.values).union(["CustomerSupport"]))
    #expect(try Self.collected(in: Self.manifest(of: "Dragoman")).isEmpty)
  }

  @Test func `a use is found where it is one`() {
    #expect(Self.uses("var status = stat()\nif fstat(file, &status) == 0 {}", ["stat", "fstat"]))
    #expect(!Self.uses("/// No stat here.\nlet status = state(of: \"stat\")", ["stat"]))
  }

  // MARK: Reading

  private static func manifest(of module: String) throws -> [String: Any] {
    let bytes = try TestGround.bytes("Sources/\(module)/PrivacyInfo.xcprivacy")
    let read = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return read as? [String: Any] ?? [:]
  }

  /// The types of data, without their prefix; each has to be linked, not tracked, and for the app's functionality.
  private static func collected(in manifest: [String: Any]) -> Set<String> {
    let rows = manifest["NSPrivacyCollectedDataTypes"] as? [[String: Any]] ?? []
    return Set(
      rows.map { row in
        let isWhole =
          row["NSPrivacyCollectedDataTypeLinked"] as? Bool == true
          && row["NSPrivacyCollectedDataTypeTracking"] as? Bool == false
          && row["NSPrivacyCollectedDataTypePurposes"] as? [String]
            == ["NSPrivacyCollectedDataTypePurposeAppFunctionality"]
          && row.count == 4
        let name = (row["NSPrivacyCollectedDataType"] as? String ?? "").trimmingPrefix("NSPrivacyCollectedDataType")
        return isWhole ? String(name) : "incomplete: \(row)"
      })
  }

  private static func accessed(in manifest: [String: Any]) throws -> [String: Set<String>] {
    let rows = try #require(manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    return Dictionary(
      rows.map { row in
        let name = row["NSPrivacyAccessedAPIType"] as? String ?? ""
        let reasons = row["NSPrivacyAccessedAPITypeReasons"] as? [String] ?? []
        return (String(name.trimmingPrefix("NSPrivacyAccessedAPICategory")), Set(reasons))
      }, uniquingKeysWith: { $0.union($1) })
  }

  private static func sources(of module: String) throws -> [String] {
    let base = TestGround.root.appendingPathComponent("Sources/\(module)").resolvingSymlinksInPath()
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") && !$0.contains("Generated") }
      .map { try String(contentsOf: base.appendingPathComponent($0), encoding: .utf8) }
  }

  /// Whether code, without its comments and its texts, has one of the names.
  private static func uses(_ source: String, _ names: [String]) -> Bool {
    let code = source.replacing(#/\/\/.*|"(\\.|[^"\\\n])*"/#, with: "")
    let words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return !words.isDisjoint(with: names)
  }
}
