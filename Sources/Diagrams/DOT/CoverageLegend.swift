import Emission
import LifecycleModel

/// The legend of what is covered in a picture: the numbers and lines, and what they mean.
struct CoverageLegend {
  private let kinds: [PageCoverage.Mark]
  private let words: PageStrings
  private let hasUnexpectedCalls: Bool

  /// Explains the marks that the picture of a page has.
  init(_ coverage: PageCoverage, in lifecycle: Lifecycle) {
    kinds = coverage.kinds(in: lifecycle)
    words = PageStrings(language: lifecycle.language)
    hasUnexpectedCalls = coverage.hasUnexpectedCalls
  }

  /// A row for each kind of mark: a sample in its line, and its explanation.
  var markup: Markup {
    let marks = kinds.map { mark in
      let style = CoverageStyle(mark)
      return row(style.word.markup.sized(11), style.sample, words.phrase(mark.key))
    }
    let calls = row(CoverageStyle.unexpectedCalls(2), "border=\"0\"", words.phrase("coverage.unexpected"))
    return .table(marks + (hasUnexpectedCalls ? [calls] : []), spacing: 3)
  }

  private func row(_ sample: Markup, _ border: String, _ text: String) -> Markup {
    // Graphviz makes all columns of a table wider by the same amount, which is small where there are many.
    .row([
      sample.cell("width=\"36\" height=\"17\" \(border)"),
      Markup(text).colored(AdaptiveColor.text.light).sized(11).cell("align=\"left\" colspan=\"30\""),
    ])
  }
}
