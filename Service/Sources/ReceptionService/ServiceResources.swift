internal import Foundation

/// The files that the service serves or reads: its style sheet, its script, its catalogs. Read once, at the start.
///
/// The accessor that the build system makes stops the program when its bundle is not where it was built. This one looks in
/// three places and can say where it looked.
///
/// ```swift
/// let resources = try ServiceResources(besideExecutable: CommandLine.arguments[0])
/// let css = try resources.bytes("Web/page.css")
/// ```
public struct ServiceResources: Sendable {
  /// The folder found.
  public let folder: String

  /// The folder `Resources` of a checkout or an installation.
  public init(folder: String) { self.folder = folder }

  /// Looks beside the program (the build's bundle, or a folder `Resources`), then upwards for a checkout.
  ///
  /// - Throws: `.notFound` with the places looked at, when the program was moved without its resources.
  public init(besideExecutable executable: String) throws(ResourceError) {
    let places = Self.places(for: executable)
    guard let found = places.first(where: { FileManager.default.fileExists(atPath: $0 + "/Web/page.css") }) else {
      throw .notFound(lookedAt: places)
    }
    folder = found
  }

  /// The bytes of a file, named from the folder.
  ///
  /// - Throws: `.unreadable` for a file that is missing or not ours to read.
  public func bytes(_ name: String) throws(ResourceError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: folder + "/" + name) else {
      throw .unreadable(folder + "/" + name)
    }
    return [UInt8](data)
  }

  static func places(for executable: String) -> [String] {
    var folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
    var places = [
      folder.path + "/dragoman-service_ReceptionService.resources/Resources",
      folder.path + "/dragoman-service_ReceptionService.bundle/Resources",
      folder.path + "/Resources",
    ]
    while folder.path != "/" {
      places.append(folder.path + "/Service/Sources/ReceptionService/Resources")
      folder.deleteLastPathComponent()
    }
    return places
  }
}

/// Why a resource cannot be had.
public enum ResourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// In none of these folders.
  case notFound(lookedAt: [String])
  /// The folder is there, this file of it is not.
  case unreadable(String)
  /// The file is there, but is not what its name says.
  case malformed(String, reason: String)

  /// One sentence that says what to do.
  public var description: String {
    switch self {
    case .notFound(let places):
      "The service's resources are not beside it: keep the folder Resources next to the program (looked at "
        + places.prefix(3).joined(separator: ", ") + " and in the folders above)."
    case .unreadable(let path): "The service's resource \(path) cannot be read: build again, or restore it."
    case .malformed(let path, let reason): "The service's resource \(path) is damaged: \(reason)."
    }
  }
}
