import StringTables
import Synchronization
import Testing

@Suite struct NewestWriteTests {
  @Test func `whoever follows last follows the newest write, if an older one is late`() {
    let setting = NewestWrite("")
    let followed = Mutex<[String]>([])
    let before = setting.write("tr") { value in
      // Between writing and following, another thread does both.
      if value == "tr", setting.value == "tr" {
        setting.write("ar") { newest in followed.withLock { $0.append(newest) } }
      }
      followed.withLock { $0.append(value) }
    }
    #expect(followed.withLock { $0 } == ["ar", "tr", "ar"])
    #expect(setting.value == "ar")
    #expect(before.isEmpty)
  }

  @Test func `a write that nobody overtakes is followed once, and tells what was before`() {
    let setting = NewestWrite(1)
    var followed: [Int] = []
    #expect(setting.write(2) { followed.append($0) } == 1)
    #expect(setting.write(2) { followed.append($0) } == 2)
    #expect(followed == [2, 2])
  }
}
