import Documents
import LifecycleDiff
import LifecycleModel
import Reports

/// The changes against the version before: a sentence for each change, with its sign and a link to its row.
struct SiteChanges {
  private let report: DiffReport
  private let subject: SiteSubject

  /// The sentences on a version, against the one before it of its system; nothing for a first one, and for the whole page.
  static func html(to index: Int, among versions: [SiteVersion]) -> HTML {
    let version = versions[index]
    guard let name = version.selection?.description,
      let old = versions[..<index].last(where: { $0.selection != nil && $0.system == version.system }),
      let oldName = old.selection?.description
    else { return .nothing }
    let changes = LifecycleChanges(from: old.subject.lifecycle, to: version.subject.lifecycle)
    return SiteChanges(report: DiffReport(changes, from: oldName, to: name), subject: version.subject).html
  }

  /// The sentences, with the numbers of the signs in one line.
  private var html: HTML {
    let prose = DiffProse(report)
    let changes = report.changes.filter { $0.kind.part != .words && $0.newPlace != .page }
    let signs = changes.map(Self.sign)
    let counts = ["+", "−", "~"].compactMap { sign in
      let count = signs.count { $0 == sign }
      return count == 0 ? nil : sign + String(count)
    }
    let items = zip(changes, signs).map { change, sign in
      let text = HTML.inline("span", .class("sign"), content: HTML(sign)) + " " + HTML(prose.text(of: change.message))
      // A row is new only if all of it is; one from which something has gone is a different one.
      let mark = change.oldPlace == nil && sign == "+" ? "+" : "~"
      let place =
        anchor(of: change.newPlace).map { [HTML.Attribute("data-place", $0), .init("data-mark", mark)] } ?? []
      return HTML.line("li", place, content: text)
    }
    let title = subject.word("changes", report.oldName) + " " + (counts.isEmpty ? "—" : counts.joined(separator: " "))
    guard !items.isEmpty else { return .line("p", .class("changes"), content: HTML(title)) }
    return .block(
      "details", .class("changes"),
      content: .line("summary", content: HTML(title)) + .block("ul", content: items.joined))
  }

  private static func sign(of change: Change) -> String {
    switch change.kind.part {
    case .new: "+"
    case .stopped: "−"
    case .moved, .words, .other: change.new == nil ? "−" : change.old == nil ? "+" : "~"
    }
  }

  /// The address of the row of an element.
  private func anchor(of element: Element) -> String? {
    switch element {
    case .state(let id): subject.anchors[id]
    case .callback(let id): subject.anchors[id]
    case .transition(let id), .step(let id, _): subject.anchors[subject.chain(of: id)[0]]
    case .rule(let id): "rule-\(id.index + 1)"
    case .scenario(let id): "scenario-\(id.index + 1)"
    case .page, .delegate, .equivalence, .configuration, .logLine: nil
    }
  }
}
