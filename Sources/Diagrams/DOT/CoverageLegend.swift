import Emission
import LifecycleModel

/// The legend of what is covered in a picture: the numbers and lines, and what they mean.
struct CoverageLegend {
  private let kinds: [PageCoverage.Mark]
  private let words: PageStrings

  /// Explains the marks that the picture of a page has.
  init(_ coverage: PageCoverage, in lifecycle: Lifecycle) {
    kinds = coverage.kinds(in: lifecycle)
    words = PageStrings(language: lifecycle.language)
  }

  /// A row for each kind of mark: a sample in its line, and its explanation.
  var markup: Markup {
    .table(
      kinds.map { mark in
        let style = CoverageStyle(mark)
        // Graphviz makes all columns of a table wider by the same amount, which is small where there are many.
        let text = Markup(words.phrase(mark.key)).colored(AdaptiveColor.text.light).sized(11)
        return .row([
          style.word.markup.sized(11).cell("width=\"36\" height=\"17\" \(style.sample)"),
          text.cell("align=\"left\" colspan=\"30\""),
        ])
      }, spacing: 3)
  }
}
