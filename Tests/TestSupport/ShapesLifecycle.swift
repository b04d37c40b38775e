import LifecycleModel

extension Lifecycle {
  /// Shapes that drawings stumble over: loops, silent hops, composite states at either end, states three deep, a final
  /// state inside a composite one, chains that cross, hops that differ in their guard alone, and one delegate only.
  package static let shapes: Lifecycle = {
    var lifecycle = Lifecycle(name: "Shapes")
    lifecycle.delegates = [Delegate(name: "Owner")]
    lifecycle.callbacks = ["begin()", "end()", "either()", "other()"].map {
      Callback(delegate: DelegateID(0), name: $0)
    }
    lifecycle.states = [
      State(name: "Outer"), State(name: "Middle", parent: StateID(0)), State(name: "Leaf", parent: StateID(1)),
      State(name: "Start", parent: StateID(1), isInitial: true), State(name: "Beside"),
      State(name: "End", parent: StateID(0), isFinal: true), State(name: "Alone", isTransient: true),
    ]
    func hop(
      _ source: Int, _ target: Int, _ event: String = "", guard: String? = nil, _ steps: [Int] = [],
      goesOn: Bool = false
    ) -> Transition {
      Transition(
        from: StateID(source), to: StateID(target), event: event, guard: `guard`.map { Guard($0) },
        steps: steps.map { Step(CallbackID($0), unordered: $0 > 1 ? 1 : nil) }, isContinuation: goesOn)
    }
    lifecycle.transitions = [
      hop(2, 2, "Again", [0]), hop(0, 0, "Restart"), hop(0, 2, "Inward"), hop(2, 0, "Outward", [1]), hop(2, 3),
      hop(3, 2), hop(3, 4, "Go", [0, 2, 3, 1]), hop(4, 3, "Go", [1], goesOn: true), hop(3, 5, "Go", goesOn: true),
      hop(4, 6, "Check", guard: "one", [0]), hop(4, 6, "Check", guard: "two", [0]),
      hop(4, 6, "Look", guard: "one", [0]),
      hop(6, 5), hop(1, 1, guard: "never"), hop(4, 1, "Enter", [2]), hop(1, 4, "Leave", guard: "a < b && \"c\""),
      hop(0, 5, "Stop", [2, 3]), hop(4, 4, ""),
    ]
    return lifecycle
  }()
}
