package import LanguageTags
package import StringTables

/// Reads the files of one table in the folders of one language.
package struct LprojReader {
  let table: String
  let language: LanguageTag
  /// The files that could not be read, as `path:line:column: reason`.
  package private(set) var problems: [String] = []

  /// A reader of a table by its name and language.
  package init(table: String, language: LanguageTag) {
    self.table = table
    self.language = language
  }

  /// The texts of the first folder that has files of the table.
  package mutating func read(_ folders: [String]) -> StringTable? {
    for folder in folders {
      let strings = bytes("strings", in: folder), rules = bytes("stringsdict", in: folder)
      guard strings != nil || rules != nil else { continue }
      return read(strings: strings, rules: rules)
    }
    return nil
  }

  private typealias File = (path: String, bytes: [UInt8])

  /// Both files together; when one of them is damaged, the other one alone.
  private mutating func read(strings: File?, rules: File?) -> StringTable? {
    do throws(TableReadError) {
      return try StringTable(language: language, strings: strings?.bytes, stringsdict: rules?.bytes)
    } catch {
      // Both are read, so that both are named where both are damaged.
      let plain = alone(strings, isStrings: true), varied = alone(rules, isStrings: false)
      return plain ?? varied
    }
  }

  private mutating func alone(_ file: File?, isStrings: Bool) -> StringTable? {
    guard let file else { return nil }
    do throws(TableReadError) {
      return isStrings
        ? try StringTable(language: language, strings: file.bytes)
        : try StringTable(language: language, stringsdict: file.bytes)
    } catch {
      problems.append("\(file.path):\(error)")
      return nil
    }
  }

  /// A file of the table, whatever the case of its name.
  private mutating func bytes(_ kind: String, in folder: String) -> File? {
    let names = (try? FileAccess.names(in: folder)) ?? []
    guard let name = names.first(where: { $0.lowercased() == "\(table).\(kind)".lowercased() }) else { return nil }
    let path = folder + "/" + name
    do throws(FileAccessError) {
      return (path, try FileAccess.bytes(of: path))
    } catch {
      problems.append("\(error)")
      return nil
    }
  }
}
