import Diagnostics
import LifecycleDiff
import LifecycleModel

/// What stands above a picture of changes: which versions, and what signs, colours and lines mean.
struct ChangesHeader {
  /// The names of both versions.
  let title: String
  /// Both versions.
  let merged: MergedLifecycle
  /// The words.
  let words: ChangeWords
  /// Whether something is different that the picture does not show.
  let hasOtherChanges: Bool
  /// Whether a bullet before a call has to be explained.
  let explainsBullets: Bool

  /// Lines break before this many columns.
  private static let width = 90

  /// The label of the graph.
  var markup: Markup {
    let titles = title.wrapped(to: Self.width).map { Markup($0).bold.sized(15).colored(Ink.text.light) }
    let verdict = words.nothing(hasOtherChanges: hasOtherChanges)
    let verdicts = merged.isUnchanged ? [Markup(verdict).bold.sized(12).colored(Ink.text.light)] : []
    let bullets = "• " + PageWords(language: words.language).anyOrder
    let notes = explainsBullets ? [Markup(bullets).sized(11).colored(Ink.quiet.light)] : []
    let rows = (titles + verdicts + samples + notes).map { Markup.row([$0.cell("align=\"left\"")]) }
    return .table(rows, "cellpadding=\"2\"")
  }

  private var marks: [ChangeMark] {
    let present = Set(
      merged.states.map(\.mark) + merged.hops.flatMap { hop in [hop.mark] + hop.steps.map(\.mark) })
    return ChangeMark.allCases.filter(present.contains)
  }

  /// A row of boxes that look like what they explain, in as many lines as they need.
  private var samples: [Markup] {
    var lines: [[ChangeMark]] = []
    var width = 0
    for mark in marks {
      let own = words.legend(mark).displayWidth + 4
      if lines.isEmpty || width + own > Self.width {
        lines.append([])
        width = 0
      }
      lines[lines.count - 1].append(mark)
      width += own
    }
    return lines.map { line in
      let cells = line.map { mark in
        Markup(words.legend(mark)).sized(11).colored(ChangeLook(mark).ink.light).cell(ChangeLook(mark).sample)
      }
      let gap = Markup.emptyCell("width=\"6\"")
      return .table([.row(Array(cells.map { [$0] }.joined(separator: [gap])))], "cellpadding=\"3\"")
    }
  }
}
