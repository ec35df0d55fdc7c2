/// What `compile-catalogs` does: one catalog compiled to one file. It is what builds call, so it is small, and it
/// speaks as compilers do.
///
/// ```swift
/// CatalogBuild.run(["Sources/App/Localizable.xcstrings", "out/Localizable.dragoman"])
/// // exit 0, or exit 1 and
/// // Sources/App/Localizable.xcstrings:12:23: error: undefined substitution 'files' (de: Found %lld)
/// ```
package enum CatalogBuild {
  /// What came of it.
  package struct Outcome: Equatable, Sendable {
    /// Lines for standard error.
    package var lines: [String]
    /// What the process ends with: 1 where the catalog is refused, 2 where the work cannot be done.
    package var exit: Int32
  }

  /// Compiles the catalog that the first word names into the file that the second names.
  package static func run(_ words: [String]) -> Outcome {
    guard words.count == 2 else {
      return Outcome(lines: ["usage: compile-catalogs FILE.xcstrings OUTPUT"], exit: 2)
    }
    do throws(ProductFileError) {
      return try compile(words[0], into: words[1])
    } catch {
      return Outcome(lines: ["compile-catalogs: error: \(error)"], exit: 2)
    }
  }

  private static func compile(_ path: String, into output: String) throws(ProductFileError) -> Outcome {
    let bytes = try ProductFile.read(path)
    let result: CompilingResult
    do {
      result = try CompilableCatalog(xcstrings: bytes, name: tableName(of: path)).compiled()
    } catch let fault as CompilingFault {
      return Outcome(lines: [line(fault, path)], exit: 1)
    } catch let faults as CompilingFaults {
      return Outcome(lines: faults.faults.map { line($0, path) }, exit: 1)
    } catch {
      return Outcome(lines: ["\(path): error: \(error)"], exit: 1)
    }
    for product in result.products { try ProductFile.write(product.bytes, to: output) }
    return Outcome(lines: result.warnings.map { line($0, path) }, exit: 0)
  }

  /// A fault on one line, whatever its key holds: what reads the lines counts them.
  private static func line(_ fault: CompilingFault, _ path: String) -> String {
    let text = "\(path):\(fault.line):\(fault.column): \(fault)"
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }

  private static func tableName(of path: String) -> String {
    let file = path.split(separator: "/").last ?? path[...]
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return String(file) }
    return String(file[..<dot])
  }
}
