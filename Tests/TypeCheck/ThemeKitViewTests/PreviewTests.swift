import Dragoman
import Foundation
import LanguageTags
@_spi(Inspection) import SwiftUI
import Testing

@testable import ThemeKit

extension Views {
  /// What Xcode's canvas shows.
  @MainActor @Suite struct Previews {
    @Test func `the components are previewed in four languages, each laid out as it is written`() {
      Views.with(nil) {
        let host = Host(ComponentPreviews.previews, environment: Views.english)
        let titles = host.elements.compactMap(\.title)
        #expect(
          titles
            == ["English", "Deutsch", "العربية", "English (Pseudo-Accents)", "Deutsch, AX5"].map { name in
              name.hasPrefix("English (") ? AppLanguage(code: "en-XA").name : name
            })
        let ratings = host.spoken.filter { $0.contains("4.5") }
        #expect(ratings[0...2] == ["Rating | 4.5 out of 5", "Bewertung | 4.5 von 5", "التقييم | 4.5 من 5"])
        #expect(ratings[3] != ratings[0] && ratings[3].contains("4.5"), "accents on every letter")
        let rightToLeft = host.elements.map { $0.all[0].environment.layoutDirection == .rightToLeft }
        #expect(rightToLeft == [false, false, true, false, false])
        #expect(host.elements.last?.environment.dynamicTypeSize == .accessibility5)
      }
    }

    @Test func `a preview has every text in German and Arabic`() {
      let english = Views.spokenPreview("en")
      for code in ["de", "ar", "en-XA"] {
        let same = zip(english, Views.spokenPreview(code)).filter { $0 == $1 }
        #expect(same.map(\.0) == [], "\(code)")
      }
    }
  }

  /// What a screen reader says of the previews of a language, without the app's own words and numbers.
  fileprivate static func spokenPreview(_ code: String) -> [String] {
    var said: [String] = []
    Views.with(nil) {
      let all = Host(ComponentPreviews.previews, environment: Views.english)
      let place = PreviewTexts.languages.firstIndex(of: code) ?? 0
      said = [all.elements[place]].spoken.map(\.line)
    }
    return said
  }
}
