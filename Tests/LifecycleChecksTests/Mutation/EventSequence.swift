import LifecycleModel

/// The calls of one event of a page, over all segments of its chain.
struct EventSequence {
  /// The place of a call.
  struct Place: Hashable {
    let transition: TransitionID
    let step: Int
  }

  /// All of them, in page order.
  let places: [Place]
  /// The event as its heading has it: `Leave: Active → Background [app with scenes]`.
  let name: String
  private let lifecycle: Lifecycle

  /// Lists the calls of a chain of segments, at least one.
  init(_ chain: [TransitionID], of lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    places = chain.flatMap { transition in
      lifecycle[transition].steps.indices.map { Place(transition: transition, step: $0) }
    }
    let first = lifecycle[chain[0]]
    let path = ([first.source] + chain.map { lifecycle[$0].target }).map { lifecycle[$0].name }
    name =
      (first.event.isEmpty ? "" : first.event + ": ") + path.joined(separator: " → ")
      + (first.guard.map { " [\($0.text)]" } ?? "")
  }

  /// A call's name in quotes, as diagrams show it.
  func quotedName(of place: Place) -> String { "'\(lifecycle.shownName(of: step(at: place).callback))'" }

  /// The pairs of calls that the page puts one right after the other: none within an any-order group,
  /// each with each of two groups that follow each other. The place of a single call in any order is
  /// unknown.
  var neighbours: [(Place, Place)] {
    let fixed = blocks.filter { $0.count > 1 || step(at: $0[0]).unordered == nil }
    return zip(fixed, fixed.dropFirst()).flatMap { block, next in
      block.flatMap { first in next.map { (first, $0) } }
    }
  }

  /// The any-order groups, each other call alone.
  private var blocks: [[Place]] {
    var blocks: [[Place]] = []
    for place in places {
      if let last = blocks.last?.first, last.transition == place.transition, let group = step(at: place).unordered,
        step(at: last).unordered == group
      {
        blocks[blocks.count - 1].append(place)
      } else {
        blocks.append([place])
      }
    }
    return blocks
  }

  private func step(at place: Place) -> Step { lifecycle[place.transition].steps[place.step] }
}
