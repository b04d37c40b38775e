import LifecycleModel
import Text

/// The old and new order of a transition's common calls: which stand elsewhere is what is not in the longest sequence that both have.
struct CallOrder {
  /// A call that has to move.
  struct Move {
    /// Its index among the old transition's calls.
    let old: Int
    /// Its index among the new transition's calls.
    let new: Int
    /// The common call before it in the new order; `nil` for the first one.
    let after: CallbackID?
    /// The common call before it in the old order, as an id of the new life cycle; `nil` for the first one.
    let wasAfter: CallbackID?
  }

  private struct Call {
    let old: Int
    let new: Int
    let oldPlace: Int
    let newPlace: Int
    let oldIsGrouped: Bool
    let newIsGrouped: Bool
    let callback: CallbackID
  }

  private let calls: [Call]

  /// Compares the calls of a common transition.
  init(_ pair: TransitionPair, old: Lifecycle, new: Lifecycle) {
    let oldPlaces = Self.places(old[pair.old].steps, pair.oldSteps)
    let newPlaces = Self.places(new[pair.new].steps, pair.newSteps)
    calls = pair.common.map { step in
      let (old, new) = (old[pair.old].steps[step.old], new[pair.new].steps[step.new])
      return Call(
        old: step.old, new: step.new, oldPlace: oldPlaces[step.name, default: 0],
        newPlace: newPlaces[step.name, default: 0], oldIsGrouped: old.unordered != nil,
        newIsGrouped: new.unordered != nil, callback: new.callback)
    }
  }

  /// The fewest calls that have to move from the old order to the new one; any-order groups have no order within.
  var moved: [Move] {
    let before = calls.indices.sorted {
      (calls[$0].oldPlace, calls[$0].newPlace, calls[$0].old) < (calls[$1].oldPlace, calls[$1].newPlace, calls[$1].old)
    }
    let after = calls.indices.sorted {
      (calls[$0].newPlace, calls[$0].oldPlace, calls[$0].old) < (calls[$1].newPlace, calls[$1].oldPlace, calls[$1].old)
    }
    guard before != after else { return [] }
    let kept = Set(Self.longestCommon(before, after))
    return after.indices.filter { !kept.contains(after[$0]) }.map { place in
      let call = calls[after[place]]
      let earlier = before.firstIndex(of: after[place]) ?? 0
      return Move(
        old: call.old, new: call.new, after: place > 0 ? calls[after[place - 1]].callback : nil,
        wasAfter: earlier > 0 ? calls[before[earlier - 1]].callback : nil)
    }
  }

  /// The calls that share an any-order group only on the new page.
  var loosened: [CallbackID] { calls(together: Self.areTogetherNow, notTogether: Self.wereTogether) }

  /// The calls that share an any-order group only on the old page.
  var fixed: [CallbackID] { calls(together: Self.wereTogether, notTogether: Self.areTogetherNow) }

  /// The calls that one page, but not the other, has in a group with some call.
  private func calls(
    together isTogether: (Call, Call) -> Bool, notTogether isOtherwiseTogether: (Call, Call) -> Bool
  ) -> [CallbackID] {
    calls.filter { call in calls.contains { isTogether(call, $0) && !isOtherwiseTogether(call, $0) } }
      .map(\.callback).unique
  }

  /// Returns `true` for two calls of one any-order group, and for a grouped call with itself.
  private static func areTogetherNow(_ left: Call, _ right: Call) -> Bool {
    left.newIsGrouped && left.newPlace == right.newPlace
  }

  private static func wereTogether(_ left: Call, _ right: Call) -> Bool {
    left.oldIsGrouped && left.oldPlace == right.oldPlace
  }

  private static func places(_ steps: [Step], _ names: [StepName]) -> [StepName: Int] {
    var places: [StepName: Int] = [:]
    for (index, place) in FactCollection.order(of: steps, named: names).enumerated() {
      for step in place.steps { places[step] = index }
    }
    return places
  }

