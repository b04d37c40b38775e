import LifecycleModel
import LifecyclePaths

/// The calls that decide between two candidates: where they differ most.
package struct CallComparison: Sendable {
  /// Calls of one callback of which both candidates say the same kinds of things.
  package struct Difference: Sendable {
    /// The callback with its delegate: `SceneDelegate.sceneDidBecomeActive(_:)`.
    package let name: String
    /// The candidates' answers to the first of the calls.
    package let answers: [CallJudgement.Answer]
    /// The place of the first of the calls.
    package let place: LogPlace
    /// The number of calls.
    package fileprivate(set) var count = 1
    /// The bits of the second candidate less those of the first.
    package fileprivate(set) var bits: Double
  }

  private struct Key: Hashable {
    let name: String
    let kinds: [Kind]
  }

  private enum Kind { case expected, unexpected, unlisted }

  private struct Place: Hashable {
    let file: Int
    let line: Int
  }

  private var log: JudgedLog
  private var pairs: Pairs

  init(_ log: JudgedLog, _ first: Lifecycle, _ second: Lifecycle) {
    self.log = log
    pairs = Pairs(lifecycles: [first, second])
  }

  /// The numbers of the pages whose readers read the log, in this order.
  package var pagesToRead: [Int] { log.pages }

  /// Takes the next event of a reader with these pages.
  package mutating func take(_ event: LogEvent, in line: LogLine) {
    log.take(event, in: line) { pairs.add($1, of: $0) }
  }

  /// Ends the log.
  package mutating func end() {
    log.end { pairs.add($1, of: $0) }
  }

  /// The differences that count most, at most a number of them.
  package func differences(most: Int = 5) -> [Difference] {
    let sorted = pairs.differences.values.sorted {
      if $0.bits.magnitude != $1.bits.magnitude { return $0.bits.magnitude > $1.bits.magnitude }
      return ($0.place.file, $0.place.line, $0.name) < ($1.place.file, $1.place.line, $1.name)
    }
    return Array(sorted.filter { $0.bits.magnitude > 0.01 }.prefix(most))
  }

  /// The judgements of both candidates, call by call.
  private struct Pairs: Sendable {
    let lifecycles: [Lifecycle]
    private(set) var differences: [Key: Difference] = [:]
    /// The judgements of one candidate that wait for those of the other, in their order.
    private var waiting: [Place: (candidate: Int, judgements: [CallJudgement])] = [:]

    init(lifecycles: [Lifecycle]) { self.lifecycles = lifecycles }

    /// Takes a judgement of a candidate.
    mutating func add(_ judgement: CallJudgement, of candidate: Int) {
      let place = Place(file: judgement.place.file, line: judgement.place.line)
      guard var known = waiting[place], known.candidate != candidate else {
        waiting[place, default: (candidate, [])].judgements.append(judgement)
        return
      }
      let other = known.judgements.removeFirst()
      waiting[place] = known.judgements.isEmpty ? nil : known
      compare(candidate == 1 ? [other, judgement] : [judgement, other])
    }

    private mutating func compare(_ judgements: [CallJudgement]) {
      let bits = judgements.map { CallTally.bits(of: $0.answer) }
      let names = zip(judgements, lifecycles).compactMap { judgement, lifecycle in
        judgement.callback.map(lifecycle.qualifiedName)
      }
      guard bits[0] != bits[1], let name = names.first else { return }
      let key = Key(name: name, kinds: judgements.map { Self.kind(of: $0.answer) })
      if differences[key] == nil {
        differences[key] = Difference(
          name: name, answers: judgements.map(\.answer), place: judgements[0].place, bits: bits[1] - bits[0])
      } else {
        differences[key]?.count += 1
        differences[key]?.bits += bits[1] - bits[0]
      }
    }

    private static func kind(of answer: CallJudgement.Answer) -> Kind {
      switch answer {
      case .expected: .expected
      case .unexpected: .unexpected
      case .unlisted: .unlisted
      }
    }
  }
}
