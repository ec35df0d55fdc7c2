// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ReadingList",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "dragoman", path: "../..")],
  targets: [
    // The target's only resource is its catalog. It is named nowhere: Xcode compiles it by itself, and elsewhere the
    // plugin does.
    .executableTarget(
      name: "reading-list",
      dependencies: [
        .product(name: "Dragoman", package: "dragoman"), .product(name: "FoundationStrings", package: "dragoman"),
        .product(name: "LanguageTags", package: "dragoman"),
      ],
      plugins: [.plugin(name: "CompileStringCatalogs", package: "dragoman")])
  ],
  swiftLanguageModes: [.v6]
)
