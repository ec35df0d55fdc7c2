// Made by `dragoman embed Catalogs/MarkdownRender.xcstrings --into Sources/MarkdownRender/BuiltIn/BuiltIn+Generated.swift`. Do not edit: change the catalog.
// swift-format-ignore-file

/// The texts of a catalog in compiled form: `CatalogTables(compiled: BuiltInTexts.compiled)` reads them.
enum BuiltInTexts {
  static var compiled: StaticString {
"""
dragoman1\n$&      -+;.$8/?;:-.MarkdownRender\"en)+code.copied)code.copy,message.copy,message.edit-message.ret\
ry-message.share3reasoning.completed2reasoning.duration2reasoning.thinking\"\"enT#-3=#56#)7(8.!'zh-HansC$=%6% \
4/!=9!3/ '%--*.*7,tCopiedtCopytCopy messagetEdit messagetTry againtShare messagetReasoningtThought for {second\
s}stThinking…*'-----80t已复制t复制t复制消息t编辑消息t重新生成t分享消息t思考过程t已思考 {seconds} 秒t正在思考…
"""
  }
}
