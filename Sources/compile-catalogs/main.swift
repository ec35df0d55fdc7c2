import CatalogProducts

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

let outcome = CatalogBuild.run(Array(CommandLine.arguments.dropFirst()))
var lines = outcome.lines.map { $0 + "\n" }.joined()
lines.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
exit(outcome.exit)
