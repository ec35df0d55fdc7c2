import Dragoman
import Foundation
import StringExtraction

/// The types that the compiler gives to values, for those that the sources do not spell.
///
/// `swiftc -dump-ast -dump-ast-format json` tells each expression's range and type. The form of that answer is nobody's
/// promise, so it is read only of compilers whose form is known, and only of sources that compile.
struct CompilerTypes {
  /// The compilers whose answers can be read.
  private static let knownVersions: Set<String> = ["6.3"]

  private var types: [ValuePlace: Set<String>] = [:]

  /// Asks about some files of a module.
  init(_ files: [String], asked: [String], _ console: ToolConsole) {
    for file in Set(asked).sorted() {
      switch Self.tree(of: file, among: files) {
      case .success(let tree): collect(tree, file)
      case .failure(let failure): console.complain("dragoman: \(file): \(failure.problem); its types stay unknown")
      }
    }
  }

  /// What stands in a key for a value; nil when the compiler did not say.
  func specifier(at place: ValuePlace) -> String? {
    guard let found = types[place], found.count == 1, let type = found.first else { return nil }
    return Self.specifier(of: type)
  }

  /// What stands for a type, by its name as the compiler mangles it; nil for what may be a number under another name.
  static func specifier(of type: String) -> String? {
    if let number = numbers[type] { return number }
    if type.hasSuffix("7CGFloatVD") { return "%lf" }
    // An optional, an array, and a struct, an enum or a class that is declared somewhere.
    let isObject = ["SgD", "GD", "VD", "OD", "CD"].contains { type.hasSuffix($0) }
    return type == "$sSSD" || type == "$sSbD" || type == "$sSsD" || (isObject && !type.contains("Int")) ? "%@" : nil
  }

  private static let numbers = [
    "$sSiD": "%lld", "$ss5Int64VD": "%lld", "$ss4Int8VD": "%d", "$ss5Int16VD": "%d", "$ss5Int32VD": "%d",
    "$sSuD": "%llu", "$ss6UInt64VD": "%llu", "$ss5UInt8VD": "%u", "$ss6UInt16VD": "%u", "$ss6UInt32VD": "%u",
    "$sSfD": "%f", "$sSdD": "%lf",
  ]

  // MARK: The compiler

  private static func tree(of file: String, among files: [String]) -> Result<[String: Any], ToolFailure> {
    let others = files.filter { $0 != file && PathName($0).name != "Package.swift" }
    let words = [
      "swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", "-module-name", "Asked", "-primary-file", file,
    ]
    guard let answer = run(words + others) else { return .failure(ToolFailure("there is no swiftc on the PATH")) }
    guard let tree = try? JSONSerialization.jsonObject(with: answer.output) as? [String: Any],
      let version = tree["compiler_version"] as? [String: Any]
    else { return .failure(ToolFailure("the compiler's answer cannot be read")) }
    let name = "\(version["major"] ?? "?").\(version["minor"] ?? "?")"
    guard knownVersions.contains(name) else { return .failure(ToolFailure("the answer of Swift \(name) is not known")) }
    return answer.status == 0 ? .success(tree) : .failure(ToolFailure("the compiler refuses it"))
  }

  private static func run(_ words: [String]) -> (output: Data, status: Int32)? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 127 ? nil : (data, process.terminationStatus)
  }

  /// Takes the type of every expression that somebody wrote.
  private mutating func collect(_ tree: [String: Any], _ file: String) {
    var rest: [Any] = [tree]
    while let node = rest.popLast() {
      if let list = node as? [Any] { rest += list }
      guard let node = node as? [String: Any] else { continue }
      rest += node.values.filter { $0 is [Any] || $0 is [String: Any] }
      if let type = node["type"] as? String, node["implicit"] == nil, let range = node["range"] as? [String: Any],
        let start = range["start"] as? Int, let end = range["end"] as? Int
      {
        types[ValuePlace(file: file, start: start, end: end), default: []].insert(type)
      }
    }
  }
}
