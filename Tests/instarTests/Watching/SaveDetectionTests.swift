import Testing

@testable import instar

@Suite("Detecting saves")
struct SaveDetectionTests {
  private func snapshot(_ sizes: [String: Int64]) -> FileSnapshot {
    FileSnapshot(sizes.mapValues { FileStamp(inode: 1, size: $0, modified: $0) })
  }

  private func changes(from known: [String: Int64], _ looks: [[String: Int64]]) -> [[String]] {
    var detection = SaveDetection(known: snapshot(known))
    return looks.map { detection.changes(in: snapshot($0)) }
  }

  @Test("Nothing is reported while nothing changes")
  func quiet() {
    #expect(changes(from: ["a": 1], [["a": 1], ["a": 1], ["a": 1]]) == [[], [], []])
  }

  @Test("A save is reported once, when two snapshots agree")
  func once() {
    #expect(changes(from: ["a": 1], [["a": 2], ["a": 2], ["a": 2]]) == [[], ["a"], []])
  }

  @Test("A file that is still being written is waited for")
  func growing() {
    #expect(changes(from: ["a": 9], [["a": 0], ["a": 4], ["a": 8], ["a": 8]]) == [[], [], [], ["a"]])
  }

  @Test("A file that is missing for a moment is not a change, nor is one that is restored")
  func away() {
    #expect(changes(from: ["a": 1], [[:], [:], [:], ["a": 1], ["a": 1]]) == [[], [], [], [], []])
    #expect(changes(from: ["a": 1], [[:], [:], ["a": 2], ["a": 2]]) == [[], [], [], ["a"]])
  }

  @Test("A file that stays missing is reported after a second, and again when it is back")
  func deleted() {
    let looks = Array(repeating: [String: Int64](), count: 6) + [["a": 1], ["a": 1]]
    #expect(changes(from: ["a": 1], looks) == [[], [], [], [], ["a"], [], [], ["a"]])
  }

  @Test("Files that are saved together are reported together, in order, new ones included")
  func several() {
    #expect(
      changes(from: ["b": 1, "c": 1], [["b": 2, "c": 1], ["a": 1, "b": 2, "c": 1], ["a": 1, "b": 2, "c": 1]]) == [
        [], [], ["a", "b"],
      ])
  }

  @Test("A save during the work on the last one is reported too")
  func meanwhile() {
    #expect(changes(from: ["a": 1], [["a": 2], ["a": 2], ["a": 3], ["a": 3]]) == [[], ["a"], [], ["a"]])
  }
}
