// swift-format-ignore-file
// The samples keep the shape they have in the documentation.
import Foundation
import ReceptionKit
import TestGround
import Testing

// The samples of the documentation, as they stand there.

@MainActor
func restoreSupportLanguage(_ savedAppLanguage: String?) {
    Reception.shared.languageOverride = savedAppLanguage
}

@MainActor
func applyCustomSupportCopy(from localizedBundle: Bundle) {
    Reception.shared.appearance.title = String(
        localized: "support.title", bundle: localizedBundle
    )
    Reception.shared.appearance.welcomeTitle = String(
        localized: "support.welcome.title", bundle: localizedBundle
    )
    Reception.shared.appearance.welcomeText = String(
        localized: "support.welcome.text", bundle: localizedBundle
    )
}

@MainActor
private func pick() -> [String?] {
    var picked: [String?] = []
// The user selects Canadian French.
Reception.shared.languageOverride = "fr-CA"

    picked.append(Reception.shared.labels.send)
// The user later selects Arabic.
Reception.shared.languageOverride = "ar"

    picked.append(Reception.shared.labels.send)
// The user returns to automatic app-language selection.
Reception.shared.languageOverride = nil
    picked.append(Reception.shared.languageOverride)
    return picked
}

/// They share one process-wide chat, so they run one after the other.
@MainActor @Suite(.serialized) struct SeedSampleTests {
  @Test func `a saved choice is restored, and a picker's choices are shown`() {
    restoreSupportLanguage("de")
    #expect(Reception.shared.labels.send == "Senden")
    #expect(pick() == ["Envoyer", "إرسال", nil])
    restoreSupportLanguage(nil)
    #expect(Reception.shared.languageOverride == nil)
  }

  @Test func `custom copy comes from the bundle of the selected language`() throws {
    defer { for field in AppearanceField.allCases { Reception.shared.appearance.restoreDefault(field) } }
    let folder = try TestFolder([
      "de.lproj/Localizable.strings": #"""
      "support.title" = "Wir helfen"; "support.welcome.title" = "Fragen?"; "support.welcome.text" = "Schreib uns.";
      """#,
      "en.lproj/Localizable.strings": #"""
      "support.title" = "We help"; "support.welcome.title" = "Questions?"; "support.welcome.text" = "Write to us.";
      """#,
    ])
    applyCustomSupportCopy(from: folder.bundle("de.lproj"))
    let appearance = Reception.shared.appearance
    #expect([appearance.title, appearance.welcomeTitle, appearance.welcomeText] == ["Wir helfen", "Fragen?", "Schreib uns."])
    Reception.shared.languageOverride = "fr"
    #expect(Reception.shared.labels.title == "Wir helfen")
    applyCustomSupportCopy(from: folder.bundle("en.lproj"))
    #expect(Reception.shared.labels.title == "We help")
    Reception.shared.languageOverride = nil
  }
}
