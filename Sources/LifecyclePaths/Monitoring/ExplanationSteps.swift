import LifecycleModel

/// The effect of each call on the explanations of a process, computed once for those that come again and again.
struct ExplanationSteps: Sendable {
  /// The result of a call.
  struct Result: Sendable {
    /// The explanations after it.
    let explanations: LifeExplanations
    /// Their number; `nil` for those that are not kept.
    let number: Int?
    /// `true` if some explanation has the call; `nil` if that is not known any more.
    let isExplained: Bool?
  }

  /// The size of the explanations that are kept; for others, results are computed each time.
  private static let capacity = 400_000

  private let callbackCount: Int
  private var generation = 0
  private var numbers: [LifeExplanations: Int] = [:]
  private var size = 0
  // For the calls of each of them, those of the process after the others, the number of the result; -1 where it is not computed.
  private var rows: [Int32] = []
  private var results: [Result] = []

  /// Keeps nothing yet of a page with some callbacks.
  init(callbackCount: Int) { self.callbackCount = callbackCount }

  /// The result of a call.
  ///
  /// - Parameters:
  ///   - number: The number of the explanations before it, if they are kept.
  ///   - generation: That of the sets of places, of which the numbers of explanations are.
  mutating func result(
    of callback: CallbackID, isOfProcess: Bool, _ explanations: LifeExplanations, _ number: Int?, generation: Int,
    _ steps: inout CallSteps
  ) -> Result {
    if generation != self.generation {
      self = ExplanationSteps(callbackCount: callbackCount)
      self.generation = generation
    }
    let number = number ?? self.number(of: explanations)
    let column = (isOfProcess ? callbackCount : 0) + callback.index
    let place = number.map { $0 * callbackCount * 2 + column }
    if let place, rows[place] >= 0 { return results[Int(rows[place])] }
    let (next, isExplained) = explanations.result(of: callback, isOfProcess: isOfProcess, &steps)
    let result = Result(explanations: next, number: self.number(of: next), isExplained: isExplained)
    if let place {
      rows[place] = Int32(results.count)
      results.append(result)
    }
    return result
  }

  /// The number of some explanations; `nil` where there is no room to keep them.
  private mutating func number(of explanations: LifeExplanations) -> Int? {
    if let known = numbers[explanations] { return known }
    guard size + explanations.size <= Self.capacity else { return nil }
    size += explanations.size
    numbers[explanations] = numbers.count
    rows.append(contentsOf: repeatElement(-1, count: callbackCount * 2))
    return numbers.count - 1
  }
}
