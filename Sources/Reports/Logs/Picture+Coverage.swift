import Diagrams
import Emission
import LifecycleLogs
import LifecycleModel

extension Picture {
  /// The states view of a page with what logs cover of it, and with the numbers of calls that it does not allow in a state.
  package init(of report: CoverageReport, unexpectedCalls: [StateID: Int] = [:]) {
    let lifecycle = report.lifecycle.isLarge ? report.lifecycle.withoutCalls { _ in true } : report.lifecycle
    var transitions: [TransitionID: PageCoverage.Mark] = [:]
    var states: [StateID: PageCoverage.Mark] = [:]
    for item in report.sections.flatMap(\.all) {
      switch item.element {
      case .transition(let id): transitions[id] = PageCoverage.Mark(item)
      case .state(let id): states[id] = PageCoverage.Mark(item)
      case .callback, .skippableCall, .scenario, .pair: break
      }
    }
    let coverage = PageCoverage(transitions: transitions, states: states, unexpectedCalls: unexpectedCalls)
    let words = PageStrings(language: lifecycle.language)
    self.init(
      dot: StateDiagram(lifecycle, coverage: coverage).dot,
      title: PictureStrings(lifecycle: lifecycle).title(.states) + words.phrase("coverage.title"),
      description: report.description)
  }
}

extension PageCoverage.Mark {
  fileprivate init(_ item: CoverageItem) {
    switch item.verdict {
    case .sure: self = .sure(item.count?.sure ?? 0)
    case .oneOf: self = .oneOf(item.count?.possible ?? 0)
    case .possible: self = .possible(item.count?.possible ?? 0)
    case .none: self = .none
    case .unobservable: self = .unobservable
    }
  }
}

extension CoverageReport {
  /// The coverage in sentences: the shares, then the transitions and states that are not covered for certain.
  fileprivate var description: String {
    sections.filter { $0.kind == .transitions || $0.kind == .states }.map { section in
      let others = section.items.filter { $0.verdict != .sure }.map { "\(name(of: $0.element)): \($0.verdict.word)." }
      return (["\(section.kind.title) covered: \(share(of: section))."] + others).joined(separator: " ")
    }.joined(separator: " ")
  }
}
