import Foundation
import StringTemplates

extension DeviceName {
  /// The device that this process runs on; nil where Apple's catalogs name none, as on a server.
  static var ofThisProcess: DeviceName? {
    #if os(macOS) || targetEnvironment(macCatalyst)
      .mac
    #elseif os(tvOS)
      .appletv
    #elseif os(watchOS)
      .applewatch
    #elseif os(visionOS)
      .applevision
    #elseif os(iOS)
      .running(appsOfModel: model)
    #else
      nil
    #endif
  }

  /// Which of the devices for iOS apps one is. A Mac, and an iPad of a name yet unknown, run them as an iPad does.
  ///
  /// - Parameter model: as the kernel names it: `iPhone17,1`.
  static func running(appsOfModel model: String) -> DeviceName {
    let families: KeyValuePairs = ["iPhone": DeviceName.iphone, "iPod": .ipod, "RealityDevice": .applevision]
    return families.first { model.hasPrefix($0.key) }?.value ?? .ipad
  }

  /// The machine as the kernel names it. A simulator's kernel is the Mac's, which says whom it plays. Neither asks
  /// UIKit, whose answer is for the main thread alone.
  static var model: String {
    if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] { return simulated }
    var name = utsname()
    guard uname(&name) == 0 else { return "" }
    return withUnsafeBytes(of: name.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
