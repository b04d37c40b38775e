/// The calls of a process that have numbers, in the order of these.
struct NumberedCalls<Call: Sendable>: Sendable {
  /// The place of a call among the others.
  enum Arrival {
    /// It is the next one.
    case next
    /// It waits for those before it.
    case waiting(isRepeated: Bool)
    /// Those after it have been taken.
    case late
  }

  /// The number of calls that wait for one with a lower number, before its line counts as lost.
  private static var mostWaiting: Int { 64 }

  /// The number of the next call; `nil` until a call has one.
  private(set) var next: Int?
  private var waiting: [Int: Call] = [:]

  /// `true` if calls wait.
  var hasWaiting: Bool { !waiting.isEmpty }

  /// `true` if so many calls wait that the line of the next one counts as lost.
  var isFull: Bool { waiting.count > Self.mostWaiting }

  /// Expects the call of a number next.
  mutating func expect(_ number: Int) { next = number }

  /// Takes the number of the next call of the log, and the call itself if it has to wait.
  mutating func take(_ number: Int, of call: @autoclosure () -> Call) -> Arrival {
    let expected = next ?? number
    guard number >= expected else { return .late }
    guard number == expected else {
      next = expected
      return .waiting(isRepeated: waiting.updateValue(call(), forKey: number) != nil)
    }
    next = number + 1
    return .next
  }

  /// Removes the next call, if it waits.
  mutating func removeNext() -> Call? {
    guard let next, let call = waiting.removeValue(forKey: next) else { return nil }
    self.next = next + 1
    return call
  }

  /// Removes the waiting call with the lowest number, and tells how many calls are missing before it.
  mutating func removeFirst() -> (call: Call, missing: Int)? {
    guard let number = waiting.keys.min(), let call = waiting.removeValue(forKey: number) else { return nil }
    defer { next = number + 1 }
    return (call, number - (next ?? number))
  }
}
