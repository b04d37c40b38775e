import Emission
import LifecycleModel

/// The header of a picture: its title, and a legend of the delegates whose calls it shows.
struct PictureHeader {
  let style: CallStyle
  let title: String
  /// The delegates of the calls shown, in page order.
  let delegates: [DelegateID]
  /// `true` where the legend explains bullets.
  let explainsBullets: Bool
  /// The legend of the path; `nil` for a picture without one.
  var runPath: PathLegend?
  /// The legend of what is covered; `nil` for a picture without that.
  var coverage: CoverageLegend?

  /// The width of the legend in columns.
  private static let width = 90

  /// The label of the graph; `nil` for a picture without title and legend.
  var markup: Markup? {
    let titles = title.wrapped(to: Self.width).map { Markup($0).bold.sized(15).colored(AdaptiveColor.text.light) }
    let rows =
      titles + legend + (runPath?.lines(width: Self.width) ?? [])
      + (coverage.map { [$0.markup] } ?? [])
    return rows.isEmpty ? nil : .column(rows, padding: 2)
  }

  private var legend: [Markup] {
    guard delegates.count > 1 || explainsBullets else { return [] }
    var lines: [[Markup]] = []
    var width = 0
    for (text, markup) in items {
      if lines.isEmpty || width + text.displayWidth > Self.width {
        lines.append([])
        width = 0
      }
      lines[lines.count - 1].append(markup)
      width += text.displayWidth + 4
    }
    return lines.compactMap { line in
      line.dropFirst().reduce(line.first) { sum, item in sum.map { $0 + Markup("    ") + item } }
    }.map { $0.sized(11) }
  }

  private var items: [(text: String, markup: Markup)] {
    let names = delegates.count > 1 ? delegates : []
    let entries = names.map { id in
      let entry = style.palette[id]
      return (style.lifecycle[id].name, Markup("■ ").colored(entry.light) + style.name(of: id))
    }
    guard explainsBullets else { return entries }
    let note = "• " + PageStrings(language: style.lifecycle.language).anyOrder
    return entries + [(note, Markup(note).colored(AdaptiveColor.quiet.light))]
  }
}
