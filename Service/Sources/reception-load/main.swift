import Foundation

// Measures the service for Scripts/bench, beside libmicrohttpd with nothing behind it:
//   reception-load compare SERVICE [OPTION…]    starts the service's program and the peer, and asks both in turns
//   reception-load drive WORK PORT [OPTION…]    asks a service that runs, with an app “load”: update, appearance
//   reception-load bare                         the peer: serves until its standard input ends
// Options: --connections, --devices, --seconds, --rounds, --streams, --folder, and --kept PROGRAM, another peer.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("reception-load: \(message)\n".utf8))
  exit(2)
}

signal(SIGPIPE, SIG_IGN)
let words = CommandLine.arguments.dropFirst()
switch words.first {
case "bare" where words.count == 1: BareServer.serve()
case "compare" where words.count >= 2:
  StreamCrowd.allowManyFiles()
  LoadProgram(words.dropFirst(2)).compare(service: words[2])
case "drive" where words.count >= 3:
  guard let port = UInt16(words[3]) else { fail("“\(words[3])” is no port.") }
  LoadProgram(words.dropFirst(3)).drive(words[2], port: port)
default: fail("reception-load compare SERVICE | drive WORK PORT | bare [OPTION…]")
}
