import ToolJSON

extension FuzzTarget {
  /// The lines that the tool reads.
  static let json = FuzzTarget(
    name: "json",
    seeds: [
      #"{"key":"%@ out of %@","arguments":[4.5,5,"x"],"language":"tr"}"#, "[]", #""\ud83d\ude00\u0000\n""#, "-0.5e+10",
      #"{"a":{"b":[null,true,false]}}"#, #"{"a":1,"a":2}"#,
    ].map { Array($0.utf8) },
    words: ["\"key\"", "\"arguments\"", "\\u", "\\ud83d", "\\ude00", "null", "true", "[[[[", "]]]]", "{\"a\":", "1e5"],
    read: { bytes in
      guard let value = try? JSONValue(parsing: String(any: bytes)) else { return }
      let written = value.description
      require((try? JSONValue(parsing: written)) == value, "\(written) does not read back")
    })
}
