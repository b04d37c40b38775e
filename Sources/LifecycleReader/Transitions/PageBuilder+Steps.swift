import LifecycleModel

extension PageBuilder {
  /// Reads lists of steps, in the order written; items that are transitions of their own are handed back. Groups are
  /// numbered from `1` over all of them.
  mutating func readSteps(in blocks: [Int]) -> (entries: [StepEntry], statements: [ListItem]) {
    var entries: [StepEntry] = []
    var statements: [ListItem] = []
    var groups = 0
    for item in document.items(in: blocks) {
      if isStatement(item) {
        statements.append(item)
      } else if let group = readGroup(item, number: groups + 1) {
        groups += 1
        entries += group
      } else {
        entries += readStep(item)
      }
    }
    return (entries, statements)
  }

  /// A callback (or several that commas separate), or a state; an item that names neither is prose.
  private mutating func readStep(_ item: ListItem) -> [StepEntry] {
    let text = item.text
    if let code = text.codeSpans(in: text.fullRange).first, !isStateMark(text, before: code.bytes.lowerBound) {
      return readCalls(from: code, of: text, below: item.blocks)
    }
    guard let mark = stateMark(in: text) else {
      reportUncodedCallback(text.fullRange, of: text)
      return []
    }
    return resolveState(in: mark, of: text).map { [.reached($0, text.source(of: mark))] } ?? []
  }

  /// Reads an item's callbacks with their attributes; what follows the last is a note of it.
  private mutating func readCalls(
    from first: RichText.Piece, of text: RichText, below blocks: [Int]
  ) -> [StepEntry] {
    var entries: [StepEntry] = []
    var next: RichText.Piece? = first
    while let code = next {
      let (attributes, end) = readAttributes(of: .step, in: code.bytes.upperBound..<text.bytes.count, of: text)
      next = text.codeSpan(behindCommaAt: end)
      let place = text.source(of: code.bytes)
      guard let callback = resolveCallback(text[code.bytes], at: place) else { continue }
      let part = entries.isEmpty ? 0 : code.bytes.lowerBound
      var sources = text.sources(in: part..<(next?.bytes.lowerBound ?? text.bytes.count))
      var note = ""
      if next == nil {
        sources += document.sources(in: blocks)
        note = paragraphs(text.documentation(after: end, in: document), document.notes(in: blocks))
      }
      let all = attributes.callAttributes(of: lifecycle[callback].attributes, sources: sources)
      entries.append(.call(Step(callback, attributes: all, note: note), place))
    }
    return entries
  }

  /// The calls of an item that names neither a callback nor a state and has a nested bullet list of callbacks.
  private mutating func readGroup(_ item: ListItem, number: Int) -> [StepEntry]? {
    let text = item.text
    guard !text.hasCode else { return nil }
    if let mark = stateMark(in: text), state(named: text[mark]) != nil { return nil }
    let members = document.items(in: item.blocks.filter { document.isBulletList($0) })
    guard members.contains(where: \.text.hasCode) else { return nil }
    return members.flatMap { readStep($0) }.compactMap { entry in
      guard case .call(var step, let place) = entry else { return nil }
      step.unordered = number
      return .call(step, place)
    }
  }

  private func isStateMark(_ text: RichText, before offset: Int) -> Bool {
    guard text.trimmed(0..<offset).count > 0, let mark = stateMark(in: text), mark.lowerBound < offset else {
      return false
    }
    return state(named: text[mark]) != nil
  }

  /// The first words in bold; without any, a whole item that is a state's name.
  private func stateMark(in text: RichText) -> Range<Int>? {
    if let run = text.styledRuns.first(where: \.isStrong) { return text.trimmed(run.bytes) }
    let whole = text.trimmed(text.fullRange)
    return !whole.isEmpty && state(named: text[whole]) != nil ? whole : nil
  }

  /// Says so where a text begins with a callback's name without a code span, or is nothing but a base name.
  private mutating func reportUncodedCallback(_ range: Range<Int>, of text: RichText) {
    let words = text.trimmed(range)
    let word = text.trimmed(words.prefix { text.bytes[$0] != 0x20 }.indices)
    guard !word.isEmpty, word == words || text[word].contains("("),
      candidates(for: mention(text[word]), of: lifecycle.delegateIDs).count == 1
    else { return }
    reportUncodedCallback(text[word], at: word, of: text)
  }

  /// Reads the callbacks of a table's cell or of a list item, which commas, `、` or `<br>` separate, and states in bold.
  mutating func readCalls(in range: Range<Int>, of text: RichText) -> [StepEntry] {
    var entries: [StepEntry] = []
    let names = text.namesOfSteps(in: range)
    var last = range.lowerBound
    for (index, name) in names.enumerated() where name.bytes.lowerBound >= last {
      let place = text.source(of: name.bytes)
      if name.isCode {
        guard let callback = resolveCallback(text[name.bytes], at: place) else { continue }
        // Its attributes may hold names in code: what it is replaced by.
        let (attributes, end) = readAttributes(of: .step, in: name.bytes.upperBound..<range.upperBound, of: text)
        last = end
        let next = names[(index + 1)...].first { $0.bytes.lowerBound >= end }?.bytes.lowerBound ?? range.upperBound
        let sources = text.sources(in: name.bytes.upperBound..<next)
        entries.append(
          .call(
            Step(callback, attributes: attributes.callAttributes(of: lifecycle[callback].attributes, sources: sources)),
            place))
      } else if let state = resolveState(in: name.bytes, of: text) {
        entries.append(.reached(state, place))
      }
    }
    if names.isEmpty { reportUncodedCallback(range, of: text) }
    return entries
  }
}

extension RichText {
  /// The code span that stands behind a comma at an offset, with nothing but space between.
  fileprivate func codeSpan(behindCommaAt offset: Int) -> Piece? {
    let rest = trimmed(offset..<bytes.count)
    guard !rest.isEmpty, let comma = length(of: .comma, at: rest.lowerBound) else { return nil }
    let next = trimmed(rest.dropFirst(comma))
    return piece(at: next.lowerBound).flatMap { $0.kind == .code ? $0 : nil }
  }

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
