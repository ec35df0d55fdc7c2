import WelcomeServer

// One line is one request: a path and what the browser sends as Accept-Language.
//   printf '/welcome de-AT,de;q=0.9\n/nowhere ar\n' | swift run --package-path Examples welcome-server
let server = WelcomeServer()
while let line = readLine() {
  let words = line.split(separator: " ", maxSplits: 1).map(String.init)
  guard let path = words.first else { continue }
  let headers = words.count > 1 ? ["accept-language": words[1]] : [:]
  let response = server.answer(Request(path: path, headers: headers))
  print("\(response.status) \(response.headers["content-language"] ?? "")\n\(response.body)\n")
}
