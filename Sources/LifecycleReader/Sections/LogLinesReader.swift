import Diagnostics
import LifecycleModel

/// Reads Log lines sections: a line and its call in each row of a table, and in each item of a list.
struct LogLinesReader {
  /// A part of a text that is a line, or the name of a call: of a code span, what is in it.
  private struct Phrase {
    let text: RichText
    let bytes: Range<Int>
    let isCode: Bool

    var string: String { text[bytes] }
    var place: SourceRange { text.source(of: bytes) }
  }

  /// The lines that have been read.
  private(set) var lines: [LoggedLine] = []
  private let document: MarkdownDocument
  /// The names of the page, which a line adds none to.
  private let names: NameTable
  /// The same names for looking up calls, whatever that adds to them.
  private let lookup: NameTable
  private var places: [LinePattern: SourceRange] = [:]

  /// Reads nothing yet; `names` must have all that other sections name.
  init(document: MarkdownDocument, names: NameTable) {
    self.document = document
    self.names = names
    lookup = names.copy(reportingTo: Report(of: names.file))
  }

  /// Reads all sections.
  mutating func read(_ parts: [PagePart]) {
    for part in parts { read(part) }
    names.report.add(lookup.report.part)
  }

  private mutating func read(_ part: PagePart) {
    for block in part.blocks {
      for item in document.items(in: [block]) { readItem(item.text) }
      for table in document.tables(in: [block]) { readTable(table) }
      names.report.use(document.nodes[block].range)
    }
    for inner in part.parts { read(inner) }
  }

  private mutating func readTable(_ table: PipeTable) {
    let columns = TableColumns(["line", "call"], of: table)
    guard let lineColumn = columns["line"] else { return report(.malformedTable(["line", "call"], of: table)) }
    for row in table.rows {
      let call = columns.cell("call", of: row).flatMap { self.call(in: $0.fullRange, of: $0) }
      if let line = line(in: row.cells[lineColumn]) {
        read(line, call)
      } else if let call {
        report(.missingLogLine(call.string, at: call.place))
      }
    }
  }

  private mutating func readItem(_ text: RichText) {
    guard !text.bytes.isEmpty else { return }
    guard let code = text.codeSpans(in: text.fullRange).first, text.trimmed(0..<code.bytes.lowerBound).isEmpty else {
      return report(.uncodedLogLine(text.text, at: text.block))
    }
    let rest = text.withoutLeadingMark(text.trimmed(code.bytes.upperBound..<text.bytes.count))
    read(Phrase(text: text, bytes: code.bytes, isCode: true), call(in: rest, of: text))
  }

  /// The line of a cell: a code span, else the whole text; `nil` where the cell has none.
  private func line(in cell: RichText) -> Phrase? {
    if cell.isCodeSpan, let code = cell.codeSpans(in: cell.fullRange).first {
      return Phrase(text: cell, bytes: code.bytes, isCode: true)
    }
    return Vocabulary.standard.isNone(cell.text)
      ? nil : Phrase(text: cell, bytes: cell.trimmed(cell.fullRange), isCode: false)
  }

  /// The call that a part of a text names: its code span, else all of it; what follows a code span is prose.
  private func call(in range: Range<Int>, of text: RichText) -> Phrase? {
    let spans = text.codeSpans(in: range)
    for span in spans.dropFirst() { report(.secondCall(text[span.bytes], at: text.source(of: span.bytes))) }
    if let code = spans.first { return Phrase(text: text, bytes: code.bytes, isCode: true) }
    return Vocabulary.standard.isNone(text[range])
      ? nil : Phrase(text: text, bytes: text.trimmed(range), isCode: false)
  }

  private func report(_ diagnostic: Diagnostic) { lookup.report.add(diagnostic) }

