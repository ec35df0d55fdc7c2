import CatalogTool

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// A reader that closes the pipe early (`dragoman … | head`) must not kill the program half-way.
signal(SIGPIPE, SIG_IGN)
exit(Tool.dragoman.run(Array(CommandLine.arguments.dropFirst()), console: .standard()).rawValue)
