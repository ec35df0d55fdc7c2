import Testing

@testable import CatalogProducts

struct BundleDirectoryTests {
  @Test func `a language's directory is the one that Apple's compiler names`() {
    let names: [(spelling: String, directory: String?)] = [
      ("de", "de"), ("EN-us", "en-US"), ("pt_BR", "pt_BR"), ("pt_br", "pt_BR"), ("es-419", "es-419"),
      // Deprecated names.
      ("iw", "he"), ("iw-IL", "he-IL"), ("in", "id"), ("ji", "yi"), ("jw-ID", "jv-ID"), ("no", "nb"),
      ("no_NO", "nb_NO"),
      ("no-bok", "nb"), ("no-nyn", "nn"), ("cmn", "zh"), ("zh-cmn-Hans", "zh-Hans"), ("cmn-Hant", "zh-Hant"),
      ("en-UK", "en-GB"), ("cs-CS", "cs-CZ"), ("sr-YU", "sr-RS"), ("sh-HR", "hr-HR"), ("i-klingon", "tlh"),
      // Scripts that go without saying.
      ("sr-Cyrl", "sr"), ("sr-cyrl-rs", "sr-RS"), ("sr_Cyrl_RS", "sr_RS"), ("sr_Latn", "sr-Latn"),
      ("uz-Latn-UZ", "uz-UZ"),
      ("kk-Cyrl", "kk"), ("zh-Hans", "zh-Hans"), ("zh_Hans_CN", "zh_CN"), ("zh_Hant_TW", "zh_TW"),
      ("zh-Hant-HK", "zh-Hant-HK"),
      ("zh_Hant_CN", "zh-Hant_CN"), ("pa-Arab-PK", "pa-Arab-PK"),
      // What is left alone.
      ("en-BU", "en-BU"), ("hy-SU", "hy-SU"), ("no-BOKMAL", "no-bokmal"), ("el-POLYTONI", "el-polytoni"),
      ("aa-SAAHO", "aa-saaho"), ("sl-rozaj-biske", "sl-rozaj-biske"), ("sl-biske-rozaj", "sl-biske-rozaj"),
      ("en-US-POSIX", "en-US-posix"), ("ca-ES-VALENCIA", "ca-ES-valencia"), ("en-x-HARBOR", "en-x-harbor"),
      ("en-US-u-ca-gregory", "en-US-u-ca-gregory"),
      // What is no language.
      ("../de", nil), ("", nil), ("de/..", nil), ("-", nil), ("deutsch und mehr", nil),
    ]
    #expect(
      names.filter { BundleDirectory.name(of: $0.spelling) != $0.directory }.map {
        "\($0.spelling): \(BundleDirectory.name(of: $0.spelling) ?? "nil")"
      } == [])
  }
}
