import LifecycleModel
import LifecyclePaths

/// Finds the fewest changes of a page after which it allows the calls of a life cycle: the cheapest way through a graph whose
/// nodes are a number of calls and a place.
struct LifeRepair {
  /// The calls to explain, and what is known of them.
  struct Calls {
    /// The calls.
    let calls: ArraySlice<CallbackID>
    /// The states that calls name, parallel to them.
    let states: ArraySlice<StateID?>
    /// For each call, `true` if its line says the state.
    let areLogged: ArraySlice<Bool>
    /// For each call, the index after the last one of its event.
    let ends: ArraySlice<Int>
  }

  /// The costs of changes: their number counts, then the smaller change, then the state that the log names.
  private enum Cost {
    static let skip = 1000
    static let insert = 1010
    static let add = 1020
    static let unnamed = 5
    static let otherState = 1500
    /// Of an event of the page that goes on after the end of one of the log.
    static let unfinished = 2
  }

  private struct Step {
    let from: (index: Int, place: Int)
    let edit: PageEdit?
  }

  private let follower: LifeFollower
  private let calls: Calls
  private var costs: [[Int]]
  private var steps: [[Step?]]

  /// Looks for ways through calls from some places.
  init(_ follower: LifeFollower, _ calls: Calls, from places: Set<Int>) {
    self.follower = follower
    self.calls = calls
    let count = follower.automaton.states.count
    costs = Array(repeating: Array(repeating: Int.max, count: count), count: calls.calls.count + 1)
    steps = Array(repeating: Array(repeating: nil, count: count), count: calls.calls.count + 1)
    for place in places { costs[0][place] = 0 }
    for index in costs.indices {
      settle(index)
      if index > 0, !isOneEvent(index - 1, index) {
        for place in costs[index].indices.dropFirst(follower.stable.count) where costs[index][place] < .max {
          costs[index][place] += Cost.unfinished
        }
      }
      if index < calls.calls.count { proceed(index) }
    }
  }

  /// The changes on the cheapest way, each with the number of calls before it.
  var edits: [(index: Int, edit: PageEdit)] {
    let last = costs.count - 1
    guard var place = costs[last].indices.min(by: { costs[last][$0] < costs[last][$1] }), costs[last][place] < .max
    else {
      return []
    }
    var index = last
    var edits: [(index: Int, edit: PageEdit)] = []
    while let step = steps[index][place] {
      if let edit = step.edit { edits.append((step.from.index, edit)) }
      (index, place) = (step.from.index, step.from.place)
    }
    return edits.reversed()
  }

  /// Follows the changes of places without a call.
  private mutating func settle(_ index: Int) {
    var waiting = Set(costs[index].indices.filter { costs[index][$0] < .max })
    while let place = waiting.min(by: { (costs[index][$0], $0) < (costs[index][$1], $1) }) {
      waiting.remove(place)
      for target in follower.silentTargets(from: place) where reach(index, target, from: (index, place), 0) {
        waiting.insert(target)
      }
      for arrow in follower.arrows(from: place) {
        let edit = PageEdit.skip(arrow.callback, on: arrow.transition)
        if reach(index, arrow.target, from: (index, place), Cost.skip, edit) { waiting.insert(arrow.target) }
      }
    }
  }

  /// Follows the next call from all places.
  private mutating func proceed(_ index: Int) {
    let call = calls.calls[calls.calls.startIndex + index]
    let next = calls.calls.dropFirst(index + 1).first
    for place in costs[index].indices where costs[index][place] < .max {
      if follower.automaton.late.contains(call) { _ = reach(index + 1, place, from: (index, place), 0) }
      for arrow in follower.arrows(of: call, from: place) {
        _ = reach(index + 1, arrow.target, from: (index, place), 0)
        guard let next, isOneEvent(index, index + 1) else { continue }
        let edit = PageEdit.insert(next, on: arrow.transition, beside: call, isAfter: true)
        _ = reach(index + 2, arrow.target, from: (index, place), Cost.insert, edit)
      }
      if let next, isOneEvent(index, index + 1) {
        for arrow in follower.arrows(of: next, from: place) {
          let edit = PageEdit.insert(call, on: arrow.transition, beside: next, isAfter: false)
          _ = reach(index + 2, arrow.target, from: (index, place), Cost.insert, edit)
        }
      }
      if place < follower.stable.count { add(from: place, at: index) }
    }
  }

  private mutating func add(from place: Int, at index: Int) {
    let start = calls.calls.startIndex
    for end in (index + 1)...min(calls.calls.count, calls.ends[start + index] - start) {
      let word = Array(calls.calls[(start + index)..<(start + end)])
      let named = calls.states[start + end - 1]
      for target in follower.stable.indices {
        let isNamed = follower.stable[target] == named ?? follower.stable[place]
        let penalty = isNamed ? 0 : calls.areLogged[start + end - 1] ? Cost.otherState : Cost.unnamed
        let edit = PageEdit.add(word, from: follower.stable[place], to: follower.stable[target])
        _ = reach(end, target, from: (index, place), Cost.add + word.count + penalty, edit)
      }
    }
  }

  private func isOneEvent(_ first: Int, _ second: Int) -> Bool {
    let start = calls.calls.startIndex
    guard second < calls.calls.count else { return false }
    return calls.ends[start + first] == calls.ends[start + second]
  }

  /// Remembers a way if it is cheaper than those that are known.
  private mutating func reach(
    _ index: Int, _ place: Int, from: (index: Int, place: Int), _ cost: Int, _ edit: PageEdit? = nil
  ) -> Bool {
    let cost = costs[from.index][from.place] + cost
    guard cost < costs[index][place] else { return false }
    costs[index][place] = cost
    steps[index][place] = Step(from: from, edit: edit)
    return true
  }
}
