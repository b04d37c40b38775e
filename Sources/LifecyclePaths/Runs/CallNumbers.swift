import LifecycleModel

/// The calls of one event as numbers: its own from 1 in page order, and `2.4` for call 4 of the run's second
/// event, which was deferred.
package struct CallNumbers: Sendable {
  /// The event's own calls in page order.
  package let listed: [Run.Call]
  private let places: [Run.Call: Int]
  private let steps: [Step]
  private let blocks: [Int]
  private let pending: [RunPosition.Pending]

  /// Numbers the calls of a macrostep that is taken at a position of a run.
  package init(of macrostep: Macrostep, at position: RunPosition, in graph: RunGraph) {
    let blocks = graph.callBlocks(of: macrostep)
    listed = blocks.flatMap(\.self)
    places = Dictionary(uniqueKeysWithValues: listed.enumerated().map { ($1, $0) })
    steps = listed.map(graph.step)
    self.blocks = blocks.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element.count) }
    pending = position.pending
  }

  /// The calls in parentheses, in the order in which they came: `(1 3 2.4)`; empty for the listed ones.
  package func text(of calls: [Run.Call]) -> String {
    calls == listed ? "" : "(\(calls.compactMap(number).joined(separator: " ")))"
  }

  /// A call's number; `nil` for one that is neither the event's nor pending.
  package func number(of call: Run.Call) -> String? {
    if let place = place(of: call) { return String(place + 1) }
    return pending.first { $0.call == call }?.word
  }

  /// The index of one of the event's own calls in page order.
  package func place(of call: Run.Call) -> Int? { places[call] }

  /// Parses numbers, separated by spaces or commas, without the parentheses.
  func calls(_ text: String) -> Result<[Run.Call], RunProblem.Calls> {
    var calls: [Run.Call] = []
    var met: Set<Run.Call> = []
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init) {
      switch call(word) {
      case .success(let call):
        guard met.insert(call).inserted else { return .failure(.repeated(word)) }
        calls.append(call)
      case .failure(let problem): return .failure(problem)
      }
    }
    return problem(of: calls).map(Result.failure) ?? .success(calls)
  }

  /// The reason why the page does not allow these calls in this order; `nil` if it does.
  func problem(of calls: [Run.Call]) -> RunProblem.Calls? {
    let indices = calls.compactMap(place)
    var latest: Int?
    for index in indices {
      // A deferred call may come after its place, and no call waits for it.
      if let latest, blocks[index] < blocks[latest], !steps[index].certainty.isDeferred {
        return .tooEarly(latest + 1, before: index + 1)
      }
      latest = latest.map { blocks[$0] < blocks[index] ? index : $0 } ?? index
    }
    let came = Set(indices)
    if let missing = steps.indices.first(where: { steps[$0].certainty.isAlways && !came.contains($0) }) {
      return .leftOut(missing + 1, steps[missing].callback)
    }
    return nil
  }

  private func call(_ word: String) -> Result<Run.Call, RunProblem.Calls> {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false).map { Self.number(String($0)) }
    switch (parts.count, parts.first ?? nil) {
    case (1, let number?):
      guard listed.indices.contains(number - 1) else { return .failure(.unknown(word, count: listed.count)) }
      return .success(listed[number - 1])
    case (2, _?) where parts[1] != nil:
      guard let late = pending.first(where: { $0.word == word }) else {
        return .failure(.notPending(word, pending: pending.map(\.word)))
      }
      return .success(late.call)
    default: return .failure(.malformed(word))
    }
  }

  private static func number(_ text: String) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}

extension RunPosition.Pending {
  /// The numbers of the event and of the call, both from 1: `2.4`.
  package var word: String { "\(event + 1).\(number)" }
}
