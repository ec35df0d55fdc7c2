import Foundation
import Measurement

/// The program that `Scripts/bench` calls.
@main
struct Program {
  static let usage = """
    dragoman-bench inputs DIRECTORY           write what the peers of other processes measure on
    dragoman-bench measure [--quick] [ROW…]   print a line for each figure: ours, and those of the peers in this process
    dragoman-bench check                      fail when a row asks the allocator for more than it may
    dragoman-bench rows                       print our hot rows, and how much work a count is
    dragoman-bench run ROW COUNT              do a row's work so many times, under a tool that counts instructions
    dragoman-bench report FIGURES             print the table of the figures in a file
    dragoman-bench answers                    print the place of the best of 48 for each of the 11,388 tags
    dragoman-bench call-sites                 print CallSites+Generated.swift

    """

  let rows: [Row]
  let inputs: Inputs

  static func main() {
    let inputs = Inputs()
    let words = Array(CommandLine.arguments.dropFirst())
    // Under a tool that counts instructions, reading 46 languages that nobody speaks would take minutes.
    let catalog = SampleCatalog(languages: words.first == "run" ? ["en", "ru"] : inputs.supported)
    let ours: [[Row]] = [
      LanguageRows.all(inputs), LookupRows.all(catalog), ColdRows.all(catalog), ObservedRows.all,
      ThreadRows.all(inputs), ExtractRows.all, CatalogRows.all(catalog), ToolRows.all, ExchangeRows.all(inputs),
    ]
    let peers: [[Row]] = [FoundationRows.all(inputs), LookupPeers.all(inputs), CatalogRows.peers(catalog)]
    let program = Program(rows: (ours + peers).flatMap(\.self), inputs: inputs)
    do {
      try program.run(words)
    } catch {
      fail("dragoman-bench: \(error)")
    }
  }

  private func run(_ words: [String]) throws {
    switch (words.first, words.count) {
    case ("inputs", 2): try write(to: words[1])
    case ("measure", _): measure(Array(words.dropFirst()))
    case ("check", 1): check()
    case ("rows", 1): for row in rows where row.isRepeatable && row.allocations != nil { print(row.name, row.per) }
    case ("run", 3): try repeatWork(of: words[1], count: Int(words[2]) ?? 1)
    case ("answers", 1): LanguageRows.answers(inputs).forEach { print($0) }
    case ("call-sites", 1): print(CallSites.source)
    case ("report", 2): try report(words[1])
    default: Self.fail(Self.usage)
    }
  }

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }
}

extension Row {
  /// Whether `run` can repeat its work under a tool that counts.
  var isRepeatable: Bool {
    if case .batch = method { peer == nil } else { false }
  }
}
