import LanguageNumbers
import LanguageTags
import StringTemplates

extension FuzzTarget {
  /// Any text, with any variations, and any arguments.
  static let template = FuzzTarget(
    name: "template",
    seeds: [
      [0, 0, 1, 1, 5] + Array("%@ of %lld%%".utf8), [1, 1, 2, 1, 3, 0] + Array("%lld file\u{0}%lld files".utf8),
      [2, 2, 2, 0, 1, 1] + Array("%1$@ in %#@n@\u{0}%arg room\u{0}%arg rooms".utf8),
      [3, 3, 1, 4, 0x40, 0x59, 0, 0, 0, 0, 0, 0] + Array("%.2f\u{0}%5.1e\u{0}%-+ 08x".utf8),
    ],
    words: [
      "%@", "%1$@", "%2$lld", "%lld", "%d", "%u", "%x", "%X", "%o", "%c", "%C", "%s", "%S", "%p", "%n", "%a", "%g",
      "%e",
      "%.2f", "%5.1e", "%-+ 08x", "%#@n@", "%2$#@m@", "%arg", "%%", "%*d", "%.*f", "%1$*2$d", "%'d", "%0$@", "%99$@",
      "%9999999999999999999$@", "%.999f", "%200d", "%hhd", "%zd", "%qd", "%jd", "%td", "%Lf", "\u{0}",
    ],
    read: { bytes in
      var reader = ByteReader(bytes)
      let context = reader.context()
      let shape = reader.byte()
      let arguments = reader.arguments()
      let form = TemplateForm(shape: shape, texts: reader.texts())
      let template = StringTemplate(form)
      require(template.form == form, "a template forgets what the catalog says")
      let one = Result { try template.text(arguments: arguments, in: context) }
      let other = Result { try StringTemplate(form).text(arguments: arguments, in: context) }
      require((try? one.get()) == (try? other.get()), "the same template gives two texts")
      if case .text(let raw) = form {
        require((try? template.text(arguments: [], in: context)) == raw, "a text without arguments is not as it stands")
      }
    })

  /// Templates with names in braces.
  static let named = FuzzTarget(
    name: "named",
    seeds: ["{app} in {seconds} s", "{{app}", "{}", "{two words}", "}{"].map { [0] + Array($0.utf8) },
    words: ["{app}", "{{", "}}", "{", "}", "{n.1}", "{_-}", "👩‍👩‍👧"],
    read: { bytes in
      var reader = ByteReader(bytes)
      let context = reader.context()
      guard let template = try? NamedTemplate(parsing: String(any: reader.rest)) else { return }
      let values = Dictionary(template.names.map { ($0, TemplateArgument.text("{\($0)}")) }) { one, _ in one }
      require(values.count == template.names.count, "a name is listed twice")
      require((try? template.text(values, in: context)) != nil, "a template with every value gives no text")
    })
}

extension TemplateForm {
  /// The texts arranged as a plain text, as plural forms, with substitutions, or by device.
  init(shape: UInt8, texts: [String]) {
    let first = texts.first ?? ""
    switch shape % 4 {
    case 0: self = .text(first)
    case 1: self = .plural(PluralForms(texts, from: shape))
    case 2:
      let forms = PluralForms(texts.dropFirst(), from: shape)
      let numbered = Substitution(argument: Int(shape >> 4), specifier: texts.last ?? "", forms: forms)
      self = .substituted(first, ["n": Substitution(forms: forms), "m": numbered])
    default:
      let rest = TemplateForm(shape: shape >> 2 == 0 ? 0 : shape >> 2 & 0x3E, texts: Array(texts.dropFirst()))
      self = .devices([.iphone: .text(first), .mac: rest], otherwise: shape < 128 ? rest : nil)
    }
  }
}

extension PluralForms {
  fileprivate init(_ texts: some Sequence<String>, from shape: UInt8) {
    let categories = shape < 128 ? PluralCategory.allCases.reversed() : PluralCategory.allCases
    self.init(Dictionary(zip(categories, texts)) { one, _ in one })
  }
}
