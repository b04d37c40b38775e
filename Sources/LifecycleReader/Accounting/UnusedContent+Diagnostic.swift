import Diagnostics
import LifecycleModel

extension Diagnostic {
  /// Content that names something and is an entry of no section; `language` is the page's.
  static func unusedContent(_ finding: UnusedContent.Finding, in language: Language) -> Diagnostic {
    let section = { (kind: SectionKind) in "'## \(Vocabulary.standard.phrase(kind.rawValue, in: language))'" }
    let content =
      switch finding.kind {
      case .delegates: "a delegate"
      case .states: "a state"
      case .callbacks: "a call"
      case .transitions: "a path between states"
      case .rules: "a rule"
      case .scenarios: "a scenario without a path"
      case .counterparts, .sceneConfigurations, .logLines: "an entry"
      }
    let columns = Self.list(finding.columns.map { Vocabulary.standard.phrase("column." + $0, in: language) })
    let isOwn = finding.section == finding.kind || finding.section == .scenarios && finding.kind == .transitions
    let help =
      switch finding.form {
      case .line: "Begin the line with '- ': without it, Markdown adds it to the item above"
      case .paragraph where finding.section != nil: "Write it as an item of a list: begin the line with '- '"
      case .note where finding.kind == .callbacks:
        "Move it one level up, or write 'In any order:' above it: what is below a step is a note of it"
      case .cell: "Give the table's heading a cell for it: Markdown shows no more cells of a row than that has"
      case .row: "Give each row as many cells as the heading has, or the heading fewer"
      case .column: "Give the column the heading of one that the section reads: \(columns)"
      case .condition:
        "Write it in brackets behind the path, 'Event: A → B [condition]', or behind each call, '(since iOS 17)'"
      case _ where finding.kind == .scenarios:
        "Write a path of states, 'Name: A → B → C', with the calls in a list below it"
      case _ where isOwn && finding.kind == .transitions: "Write a path with an arrow: 'Event: A → B'"
      case _ where isOwn && finding.kind != .transitions: "Write it as an item: '- name (attributes): description'"
      case _ where finding.section == .transitions && finding.kind == .callbacks:
        "Give the heading above it a path: '### Event: A → B'"
      case _ where finding.section == nil && finding.kind == .callbacks && finding.form == .list:
        "Put it below a path under \(section(.transitions)) where it is called, or under \(section(.callbacks))"
      case _: "Put it under \(section(finding.kind))"
      }
    let words =
      switch finding.form {
      case .cell: "is in no column"
      case .condition: "is prose"
      case .row: "is below rows that lack more than \(PipeTable.mostMissingCells) cells"
      case .column: "has a heading that is not known"
      case .heading, .list, .note, .table, .paragraph, .line, .code: "has \(content)"
      }
    return Diagnostic(.unusedContent, "This \(finding.form) \(words), and is not read", at: finding.place, help: help)
  }
}
