import Emission
import LifecycleModel

/// The style of what is covered in a picture: a number, a line and a colour, each sufficient alone.
struct CoverageStyle {
  /// The verdict on the element.
  let mark: PageCoverage.Mark

  /// Creates the style of a mark.
  init(_ mark: PageCoverage.Mark) { self.mark = mark }

  /// The colour of its number.
  var color: AdaptiveColor {
    switch mark {
    case .sure, .oneOf, .possible: .runPath
    case .none, .unobservable: .quiet
    }
  }

  /// The colour of an event's name beside it.
  var nameColor: AdaptiveColor { mark.isCovered ? .text : .quiet }

  /// The number in its colour.
  var word: PathLine.Word { PathLine.Word(mark.text, in: color, isBold: true) }

  /// The number of calls that the page does not allow.
  static func unexpectedCalls(_ count: Int) -> Markup {
    PathLine.Word("✗ \(count)", in: .removed, isBold: true).markup.sized(11)
  }

  /// Extra attributes of an arrow.
  var edge: DOTAttributes {
    switch mark {
    case .sure: StateDiagramStyle.pathEdge
    case .oneOf: line("2.6") + [.plain("style", "dashed"), .plain("arrowsize", "0.8")]
    case .possible: line("1.8") + [.plain("style", "dashed"), .plain("arrowsize", "0.8")]
    case .none, .unobservable: []
    }
  }

  /// Extra attributes of a card.
  var card: DOTAttributes {
    switch mark {
    case .sure: StateDiagramStyle.pathCard
    case .oneOf: line("2") + [.plain("style", "rounded,filled,dashed")]
    case .possible: line("1.2") + [.plain("style", "rounded,filled,dashed")]
    case .none, .unobservable: []
    }
  }

  /// Extra attributes of a leaf.
  var leaf: DOTAttributes {
    switch mark {
    case .sure: StateDiagramStyle.pathState
    case .oneOf, .possible:
      line("1.8") + [
        .plain("style", "rounded,filled,dashed"), .plain("fontcolor", AdaptiveColor.text.light),
      ]
    case .none, .unobservable: []
    }
  }

  /// Extra attributes of a composite state.
  var cluster: DOTAttributes {
    switch mark {
    case .sure: line("2")
    case .oneOf, .possible: line("1.6") + [.plain("style", "rounded,dashed")]
    case .none, .unobservable: []
    }
  }

  /// The border of its sample in the legend.
  var sample: String {
    switch mark {
    case .sure: "border=\"3\" color=\"\(color.light)\""
    case .oneOf: "border=\"3\" style=\"dashed\" color=\"\(color.light)\""
    case .possible: "border=\"2\" style=\"dashed\" color=\"\(color.light)\""
    case .none, .unobservable: "border=\"1\" color=\"\(AdaptiveColor.stateBorder.light)\""
    }
  }

  private func line(_ width: String) -> DOTAttributes {
    [.plain("color", color.light), .plain("penwidth", width)]
  }
}

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
