import LifecycleDiff
import LifecycleModel
import Testing

@Suite("Pairing of calls")
struct CallPairingTests {
  @Test("With as many calls on each side, in a fixed order, the first corresponds to the first")
  func order() {
    #expect(lines(of: page([[0, 1, 2, 3]])) == ["a() – x(), together", "b() – y(), together"])
    #expect(lines(of: page([[1, 2, 0, 3]])) == ["a() – y(), together", "b() – x(), together"])
  }

  @Test("If the order is not fixed, or differs between transitions, calls cannot be distinguished")
  func ties() {
    var anyOrder = page([[0, 1, 2, 3]])
    for index in 2...3 { anyOrder.transitions[0].steps[index].unordered = 1 }
    let ambiguous = [
      "a() – x(), ambiguous, together", "a() – y(), ambiguous, together", "b() – x(), ambiguous, together",
      "b() – y(), ambiguous, together",
    ]
    #expect(lines(of: anyOrder) == ambiguous)
    #expect(lines(of: page([[0, 1, 2, 3], [1, 0, 2, 3]])) == ambiguous)
    #expect(lines(of: page([[0, 2, 3]])) == Array(ambiguous.prefix(2)) + ["b() – unknown"])
    #expect(lines(of: page([[0, 1, 2]])) == [ambiguous[0], ambiguous[2], "unknown – y()"])
  }

  @Test("The page's equivalents decide a tie, and what remains is then clear")
  func equivalents() {
    var page = page([[0, 1, 2, 3], [1, 0, 2, 3]])
    page.equivalents = [
      Equivalents(
        columns: [DelegateID(0), DelegateID(1)],
        rows: [.init(cells: [.init(callbacks: [CallbackID(0)]), .init(callbacks: [CallbackID(3)])], notes: "Said.")])
    ]
    #expect(lines(of: page) == ["a() – y(), together", "b() – x(), together"])
    let comparison = Comparison(of: DelegateID(0), with: DelegateID(1), in: page)
    #expect(comparison.rows.map(\.notes) == [[.page("Said."), .together], [.together]])
  }

  @Test("The replacement that the page names decides a tie")
  func replacement() {
    var page = page([[0, 1, 2, 3], [1, 0, 2, 3]])
    page.callbacks[0].attributes.replacedBy = "Right.y()"
    #expect(lines(of: page) == ["a() – y(), together", "b() – x(), together"])
  }

  @Test("The better partner wins, but only if it is mutual")
  func mutualBest() {
    #expect(lines(of: page([[0, 2], [0, 2], [1, 2]])) == ["a() – x(), together", "b() – unknown", "unknown – y()"])
  }

  @Test("A call on a parallel transition is preferred to one that comes along more often")
  func parallels() {
    var page = page([[1], [2], [0, 2], [0, 2]])
    for index in 0...1 {
      page.transitions[index].event = "Same"
      page.transitions[index].guard = Guard("guard \(index)")
    }
    #expect(lines(of: page) == ["a() – unknown", "b() – x()", "unknown – y()"])
    page.transitions[0].steps.append(Step(CallbackID(3)))
    #expect(lines(of: page) == ["a() – x(), together", "b() – y(), together"])
  }

  @Test("Transitions at different places of their chains are not parallel")
  func places() {
    var page = page([[1], [2]])
    for index in 0...1 { page.transitions[index].event = "Same" }
    #expect(lines(of: page) == ["a() – unknown", "b() – x()", "unknown – y()"])
    page.transitions[1].isContinuation = true
    #expect(lines(of: page) == ["a() – unknown", "b() – unknown", "unknown – x()", "unknown – y()"])
  }

  /// Calls `a()` and `b()` of one delegate, `x()` and `y()` of another, by their indices on each transition.
  private func page(_ transitions: [[Int]]) -> Lifecycle {
    var lifecycle = Lifecycle(name: "Pairs")
    lifecycle.delegates = [Delegate(name: "Left"), Delegate(name: "Right")]
    lifecycle.callbacks = ["a()", "b()", "x()", "y()"].enumerated().map { index, name in
      Callback(delegate: DelegateID(index / 2), name: name, isDeclared: true)
    }
    lifecycle.states = [State(name: "On", isInitial: true)]
    lifecycle.transitions = transitions.enumerated().map { index, calls in
      Transition(
        from: StateID(0), to: StateID(0), event: "Event \(index)", steps: calls.map { Step(CallbackID($0)) })
    }
    return lifecycle
  }

  private func lines(of lifecycle: Lifecycle) -> [String] {
    ComparisonLines(Comparison(of: DelegateID(0), with: DelegateID(1), in: lifecycle)).all
  }
}
