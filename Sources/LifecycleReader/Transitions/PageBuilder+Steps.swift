import Diagnostics
import LifecycleModel

extension PageBuilder {
  /// Reads lists of steps, in the order written. Groups are numbered from `1` over all of them.
  mutating func readSteps(in blocks: [Int]) -> [StepEntry] {
    var entries: [StepEntry] = []
    var groups = 0
    for item in document.items(in: blocks) where !isStatement(item) {
      if let group = readGroup(item, number: groups + 1) {
        groups += 1
        entries += group
      } else if let entry = readStep(item) {
        entries.append(entry)
      }
    }
    return entries
  }

  /// A callback, or a state in bold; an item that names neither is prose.
  private mutating func readStep(_ item: ListItem) -> StepEntry? {
    let text = item.text
    if let code = text.codeSpans(in: text.fullRange).first, !isStateMark(text, before: code.bytes.lowerBound) {
      let place = text.source(of: code.bytes)
      guard let callback = resolveCallback(text[code.bytes], at: place) else { return nil }
      return .call(readCall(callback, code, of: text, below: item.blocks), place)
    }
    guard let mark = stateMark(in: text) else {
      reportUncodedCallback(text)
      return nil
    }
    return resolveState(in: mark, of: text).map { .reached($0, text.source(of: mark)) }
  }

  /// Reads what follows a callback in its item: attributes, and a note.
  private mutating func readCall(
    _ callback: CallbackID, _ code: RichText.Piece, of text: RichText, below blocks: [Int]
  ) -> Step {
    let rest = code.bytes.upperBound..<text.bytes.count
    let (attributes, end) = readAttributes(of: .step, in: rest, of: text)
    let sources = text.sources(in: text.fullRange) + document.sources(in: blocks)
    let note = [text.documentation(after: end, in: document), document.notes(in: blocks)].filter { !$0.isEmpty }
    return Step(
      callback, attributes: attributes.callAttributes(of: lifecycle[callback].attributes, sources: sources),
      note: note.joined(separator: "\n\n"))
  }

  /// The calls of an item that names neither a callback nor a state and has a nested bullet list of callbacks.
  private mutating func readGroup(_ item: ListItem, number: Int) -> [StepEntry]? {
    let text = item.text
    guard text.codeSpans(in: text.fullRange).isEmpty else { return nil }
    if let mark = stateMark(in: text), state(named: text[mark]) != nil { return nil }
    let members = document.items(in: item.blocks.filter(document.isBulletList))
    guard members.contains(where: { !$0.text.codeSpans(in: $0.text.fullRange).isEmpty }) else { return nil }
    return members.compactMap { member in
      guard case .call(var step, let place)? = readStep(member) else { return nil }
      step.unordered = number
      return .call(step, place)
    }
  }

  private func isStateMark(_ text: RichText, before offset: Int) -> Bool {
    guard let mark = stateMark(in: text), mark.lowerBound < offset else { return false }
    return state(named: text[mark]) != nil
  }

  /// The first words in bold.
  private func stateMark(in text: RichText) -> Range<Int>? {
    guard let first = text.pieces.first(where: \.isStrong) else { return nil }
    let rest = text.pieces.drop { $0.bytes.lowerBound < first.bytes.lowerBound }
    let end = rest.prefix(while: \.isStrong).last ?? first
    return text.trimmed(first.bytes.lowerBound..<end.bytes.upperBound)
  }

  /// Says so where an item is a callback's name without a code span.
  private mutating func reportUncodedCallback(_ text: RichText) {
    let word = text.trimmed(0..<(text.bytes.firstIndex { $0 == 0x20 } ?? text.bytes.count))
    guard !word.isEmpty, text[word].contains("("),
      candidates(for: mention(text[word]), of: lifecycle.delegateIDs).count == 1
    else { return }
    report(.uncodedCallback(text[word], at: text.source(of: word)))
  }

  /// Reads the callbacks of a table's cell or of a list item, which commas, `、` or `<br>` separate, and states in bold.
  mutating func readCalls(in range: Range<Int>, of text: RichText) -> [StepEntry] {
    var entries: [StepEntry] = []
    let names = text.pieces.filter { range.contains($0.bytes.lowerBound) && ($0.kind == .code || $0.isStrong) }
    for (index, piece) in names.enumerated() {
      let place = text.source(of: piece.bytes)
      if piece.kind == .code {
        guard let callback = resolveCallback(text[piece.bytes], at: place) else { continue }
        let end = index + 1 < names.count ? names[index + 1].bytes.lowerBound : range.upperBound
        let (attributes, _) = readAttributes(of: .step, in: piece.bytes.upperBound..<end, of: text)
        let sources = text.sources(in: piece.bytes.upperBound..<end)
        entries.append(
          .call(
            Step(callback, attributes: attributes.callAttributes(of: lifecycle[callback].attributes, sources: sources)),
            place))
      } else if let state = resolveState(in: piece.bytes, of: text) {
        entries.append(.reached(state, place))
      }
    }
    if names.isEmpty, !vocabulary.isNone(text[range]) { reportUncodedCallback(text) }
    return entries
  }
}
