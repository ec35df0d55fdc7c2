import Foundation
import ReceptionMessages
import ReceptionProtocol

// Measures ReceptionMessages for Scripts/bench, as a process of its own:
//   messages-bench DEVICES MESSAGES      renders a push of every message for every device, one thread, and prints
//                                        pushes, processor milliseconds, bytes

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard sizes.count == 2, sizes.allSatisfy({ $0 > 0 }) else { fail("messages-bench DEVICES MESSAGES") }

/// What people of many languages write, short and long.
let sentences = [
  "Thanks for waiting, it works again. Please restart the app.",
  "Vielen Dank für Ihre Geduld – bitte öffnen Sie „Einstellungen“.",
  "شكرًا لانتظارك، تم حل المشكلة الآن.", "お待たせしました。アプリを再起動してお試しください。", "Дякуємо! Спробуйте, будь ласка, ще раз 🙂",
  "धन्यवाद, कृपया ऐप फिर से खोलें।", "Merci !\nÇa devrait fonctionner maintenant.", "감사합니다. 다시 시도해 주세요.",
]

/// A reply with a number of its own; one of fifty is so long that it is cut.
func event(_ number: Int) -> PushEvent {
  let sentence = sentences[number % sentences.count]
  let text = number % 50 == 49 ? String(repeating: sentence + " ", count: 40) : "\(number): \(sentence)"
  switch number % 5 {
  case 3: return PushEvent(text: "", photoCount: 1 + number % 20, message: number)
  case 4: return PushEvent(text: text, photoCount: 1 + number % 20, message: number)
  default: return PushEvent(text: text, message: number)
  }
}

/// A device of one of the 48 languages and a region, as it reports itself; one of twenty never reported a language.
func recipient(_ number: Int) -> PushRecipient {
  let language = ReceptionLanguage.all[number % ReceptionLanguage.all.count].identifier.prefix { $0 != "-" }
  let region = ["US", "DE", "MX", "BR", "HK", "CA", "IN", "EG"][number / 48 % 8]
  return PushRecipient(
    reportedLanguage: number % 20 == 19 ? nil : "\(language)-\(region)",
    locale: "\(language)_\(region)@calendar=gregorian")
}

func processorTime() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) * 1_000 }

let templates = PushTemplates.read(
  #"{"sender":"Team Pilot","languages":{"de":{"text":"{sender}: {message}","photos":{"one":"Ein Foto","other":"{count} Fotos"}}}}"#
).document
let renderer = PushRenderer(templates, app: "Pilot")
let recipients = (0..<sizes[0]).map(recipient)
let events = (0..<sizes[1]).map(event)
var bytes = 0
let begun = processorTime()
for recipient in recipients {
  for event in events { bytes &+= renderer.push(recipient, event).payload.count }
}
print(sizes[0] * sizes[1], Int(processorTime() - begun), bytes)
