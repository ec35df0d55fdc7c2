import Foundation
import PackagePlugin

/// Brings the catalogs of a package's targets up to date with their sources:
/// `swift package --allow-writing-to-package-directory extract-strings`.
///
/// Each target's catalogs take the keys of that target's own sources, all of which are read. `--target NAME` takes some
/// targets only; everything else is handed to `dragoman extract`: `--check`, `--bridge 'L10n.text(_:)'`, `--prune`.
@main
struct ExtractStrings: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let words = extractor.remainingArguments
    let targets = try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let tool = try context.tool(named: "DragomanTool").url
    var count = 0
    for case let target as any SourceModuleTarget in targets {
      let catalogs = catalogs(of: target)
      guard !catalogs.isEmpty else { continue }
      count += 1
      try run(tool, words + catalogs.flatMap { ["--into", $0] } + ["--complete"] + sources(of: target), in: target)
    }
    if count == 0 {
      Diagnostics.error("no target has an .xcstrings file: put an empty one among its resources, then run this again")
    }
  }

  private func catalogs(of target: any SourceModuleTarget) -> [String] {
    target.sourceFiles.map(\.url.path).filter { $0.hasSuffix(".xcstrings") }.sorted()
  }

  private func sources(of target: any SourceModuleTarget) -> [String] {
    target.sourceFiles(withSuffix: "swift").map(\.url.path).sorted()
  }

  /// Runs the tool. What it found it has told; the command must end with an error, too, so that a script hears of it.
  private func run(_ tool: URL, _ words: [String], in target: any SourceModuleTarget) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["extract"] + words
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return
    case 1: Diagnostics.error("\(target.name): not everything is as it should be; see above")
    default: Diagnostics.error("\(target.name): the keys could not be extracted; see above")
    }
  }
}
