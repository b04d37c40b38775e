import LifecyclePaths
import Testing

@Suite("Random numbers")
struct SplitMix64Tests {
  @Test("They are SplitMix64's, on every machine")
  func reference() {
    var numbers = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
      16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in numbers.next() } == expected)
  }

  @Test("Below a bound, each number comes about as often as the others")
  func bound() {
    var numbers = SplitMix64(seed: 7)
    var counts = Array(repeating: 0, count: 10)
    for _ in 0..<10_000 { counts[numbers.next(below: 10)] += 1 }
    #expect(counts.allSatisfy { (850...1150).contains($0) })
  }

  @Test("A shuffled list has the same elements, in any order")
  func shuffling() {
    var numbers = SplitMix64(seed: 7)
    let lists = (0..<200).map { _ in numbers.shuffled([1, 2, 3]) }
    #expect(lists.allSatisfy { $0.sorted() == [1, 2, 3] })
    #expect(Set(lists).count == 6)
  }
}
