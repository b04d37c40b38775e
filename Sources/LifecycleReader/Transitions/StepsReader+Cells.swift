import Diagnostics
import LifecycleModel

/// Steps on one line: those of a table's cell, and those behind a path.
extension StepsReader {
  /// Returns `true` for a cell that begins with a callback of the page or of the catalog.
  func beginsWithCall(_ cell: RichText) -> Bool {
    guard let first = cell.pieces.first, first.kind == .code else {
      return wholeCall(cell.trimmed(cell.fullRange), of: cell) != nil
    }
    return names.isKnown(names.mention(cell[first.bytes]))
  }

  /// Reads the callbacks of a table's cell or of a list item, which commas, `、` or `<br>` separate, and states in bold; what follows
  /// the last call is a note of it. A name without an owner is one of `owner`, where that is given.
  func readCalls(in range: Range<Int>, of text: RichText, owner: DelegateID? = nil) -> [StepEntry] {
    // `provider(_:perform:)` with `CXEndCallAction`: the type of an argument is no call.
    let found = text.namesOfSteps(in: range).enumerated()
      .filter { index, name in index == 0 || !name.isCode || !isArgument(name.bytes, of: text) }.map(\.element)
    if found.isEmpty || wholeCall(text.trimmed(range), of: text) != nil { return readUncoded(range, of: text) }
    var entries: [StepEntry] = []
    var last = range.lowerBound
    var endsInCall = false
    for (index, name) in found.enumerated() where name.bytes.lowerBound >= last {
      let place = text.source(of: name.bytes)
      last = name.bytes.upperBound
      endsInCall = false
      if name.isCode {
        guard let callback = names.resolveCallback(text[name.bytes], of: owner, at: place) else { continue }
        // Its attributes may hold names in code: what it is replaced by.
        let (attributes, end) = attributes.readParenthesis(
          of: .step, in: name.bytes.upperBound..<range.upperBound, of: text)
        (last, endsInCall) = (end, true)
        let later = found[(index + 1)...].first { $0.bytes.lowerBound >= end }
        let next = later?.bytes.lowerBound ?? range.upperBound
        if later == nil {
          self.attributes.reportCondition(in: end..<next, of: text)
        } else {
          reportBetween(end..<next, of: text)
        }
        entries.append(
          call(callback, attributes, text.sources(in: name.bytes.upperBound..<next), at: place))
      } else if let state = names.resolveState(in: name.bytes, of: text) {
        entries.append(.reached(state, place))
      }
    }
    let note = text.documentation(in: last..<range.upperBound, of: document).withoutLeadingMark
    let isProse = note.contains { $0.isLetter || $0.isNumber }
    if endsInCall, isProse, case .call(var step, let place) = entries.last {
      step.note = note
      entries[entries.count - 1] = .call(step, place)
    }
    return entries
  }

  /// Returns `true` for code behind a word that is not "then", which is a type's name and no callback's.
  private func isArgument(_ code: Range<Int>, of text: RichText) -> Bool {
    let name = text[code]
    let before = text[0..<code.lowerBound].split(separator: " ").last ?? ""
    guard before.last?.isLetter == true, !Vocabulary.standard.phrases("word.then").contains(before.lowercased()) else {
      return false
    }
    return name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
      && names.states[name] == nil && !names.isMentioned(code, of: text)
  }

  /// Reports words between two calls of a cell, which belong to neither.
  private func reportBetween(_ range: Range<Int>, of text: RichText) {
    let words = text.trimmed(range)
    let letters = text[words].lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    guard !letters.isEmpty, !Vocabulary.standard.phrases("word.then").contains(letters),
      !names.report.diagnostics.contains(where: { text.source(of: words).contains($0.range) })
    else { return }
    let start = text[words].prefix { !$0.isLetter && !$0.isNumber }.utf8.count
    let content = text.withoutMarks(words.lowerBound + start..<words.upperBound)
    names.report.add(.unreadCondition(text[content], at: text.source(of: content)))
  }
}

extension RichText {
  /// The code spans, and what is in bold without one, in order.
  fileprivate func namesOfSteps(in range: Range<Int>) -> [(bytes: Range<Int>, isCode: Bool)] {
    let codes = codeSpans(in: range).map { (bytes: $0.bytes, isCode: true) }
    let marks = styledRuns.filter { run in
      run.isStrong && range.contains(run.bytes.lowerBound) && codeSpans(in: run.bytes).isEmpty
    }
    return (codes + marks.map { (bytes: trimmed($0.bytes), isCode: false) })
      .sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
  }
}
