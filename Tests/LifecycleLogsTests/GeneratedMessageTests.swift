import LifecycleLogs
import LifecyclePaths
import TestSupport
import Testing

@Suite("Lines of the generated log")
struct GeneratedMessageTests {
  @Test("A line has its word and its pairs, whatever is before it")
  func pairs() throws {
    let line =
      #"2026-08-11 17:15:22.031 Df Parcels[803:98ec] [com.example:lifecycle] lifecycle delegate=SceneDelegate "#
      + #"callback="sceneDidBecomeActive(_:)" instance=0x600002d0c2a0 state="On the way" scene=1 launch=5f0c22ab n=7"#
    let message = try #require(Self.message(line))
    #expect(message.word == .call && message.wordRange.lowerBound == 69)
    #expect(
      Self.pairs(of: message, in: line) == [
        "delegate=SceneDelegate", "callback=sceneDidBecomeActive(_:)", "instance=0x600002d0c2a0", "state=On the way",
        "scene=1", "launch=5f0c22ab", "n=7",
      ])
  }

  @Test(
    "Its words are those of the format; one of a later version is none of them",
    arguments: [
      ("lifecycle delegate=A", GeneratedMessage.Word.call), ("lifecycle-launch launch=1", .launch),
      ("| lifecycle-problem delegate=A", .problem), ("lifecycle-scene n=1", .unknown),
      ("lifecycle lifecycle delegate=A", .call),
    ])
  func words(line: String, word: GeneratedMessage.Word) {
    #expect(Self.message(line)?.word == word)
  }

  @Test(
    "Other mentions of the word are none",
    arguments: [
      "", "lifecycle", "lifecycle ", "the lifecycle of", "mylifecycle delegate=A", "lifecycle  delegate=A",
      "lifecycle-Launch n=1", "lifecycle =A", "a-lifecycle n=1",
    ])
  func others(line: String) {
    #expect(Self.message(line) == nil, "\(line)")
  }

  @Test("Values are read as they were written, control characters and quotes included", arguments: Seeds.first(60))
  func values(seed: Int) throws {
    var numbers = SplitMix64(seed: UInt64(seed))
    let value = (0..<numbers.next(below: 12)).map { _ in
      numbers.pick(["a", " ", "\"", "\\", "\n", "\t", "\u{1}", "\u{7f}", "\u{2028}", "é", "日", "👩‍👧", "=", "u0041"])
    }.joined()
    let line = "lifecycle state=\(GeneratedLine.quoted(value)) n=3"
    #expect(Self.pairs(of: try #require(Self.message(line)), in: line) == ["state=\(value)", "n=3"], "\(line)")
  }

  @Test("Any bytes are read without a trap, and what is cut has the pairs before the cut", arguments: Seeds.first(40))
  func hostile(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let words = ["lifecycle", "-launch", " ", "n=", "\"", "\\", "\\u00", "key=value", "=", "\u{0}", "é"].map {
      Array($0.utf8)
    }
    for _ in 0..<200 {
      var bytes = (0..<numbers.next(below: 12)).flatMap { _ in numbers.pick(words) }
      if !bytes.isEmpty, numbers.happens(onceIn: 3) {
        bytes[numbers.next(below: bytes.count)] = UInt8(numbers.next(below: 256))
      }
      guard let message = GeneratedMessage(in: bytes[...]) else { continue }
      let all = Self.pairs(of: message, in: bytes[...])
      let part = bytes.dropLast(numbers.next(below: 4) + 1)
      let cut = GeneratedMessage(in: part).map { Self.pairs(of: $0, in: part) } ?? []
      #expect(zip(all, cut.dropLast()).allSatisfy { $0 == $1 })
    }
  }

  private static func message(_ line: String) -> GeneratedMessage? { GeneratedMessage(in: Array(line.utf8)[...]) }

  private static func pairs(of message: GeneratedMessage, in line: String) -> [String] {
    pairs(of: message, in: Array(line.utf8)[...])
  }

  private static func pairs(of message: GeneratedMessage, in line: ArraySlice<UInt8>) -> [String] {
    var pairs: [String] = []
    message.forEachPair(in: line) {
      pairs.append(String(decoding: line[$0.range], as: UTF8.self) + "=" + $1.text(in: line))
    }
    return pairs
  }
}
