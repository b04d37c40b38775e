import Emission
import LifecycleDiff
import Text

/// What stands above a picture of changes: which versions, and what signs, colours and lines mean.
struct ChangesHeader {
  /// The names of both versions.
  let title: String
  /// Both versions.
  let merged: MergedLifecycle
  /// The words.
  let words: ChangeStrings
  /// Whether something is different that the picture does not show.
  let hasOtherChanges: Bool
  /// How many hops are not shown, for nothing has changed near them.
  let leftOut: Int
  /// Whether a bullet before a call has to be explained.
  let explainsBullets: Bool

  /// Lines break before this many columns.
  private static let width = 90

  /// The label of the graph.
  var markup: Markup {
    let titles = title.wrapped(to: Self.width).map { Markup($0).bold.sized(15).colored(AdaptiveColor.text.light) }
    let verdict = words.nothing(hasOtherChanges: hasOtherChanges)
    let verdicts = merged.isUnchanged ? [Markup(verdict).bold.sized(12).colored(AdaptiveColor.text.light)] : []
    let notes = leftOut > 0 ? [Markup(words.leftOut(leftOut)).sized(11).colored(AdaptiveColor.quiet.light)] : []
    let rows = (titles + verdicts + [samples] + notes).map { Markup.row([$0.cell("align=\"left\"")]) }
    return .table(rows, "cellpadding=\"2\"")
  }

  private var marks: [ChangeMark] {
    let present = Set(
      merged.states.map(\.mark)
        + merged.transitions.flatMap { transition in [transition.mark] + transition.steps.map(\.mark) })
    return ChangeMark.allCases.filter(present.contains)
  }

  /// A box for each mark that looks like what it explains, with its sign, and the words.
  private var samples: Markup {
    let rows = marks.map { mark in
      let style = ChangeStyle(mark)
      return row(style.signMarkup, style.sample, Markup(words.legend(mark)).colored(style.color.light))
    }
    let quiet = { (text: String) in Markup(text).colored(AdaptiveColor.quiet.light) }
    let bullets = explainsBullets ? [row(quiet("•"), "", quiet(PageStrings(language: words.language).anyOrder))] : []
    return .table(rows + bullets, spacing: 3)
  }

  private func row(_ sign: Markup, _ border: String, _ text: Markup) -> Markup {
    // Graphviz makes all columns of a table wider by the same amount; of many, each gets little.
    let words = text.sized(11).cell("align=\"left\" colspan=\"30\"")
    return .row([sign.sized(11).cell("width=\"26\" height=\"17\" \(border)"), words])
  }
}
