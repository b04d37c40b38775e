import Documents
import LifecycleDiff
import Text

/// A diff as text for a terminal: by impact, then by kind, a sentence a change.
package struct DiffText: Sendable {
  /// The number of characters of a sentence that are printed.
  private static let limit = 2_000
  private let report: DiffReport
  private let isColored: Bool

  /// Prepares for a report; `isColored` for escape sequences, which never carry meaning alone.
  package init(_ report: DiffReport, isColored: Bool) {
    self.report = report
    self.isColored = isColored
  }

  /// The whole text.
  package var text: String {
    // Git gives both sides of a page that was changed in place one name.
    let sides = report.oldName == report.newName ? [report.newName] : [report.oldName, report.newName]
    let names = sides.map(\.terminalSafe).joined(separator: " → ")
    let parts = Impact.allCases.filter { report.count(of: $0) > 0 }.map(part)
    return ([styled(.strong, names) + "\n"] + parts + [foot]).joined(separator: "\n")
  }

  private func part(_ impact: Impact) -> String {
    let title = "\(impact.title) (\(report.count(of: impact)))"
    let groups = KindGroup.all(of: report.changes.filter { $0.impact == impact })
    return styled(impact.style, title) + "\n" + groups.map { "\n" + group($0) }.joined()
  }

  private func group(_ group: KindGroup) -> String {
    let title = styled(.strong, shown(group.kind.headline)) + " " + styled(.quiet, "[\(group.kind.id)]")
    var lines = ["  " + title] + group.changes.flatMap { self.lines(of: $0, in: group) }
    if let advice = group.commonAdvice { lines.append("    " + help(advice)) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of change: Change, in group: KindGroup) -> [String] {
    var lines = ["    " + shown(change.message) + "  " + styled(.quiet, change.fingerprint)]
    for (label, text) in zip(change.kind.labels, shownTexts(of: change)) {
      if let text { lines.append("      " + styled(.quiet, label.lowercased() + ": " + shown(text))) }
    }
    if group.commonAdvice == nil, let advice = change.advice { lines.append("      " + help(advice)) }
    return lines
  }

  /// The old and the new text, where the message leaves it out; words without their markup and sources.
  private func shownTexts(of change: Change) -> [String?] {
    guard change.kind.part == .words else { return [change.unreportedOld, change.unreportedNew] }
    let claim = ChangedClaim(change, in: report)
    guard claim.sources == nil else { return [change.old, change.new] }
    return [claim.oldWords, claim.newWords].map { text in
      text.isEmpty ? "—" : text.lines.map(PlainText.words).joined(separator: " ")
    }
  }

  private func help(_ advice: String) -> String { styled(.help, "help:") + " " + shown(advice) }

  private var foot: String {
    guard !report.changes.isEmpty else { return "No change.\n" }
    return Impact.allCases.map { "\(report.count(of: $0)) \($0.rawValue)" }.joined(separator: ", ") + ".\n"
  }

  /// A text as it is printed: on one line, and cut where it is very long.
  private func shown(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let end = line.index(line.startIndex, offsetBy: Self.limit, limitedBy: line.endIndex)
    guard let end, end < line.endIndex else { return line.terminalSafe }
    return line[..<end].terminalSafe + "…"
  }

  private func styled(_ style: TextStyle, _ text: String) -> String {
    isColored ? style.applied(to: text) : text
  }
}

extension Impact {
  /// As a title.
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The style of its title.
  fileprivate var style: TextStyle {
    switch self {
    case .breaking: .error
    case .compatible: .help
    case .editorial: .note
    }
  }
}
