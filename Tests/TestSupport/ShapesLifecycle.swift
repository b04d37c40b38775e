import LifecycleModel

extension Lifecycle {
  /// Shapes that are hard to draw: loops, silent transitions, composite states at either end, states three deep, a final
  /// state inside a composite one, chains that cross, transitions that differ in their guard alone, and one delegate only.
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
    func transition(
      _ source: Int, _ target: Int, _ event: String = "", guard: String? = nil, _ steps: [Int] = [],
      goesOn: Bool = false
    ) -> Transition {
      Transition(
        from: StateID(source), to: StateID(target), event: event, guard: `guard`.map { Guard($0) },
        steps: steps.map { Step(CallbackID($0), unordered: $0 > 1 ? 1 : nil) }, isContinuation: goesOn)
    }
    lifecycle.transitions = [
      transition(2, 2, "Again", [0]), transition(0, 0, "Restart"), transition(0, 2, "Inward"),
      transition(2, 0, "Outward", [1]), transition(2, 3),
      transition(3, 2), transition(3, 4, "Go", [0, 2, 3, 1]), transition(4, 3, "Go", [1], goesOn: true),
      transition(3, 5, "Go", goesOn: true),
      transition(4, 6, "Check", guard: "one", [0]), transition(4, 6, "Check", guard: "two", [0]),
      transition(4, 6, "Look", guard: "one", [0]),
      transition(6, 5), transition(1, 1, guard: "never"), transition(4, 1, "Enter", [2]),
      transition(1, 4, "Leave", guard: "a < b && \"c\""),
      transition(0, 5, "Stop", [2, 3]), transition(4, 4, ""),
    ]
    return lifecycle
  }()
}
