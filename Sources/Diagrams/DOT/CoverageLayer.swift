import Emission
import LifecycleModel

/// The page with what is covered of it; all that is not covered is grey.
///
/// Only labels and lines change: states and arrows are in the same places as without it.
struct CoverageLayer: StatesLayer {
  let style: CallStyle
  /// The coverage.
  let coverage: PageCoverage

  var isQuiet: Bool { true }
  var header: Markup? { plainHeader(coverage: CoverageLegend(coverage, in: style.lifecycle)) }

  func label(of card: TransitionCard) -> CardText { CardLabel(card: card, style: style, coverage: coverage).text }

  func plainLabel(of card: TransitionCard) -> CardText? { CardLabel(card: card, style: style).text }

  func edge(of transitions: [TransitionID]) -> DOTAttributes { CoverageStyle(coverage.mark(of: transitions)).edge }

  func card(of transitions: [TransitionID]) -> DOTAttributes { CoverageStyle(coverage.mark(of: transitions)).card }

  func label(of state: StateID) -> Markup? {
    guard !style.lifecycle.states.contains(where: { $0.parent == state }) else { return nil }
    let lines = style.lifecycle[state].name.wrapped(to: 40).map { Markup.row([Markup($0).cell()]) }
    let word = CoverageStyle(coverage.mark(of: state)).word.markup.sized(11)
    let calls = coverage.unexpectedCalls(in: state).map { Markup.row([CoverageStyle.unexpectedCalls($0).cell()]) }
    return .table(lines + [.row([word.cell()])] + (calls.map { [$0] } ?? []), "cellpadding=\"0\"")
  }

  func leaf(_ state: StateID) -> DOTAttributes { CoverageStyle(coverage.mark(of: state)).leaf }

  func cluster(_ state: StateID) -> DOTAttributes { CoverageStyle(coverage.mark(of: state)).cluster }
}