  private static func longestCommon(_ left: [Int], _ right: [Int]) -> [Int] {
    var lengths = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        lengths[row][column] =
          left[row] == right[column]
          ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var common: [Int] = []
    var (row, column) = (0, 0)
    while row < left.count, column < right.count {
      if left[row] == right[column] {
        common.append(left[row])
        (row, column) = (row + 1, column + 1)
      } else if lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return common
  }
}

/// The removed, added and common callbacks that pages list or call.
struct CallbackPresence: Sendable {
  /// The callbacks that only the old life cycle has, in page order.
  let removed: [CallbackID]
  /// The callbacks that only the new life cycle has, in page order.
  let added: [CallbackID]
  /// The callbacks that both life cycles have, in the new page's order.
  let common: [(old: CallbackID, new: CallbackID)]

  /// Sorts the callbacks of two life cycles.
  init(_ correspondence: Correspondence) {
    let pairs = correspondence.callbacks
    let olds = correspondence.old.lifecycle.livingCallbacks
    let news = correspondence.new.lifecycle.livingCallbacks
    let (oldLiving, newLiving) = (Set(olds), Set(news))
    removed = olds.filter { id in !(pairs.new(for: id).map(newLiving.contains) ?? false) }
    added = news.filter { id in !(pairs.old(for: id).map(oldLiving.contains) ?? false) }
    common = pairs.all.filter { oldLiving.contains($0.old) && newLiving.contains($0.new) }
  }
}

/// Successive transitions of one chain that only one life cycle has.
struct ChainPart {
  /// The transitions in order; never empty.
  let transitions: [TransitionID]
  /// The first of the transitions.
  var first: TransitionID { transitions[0] }
  /// The number of calls on them.
  let callCount: Int

  /// The longest parts of chains that satisfy a predicate, in page order.
  static func all(in lifecycle: Lifecycle, where isMeant: (TransitionID) -> Bool) -> [ChainPart] {
    lifecycle.chains.flatMap { chain -> [[TransitionID]] in
      var runs: [[TransitionID]] = [[]]
      for transition in chain {
        if isMeant(transition) { runs[runs.count - 1].append(transition) } else { runs.append([]) }
      }
      return runs.filter { !$0.isEmpty }
    }.map { transitions in
      ChainPart(transitions: transitions, callCount: transitions.reduce(0) { $0 + lifecycle[$1].steps.count })
    }
  }
}

extension ElementStrings {
  /// `Launch: Not running → Inactive → Active [first scene]`.
  func name(of run: ChainPart) -> String { lifecycle.headline(of: run.transitions) }

  /// `'a', 'b' (may be skipped) and 'c'`: the calls in order; `nil` for none.
  func calls(of run: ChainPart) -> String? {
    let calls = run.transitions.flatMap { lifecycle[$0].steps }.map { step in
      (name(of: step.callback), step.certainty.text.map { " (\($0))" } ?? "")
    }
    return calls.isEmpty ? nil : Self.list(calls.map(\.0), remarks: calls.map(\.1))
  }

  /// `a, → State, b (may be skipped)`: the items of a scenario; `nil` for none.
  func calls(of scenario: Scenario) -> String? {
    let items = scenario.items.map { item -> String in
      switch item {
      case .reached(let state): return "→ \(lifecycle[state].name)"
      case .call(let step):
        let group = step.unordered == nil ? nil : "any order"
        let certainty = step.certainty.isAlways ? nil : step.certainty.word.replacing("-", with: " ")
        let remarks = [group, certainty, step.certainty.condition].compactMap { $0 }
        return name(of: step.callback) + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
      }
    }
    return items.isEmpty ? nil : items.joined(separator: ", ")
  }

  /// `UIWindowSceneDelegate, one per scene`.
  func summary(of delegate: Delegate) -> String {
    (delegate.isObserved ? ["observed"] : delegate.types).joined(separator: ", ")
      + (delegate.isObserved || !delegate.types.isEmpty ? ", " : "") + "one per \(delegate.multiplicity.rawValue)"
  }
}

extension DiffSubject {
  /// The place of removed transitions in the new life cycle: the one before them in their chain, their source, or the page.
  func home(ofRemoved run: ChainPart) -> Element {
    let before = TransitionID(run.first.index - 1)
    if old[run.first].isContinuation, run.first.index > 0, let new = correspondence.transitions.new(for: before) {
      return .transition(new)
    }
    return correspondence.states.new(for: old[run.first].source).map(Element.state) ?? .page
  }
}
