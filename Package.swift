// swift-tools-version: 6.2
import PackageDescription

// Warnings stop the build where the scripts ask for it, so that a client's newer compiler never fails on ours.
let isStrict = Context.environment["DRAGOMAN_STRICT"] != nil

let package = Package(
  name: "dragoman",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "LanguageTags", targets: ["LanguageTags"]),
    .library(name: "LanguageNumbers", targets: ["LanguageNumbers"]),
    .library(name: "StringTemplates", targets: ["StringTemplates"]),
    .library(name: "StringTables", targets: ["StringTables"]),
    .library(name: "StringCatalogs", targets: ["StringCatalogs"]),
    .library(name: "CatalogProducts", targets: ["CatalogProducts"]),
    .library(name: "CatalogExchange", targets: ["CatalogExchange"]),
    .library(name: "StringExtraction", targets: ["StringExtraction"]),
    .library(name: "Dragoman", targets: ["Dragoman"]),
    .library(name: "DragomanViews", targets: ["DragomanViews"]),
    .library(name: "DragomanTesting", targets: ["DragomanTesting"]),
    .library(name: "FoundationStrings", targets: ["FoundationStrings"]),
    .library(name: "ReceptionProtocol", targets: ["ReceptionProtocol"]),
    .library(name: "ReceptionKit", targets: ["ReceptionKit"]),
    .library(name: "ThemeKit", targets: ["ThemeKit"]),
    .library(name: "MarkdownRender", targets: ["MarkdownRender"]),
    .executable(name: "dragoman", targets: ["DragomanTool"]),
    .plugin(name: "CompileStringCatalogs", targets: ["CompileStringCatalogs"]),
    .plugin(name: "ExtractStrings", targets: ["ExtractStrings"]),
  ],
  targets: [
    // The engine, bottom-up: each line may import only what stands above it.
    .target(name: "LanguageTags"),
    .target(name: "LanguageNumbers", dependencies: ["LanguageTags"]),
    .target(name: "StringTemplates", dependencies: ["LanguageNumbers", "LanguageTags"]),
    .target(name: "StringTables", dependencies: ["StringTemplates", "LanguageNumbers", "LanguageTags"]),
    .target(
      name: "Dragoman", dependencies: ["StringTables", "StringTemplates", "LanguageNumbers", "LanguageTags"]),
    // The language of a part of the screen, for SDKs with views; empty where there is no SwiftUI.
    .target(name: "DragomanViews", dependencies: ["Dragoman", "LanguageTags"]),
    // The conformance of anybody's source of texts, and Foundation's own words where it has none.
    .target(
      name: "DragomanTesting",
      dependencies: ["Dragoman", "StringTables", "StringTemplates", "LanguageNumbers", "LanguageTags"]),
    .target(
      name: "FoundationStrings", dependencies: ["Dragoman", "StringTables", "StringTemplates", "LanguageTags"]),
    // Catalogs as documents: for tools, which change files, not for the runtime, which only reads them.
    .target(
      name: "StringCatalogs", dependencies: ["StringTables", "StringTemplates", "LanguageNumbers", "LanguageTags"]),
    // What is made of catalogs: the files of .lproj directories, compiled catalogs, Swift symbols.
    .target(
      name: "CatalogProducts", dependencies: ["StringTables", "StringTemplates", "LanguageTags"]),
    // What translators' tools read and write.
    .target(
      name: "CatalogExchange",
      dependencies: [
        "CatalogProducts", "StringCatalogs", "StringTables", "StringTemplates", "LanguageNumbers", "LanguageTags",
      ]),
    // Keys out of Swift source: knows nothing of the engine.
    .target(name: "StringExtraction"),
    // The products that stand on it.
    .target(name: "ReceptionProtocol", dependencies: ["LanguageTags"]),
    .target(
      name: "ReceptionKit",
      dependencies: [
        "ReceptionProtocol", "FoundationStrings", "Dragoman", "StringTables", "StringTemplates", "LanguageTags",
      ]),
    .target(name: "ThemeKit", dependencies: ["Dragoman", "StringTables", "StringTemplates", "LanguageTags"]),
    .target(name: "MarkdownRender", dependencies: ["Dragoman", "StringTables", "StringTemplates", "LanguageTags"]),
    // The tools.
    .target(
      name: "CatalogTool",
      dependencies: [
        "Dragoman", "CatalogProducts", "CatalogExchange", "StringCatalogs", "StringExtraction", "StringTables",
        "StringTemplates", "LanguageNumbers", "LanguageTags", "ReceptionProtocol",
      ]),
    .executableTarget(name: "DragomanTool", dependencies: ["CatalogTool"]),
    // What every client of the plugin builds: as little as compiling a catalog takes.
    .executableTarget(name: "compile-catalogs", dependencies: ["CatalogProducts"]),
    .plugin(name: "CompileStringCatalogs", capability: .buildTool(), dependencies: ["compile-catalogs"]),
    .plugin(
      name: "ExtractStrings",
      capability: .command(
        intent: .custom(verb: "extract-strings", description: "Bring catalogs up to date with the source"),
        permissions: [.writeToPackageDirectory(reason: "The keys of the source are written into the catalogs.")]),
      dependencies: ["DragomanTool"]),
    // The generator stands alone, so that it can be built while the tables that it makes are stale or broken.
    .target(name: "TableGeneration"),
    .executableTarget(name: "generate-tables", dependencies: ["TableGeneration"]),
    // The tests mirror the sources.
    .target(name: "TestGround", path: "Tests/TestGround"),
    .testTarget(
      name: "LanguageTagsTests", dependencies: ["LanguageTags", "TestGround"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "LanguageNumbersTests", dependencies: ["LanguageNumbers", "LanguageTags", "TestGround"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "StringTemplatesTests",
      dependencies: ["StringTemplates", "LanguageNumbers", "LanguageTags", "TestGround"]),
    .testTarget(
      name: "StringTablesTests",
      dependencies: ["StringTables", "StringTemplates", "LanguageNumbers", "LanguageTags", "TestGround"]),
    .testTarget(
      name: "StringCatalogsTests",
      dependencies: [
        "StringCatalogs", "CatalogTool", "DragomanTool", "StringTables", "StringTemplates", "LanguageTags",
        "TestGround",
      ]),
    .testTarget(
      name: "CatalogProductsTests",
      dependencies: [
        "CatalogProducts", "FoundationStrings", "StringTables", "StringTemplates", "LanguageTags", "TestGround",
      ]),
    .testTarget(
      name: "CatalogExchangeTests",
      dependencies: [
        "CatalogExchange", "StringCatalogs", "StringTables", "LanguageTags", "TestGround",
      ]),
    .testTarget(name: "StringExtractionTests", dependencies: ["StringExtraction"]),
    .testTarget(
      name: "DragomanTests",
      dependencies: [
        "Dragoman", "StringTables", "StringTemplates", "LanguageNumbers", "LanguageTags", "TestGround",
      ]),
    .testTarget(
      name: "DragomanTestingTests",
      dependencies: [
        "DragomanTesting", "Dragoman", "StringTables", "StringTemplates", "LanguageNumbers", "LanguageTags",
        "TestGround",
      ]),
    .executableTarget(name: "process-language", dependencies: ["FoundationStrings"], path: "Tests/ProcessLanguage"),
    .testTarget(
      name: "FoundationStringsTests",
      dependencies: [
        "FoundationStrings", "StringTables", "StringTemplates", "LanguageTags", "TestGround", "process-language",
      ]),
    .testTarget(
      name: "ReceptionProtocolTests",
      dependencies: [
        "ReceptionProtocol", "StringTables", "StringTemplates", "LanguageNumbers", "LanguageTags", "TestGround",
      ]),
    .testTarget(
      name: "ReceptionKitTests",
      dependencies: [
        "ReceptionKit", "ReceptionProtocol", "Dragoman", "StringTables", "StringTemplates", "LanguageTags",
        "TestGround",
      ]),
    .executableTarget(name: "zero-configuration", dependencies: ["ThemeKit"], path: "Tests/ZeroConfiguration"),
    .testTarget(
      name: "ThemeKitTests",
      dependencies: [
        "ThemeKit", "Dragoman", "StringTables", "StringTemplates", "LanguageTags", "TestGround", "zero-configuration",
      ]),
    .executableTarget(name: "device-words", dependencies: ["MarkdownRender"], path: "Tests/DeviceWords"),
    .testTarget(
      name: "MarkdownRenderTests",
      dependencies: [
        "MarkdownRender", "Dragoman", "StringTables", "LanguageTags", "TestGround", "device-words",
      ]),
    .testTarget(
      name: "CatalogToolTests",
      dependencies: [
        "CatalogTool", "StringCatalogs", "StringExtraction", "ThemeKit", "Dragoman", "StringTables", "StringTemplates",
        "LanguageTags", "TestGround",
      ]),
    // The snippets of the documentation, which are what its pages show.
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "ThemeKit", "ReceptionKit", "ReceptionProtocol", "MarkdownRender", "FoundationStrings", "DragomanTesting",
        "Dragoman", "DragomanTool", "CatalogExchange", "StringCatalogs", "StringExtraction", "StringTemplates",
        "LanguageNumbers",
        "LanguageTags", "TestGround",
      ],
      exclude: ["Sessions"],
      resources: [
        .copy("Resources/TidesKit.xcstrings"), .copy("Resources/Localizable.xcstrings"),
        .copy("Resources/ThemeKit.xcstrings"), .copy("Resources/Harbour.xcstrings"),
      ]),
    .testTarget(name: "TableGenerationTests", dependencies: ["TableGeneration", "TestGround"]),
  ],
  swiftLanguageModes: [.v6]
)

