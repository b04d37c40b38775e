import LifecycleDiff
import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Laws of comparisons")
struct ComparisonLawsTests {
  @Test("The laws hold on every page, and on random pages")
  func laws() {
    let pages = (TestPage.bundled + TestPage.fixtures).map(\.lifecycle) + (1...100).map(Self.random)
    for page in pages {
      for left in page.delegateIDs.prefix(5) {
        for right in page.delegateIDs.prefix(5) where right != left {
          #expect(problems(left, right, page) == [])
        }
      }
    }
  }

  @Test("The laws are tested: random pages have every kind of row")
  func coverage() {
    let rows = (1...100).map(Self.random).flatMap { page in
      page.delegateIDs.flatMap { left in
        page.delegateIDs.filter { $0 != left }.flatMap { Comparison(of: left, with: $0, in: page).rows }
      }
    }
    #expect(rows.contains { $0.left == nil } && rows.contains { $0.right == nil })
    #expect(rows.contains { $0.previous != nil } && rows.contains(where: \.isAmbiguous))
    #expect(
      rows.contains { $0.notes == [.together] } && rows.contains { $0.left != nil && $0.right != nil && $0.notes == [] }
    )
    #expect(rows.contains { !$0.unanswered.isEmpty })
  }

  private struct Pair: Hashable {
    let calls: [CallbackID?]
    let previous: CallbackID?
    let isAmbiguous: Bool
  }

  private func problems(_ left: DelegateID, _ right: DelegateID, _ page: Lifecycle) -> [String] {
    let rows = Comparison(of: left, with: right, in: page).rows
    let back = Comparison(of: right, with: left, in: page).rows
    let isObserved = page[left].isObserved || page[right].isObserved
    var problems: [String] = []
    let isBothObserved = page[left].isObserved && page[right].isObserved
    let pairs = Set(rows.map { Pair(calls: [$0.left, $0.right], previous: $0.previous, isAmbiguous: $0.isAmbiguous) })
    let mirrored = Set(
      back.map { Pair(calls: [$0.right, $0.left], previous: $0.previous, isAmbiguous: $0.isAmbiguous) })
    if pairs != mirrored, !isBothObserved { problems.append("The other way round is no mirror image") }
    if rows.count != pairs.count { problems.append("Two rows are the same") }
    for row in rows {
      guard let left = row.left, let right = row.right else { continue }
      let rivals = rows.filter { ($0.left == left) != ($0.right == right) && $0.left != nil && $0.right != nil }
      if !isObserved, row.isAmbiguous != !rivals.isEmpty { problems.append("A rival and no word of it, or no rival") }
      let together = row.transitions.filter { transition in
        Set(page[transition].steps.map(\.callback)).isSuperset(of: [left, right])
      }
      if row.transitions.isEmpty || isObserved && together != row.transitions { problems.append("Never meet") }
      // Apps that a page shows beside each other call nothing together.
      let areApart = page.hasSeveralApps && !(page.delegate(of: left).hasSwift && page.delegate(of: right).hasSwift)
      let isTogether = !isObserved && !together.isEmpty && !areApart
      if row.notes.contains(.together) != isTogether { problems.append("Together or not") }
      let isSaid = row.notes.contains { note in
        switch note {
        case .indistinctFromLeft(let calls), .indistinctFromRight(let calls): !calls.isEmpty
        case .page, .known, .together: false
        }
      }
      if row.isAmbiguous != isSaid { problems.append("Ambiguous without a word of what from") }
    }
    return problems
  }

  /// A page with two delegates that are called and one that is observed, four calls each, on transitions that are often parallel.
  private static func random(seed: Int) -> Lifecycle {
    var numbers = SplitMix64(seed: UInt64(seed))
    var page = Lifecycle(name: "Random")
    page.delegates = [Delegate(name: "One"), Delegate(name: "Other"), Delegate(name: "Value", isObserved: true)]
    page.callbacks = (0..<12).map { index in
      Callback(delegate: DelegateID(index % 3), name: "call\(index)", isDeclared: index % 5 != 0)
    }
    page.states = ["A", "B", "C"].map { State(name: $0, isInitial: $0 == "A") }
    var target = 0
    page.transitions = (0..<Int.random(in: 3...9, using: &numbers)).map { index in
      let goesOn = index > 0 && Int.random(in: 0..<3, using: &numbers) == 0
      let source = goesOn ? target : Int.random(in: 0..<3, using: &numbers)
      target = Int.random(in: 0..<3, using: &numbers)
      let isShared = Bool.random(using: &numbers)
      let steps = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
        let call = Int.random(in: 0..<4, using: &numbers) * 3
        return Step(
          CallbackID(call + (isShared ? Int.random(in: 0..<3, using: &numbers) : index % 2)),
          unordered: Int.random(in: 0..<3, using: &numbers) == 0 ? 1 : nil)
      }
      return Transition(
        from: StateID(source), to: StateID(target), event: ["Go", "Come"].randomElement(using: &numbers) ?? "",
        guard: Guard("\(index)"), steps: steps, isContinuation: goesOn)
    }
    return page
  }
}
