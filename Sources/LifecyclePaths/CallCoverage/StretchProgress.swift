import LifecycleModel

/// The progress of life cycles along all stretches: combinations of the progress in each table, stored once and known by their
/// numbers, and what calls do to them.
///
/// Most calls come again with the same combination, so that they need not be looked up in each table.
struct StretchProgress: Sendable {
  /// The result of a call.
  struct Result: Sendable {
    /// The combination after it.
    let next: Int32
    /// The elements that it certainly covers, as a number in `covered`.
    fileprivate let sure: Int32
  }

  private let width: Int
  private let callbackCount: Int
  // The numbers in the tables: first those of combination 0.
  private var members: [Int32] = []
  private var numbers: [[Int32]: Int32] = [:]
  // By the combination, the surroundings and the callback: few of all that there could be occur.
  private var results: [Int: Result] = [:]
  private var covered: [[Int]] = [[]]
  private var unions: [UInt64: Int32] = [:]

  /// Begins without combinations, for some tables and callbacks.
  init(tableCount: Int, callbackCount: Int) {
    width = tableCount
    self.callbackCount = callbackCount
  }

  /// The number of entries.
  var size: Int { members.count * 3 + (results.count + unions.count) * 8 }

  /// The number of a combination.
  mutating func number(of combination: [Int32]) -> Int32 {
    if let known = numbers[combination] { return known }
    let number = Int32(numbers.count)
    numbers[combination] = number
    members += combination
    return number
  }

  /// The number in a table.
  func number(in table: Int, of combination: Int32) -> Int { Int(members[Int(combination) * width + table]) }

  /// The numbers in all tables.
  func numbers(of combination: Int32) -> [Int32] {
    Array(members[Int(combination) * width..<(Int(combination) + 1) * width])
  }

  // MARK: - Results

  /// The elements that a result certainly covers.
  func elements(of result: Result) -> [Int] { covered[Int(result.sure)] }

  /// The result of a call; `nil` where it is not known.
  func result(of call: CallbackID, from combination: Int32, _ surroundings: Surroundings) -> Result? {
    results[key(of: call, from: combination, surroundings)]
  }

  private func key(of call: CallbackID, from combination: Int32, _ surroundings: Surroundings) -> Int {
    (Int(combination) * Surroundings.count + surroundings.number) * callbackCount + call.index
  }

  /// Remembers the result of a call.
  mutating func keep(
    _ next: Int32, covering elements: [Int], by call: CallbackID, from combination: Int32, _ surroundings: Surroundings
  ) -> Result {
    if !elements.isEmpty { covered.append(elements) }
    let result = Result(next: next, sure: elements.isEmpty ? 0 : Int32(covered.count - 1))
    results[key(of: call, from: combination, surroundings)] = result
    return result
  }

  /// The combination of those that have made one or the other; `nil` where it is not known.
  func union(of one: Int32, _ other: Int32) -> Int32? { one == other ? one : unions[Self.pair(one, other)] }

  /// Remembers the combination of those that have made one or the other.
  mutating func keep(_ union: Int32, asUnionOf one: Int32, _ other: Int32) { unions[Self.pair(one, other)] = union }

  private static func pair(_ one: Int32, _ other: Int32) -> UInt64 {
    UInt64(min(one, other)) << 32 | UInt64(max(one, other))
  }
}
