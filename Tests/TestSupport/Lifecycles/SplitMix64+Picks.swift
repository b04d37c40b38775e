import LifecyclePaths

extension SplitMix64 {
  /// Random numbers of a test's seed.
  package init(seed: Int) {
    self.init(seed: UInt64(bitPattern: Int64(seed)))
  }

  /// A random element of a list, which must not be empty.
  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[next(below: choices.count)]
  }

  /// A random number of a range.
  package mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + next(below: range.count)
  }

  /// A random selection of a list, in its order: each element with a probability of one in a number of times.
  package mutating func some<Choice>(of choices: [Choice], onceIn times: Int = 2) -> [Choice] {
    choices.filter { _ in happens(onceIn: times) }
  }
}
