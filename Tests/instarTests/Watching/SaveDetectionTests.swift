import Testing

@testable import instar

@Suite("Telling that a save is over")
struct SaveDetectionTests {
  private func snapshot(_ sizes: [String: Int64]) -> FileSnapshot {
    FileSnapshot(sizes.mapValues { FileStamp(inode: 1, size: $0, modified: $0) })
  }

  private func changes(from known: [String: Int64], _ looks: [[String: Int64]]) -> [[String]] {
    var detection = SaveDetection(known: snapshot(known))
    return looks.map { detection.changes(in: snapshot($0)) }
  }

  @Test("Nothing is said while nothing changes")
  func quiet() {
    #expect(changes(from: ["a": 1], [["a": 1], ["a": 1], ["a": 1]]) == [[], [], []])
  }

  @Test("A save is said once, when two looks agree")
  func once() {
    #expect(changes(from: ["a": 1], [["a": 2], ["a": 2], ["a": 2]]) == [[], ["a"], []])
  }

  @Test("A file that is still being written is waited for")
  func growing() {
    #expect(changes(from: ["a": 9], [["a": 0], ["a": 4], ["a": 8], ["a": 8]]) == [[], [], [], ["a"]])
  }

  @Test("A file that is away for a moment is no change, nor one that is back as it was")
  func away() {
    #expect(changes(from: ["a": 1], [[:], [:], [:], ["a": 1], ["a": 1]]) == [[], [], [], [], []])
    #expect(changes(from: ["a": 1], [[:], [:], ["a": 2], ["a": 2]]) == [[], [], [], ["a"]])
  }

  @Test("A file that stays away is said after a second, and said again when it is back")
  func deleted() {
    let looks = Array(repeating: [String: Int64](), count: 6) + [["a": 1], ["a": 1]]
    #expect(changes(from: ["a": 1], looks) == [[], [], [], [], ["a"], [], [], ["a"]])
  }

  @Test("Files that are saved together are said together, in order; a new one counts")
  func several() {
    #expect(
      changes(from: ["b": 1, "c": 1], [["b": 2, "c": 1], ["a": 1, "b": 2, "c": 1], ["a": 1, "b": 2, "c": 1]]) == [
        [], [], ["a", "b"],
      ])
  }

  @Test("What is saved while the last save is being worked on is said as well")
  func meanwhile() {
    #expect(changes(from: ["a": 1], [["a": 2], ["a": 2], ["a": 3], ["a": 3]]) == [[], ["a"], [], ["a"]])
  }
}
