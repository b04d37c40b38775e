import Testing
import Text

@Suite("Mapping on all processors")
struct ConcurrentMapTests {
  @Test("Results are in the order of the elements", arguments: [0, 1, 2, 1000])
  func order(count: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.concurrentMap { "\($0)" } == numbers.map { "\($0)" })
    #expect(numbers.concurrentMap { [$0].concurrentMap { $0 + 1 } } == numbers.map { [$0 + 1] })
  }
}
