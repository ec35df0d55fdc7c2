import Dragoman
import Foundation
import StringTemplates
import TestGround
import Testing

@testable import ThemeKit

/// A consumer's texts that vary by device.
@Suite struct DeviceTests {
  private static let catalog = #"""
    {"sourceLanguage":"en","version":"1.0","strings":{"Select":{"localizations":{"tr":{"variations":{"device":{
      "iphone":{"stringUnit":{"state":"translated","value":"Dokun"}},
      "mac":{"stringUnit":{"state":"translated","value":"Tıkla"}}}}}}}}}
    """#

  private func bridge(on device: DeviceName?) throws -> ThemeKitBridge {
    ThemeKitBridge(
      consumer: try CatalogSource(xcstrings: [UInt8](Self.catalog.utf8), name: "ThemeKit"),
      host: .fixed(preferred: [tag("tr")]), device: device)
  }

  @Test func `a text is the device's own, and English where it has none`() throws {
    let expected: [(DeviceName?, String)] = [
      (.iphone, "Dokun"), (.ipod, "Dokun"), (.mac, "Tıkla"), (.ipad, "Select"), (nil, "Select"),
    ]
    let wrong = try expected.filter { try bridge(on: $0.0).text("Select") != $0.1 }
    #expect(wrong.map { $0.0?.rawValue ?? "nil" } == [])
  }

  @Test func `a module's own table is read on the same device`() throws {
    let folder = try TestFolder(["Localizable.xcstrings": Self.catalog])
    let module = try #require(Bundle(path: folder.path))
    let bridge = ThemeKitBridge(consumer: nil, host: .fixed(preferred: [tag("tr")]), device: .mac)
    bridge.setLanguage("tr")
    #expect(bridge.text("Select", module: module) == "Tıkla")
  }

  @Test func `a model's name tells which device for iOS apps it is`() {
    let models: [(String, DeviceName)] = [
      ("iPhone17,1", .iphone), ("iPod9,1", .ipod), ("iPad14,3", .ipad), ("RealityDevice14,1", .applevision),
      ("arm64", .ipad), ("Mac15,3", .ipad), ("", .ipad),
    ]
    #expect(models.filter { DeviceName.running(appsOfModel: $0.0) != $0.1 }.map(\.0) == [])
  }

  @Test func `this process names the device it runs on, and a server none`() {
    #if os(macOS)
      #expect(DeviceName.ofThisProcess == .mac)
    #elseif os(Linux)
      #expect(DeviceName.ofThisProcess == nil)
      #expect(!DeviceName.model.isEmpty, "x86_64, aarch64")
    #else
      #expect(DeviceName.ofThisProcess != nil)
    #endif
  }
}
