import LifecycleModel
import LifecyclePaths

/// The calls that decide between two candidates: where they differ most.
package struct CallComparison: Sendable {
  /// Calls of one callback of which both candidates say the same kinds of things.
  package struct Difference: Sendable {
    /// The callback with its delegate: `SceneDelegate.sceneDidBecomeActive(_:)`.
    package let name: String
    /// The candidates' answers to the first of the calls.
    package let answers: [CallAnswer]
    /// The place of the first of the calls.
    package let place: LogPlace
    /// The number of calls.
    package fileprivate(set) var count: Int
    /// The bits of the second candidate less those of the first.
    package fileprivate(set) var bits: Double

    /// Takes further calls in.
    fileprivate mutating func unite(with other: Difference) {
      count += other.count
      bits += other.bits
    }
  }

  private struct Key: Hashable {
    let name: String
    let kinds: [Kind]
  }

  private enum Kind { case expected, unexpected, unlisted }

  /// `true` if the answers to all calls are known: the log needs not be read again.
  package let isComplete: Bool
  private var log: JudgedLog
  /// The candidates' numbers, and their life cycles.
  private let numbers: [Int]
  private let lifecycles: [Lifecycle]

  init(_ log: JudgedLog, of numbers: [Int], _ lifecycles: [Lifecycle], isComplete: Bool) {
    (self.log, self.numbers, self.lifecycles, self.isComplete) = (log, numbers, lifecycles, isComplete)
  }

  /// The numbers of the pages whose readers read the log, in this order.
  package var pagesToRead: [Int] { log.pages }

  /// Takes the next event of a reader with these pages.
  package mutating func take(_ event: LogEvent) { log.take(event) }

  /// Ends the log.
  package mutating func end() { log.end() }

  /// The differences that count most, at most a number of them.
  package func differences(most: Int = 5) -> [Difference] {
    var differences: [Key: Difference] = [:]
    for difference in rows.sorted(by: { Self.isBefore($0, $1) }) {
      let key = Key(name: difference.name, kinds: difference.answers.map(Self.kind))
      if differences[key] == nil { differences[key] = difference } else { differences[key]?.unite(with: difference) }
    }
    let sorted = differences.values.sorted {
      $0.bits.magnitude != $1.bits.magnitude ? $0.bits.magnitude > $1.bits.magnitude : Self.isBefore($0, $1)
    }
    return Array(sorted.filter { $0.bits.magnitude > 0.01 }.prefix(most))
  }

  /// The calls to which both give the same two answers, where these differ.
  private var rows: [Difference] {
    log.answers.kinds.enumerated().flatMap { number, kind -> [Difference] in
      let callbacks = zip(numbers, lifecycles).compactMap { candidate, lifecycle in
        log.callback(of: number, for: candidate).map(lifecycle.qualifiedName)
      }
      guard let kind, let name = callbacks.first else { return [] }
      let indices = numbers.map { kind.candidates.firstIndex(of: $0) }
      return kind.rows.enumerated().compactMap { row, calls in
        let answers = indices.map { $0.map { kind.answer($0, row: row) } ?? .unlisted }
        guard answers[0].bits != answers[1].bits else { return nil }
        let bits = (answers[1].bits - answers[0].bits) * Double(calls.count)
        return Difference(name: name, answers: answers, place: calls.place, count: calls.count, bits: bits)
      }
    }
  }

  private static func isBefore(_ one: Difference, _ other: Difference) -> Bool {
    let (first, second) = (one.place, other.place)
    return (first.file, first.line, one.name, one.bits) < (second.file, second.line, other.name, other.bits)
  }

  private static func kind(of answer: CallAnswer) -> Kind {
    switch answer {
    case .expected: .expected
    case .unexpected: .unexpected
    case .unlisted: .unlisted
    }
  }
}
