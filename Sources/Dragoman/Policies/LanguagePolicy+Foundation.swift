public import Foundation

extension LanguagePolicy {
  /// Follows this device's own list of languages, whatever the app declares.
  public static var device: LanguagePolicy {
    .asking(.device) { DeviceLanguages.preferred }
  }

  /// Follows the app that this code runs in: the localization of its main bundle that its user sees.
  public static var host: LanguagePolicy { host(of: .main) }

  /// Follows a host given by its bundle; an app extension's containing app, for example.
  public static func host(of bundle: Bundle) -> LanguagePolicy {
    let bundle = HostBundle(bundle)
    return .asking(.host) { bundle.tag.map { [$0] } ?? [] }
  }
}
