// swift-tools-version: 6.2
import PackageDescription

// A client of the engine that feeds it hostile bytes. Scripts/fuzz builds it with libFuzzer and Address Sanitizer, in a
// scratch path of its own, with the modules' internals open: checksums are forged, so that damage gets past them.
let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "dragoman", path: "..")],
  targets: [
    // The tool's reader of JSON lines is no product: this folder is a link to it.
    .target(name: "ToolJSON"),
    .executableTarget(
      name: "dragoman-fuzz",
      dependencies: [
        "ToolJSON",
        .product(name: "LanguageTags", package: "dragoman"),
        .product(name: "LanguageNumbers", package: "dragoman"),
        .product(name: "StringTemplates", package: "dragoman"),
        .product(name: "StringTables", package: "dragoman"),
        .product(name: "StringCatalogs", package: "dragoman"),
        .product(name: "StringExtraction", package: "dragoman"),
        .product(name: "CatalogExchange", package: "dragoman"),
      ],
      // libFuzzer brings main.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
    // Properties of any template with any arguments, which the tests make too: AnyTemplate.swift is a link to theirs.
    .executableTarget(
      name: "dragoman-property",
      dependencies: [
        .product(name: "LanguageTags", package: "dragoman"),
        .product(name: "LanguageNumbers", package: "dragoman"),
        .product(name: "StringTemplates", package: "dragoman"),
        .product(name: "StringTables", package: "dragoman"),
        .product(name: "Dragoman", package: "dragoman"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
