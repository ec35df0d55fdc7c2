/// Texts that vary by device have one for all other devices.
struct DeviceHasFallback: CatalogRule {
  let name = "DeviceHasFallback"
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
    guard catalog.model.paths.contains(where: { $0.device != nil }) else { return }
    for localization in catalog.intricateLocalizations {
      guard let first = localization.texts.first(where: { catalog.device(of: $0) != nil }) else { continue }
      let devices = Set(localization.texts.compactMap(catalog.device))
      if devices.contains("other") { continue }
      let names = devices.sorted().joined(separator: ", ")
      let node = catalog.texts[first].node
      report.add(.warning, node: node, in: localization, "texts for \(names), and none for other devices")
    }
  }
}

extension CheckedCatalog {
  /// The device that the text of an index is for.
  fileprivate func device(of text: Int) -> String? { variation(of: texts[text]).device }
}
