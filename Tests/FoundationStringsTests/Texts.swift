import StringTables

/// The same texts as a raw catalog, as what the plugin makes of it, and as what Xcode builds of it.
enum Texts {
  /// The compiled form is text as well.
  static let compiledCatalog = String(
    decoding: (try? CatalogTables(xcstrings: Array(catalog.utf8), name: "Localizable").compiled()) ?? [], as: UTF8.self)

  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Done" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Fertig" } },
          "tr" : { "stringUnit" : { "state" : "translated", "value" : "Bitti" } } } },
        "%lld files" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
          "de" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Datei" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } } } } } } },
        "%@ has %lld files" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld Dateien gehören %1$@" } } } },
        "%lld of %lld" : { "localizations" : {
          "de" : {
            "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %#@folders@" },
            "substitutions" : {
              "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Datei" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Dateien" } } } } },
              "folders" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg Ordner" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Ordnern" } } } } } } } } },
        "Tap" : { "localizations" : {
          "de" : { "variations" : { "device" : {
            "mac" : { "stringUnit" : { "state" : "translated", "value" : "Klicken" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "Tippen" } } } } } } },
        "GREETING" : { "extractionState" : "extracted_with_value", "localizations" : {
          "en" : { "stringUnit" : { "state" : "new", "value" : "Good day, %@!" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Guten Tag, %@!" } } } },
        "TITLE" : { "extractionState" : "manual", "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Titel" } } } },
        "5% off" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "5% billiger" } } } },
        "6%% off" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "6%% billiger" } } } },
        "%lld%% off" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld%% billiger" } } } },
        "Wrong %@" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Falsch %lld" } } } },
        "Used: %@" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Belegt: %@" } } } },
        "Press “%@” twice" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Zweimal „%@“ drücken" } } } }
      },
      "version" : "1.0"
    }
    """

  static let germanStrings = #"""
    "Done" = "Fertig";
    "%@ has %lld files" = "%2$lld Dateien gehören %1$@";
    "GREETING" = "Guten Tag, %@!";
    "TITLE" = "Titel";
    "5% off" = "5% billiger";
    "6%% off" = "6%% billiger";
    "%lld%% off" = "%lld%% billiger";
    "Wrong %@" = "Falsch %lld";
    "Used: %@" = "Belegt: %@";
    "Press “%@” twice" = "Zweimal „%@“ drücken";
    "Tap" = "Tippen";
    """#

  static let germanRules = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>%lld files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@value@</string>
    <key>value</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld Datei</string><key>other</key><string>%lld Dateien</string>
    </dict></dict>
    <key>%lld of %lld</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%1$#@files@ in %2$#@folders@</string>
    <key>files</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%1$lld Datei</string><key>other</key><string>%1$lld Dateien</string>
    </dict>
    <key>folders</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%2$lld Ordner</string><key>other</key><string>%2$lld Ordnern</string>
    </dict></dict>
    <key>Tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
    <key>mac</key><string>Klicken</string>
    </dict></dict>
    </dict></plist>
    """
}
