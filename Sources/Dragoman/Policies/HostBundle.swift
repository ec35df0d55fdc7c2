import Foundation
import LanguageTags

/// What a policy needs to know of a host's bundle.
///
/// The bundle is asked for its localizations each time, since an app may load them later; only what `Bundle` documents
/// as safe from any thread is called.
struct HostBundle: Sendable {
  private let path: String

  init(_ bundle: Bundle) { path = bundle.bundlePath }

  var tag: LanguageTag? {
    guard let bundle = path == Bundle.main.bundlePath ? Bundle.main : Bundle(path: path) else { return nil }
    let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    return LanguagePolicy.hostTag(
      localizations: bundle.localizations, preferred: DeviceLanguages.preferred.map(\.description),
      development: development)
  }
}
