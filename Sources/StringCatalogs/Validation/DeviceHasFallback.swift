/// Texts that vary by device have one for all other devices.
struct DeviceHasFallback: CatalogRule {
  let documentation = """
    A text for `iphone` and `mac` alone leaves the reader of every other device with the key. Give one for `other`.
    """
  let failingExample = """
    {"sourceLanguage":"en","strings":{"Tap":{"localizations":{"en":{"variations":{"device":{
    "mac":{"stringUnit":{"state":"translated","value":"Click"}}}}}}}},"version":"1.0"}
    """
  let passingExample = """
    {"sourceLanguage":"en","strings":{"Tap":{"localizations":{"en":{"variations":{"device":{
    "mac":{"stringUnit":{"state":"translated","value":"Click"}},
    "other":{"stringUnit":{"state":"translated","value":"Tap"}}}}}}}},"version":"1.0"}
    """

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    for entry in catalog.entries {
      for localization in entry.localizations {
        let devices = localization.texts.filter { $0.path.steps.first?.axis == "device" }
        guard let first = devices.first, !devices.contains(where: { $0.path.steps[0].name == "other" }) else {
          continue
        }
        let names = Set(devices.map(\.path.steps[0].name)).sorted().joined(separator: ", ")
        report.add(
          .warning, at: first.offset, key: entry.key, language: localization.language,
          "texts for \(names), and none for other devices")
      }
    }
  }
}
