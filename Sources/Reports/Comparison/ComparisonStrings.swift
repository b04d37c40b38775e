import Documents
import Emission
import LifecycleDiff
import LifecycleModel
import Text

/// The strings of a comparison's rows, in the language of its left page.
struct ComparisonStrings {
  /// The language's words.
  let words: PageStrings
  /// The left side's names.
  let left: ComparedNames
  /// The right side's names.
  let right: ComparedNames
  private let comparison: Comparison

  /// Words a comparison.
  init(_ comparison: Comparison) {
    self.comparison = comparison
    words = PageStrings(language: comparison.left.lifecycle.language)
    left = ComparedNames(comparison.left)
    right = ComparedNames(comparison.right)
  }

  /// `Scene delegate and ScenePhase: SceneDelegate – ScenePhase`.
  var title: String {
    guard comparison.isOnePage else { return "\(left.fullTitle) – \(right.fullTitle)" }
    return [comparison.left.lifecycle.name, "\(left.title) – \(right.title)"].filter { !$0.isEmpty }
      .joined(separator: words.colon)
  }

  /// The left cell.
  func leftText(of row: ComparisonRow) -> InlineContent {
    let previous = comparison.isPreviousOnRight(in: row) ? nil : shownPrevious(in: row)
    return row.left.map { text(of: left.shownName(of: $0), comingFrom: previous) } ?? text(of: row.missing, on: left)
  }

  /// The right cell.
  func rightText(of row: ComparisonRow) -> InlineContent {
    let previous = comparison.isPreviousOnRight(in: row) ? shownPrevious(in: row) : nil
    return row.right.map { text(of: right.shownName(of: $0), comingFrom: previous) } ?? text(of: row.missing, on: right)
  }

  /// The bare name of the value before.
  func previousName(in row: ComparisonRow) -> String? {
    row.previous.map(comparison.isPreviousOnRight(in: row) ? right.name : left.name)
  }

  /// The events on which a row's two sides meet, or on which one comes alone.
  func events(of row: ComparisonRow) -> String {
    events(of: row.transitions, in: row, besides: row.unanswered)
  }

  /// The events on which the left call meets nothing.
  func unansweredEvents(of row: ComparisonRow) -> String {
    events(of: row.unanswered, in: row, besides: row.transitions)
  }

  /// The events of some transitions, each once, in page order; with its guard where others have the same event.
  private func events(of transitions: [TransitionID], in row: ComparisonRow, besides others: [TransitionID]) -> String {
    let lifecycle = comparison.lifecycle(ofHopsIn: row)
    let taken = Set(others.map { lifecycle.eventName(of: [$0]) })
    let names = transitions.map { transition in
      let name = lifecycle.eventName(of: [transition])
      guard taken.contains(name), let condition = lifecycle[transition].guard else { return name }
      return "\(name) [\(condition.text)]"
    }
    return words.list(names.unique)
  }

  /// Some transitions of a row for machines.
  func value(of transitions: [TransitionID], in row: ComparisonRow) -> TableValue {
    let lifecycle = comparison.lifecycle(ofHopsIn: row)
    return TableValue(
      transitions.map { id in
        let transition = lifecycle[id]
        let (source, target) = (lifecycle[transition.source].name, lifecycle[transition.target].name)
        let value: JSONValue = [
          "source": .string(source), "target": .string(target), "event": .string(transition.event),
          "guard": .optional(transition.guard?.text),
        ]
        return (value, lifecycle.headline(of: [id]))
      })
  }

  /// A note as people read it.
  func text(of note: ComparisonNote) -> InlineContent {
    switch note {
    case .page(let markdown): return InlineContent(markdown: markdown)
    case .known(let pages):
      let names = pages.map { [InlineContent.Inline.text($0)] }.joined(separator: [.text(words.comma)])
      return InlineContent(lines: [words.runs("compare.by", Array(names))])
    case .together: return InlineContent(plain: words.phrase("compare.together"))
    case .indistinctFromLeft(let calls): return sentence("compare.indistinct", calls, left.shownName)
    case .indistinctFromRight(let calls): return sentence("compare.indistinct", calls, right.shownName)
    }
  }

  private func shownPrevious(in row: ComparisonRow) -> String? {
    row.previous.map(comparison.isPreviousOnRight(in: row) ? right.shownName : left.shownName)
  }

  /// The word in place of a call of a side.
  private func text(of missing: MissingCounterpart?, on side: ComparedNames) -> InlineContent {
    switch missing {
    case nil, .unknown: return InlineContent(plain: words.phrase("compare.unknown"))
    case .nothing: return InlineContent(plain: words.phrase("compare.nothing"))
    case .substitute(let markdown): return remark("compare.substitute", on: markdown)
    case .uncalled(let markdown): return remark("compare.uncalled", on: markdown)
    case .stays(let call):
      let page = comparison.right.lifecycle
      return InlineContent(lines: [words.runs("compare.stays", [.code(page.delegate(of: call).name)])])
    case .elsewhere(let calls): return sentence("compare.elsewhere", calls, right.qualifiedName)
    case .known(let found):
      let value = found.call.isValue ? found.previous.map { "\(found.call.owner).\($0)" } : nil
      let name = text(of: side.name(of: found.call), comingFrom: value)
      return InlineContent(lines: name.lines.map { words.runs("compare.uncalled", $0) })
    }
  }

  private func remark(_ key: String, on markdown: String) -> InlineContent {
    InlineContent(lines: InlineContent(markdown: markdown).lines.map { words.runs(key, $0) })
  }

  /// The word in place of a missing call for machines: its name or the page's text; `nil` for none.
  func substitute(in row: ComparisonRow) -> String? {
    switch row.missing {
    case nil, .unknown, .nothing: nil
    case .substitute(let markdown), .uncalled(let markdown): markdown
    case .stays(let call): right.qualifiedName(of: call)
    case .elsewhere(let calls): words.list(calls.map(right.qualifiedName))
    case .known(let found): found.call.fullName
    }
  }

  private func text(of name: String, comingFrom previous: String?) -> InlineContent {
    guard let previous else { return InlineContent(.code(name)) }
    return InlineContent(lines: [words.runs("compare.comingFrom", [.code(name)], [.code(previous)])])
  }

  /// A sentence about some calls; of many, it names the first ones.
  private func sentence(_ key: String, _ calls: [CallbackID], _ name: (CallbackID) -> String) -> InlineContent {
    let shown = calls.prefix(Self.shownCount).map { [InlineContent.Inline.code(name($0))] }
    let more: [[InlineContent.Inline]] = shown.count < calls.count ? [[.text("…")]] : []
    let list = Array((shown + more).joined(separator: [.text(words.comma)]))
    return InlineContent(lines: [words.runs(key, list)])
  }

  private static let shownCount = 5
}
