// swift-tools-version: 6.2
import PackageDescription

// Clients as they are out there: each builds against the public API in a way of its own. That it builds is most of the
// proof; what it says is checked besides.
let careful: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error),
]

func ours(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "dragoman") } }

let package = Package(
  name: "Clients",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "dragoman", path: "../..")],
  targets: [
    // An app that has not moved to Swift 6 and imports no more than it has to.
    .target(
      name: "Swift5Client",
      dependencies: ours(
        "ThemeKit", "ReceptionKit", "MarkdownRender", "Dragoman", "StringTables", "StringTemplates", "LanguageTags"),
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    // A package with everything switched on that Swift 7 may bring.
    .target(
      name: "StrictClient",
      dependencies: ours("ThemeKit", "ReceptionKit", "MarkdownRender", "Dragoman", "LanguageTags", "FoundationStrings"),
      swiftSettings: careful),
    // The name that every app's own module for this subject likes to have, with types of names that we have, too.
    .target(name: "Localization", dependencies: ours("Dragoman", "LanguageTags"), swiftSettings: careful),
    .target(
      name: "LocalizedClient", dependencies: ["Localization"] + ours("ThemeKit", "Dragoman", "LanguageTags"),
      swiftSettings: careful),
    // A tool that imports every library at once: what two of them call alike is told apart by the module's name.
    .target(
      name: "EveryModule",
      dependencies: ours(
        "LanguageTags", "LanguageNumbers", "StringTemplates", "StringTables", "StringCatalogs", "CatalogProducts",
        "CatalogExchange", "StringExtraction", "Dragoman", "DragomanTesting", "DragomanViews", "FoundationStrings",
        "ReceptionProtocol",
        "ReceptionKit", "ThemeKit", "MarkdownRender"),
      swiftSettings: careful),
    .testTarget(
      name: "ClientTests",
      dependencies: ["Swift5Client", "StrictClient", "Localization", "LocalizedClient", "EveryModule"]
        + ours("MarkdownRender"),
      swiftSettings: careful),
  ]
)
