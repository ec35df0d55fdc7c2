import Dragoman
import Foundation
import GreeterKit
import LanguageTags
import Localization

// LANG=tr_TR.UTF-8 swift run --package-path Examples greet Ada 3
let words = Array(CommandLine.arguments.dropFirst()).filter { !$0.hasPrefix("-") && !$0.hasPrefix("(") }
guard let name = words.first else {
  FileHandle.standardError.write(Data((Localization.usage + "\n").utf8))
  exit(64)
}
// A program without a bundle declares no localizations for GreeterKit to follow, so it says which language it speaks.
GreeterKit.setLanguage(DeviceLanguages.preferred.first?.description)
print(String(greeter: "Hello, \(name)!"))
if let count = words.dropFirst().first.flatMap({ Int($0) }) {
  print(String(greeter: "You have \(count) new messages"))
}
