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
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev", "pkg-config"]), .brew(["sqlite", "pkg-config"])]),
    .systemLibrary(
      name: "CSodium", pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev", "pkg-config"]), .brew(["libsodium", "pkg-config"])]),
    .systemLibrary(
      name: "CPostgres", pkgConfig: "libpq",
      providers: [.apt(["libpq-dev", "pkg-config"]), .brew(["libpq", "pkg-config"])]),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev", "pkg-config"]), .brew(["curl", "pkg-config"])]),
    .systemLibrary(
      name: "CCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev", "pkg-config"]), .brew(["openssl@3", "pkg-config"])]),
    // What a page is made of: markup that escapes by construction, and requests answered over a socket.
    .target(name: "HTMLMarkup"),
    .target(name: "HTTPService", dependencies: ["CMicrohttpd"]),
    // What the service remembers: the protocol of every store, those in SQLite and PostgreSQL, and what each must do.
    .target(name: "ReceptionStorage", dependencies: ["CSodium"] + engine(["ReceptionProtocol"])),
    .target(
      name: "SQLiteStorage", dependencies: ["CSQLite", "ReceptionStorage"] + engine(["ReceptionProtocol"])),
    .target(
      name: "PostgresStorage", dependencies: ["CPostgres", "ReceptionStorage"] + engine(["ReceptionProtocol"])),
    .target(name: "StorageTesting", dependencies: ["ReceptionStorage"] + engine(["ReceptionProtocol"])),
    // What the team says outside the conversation: pushes and drafts, rendered from templates and nothing else.
    .target(
      name: "ReceptionMessages",
      dependencies: engine(["LanguageNumbers", "LanguageTags", "ReceptionProtocol", "StringTables", "StringTemplates"])),
    // Pushes on their way to Apple.
    .target(
      name: "PushDelivery",
      dependencies: ["CCrypto", "CCurl", "ReceptionMessages", "ReceptionStorage"]
        + engine(["ReceptionProtocol"])),
    // The pages.
    .target(
      name: "ThemeKitHTML",
      dependencies: ["HTMLMarkup"] + engine(["LanguageTags", "ThemeKit"])),
    .target(name: "CMarkdownArena", dependencies: ["CMarkGFM"]),
    .target(
      name: "MarkdownHTML",
      dependencies: ["CMarkGFM", "CMarkdownArena", "HTMLMarkup"] + engine(["MarkdownRender"])),
    .target(
      name: "ReceptionService",
      dependencies: [
        "HTMLMarkup", "HTTPService", "MarkdownHTML", "PostgresStorage", "PushDelivery", "ReceptionMessages",
        "ReceptionStorage", "SQLiteStorage", "ThemeKitHTML",
      ]
        + engine([
          "Dragoman", "LanguageNumbers", "LanguageTags", "MarkdownRender", "ReceptionKit", "ReceptionProtocol",
          "StringTables", "StringTemplates", "ThemeKit",
        ]),
      resources: [.copy("Resources")]),
    .executableTarget(name: "reception-service", dependencies: ["ReceptionService"]),
    // Measured by Scripts/bench.
    .executableTarget(
      name: "markdown-bench", dependencies: ["MarkdownHTML", "HTMLMarkup"] + engine(["MarkdownRender"])),
    .executableTarget(name: "messages-bench", dependencies: ["ReceptionMessages"] + engine(["ReceptionProtocol"])),
    .executableTarget(name: "reception-load", dependencies: ["CMicrohttpd"]),
    // The tests mirror the sources.
    .target(name: "RawHTTP", path: "Tests/RawHTTP"),
    .target(name: "ProcessGround", path: "Tests/ProcessGround"),
    .target(name: "PushGround", dependencies: ["ProcessGround"], path: "Tests/PushGround", exclude: ["Gateway"]),
    .target(name: "DatabaseGround", dependencies: ["CPostgres", "ProcessGround"], path: "Tests/DatabaseGround"),
    .testTarget(name: "HTMLMarkupTests", dependencies: ["HTMLMarkup"]),
    .testTarget(
      name: "MarkdownHTMLTests",
      dependencies: ["MarkdownHTML", "CMarkdownArena", "HTMLMarkup"]
        + engine(["Dragoman", "LanguageTags", "MarkdownRender"]),
      resources: [.copy("Spec")]),
    .testTarget(name: "HTTPServiceTests", dependencies: ["HTTPService", "RawHTTP"]),
    .testTarget(
      name: "StorageTests",
      dependencies: ["CSQLite", "ReceptionStorage", "SQLiteStorage", "StorageTesting"] + engine(["ReceptionProtocol"])),
    .testTarget(
      name: "PostgresStorageTests",
      dependencies: ["DatabaseGround", "PostgresStorage", "ReceptionStorage", "StorageTesting"]
        + engine(["ReceptionProtocol"])),
    .testTarget(
      name: "ReceptionMessagesTests",
      dependencies: ["ReceptionMessages"] + engine(["LanguageNumbers", "ReceptionProtocol"]),
      resources: [.copy("Expected")]),
    .testTarget(
      name: "PushDeliveryTests",
      dependencies: [
        "CSQLite", "DatabaseGround", "PostgresStorage", "PushDelivery", "ReceptionMessages",
        "PushGround", "ReceptionStorage", "SQLiteStorage",
      ] + engine(["ReceptionProtocol"])),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "reception-service", "CSQLite", "DatabaseGround", "PostgresStorage", "ProcessGround", "PushGround", "RawHTTP",
        "ReceptionStorage", "SQLiteStorage",
      ]
        + engine(["Dragoman", "LanguageTags", "ReceptionKit", "ReceptionProtocol", "StringTemplates"])),
    .testTarget(
      name: "ReceptionServiceTests",
      dependencies: [
        "ReceptionService", "HTMLMarkup", "HTTPService", "MarkdownHTML", "RawHTTP", "ReceptionMessages",
        "ReceptionStorage", "SQLiteStorage",
      ]
        + engine([
          "Dragoman", "DragomanTesting", "LanguageTags", "MarkdownRender", "ReceptionKit", "ReceptionProtocol",
          "ThemeKit",
        ])),
  ],
  swiftLanguageModes: [.v6]
)

// Hostile bytes for what the network brings: Scripts/fuzz asks for it, and libFuzzer brings main.
if Context.environment["DRAGOMAN_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "service-fuzz",
      dependencies: [
        "CMicrohttpd", "HTMLMarkup", "HTTPService", "MarkdownHTML", "ReceptionService", "ReceptionStorage",
      ] + engine(["MarkdownRender", "ReceptionProtocol"]),
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}

for target in package.targets where target.type != .system && target.name != "CMarkdownArena" {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  if isStrict { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}

// The faults that take minutes: Scripts/test --deep faults asks for them.
if Context.environment["DRAGOMAN_FAULTS"] != nil {
  for target in package.targets where ["EndToEndTests", "HTTPServiceTests"].contains(target.name) {
    target.swiftSettings?.append(.define("DRAGOMAN_FAULTS"))
  }
}
