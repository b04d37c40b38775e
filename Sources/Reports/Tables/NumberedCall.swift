import Diagrams
import Emission
import LifecycleModel

/// A call with its place in the order of its whole chain.
struct NumberedCall {
  /// The call.
  let step: Step
  /// Its number in the chain, from 1.
  let position: Int
  /// The numbers that its any-order group takes; its own alone where its place is fixed.
  let range: ClosedRange<Int>

  /// The calls of a chain, segment by segment.
  static func transitions(of chain: [TransitionID], in lifecycle: Lifecycle) -> [[NumberedCall]] {
    var position = 0
    return chain.map { id in
      let steps = lifecycle[id].steps
      let first = position + 1
      position += steps.count
      return steps.groups.flatMap { group in
        group.map {
          NumberedCall(
            step: steps[$0], position: first + $0, range: first + group.lowerBound...first + group.upperBound - 1)
        }
      }
    }
  }

  /// `4`, or `4–6` for each call of a group whose order is not fixed.
  var label: String {
    range.count == 1 ? "\(position)" : "\(range.lowerBound)–\(range.upperBound)"
  }

  /// The certainty of the call, its own versions, and that its order is any.
  func remarks(in lifecycle: Lifecycle) -> [String] {
    let words = PageStrings(language: lifecycle.language)
    let order = step.unordered.map { _ in words.anyOrder }
    return [words.certainty(step.certainty)].compactMap { $0 } + DiagramStrings(lifecycle).ownVersions(of: step)
      + [order].compactMap { $0 }
  }
}
