import Diagrams
import Documents
import Emission
import LifecycleDiff
import LifecycleModel

/// The pictures of a guide as a web page: both life cycles in one, then each as it is, with its calls as a table beside it.
struct GuidePictures {
  /// A picture with what stands above and below it.
  private struct Entry {
    let caption: String
    let picture: Picture
    let table: Table?
  }

  /// The places of the pictures.
  let slots: PictureSlots
  private let entries: [Entry]

  /// The pictures of a report.
  init(_ report: DiffReport) {
    let sides = [("before", report.old, report.oldName), ("after", report.new, report.newName)]
    var changes = Picture(of: report)
    changes.scope = "changes-"
    let states = sides.enumerated().map { place, side in
      var picture = Picture(of: side.1, view: .states)
      picture.scope = side.0 + "-"
      return Entry(
        caption: "\(place == 0 ? "Before" : "After"): \(side.2)", picture: picture,
        table: TableKind.order.table(of: side.1))
    }
    entries = [Entry(caption: "Changes", picture: changes, table: nil)] + states
    slots = PictureSlots(entries.map(\.picture))
  }

  /// A figure each.
  var html: HTML {
    entries.map { entry in
      let table = entry.table.map { table in
        HTML.block(
          "details",
          content: .line("summary", content: HTML(table.title))
            + .block("div", .class("table"), content: HTML(element: table)))
      }
      return Self.figure(entry.picture, entry.caption, in: slots, below: table ?? .nothing)
    }.joined
  }

  /// A picture in a frame that scrolls, with its caption, and what stands below it.
  static func figure(_ picture: Picture, _ caption: String, in slots: PictureSlots, below: HTML = .nothing) -> HTML {
    .block(
      "figure", .class("picture"),
      content: .line("figcaption", content: HTML(caption))
        + .block(
          "div", .class("viewport"), .init("role", "group"), .init("tabindex", "0"), .init("aria-label", picture.title),
          content: slots.place(of: picture)) + below)
  }

  /// The replacement of a picture that could not be drawn.
  static let substitute = "<p>Graphviz could not draw this picture; the text has the same content.</p>\n"
}

extension Picture {
  /// The states view of both life cycles of a report, with what has changed from one to the other.
  package init(of report: DiffReport) {
    let merged = MergedLifecycle(report.difference)
    let sides = report.oldName == report.newName ? [report.newName] : [report.oldName, report.newName]
    let names = sides.joined(separator: " → ")
    let layer = ChangesLayer(merged, title: names, hasOtherChanges: !report.difference.edits.isEmpty)
    self.init(
      dot: StateDiagram(layer).dot, title: layer.changeStrings.title(names), description: Self.description(of: report))
  }

  /// The changes in sentences; of editorial and of accepted changes only the numbers.
  private static func description(of report: DiffReport) -> String {
    let accepted = report.difference.changes.count - report.changes.count
    let counts =
      Impact.allCases.map { (report.count(of: $0), $0.rawValue) } + [(accepted, "accepted")]
    let summary = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
    guard !summary.isEmpty else {
      return ChangeStrings(language: report.new.language).nothing(hasOtherChanges: false) + "."
    }
    let sentences = report.changes.filter { $0.impact != .editorial }.map { $0.message + "." }
    return (["Changes: \(summary)."] + sentences).joined(separator: " ")
  }
}