  /// Adds a line, unless something is wrong with it.
  private mutating func read(_ line: Phrase, _ call: Phrase?) {
    let pattern = LinePattern(line.string)
    guard !line.text.trimmed(line.bytes).isEmpty else { return report(.missingLogLine(call?.string, at: line.place)) }
    if !line.isCode, isChanged(line) { return report(.uncodedLogLine(document.file[line.place], at: line.place)) }
    guard let groups = groups(of: pattern, in: line), let target = target(call, groups, of: line) else { return }
    if let first = places[pattern] { return report(.duplicateLogLine(pattern.text, at: line.place, first: first)) }
    places[pattern] = line.place
    let end = SourceRange(line.place.end, line.place.end)
    names.report.sourceMap.logLines.append(
      SourceMap.LogLinePlace(pattern: line.place, call: call?.place ?? end))
    lines.append(LoggedLine(pattern, target))
  }

  /// Returns `true` for a line outside code that is only a part of what the page means: Markdown takes `<b>` and some
  /// backslashes out of an expression, and a bar that is not escaped ends a cell in the middle of a code span.
  private func isChanged(_ line: Phrase) -> Bool {
    let written = document.file[line.text.block].replacing("\\|", with: "|")
    return line.string.contains("`") || LinePattern(written).isExpression && written != line.string
  }

  /// The places of the names of a line's groups; `nil` for what is no regular expression, or has other groups.
  private func groups(of pattern: LinePattern, in line: Phrase) -> [LinePattern.Group: SourceRange]? {
    func place(_ bytes: Range<Int>) -> SourceRange {
      let start = line.bytes.lowerBound
      return line.text.source(of: start + bytes.lowerBound..<start + bytes.upperBound)
    }
    do {
      return try pattern.groups().mapValues { place($0.name) }
    } catch {
      for problem in error.problems {
        switch problem.kind {
        case .invalid(let reason): report(.malformedExpression(pattern.text, reason, at: line.place))
        case .unknownGroup(let name): report(.unknownGroup(name, at: place(problem.bytes)))
        }
      }
      return nil
    }
  }
}

extension LogLinesReader {
  /// What a line stands for: the call that the page names, else the one that the group `callback` matches.
  private func target(
    _ call: Phrase?, _ groups: [LinePattern.Group: SourceRange], of line: Phrase
  ) -> LoggedLine.Call? {
    guard let call else {
      if let value = groups[.value] {
        report(.unusedGroup(.value, "Name the observed delegate as the call", at: value))
      } else if groups[.callback] != nil {
        return .named
      } else {
        report(.logLineWithoutCall(line.string, at: line.place))
      }
      return nil
    }
    if let callback = groups[.callback] {
      report(.unusedGroup(.callback, "Remove the group, or the call '\(call.string)'", at: callback))
      return nil
    }
    let candidates = lookup.candidates(for: lookup.mention(call.string), of: lookup.delegates.ids)
    if lookup.isDelegate(call.string), groups[.value] != nil || candidates.isEmpty {
      return value(of: call, hasGroup: groups[.value] != nil)
    }
    if let value = groups[.value] {
      report(.unusedGroup(.value, "Name an observed delegate as the call", at: value))
      return nil
    }
    guard let id = lookup.resolveCallback(call.string, at: call.place) else { return nil }
    guard names.callbacks.all.indices.contains(id.index) else {
      report(.callNotOnPage(lookup.qualifiedName(of: CallbackCandidate(lookup.callbacks[id])), at: call.place))
      return nil
    }
    return .callback(id)
  }

  /// The change of an observed delegate to the value that a group matches.
  private func value(of call: Phrase, hasGroup: Bool) -> LoggedLine.Call? {
    guard let id = lookup.resolveDelegate(call.string, at: call.place) else { return nil }
    let delegate = lookup.delegates[id]
    guard delegate.isObserved, hasGroup else {
      report(.delegateAsCall(delegate.name, isObserved: delegate.isObserved, at: call.place))
      return nil
    }
    return .value(of: id)
  }
}

extension RichText {
  /// A part of the text without the colon, the dash or the arrow that it begins with.
  fileprivate func withoutLeadingMark(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first else { return range }
    if let colon = length(of: .colon, at: first) { return trimmed(range.dropFirst(colon)) }
    let mark = ["- ", "– ", "— ", "→ ", "-> "].first { bytes[range].starts(with: $0.utf8) }
    return mark.map { trimmed(range.dropFirst($0.utf8.count)) } ?? range
  }
}
