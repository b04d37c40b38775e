import LifecycleLogs
import LifecycleModel
import TestSupport
import Testing

@Suite("Lines that two patterns read as different calls")
struct LogContradictionTests {
  @Test("The first such line is known, with its place and what each pattern reads, whatever the sizes of the blocks")
  func first() throws {
    let page = PageMessages("scene-phase").reading([
      ("front", "SceneDelegate.sceneDidBecomeActive(_:)"), (#"^(?<callback>\w+) (?<instance>\w+)"#, nil),
      (#"^phase (?<value>\w+)"#, "ScenePhase"), ("frozen", "ScenePhase.active"),
    ])
    let text = "in front\nsceneDidDisconnect 0x1f in front\nphase frozen\n"
    for size in [1, 7, 1 << 20] {
      let reader = Self.reader(of: text, with: page, blockSize: size)
      let found = try #require(reader.contradiction)
      #expect([found.place.file, found.place.line, found.place.offset] == [3, 2, 9] && found.place.columns == 0..<32)
      #expect(found.readings.map(\.pattern.text) == ["front", #"^(?<callback>\w+) (?<instance>\w+)"#])
      #expect(
        found.readings.map { found.call(of: $0, in: page.lifecycle) } == [
          "SceneDelegate.sceneDidBecomeActive(_:)", "SceneDelegate.sceneDidDisconnect(_:) of 0x1f",
        ])
      #expect(reader.counts.undecidedLines == 2)
    }
    let unknown = try #require(Self.reader(of: "phase frozen", with: page, blockSize: 4).contradiction)
    #expect(
      unknown.readings.map { unknown.call(of: $0, in: page.lifecycle) } == ["ScenePhase.frozen", "ScenePhase.active"])
  }

  @Test("Patterns that read the same call do not contradict each other")
  func agreement() {
    let page = PageMessages("scene-phase").reading([
      ("front", "SceneDelegate.sceneDidBecomeActive(_:)"), (#"^(?<callback>\w+) (?<instance>\w+)"#, nil),
    ])
    let reader = Self.reader(of: "sceneDidBecomeActive 0x1f in front\nload 1 from front\n", with: page, blockSize: 9)
    #expect(reader.contradiction == nil && reader.counts.undecidedLines == 0)
  }

  private static func reader(of text: String, with page: PageMessages, blockSize: Int) -> LogReader {
    var reader = LogReader(page.reader)
    let bytes = Array(text.utf8)
    reader.begin(file: 3)
    for start in stride(from: 0, to: bytes.count, by: blockSize) {
      reader.read(bytes[start..<min(start + blockSize, bytes.count)]) { _, _ in }
    }
    reader.end { _, _ in }
    return reader
  }
}
