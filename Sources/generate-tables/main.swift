import Foundation
import TableGeneration

// Writes every generated file of the package in the current folder; `--check` only compares, and exits 1 where one is stale.

func report(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let arguments = Array(CommandLine.arguments.dropFirst())

do {
  switch arguments {
  case []:
    for file in try GeneratedTables.files(in: package) where try file.write(in: package) { print("wrote \(file.path)") }
  case ["--check"]:
    let stale = try GeneratedTables.staleFiles(in: package)
    guard stale.isEmpty else {
      report(GeneratedTables.complaint(about: stale))
      exit(1)
    }
    print("every generated file is fresh")
  default:
    report("usage: generate-tables [--check], run in the package's root folder")
    exit(2)
  }
} catch {
  report("\(error)")
  exit(2)
}
