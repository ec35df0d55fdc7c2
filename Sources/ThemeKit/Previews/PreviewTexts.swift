#if DEBUG && canImport(SwiftUI)
  import Dragoman
  import LanguageTags
  import StringTables
  import StringTemplates

  /// What previews say in German and in Arabic, which ThemeKit itself does not bring, and in a pseudo-language made of
  /// its English: long words, another direction, accents on every letter.
  enum PreviewTexts {
    /// The languages of the previews.
    static let languages = ["en", "de", "ar", PseudoLanguage.accented.tag.description]

    /// The catalog of a consumer that has them.
    static let source: any StringSource = {
      let tables = [table(.english, [:]), table("de", german), table("ar", arabic), pseudo].compactMap { $0 }
      return MemorySource("previews", tables: tables)
    }()

    private static func table(_ code: String, _ texts: [String: String]) -> StringTable? {
      LanguageTag(code).flatMap { table($0, texts) }
    }

    private static func table(_ language: LanguageTag, _ texts: [String: String]) -> StringTable? {
      StringTable(language: language, texts: texts.mapValues { TemplateForm.text($0) })
    }

    private static var pseudo: StringTable? {
      let accented = PseudoLanguage.accented
      let keys = BuiltInTable.source.table(for: .english).map { Array($0.keys) } ?? []
      return table(accented.tag, Dictionary(keys.map { ($0, accented.text(of: $0)) }, uniquingKeysWith: { $1 }))
    }

    private static let german = [
      "%@ out of %@": "%1$@ von %2$@", "Rating": "Bewertung", "%@ reviews": "%@ Bewertungen",
      "%@ left": "Nur noch %@ verfügbar", "Promo code:": "Gutscheincode:", "Enter code": "Code eingeben",
      "Apply": "Einlösen", "This code is not valid": "Dieser Code ist nicht gültig",
      "Passengers": "Reisende", "Adults": "Erwachsene", "adults": "Erwachsene", "Children": "Kinder",
      "children": "Kinder", "Infants": "Kleinkinder", "infants": "Kleinkinder", "%@ adults": "%@ Erwachsene",
      "%@ children": "%@ Kinder", "%@ infants": "%@ Kleinkinder", "%@, %@": "%1$@, %2$@",
      "Price": "Preis", "%@, was %@": "%1$@, bisher %2$@", "%@%% off": "%@ %% günstiger",
      "Progress": "Fortschritt", "Step %@ of %@": "Schritt %1$@ von %2$@", "Completed": "Erledigt",
      "Current step": "Aktueller Schritt", "Not started": "Noch nicht begonnen",
      "No matches": "Keine Treffer", "Try other words or fewer filters.": "Versuche andere Wörter oder weniger Filter.",
      "Clear filters": "Filter zurücksetzen",
    ]

    private static let arabic = [
      "%@ out of %@": "%1$@ من %2$@", "Rating": "التقييم", "%@ reviews": "%@ تقييمًا",
      "%@ left": "بقيت %@ قطع", "Promo code:": "الرمز الترويجي:", "Enter code": "أدخل الرمز",
      "Apply": "تطبيق", "This code is not valid": "هذا الرمز غير صالح",
      "Passengers": "المسافرون", "Adults": "البالغون", "adults": "بالغين", "Children": "الأطفال",
      "children": "أطفال", "Infants": "الرضّع", "infants": "رضّع", "%@ adults": "%@ بالغين",
      "%@ children": "%@ أطفال", "%@ infants": "%@ رضّع", "%@, %@": "%1$@، %2$@",
      "Price": "السعر", "%@, was %@": "%1$@ بدلًا من %2$@", "%@%% off": "خصم %@%%",
      "Progress": "التقدّم", "Step %@ of %@": "الخطوة %1$@ من %2$@", "Completed": "مكتملة",
      "Current step": "الخطوة الحالية", "Not started": "لم تبدأ بعد",
      "No matches": "لا توجد نتائج مطابقة", "Try other words or fewer filters.": "جرّب كلمات أخرى أو قلّل عوامل التصفية.",
      "Clear filters": "مسح عوامل التصفية",
    ]
  }
#endif
