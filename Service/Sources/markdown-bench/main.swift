import Foundation
import HTMLMarkup
import MarkdownHTML
import MarkdownRender

// Measures MarkdownHTML for Scripts/bench, beside the program of the library that it stands on:
//   markdown-bench whole FILE            renders a file to standard output, as `cmark-gfm FILE` does
//   markdown-bench append FILE BYTES     adds a file chunk by chunk and prints what one addition costs near its end

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

func text(of file: String) -> String {
  guard let data = FileManager.default.contents(atPath: file) else { fail("\(file) cannot be read.") }
  return String(decoding: data, as: UTF8.self)
}

var options = MarkdownRenderOptions()
options.markdown.maximumLength = .max
let arguments = CommandLine.arguments.dropFirst()

switch arguments.first {
case "whole" where arguments.count == 2:
  let html = try MarkdownRenderer(options: options).html(text(of: arguments[2]))
  html.utf8.withUnsafeBytes { bytes in
    guard let start = bytes.baseAddress else { return }
    let data = Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.count, deallocator: .none)
    FileHandle.standardOutput.write(data)
  }
case "append" where arguments.count == 3:
  let clock = ContinuousClock()
  let renderer = try MarkdownRenderer(options: options)
  let whole = String(decoding: Array(text(of: arguments[2]).utf8.prefix(Int(arguments[3]) ?? 100_000)), as: UTF8.self)
  let once = try (0..<20).map { _ in try clock.measure { _ = try renderer.html(whole) } }.min() ?? .zero
  var costs: [Duration] = []
  var stream = MarkdownStream(renderer: renderer)
  var rest = Substring(whole)
  while !rest.isEmpty {
    let chunk = String(rest.prefix(12))
    rest = rest.dropFirst(12)
    costs.append(try clock.measure { _ = try stream.append(chunk) })
  }
  let late = costs.suffix(2_000).sorted()
  let micro = { (duration: Duration) in (duration / .microseconds(1)).rounded() }
  print("the whole text at once: \(micro(once)) µs")
  print(
    "one addition near its end: \(micro(late[late.count / 2])) µs (median), \(micro(late[late.count * 99 / 100])) µs (99 of 100)"
  )
  print("all \(costs.count) additions: \(micro(costs.reduce(.zero, +)) / 1_000) ms")
default: fail("markdown-bench whole FILE | append FILE BYTES")
}
