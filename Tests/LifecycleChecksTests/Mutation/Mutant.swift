import LifecycleModel

/// A page with one mistake: a call left out, or two neighbours swapped.
struct Mutant: Sendable {
  /// The mutation: `Leave: Active → Background, without 'sceneDidEnterBackground(_:)'`.
  let name: String
  /// The callbacks of the two swapped calls, in the page's order; empty where a call was left out.
  let exchanged: [CallbackID]
  /// The mutated life cycle.
  let lifecycle: Lifecycle
  /// The places of the mutated life cycle's elements.
  let sourceMap: SourceMap

  /// All mutants of a page: each call left out; each two calls swapped that the page puts one right after the other in
  /// one event, also if a state is reached between them.
  static func all(of lifecycle: Lifecycle, _ sourceMap: SourceMap) -> [Mutant] {
    lifecycle.chains.flatMap { chain in
      let event = EventSequence(chain, of: lifecycle)
      let mutants = event.places.map { place in
        mutant(of: lifecycle, sourceMap, "\(event.name), without \(event.quotedName(of: place))") { page in
          page.remove(place)
        }
      }
      return mutants
        + event.neighbours.map { first, second in
          let order = "\(event.quotedName(of: second)) before \(event.quotedName(of: first))"
          let exchanged = [first, second].map { lifecycle[$0.transition].steps[$0.step].callback }
          return mutant(of: lifecycle, sourceMap, "\(event.name), \(order)", exchanged: exchanged) { page in
            page.exchange(first, second)
          }
        }
    }
  }

  private static func mutant(
    of lifecycle: Lifecycle, _ sourceMap: SourceMap, _ name: String, exchanged: [CallbackID] = [],
    change: (inout Draft) -> Void
  ) -> Mutant {
    var draft = Draft(lifecycle: lifecycle, sourceMap: sourceMap)
    change(&draft)
    return Mutant(name: name, exchanged: exchanged, lifecycle: draft.lifecycle, sourceMap: draft.sourceMap)
  }

  /// A page that is being changed.
  private struct Draft {
    var lifecycle: Lifecycle
    var sourceMap: SourceMap

    mutating func remove(_ place: EventSequence.Place) {
      lifecycle.transitions[place.transition.index].steps.remove(at: place.step)
      sourceMap.transitions[place.transition.index].steps.remove(at: place.step)
    }

    /// Swaps two steps; a place stays in its group, or alone.
    mutating func exchange(_ first: EventSequence.Place, _ second: EventSequence.Place) {
      var (step, other) = (
        lifecycle[first.transition].steps[first.step], lifecycle[second.transition].steps[second.step]
      )
      (step.unordered, other.unordered) = (other.unordered, step.unordered)
      lifecycle.transitions[first.transition.index].steps[first.step] = other
      lifecycle.transitions[second.transition.index].steps[second.step] = step
      let range = sourceMap[first.transition].steps[first.step]
      sourceMap.transitions[first.transition.index].steps[first.step] = sourceMap[second.transition].steps[second.step]
      sourceMap.transitions[second.transition.index].steps[second.step] = range
    }
  }
}
