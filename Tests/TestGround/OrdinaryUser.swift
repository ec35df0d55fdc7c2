import Foundation

/// Does something as a user for whom the permissions of files count, also where the tests run as root.
///
/// Linux keeps the user who opens files with each thread, so that other tests do not notice. Elsewhere the tests run as an
/// ordinary user already.
///
/// ```swift
/// try asOrdinaryUser { try Data(contentsOf: URL(fileURLWithPath: "/etc/shadow")) }  // throws
/// ```
public func asOrdinaryUser<Result>(_ body: () throws -> Result) rethrows -> Result {
  #if os(Linux)
    guard getuid() == 0, let symbol = dlsym(dlopen(nil, RTLD_NOW), "setfsuid") else { return try body() }
    let setUser = unsafeBitCast(symbol, to: (@convention(c) (UInt32) -> Int32).self)
    _ = setUser(65534)
    defer { _ = setUser(0) }
  #endif
  return try body()
}

extension TestFolder {
  /// Sets the permissions of the folder, or of what lies in it.
  public func permit(_ mode: Int, _ name: String = "") throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path + "/" + name)
  }
}
