import TestGround
import Testing

/// A program of its own, which calls nothing, in the language of its device.
@Suite struct DeviceTests {
  private static let chinese = ["复制", "正在思考…", "重新生成"]
  private static let english = ["Copy", "Thinking…", "Try again"]

  @Test func `nothing needs turning on`() throws {
    let rows: [(environment: [String: String], words: [String], said: [String])] = [
      (["LANGUAGE": "fr:zh_CN", "LANG": "fr_FR.UTF-8"], [], Self.chinese),
      (["LANGUAGE": "en:zh_CN", "LANG": "en_US.UTF-8"], [], Self.english),
      (["LANG": "zh_CN.UTF-8"], [], Self.chinese), (["LANG": "zh_TW.UTF-8"], [], Self.english),
      (["LANG": "zh_SG.UTF-8"], [], Self.chinese), (["LANG": "de_DE.UTF-8"], [], Self.english),
      (["LANG": "C"], [], Self.english), ([:], [], Self.english),
      (["LANG": "C"], ["-AppleLanguages", "(fr, zh-Hans-CN)"], Self.chinese),
      (["LANG": "zh_CN.UTF-8"], ["-AppleLanguages", "(en, zh-Hans)"], Self.english),
    ]
    var failures: [String] = []
    for row in rows {
      let said = try BuiltProgram("device-words").lines(beside: [:], environment: row.environment, words: row.words)
      if said != row.said { failures.append("\(row.environment) \(row.words): \(said)") }
    }
    #expect(failures == [])
  }

  @Test func `what the host declares holds nobody back`() throws {
    // A bundle that declares English and nothing else, as an app with its own Chinese strings in code does.
    let said = try BuiltProgram("device-words").lines(
      beside: ["en.lproj/Localizable.strings": #""Copy" = "Copy";"#], environment: ["LANG": "zh_CN.UTF-8"], words: [])
    #expect(said == Self.chinese)
  }
}
