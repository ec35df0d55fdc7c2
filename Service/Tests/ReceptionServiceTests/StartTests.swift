import Foundation
import ReceptionService
import Testing

@Suite struct `A configuration` {
  private func read(_ arguments: String..., environment: [String: String] = [:]) throws -> ServiceConfiguration {
    try ServiceConfiguration(arguments: arguments, environment: environment)
  }

  @Test func `takes the command line before the environment before what is usual`() throws {
    #expect(try read().port == 8080)
    #expect(try read().host == "127.0.0.1")
    #expect(try read().place == .folder(".data"))
    let environment = ["PORT": "9000", "DATA_DIR": "/d"]
    #expect(try read(environment: environment).port == 9000)
    #expect(try read(environment: environment).place == .folder("/d"))
    #expect(try read("--port", "9001", "--data=/e", "--host", "::1", environment: environment).port == 9001)
    #expect(try read("--data=/e=f", environment: environment).place == .folder("/e=f"))
    #expect(try read(environment: ["PORT": ""]).port == 8080)
    #expect(try read("--help").showsHelp)
    let shared = ["DATABASE_URL": "postgres://a@b/c", "DATA_DIR": "/d"]
    #expect(try read(environment: shared).place == .database("postgres://a@b/c"))
    #expect(try read("--data", "/e", environment: shared).place == .folder("/e"))
    #expect(
      try read("--database=postgresql://h/n?sslmode=require", environment: environment).place
        == .database("postgresql://h/n?sslmode=require"))
  }

  @Test func `that cannot be says what is wrong`() {
    let cases: [([String], ConfigurationError)] = [
      (["--prot"], .unknownArgument("--prot")), (["serve"], .unknownArgument("serve")),
      (["--port"], .missingValue("--port")), (["--data", ""], .emptyValue("--data")),
      (["--host="], .emptyValue("--host")), (["--database"], .missingValue("--database")),
      (["--database", "mysql://u:sesame@h"], .badDatabase(from: "--database")),
      (["--port", "65536"], .badPort("65536", from: "--port")), (["--port", "-1"], .badPort("-1", from: "--port")),
      (["--port", "+1"], .badPort("+1", from: "--port")), (["--port", "８０"], .badPort("８０", from: "--port")),
    ]
    var failures: [String] = []
    for (arguments, expected) in cases {
      do throws(ConfigurationError) {
        _ = try ServiceConfiguration(arguments: arguments, environment: [:])
        failures.append("\(arguments) was read")
      } catch {
        if error != expected { failures.append("\(arguments): \(error)") }
      }
    }
    #expect(failures == [])
    #expect(throws: ConfigurationError.badPort("x", from: "PORT")) {
      _ = try ServiceConfiguration(arguments: [], environment: ["PORT": "x"])
    }
  }
}

@Suite struct `A data folder` {
  private let place = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)")
    .path

  @Test func `is made when it is missing, for its owner alone`() throws {
    defer { try? FileManager.default.removeItem(atPath: place) }
    #expect(try DataFolder(preparing: place + "/a/b").path == place + "/a/b")
    let rights = try FileManager.default.attributesOfItem(atPath: place + "/a/b")[.posixPermissions] as? Int
    #expect(rights == 0o700)
    _ = try DataFolder(preparing: place + "/a/b")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place + "/a/b") == [])
  }

  @Test func `that cannot be says so`() throws {
    defer { try? FileManager.default.removeItem(atPath: place) }
    _ = FileManager.default.createFile(atPath: place, contents: Data())
    #expect(throws: DataFolderError.notAFolder(place)) { _ = try DataFolder(preparing: place) }
    #expect(throws: DataFolderError.notMade(place + "/x")) { _ = try DataFolder(preparing: place + "/x") }
    #if os(Linux)
      #expect(throws: DataFolderError.notWritable("/proc")) { _ = try DataFolder(preparing: "/proc") }
    #endif
  }
}

@Suite struct `The resources` {
  @Test func `are found from a build inside a checkout`() throws {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let found = try ServiceResources(besideExecutable: checkout.path + "/.build/nowhere/debug/reception-service")
    #expect(found.folder == Ground.resources.folder)
  }

  @Test func `that are nowhere are reported with the places looked at`() throws {
    let error = #expect(throws: ResourceError.self) {
      _ = try ServiceResources(besideExecutable: "/nowhere/bin/reception-service")
    }
    #expect(error?.description.contains("/nowhere/bin/Resources") == true)
  }

  @Test func `that are damaged stop the start with line and column`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(atPath: Ground.resources.folder, toPath: folder.path)
    try Data(#"{"strings": ["#.utf8).write(to: folder.appendingPathComponent("LivePage.xcstrings"))
    let error = #expect(throws: ResourceError.self) {
      _ = try ServiceRoutes(resources: ServiceResources(folder: folder.path))
    }
    #expect(error?.description.contains("LivePage.xcstrings is damaged: 1:14:") == true)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Web/page.js"))
    #expect(throws: ResourceError.self) { _ = try ServiceRoutes(resources: ServiceResources(folder: folder.path)) }
  }
}
