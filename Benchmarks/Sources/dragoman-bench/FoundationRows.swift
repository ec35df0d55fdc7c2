import Foundation
import Measurement

/// The same work as Foundation does it on this platform; `cases` and `ground` of the specification say where its answers are wrong.
enum FoundationRows {
  static func all(_ inputs: Inputs) -> [Row] {
    let peer = "Foundation"
    return [
      Row(peer: peer, "match.hot") {
        let (hot, supported) = (inputs.hot, inputs.supported)
        return { count in
          hot.cycled(count) {
            Bundle.preferredLocalizations(from: supported, forPreferences: [$0]).first?.utf8.count ?? 0
          }
        }
      },
      Row(peer: peer, "tag.parse") {
        let hot = inputs.hot
        return { count in hot.cycled(count) { Locale.Language(identifier: $0).languageCode == nil ? 0 : 1 } }
      },
      Row(peer: peer, "tag.maximize") {
        let languages = inputs.hot.map { Locale.Language(identifier: $0) }
        return { count in languages.cycled(count) { $0.maximalIdentifier.utf8.count } }
      },
      Row(peer: peer, "tag.minimize") {
        let languages = inputs.hot.map { Locale.Language(identifier: $0) }
        return { count in languages.cycled(count) { $0.minimalIdentifier.utf8.count } }
      },
      Row(peer: peer, "tag.direction") {
        let languages = inputs.hot.map { Locale.Language(identifier: $0) }
        return { count in languages.cycled(count) { $0.characterDirection == .rightToLeft ? 1 : 0 } }
      },
    ]
  }
}
