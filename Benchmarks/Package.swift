// swift-tools-version: 6.2
import PackageDescription

// A client of the public API, as an app would be: what is measured here is what crosses the module's border.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "dragoman", path: "..")],
  targets: [
    .target(name: "CBenchmark", publicHeadersPath: "include"),
    .target(name: "Measurement", dependencies: ["CBenchmark"]),
    .executableTarget(
      name: "dragoman-bench",
      dependencies: [
        "Measurement", "CBenchmark",
        .product(name: "LanguageTags", package: "dragoman"),
        .product(name: "LanguageNumbers", package: "dragoman"),
        .product(name: "StringTables", package: "dragoman"),
        .product(name: "StringCatalogs", package: "dragoman"),
        .product(name: "Dragoman", package: "dragoman"),
        .product(name: "ThemeKit", package: "dragoman"),
        .product(name: "StringExtraction", package: "dragoman"),
        // The tool is measured as a process of its own.
        .product(name: "dragoman", package: "dragoman"),
      ]),
    .testTarget(name: "MeasurementTests", dependencies: ["Measurement", "CBenchmark"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CBenchmark" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
