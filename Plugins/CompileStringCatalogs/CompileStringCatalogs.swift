import Foundation
import PackagePlugin

/// Compiles every String Catalog of a target into one file of its bundle, where Xcode is not there to do it.
@main
struct CompileStringCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // Xcode compiles catalogs itself: nothing is to be made twice. Only Xcode has this module.
    #if canImport(XcodeProjectPlugin)
      return []
    #else
      guard let target = target as? any SourceModuleTarget else { return [] }
      let tool = try context.tool(named: "compile-catalogs")
      return placed(catalogs(of: target), in: target).map { catalog in
        let name = catalog.deletingPathExtension().lastPathComponent
        let output = context.pluginWorkDirectoryURL.appending(path: "\(name).dragoman")
        return .buildCommand(
          displayName: "Compiling \(catalog.lastPathComponent)", executable: tool.url,
          arguments: [catalog.path, output.path], inputFiles: [catalog], outputFiles: [output])
      }
    #endif
  }

  /// The catalogs among a target's files, in whatever way its manifest speaks of them.
  private func catalogs(of target: any SourceModuleTarget) -> [URL] {
    target.sourceFiles.map(\.url).filter { $0.pathExtension == "xcstrings" }.sorted { $0.path < $1.path }
  }

  /// The catalogs that may lie where they do; the others are errors, as in Xcode.
  private func placed(_ catalogs: [URL], in target: any SourceModuleTarget) -> [URL] {
    let files = target.sourceFiles.map(\.url).filter { ["strings", "stringsdict"].contains($0.pathExtension) }
    var first = Dictionary(grouping: files) { table(of: $0) }.compactMapValues(\.first)
    var placed: [URL] = []
    for catalog in catalogs {
      let folder = catalog.deletingLastPathComponent().lastPathComponent
      if folder.hasSuffix(".lproj"), folder != "mul.lproj" {
        Diagnostics.error("a catalog does not belong into \(folder), since it holds every language", file: catalog.path)
      } else if let other = first[table(of: catalog)] {
        Diagnostics.error("the table \(table(of: catalog)) is also that of \(other.path)", file: catalog.path)
      } else {
        first[table(of: catalog)] = catalog
        placed.append(catalog)
      }
    }
    return placed
  }

  private func table(of file: URL) -> String { file.deletingPathExtension().lastPathComponent }
}
