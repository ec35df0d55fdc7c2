public import LanguageTags

/// A device's locale, as it is reported beside the app language: `de_CH`, `de_DE@rg=chzzzz`, `ar_EG.UTF-8`.
///
/// ```swift
/// DeviceLocale(identifier: "de_DE@rg=chzzzz").region   // "CH"
/// DeviceLocale(identifier: "de_DE@rg=chzzzz").language // de-DE
/// ```
///
/// Its region is a setting of the device, as Foundation's `Locale.region` answers it, and never a place.
public struct DeviceLocale: Hashable, Sendable {
  /// The identifier as the device has it.
  public let identifier: String

  /// A locale from its identifier, which is kept as it is.
  public init(identifier: String) { self.identifier = identifier }

  /// The language and region of the identifier, cut at `@` and `.`; nil where that is no tag (`""`, `C`).
  public var language: LanguageTag? {
    let cut = identifier.prefix { $0 != "@" && $0 != "." }
    return (try? LanguageTag(parsing: cut))?.canonicalized().withoutExtensions
  }

  /// The region: that of an `rg` keyword, else the identifier's own; nil where it names none.
  public var region: String? { overridingRegion ?? language?.region }

  /// `chzzzz` and `gbsct` name a region and a subdivision of it.
  private var overridingRegion: String? {
    guard let at = identifier.firstIndex(of: "@") else { return extensionRegion }
    let keywords = identifier[identifier.index(after: at)...].split { $0 == ";" || $0 == "," }
    return keywords.first { $0.hasPrefix("rg=") }.flatMap { Self.region(of: $0.dropFirst(3)) }
  }

  /// The same keyword as a tag spells it: `de-DE-u-rg-chzzzz`.
  private var extensionRegion: String? {
    let parts = identifier.split { $0 == "-" || $0 == "_" }
    guard let keywords = parts.firstIndex(of: "u"), let key = parts[keywords...].firstIndex(of: "rg"),
      parts.indices.contains(key + 1)
    else { return nil }
    return Self.region(of: parts[key + 1])
  }

  private static func region(of code: Substring) -> String? {
    let digits = code.prefix { $0.isASCII && $0.isNumber }
    let region = digits.count == 3 ? digits : code.prefix(2)
    guard region.count >= 2, code.count > region.count,
      region.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    return region.uppercased()
  }
}

extension ReceptionLanguage {
  /// The language a server speaks to a device: that of the app language it last reported, whether supported or not; only a
  /// device that never reported one is answered by its locale.
  ///
  /// - Parameters:
  ///   - reported: the last app language; nil or blank was never reported.
  ///   - locale: the device's locale.
  public static func effective(reported: String?, locale: DeviceLocale) -> ReceptionLanguage {
    if let reported, !reported.allSatisfy(\.isWhitespace) { return matched(CanonicalAppTag(reported).tag) }
    return locale.language.map(matched) ?? .english
  }
}
