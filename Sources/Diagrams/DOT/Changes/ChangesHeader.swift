import Emission
import LifecycleDiff
import Text

/// The header of a picture of changes: its versions, and a legend of signs, colours and lines.
struct ChangesHeader {
  /// The names of both versions.
  let title: String
  /// Both versions.
  let merged: MergedLifecycle
  /// The strings.
  let words: ChangeStrings
  /// `true` where there are changes that the picture does not show.
  let hasOtherChanges: Bool
  /// The number of transitions left out, which are near no change.
  let leftOut: Int
  /// `true` where the legend explains bullets.
  let explainsBullets: Bool

  /// The width in columns.
  private static let width = 90

  /// The label of the graph.
  var markup: Markup {
    let titles = title.wrapped(to: Self.width).map { Markup($0).bold.sized(15).colored(AdaptiveColor.text.light) }
    let verdict = words.nothing(hasOtherChanges: hasOtherChanges)
    let verdicts = merged.isUnchanged ? [Markup(verdict).bold.sized(12).colored(AdaptiveColor.text.light)] : []
    let notes = leftOut > 0 ? [Markup(words.leftOut(leftOut)).sized(11).colored(AdaptiveColor.quiet.light)] : []
    return .column(titles + verdicts + [samples] + notes, padding: 2)
  }

  private var marks: [ChangeMark] {
    let present = Set(
      merged.states.map(\.mark)
        + merged.transitions.flatMap { transition in [transition.mark] + transition.steps.map(\.mark) })
    return ChangeMark.allCases.filter(present.contains)
  }

  /// A row for each mark: its sign in a box, and its explanation.
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
    // Graphviz makes all columns of a table wider by the same amount, which is small where there are many.
    let words = text.sized(11).cell("align=\"left\" colspan=\"30\"")
    return .row([sign.sized(11).cell("width=\"26\" height=\"17\" \(border)"), words])
  }
}