// Apple's stores read privacy manifests. Elsewhere they would only make bundles that nobody needs.
#if os(macOS)
  let shipsManifests = true
#else
  let shipsManifests = Context.environment["DRAGOMAN_MANIFESTS"] != nil
#endif
for target in package.targets where ["Dragoman", "ReceptionKit"].contains(target.name) {
  if shipsManifests {
    target.resources = [.copy("PrivacyInfo.xcprivacy")]
  } else {
    target.exclude.append("PrivacyInfo.xcprivacy")
  }
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if isStrict { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}

// Where there is no SwiftUI, a stand-in with Apple's signatures lets views be type-checked and their bodies evaluated:
// `Scripts/test typecheck`. Every target that says `canImport(SwiftUI)` is named among the views.
if Context.environment["DRAGOMAN_TYPECHECK"] != nil {
  let views = ["DragomanViews", "ThemeKit", "ReceptionKit", "MarkdownRender"]
  let checks: [Target] = [
    .testTarget(
      name: "DragomanViewTests", dependencies: ["SwiftUI", "DragomanViews", "Dragoman", "LanguageTags"],
      path: "Tests/TypeCheck/DragomanViewTests"),
    .testTarget(
      name: "ReceptionKitViewTests", dependencies: ["SwiftUI", "ReceptionKit"],
      path: "Tests/TypeCheck/ReceptionKitViewTests"),
    .testTarget(
      name: "MarkdownRenderViewTests", dependencies: ["SwiftUI", "MarkdownRender", "Dragoman", "LanguageTags"],
      path: "Tests/TypeCheck/MarkdownRenderViewTests"),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "TestGround"], path: "Tests/TypeCheck/SwiftUITests"),
    .executableTarget(name: "travel-app", dependencies: ["SwiftUI", "ThemeKit"], path: "Tests/TypeCheck/TravelApp"),
    .executableTarget(
      name: "LiveLocalization", dependencies: ["SwiftUI", "ThemeKit"],
      path: "Examples/LiveLocalization.swiftpm/Sources", exclude: ["ThemeKit.xcstrings"]),
    .testTarget(
      name: "ThemeKitViewTests",
      dependencies: [
        "SwiftUI", "ThemeKit", "Dragoman", "LanguageTags", "TestGround", "travel-app", "LiveLocalization",
      ],
      path: "Tests/TypeCheck/ThemeKitViewTests"),
  ]
  for target in package.targets where views.contains(target.name) { target.dependencies.append("SwiftUI") }
  for target in checks { target.swiftSettings = package.targets.first?.swiftSettings }
  let standIn = Target.target(name: "SwiftUI", path: "Tests/TypeCheck/SwiftUI")
  standIn.swiftSettings = [.swiftLanguageMode(.v5), .enableUpcomingFeature("InternalImportsByDefault")]
  package.targets = package.targets.filter { $0.type == .regular } + [standIn] + checks
  package.products = []
}
