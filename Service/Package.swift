// swift-tools-version: 6.2
import PackageDescription

// The same switch as in the root package: warnings stop the build where the scripts ask for it.
let isStrict = Context.environment["DRAGOMAN_STRICT"] != nil

/// Products of the root package.
func engine(_ names: [String]) -> [Target.Dependency] { names.map { .product(name: $0, package: "dragoman") } }

// C libraries live in this package only, so that an app which embeds an SDK never sees one.
let package = Package(
  name: "dragoman-service",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "reception-service", targets: ["reception-service"])
  ],
  dependencies: [.package(name: "dragoman", path: "..")],
  targets: [
    .systemLibrary(
      name: "CMicrohttpd", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev", "pkg-config"]), .brew(["libmicrohttpd", "pkg-config"])]),
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev", "pkg-config"]), .brew(["cmark-gfm", "pkg-config"]),
      ]),
    // What a page is made of: markup that escapes by construction, and requests answered over a socket.
    .target(name: "HTMLMarkup"),
    .target(name: "HTTPService", dependencies: ["CMicrohttpd"]),
    // The pages.
    .target(
      name: "ThemeKitHTML",
      dependencies: ["HTMLMarkup"] + engine(["LanguageTags", "ThemeKit"])),
    .target(
      name: "MarkdownHTML",
      dependencies: ["CMarkGFM", "HTMLMarkup"] + engine(["MarkdownRender"])),
    .target(
      name: "ReceptionService",
      dependencies: ["HTMLMarkup", "HTTPService", "MarkdownHTML", "ThemeKitHTML"]
        + engine(["Dragoman", "LanguageTags", "MarkdownRender", "StringTables", "StringTemplates", "ThemeKit"]),
      resources: [.copy("Resources")]),
    .executableTarget(name: "reception-service", dependencies: ["ReceptionService"]),
    // Measured by Scripts/bench.
    .executableTarget(
      name: "markdown-bench", dependencies: ["MarkdownHTML", "HTMLMarkup"] + engine(["MarkdownRender"])),
    // The tests mirror the sources.
    .target(name: "RawHTTP", path: "Tests/RawHTTP"),
    .testTarget(name: "HTMLMarkupTests", dependencies: ["HTMLMarkup"]),
    .testTarget(
      name: "MarkdownHTMLTests",
      dependencies: ["MarkdownHTML", "HTMLMarkup"] + engine(["Dragoman", "LanguageTags", "MarkdownRender"]),
      resources: [.copy("Spec")]),
    .testTarget(name: "HTTPServiceTests", dependencies: ["HTTPService", "RawHTTP"]),
    .testTarget(
      name: "ReceptionServiceTests",
      dependencies: ["ReceptionService", "HTMLMarkup", "HTTPService", "MarkdownHTML", "RawHTTP"]
        + engine(["Dragoman", "LanguageTags", "MarkdownRender", "ThemeKit"])),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if isStrict { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
