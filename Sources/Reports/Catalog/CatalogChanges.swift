import Documents
import LifecycleDiff
import SymbolGraphs
import Text

/// The differences between the types of two SDKs, or of the catalog and an SDK, grouped by type.
package struct CatalogChanges: Sendable {
  /// The number of columns up to which both sides of a change stand on one line.
  private static let width = 100
  private let changes: DeclarationChanges
  private let sides: (old: String, new: String)
  private let isCatalog: Bool

  /// Takes the changes from one SDK to another.
  package init(_ changes: DeclarationChanges, from old: String, to new: String) {
    self.changes = changes
    sides = (old, new)
    isCatalog = false
  }

  /// Takes the differences of the catalog from an SDK.
  package init(ofCatalog changes: DeclarationChanges, with sdk: String) {
    self.changes = changes
    sides = ("Catalog", sdk)
    isCatalog = true
  }

  /// The table: a row a change.
  package var table: Table {
    Table(
      kind: isCatalog ? "differences" : "changes", title: title, language: "en", sheet: sheet(of: changes.changes[...]),
      records: Table.Records(
        keys: ["type", "module", "callback", "change", "impact", "old", "new"],
        rows: changes.changes.map { change in
          [
            TableValue(change.type), TableValue(change.module), TableValue(change.callback),
            TableValue(change.kind.rawValue), TableValue(isCatalog ? nil : change.impact.rawValue),
            TableValue(change.old), TableValue(change.new),
          ]
        }))
  }

  /// The changes as Markdown: a section a type.
  package var markdown: String {
    MarkdownWriter(.gitHub).text(
      of: Document(
        title: title, introduction: [.sentence(count)],
        sections: groups.map { group in
          Document.Section(title: Self.name(of: group), blocks: [.table(sheet(of: group))])
        }))
  }

  /// The text for a terminal; `isColored` for escape sequences, which never carry meaning alone.
  package func text(isColored: Bool) -> String {
    let strong = { (text: String) in isColored ? TextStyle.strong.applied(to: text.terminalSafe) : text.terminalSafe }
    let parts = groups.map { group in
      var subject: String?
      let lines = group.flatMap { change -> [String] in
        let callback = change.callback == subject ? nil : change.callback
        subject = change.callback
        return [callback.map { "  " + strong($0) }].compactMap(\.self)
          + self.lines(of: change).map { (change.callback == nil ? "  " : "    ") + $0.terminalSafe }
      }
      return ([strong(Self.name(of: group))] + lines).map { $0 + "\n" }.joined()
    }
    return ([strong(title) + "\n"] + parts + [count + "\n"]).joined(separator: "\n")
  }

  private var title: String { "\(sides.old) → \(sides.new)" }

  /// `3 breaking, 2 compatible.`
  private var count: String {
    let number = changes.changes.count
    if isCatalog { return number == 0 ? "No difference." : "\(number.counted("difference"))." }
    if number == 0 { return "No change." }
    return [Impact.breaking, .compatible].map { "\(changes.count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
      + "."
  }

  /// The changes of each type.
  private var groups: [ArraySlice<DeclarationChange>] {
    let all = changes.changes
    let starts = all.indices.filter {
      $0 == 0 || all[$0].type != all[$0 - 1].type || all[$0].module != all[$0 - 1].module
    }
    return zip(starts, starts.dropFirst() + [all.count]).map { all[$0..<$1] }
  }

  private static func name(of group: ArraySlice<DeclarationChange>) -> String {
    group.first.map { "\($0.type) (\($0.module))" } ?? ""
  }

  private func sheet(of changes: ArraySlice<DeclarationChange>) -> Table.Sheet {
    Table.Sheet(
      headings: ["Callback", "Change"] + (isCatalog ? ["Catalog", "SDK"] : ["Impact", "Old", "New"]),
      rows: changes.map { change in
        let cells = [
          InlineContent(.code(change.callback ?? change.type)), InlineContent(plain: word(for: change)),
        ]
        let impact = isCatalog ? [] : [InlineContent(plain: change.impact.rawValue)]
        return (cells + impact + [change.old, change.new].map { content(of: $0, in: change) }).map {
          Table.Cell(text: $0, span: 1, isHeading: false)
        }
      })
  }

  /// One side of a change; code where it is Swift.
  private func content(of side: String?, in change: DeclarationChange) -> InlineContent {
    switch change.kind {
    case .removed, .added, .declaration, .sendability:
      change.callback == nil ? InlineContent(plain: side) : InlineContent(lines: [side.map { [.code($0)] } ?? []])
    case .isolation, .selector: InlineContent(lines: [side.map { [.code($0)] } ?? []])
    case .requirement, .inheritance, .availability, .deprecation: InlineContent(plain: side)
    }
  }

  /// The change on one line where both sides fit, else on three.
  private func lines(of change: DeclarationChange) -> [String] {
    let word = word(for: change) + (!isCatalog && change.impact == .breaking ? " (breaking)" : "")
    guard let old = change.old, let new = change.new else {
      return [word + ": " + (change.old ?? change.new ?? "")]
    }
    let line = "\(word): \(old) → \(new)"
    if line.displayWidth <= Self.width { return [line] }
    return isCatalog
      ? [word, "  catalog: \(old)", "  SDK:     \(new)"] : [word, "  old: \(old)", "  new: \(new)"]
  }

  private func word(for change: DeclarationChange) -> String {
    switch change.kind {
    case .removed: isCatalog ? "not in the SDK" : "removed"
    case .added: isCatalog ? "not in the catalog" : "added"
    case .deprecation where change.old == nil: isCatalog ? "deprecated in the SDK" : "deprecated"
    case .deprecation where change.new == nil: isCatalog ? "not deprecated in the SDK" : "no longer deprecated"
    case .deprecation: "deprecation"
    case .declaration, .selector, .isolation, .sendability, .requirement, .inheritance, .availability:
      change.kind.rawValue
    }
  }
}
