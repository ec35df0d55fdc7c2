import StringTemplates

/// What `resolve` is asked: a key in a language, with values, for a device.
struct ResolveQuestion: Sendable {
  /// The language as it was written.
  var language: String
  var key: String
  var arguments: [TemplateArgument] = []
  var device: DeviceName?

  init(language: String, key: String, arguments: [TemplateArgument] = [], device: DeviceName? = nil) {
    self.language = language
    self.key = key
    self.arguments = arguments
    self.device = device
  }

  /// A question from a line of a batch: `{"language": "ru", "key": "files", "arguments": [5], "device": "mac"}`.
  ///
  /// - Throws: ``ToolFailure`` for a line that is no such object.
  init(line: String) throws(ToolFailure) {
    let value: JSONValue
    do throws(JSONLineError) { value = try JSONValue(parsing: line) } catch { throw ToolFailure("no JSON: \(error)") }
    guard case .object = value else { throw ToolFailure("the line is no object") }
    guard let language = value["language"]?.text else { throw ToolFailure("\"language\" is no text") }
    guard let key = value["key"]?.text else { throw ToolFailure("\"key\" is no text") }
    self.init(
      language: language, key: key, arguments: try Self.arguments(value["arguments"]),
      device: try Self.device(value["device"]))
  }

  private static func arguments(_ value: JSONValue?) throws(ToolFailure) -> [TemplateArgument] {
    switch value {
    case nil, .null: return []
    case .array(let items):
      let arguments = items.compactMap { TemplateArgument($0) }
      guard arguments.count == items.count else {
        throw ToolFailure("\"arguments\" holds something that is neither a number nor a text")
      }
      return arguments
    default: throw ToolFailure("\"arguments\" is no list")
    }
  }

  /// A device by its name in catalogs.
  ///
  /// - Throws: ``ToolFailure`` for a name that catalogs do not use (`ihpone`).
  static func device(named name: String) throws(ToolFailure) -> DeviceName {
    let device = DeviceName(rawValue: name)
    guard !DeviceName.all.contains(device) else { return device }
    let names = DeviceName.all.map(\.rawValue)
    throw ToolFailure(
      "unknown device \(name)",
      next: Spelling.nearest(to: name, among: names).map { "did you mean \($0)?" }
        ?? "catalogs know " + names.joined(separator: ", "))
  }

  private static func device(_ value: JSONValue?) throws(ToolFailure) -> DeviceName? {
    switch value {
    case nil, .null: return nil
    case .string(let name): return try device(named: name)
    default: throw ToolFailure("\"device\" is no text")
    }
  }
}
