import LifecycleModel
import LifecycleReader

/// Which lines are the titles of events: those right above calls, unless they say something of the call before them.
extension ArticleEvents {
  /// Returns `true` where a call is of the event that is open.
  func goesOn(at index: Int) -> Bool {
    guard let open else { return false }
    if open.calls.isEmpty { return true }
    guard let lastCall else { return false }
    let between = lines.indices[(lastCall + 1)..<index].filter { !isAside($0) && !lines[$0].isAnyOrder }
    if let depth = lines[index].itemDepth, depth == lines[lastCall].itemDepth {
      return !between.contains {
        lines[$0].itemDepth.map { $0 < depth } ?? (lines[$0].isHeading || isTitle(afterItem: $0))
      }
    }
    // Calls right below each other end with the sentences after them.
    if open.path.isEmpty, !lines[index].isAdjacent, open.calls.count > 1, lines[lastCall].isAdjacent,
      isCall(lines[lastCall - 1]), between.contains(where: { lines[$0].endsWithStop })
    {
      return false
    }
    // A title, or one with a sentence below it.
    let isTitled = between.suffix(2).contains { index in
      (index == between.last || between.count > 1) && isTitle(index) && !saysMore(index)
    }
    return !isTitled
  }

  /// The index of the title of calls that begin at a line: the line before them, else the last heading.
  func title(before index: Int) -> Int? {
    if case .heading = lines[index].line.kind { return nil }
    // A sentence or two may say more of the title.
    let above = Array(lines[..<index].indices.reversed().lazy.filter { !isAside($0) }.prefix(3))
    let before = above.first { isTitle($0) || !lines[$0].isAdjacent || isCall(lines[$0]) }
    if let before, let depth = lines[before].itemDepth, !lines[before].isHeading {
      // An item beside the calls is none, nor one of a list before them, if a heading is above it.
      if lines[index].itemDepth == depth && !lines[index].isNumbered { return generalHeading }
      if lines[index].itemDepth == nil, let general = generalHeading { return general }
    }
    if let before, isTitle(before), !isCall(lines[before]), !lines[before].isCode, article.paths[before] == nil {
      return isGeneric(lines[before]) ? nil : before
    }
    return generalHeading
  }

  /// The index of the last heading, if it is one of an event.
  private var generalHeading: Int? { heading.flatMap { isGeneric(lines[$0]) ? nil : $0 } }

  /// Takes a line for a title: of a line about a state, the state's name.
  mutating func use(_ index: Int) -> String {
    let state = article.listedState(lines[index])
    let title =
      state.map { article.states[article.number(of: $0, at: lines[index])].name } ?? lines[index].title
    article.report.add(.used(as: "event '\(title)'"), at: lines[index].number)
    return title
  }

  /// Returns `true` for the title of a part that is no event: of callbacks, of a delegate.
  func isGeneric(_ line: ArticleLine) -> Bool {
    let title = line.title
    if !article.finder.owners(in: title).isEmpty || !line.mentions.isEmpty || line.namesVersion
      || line.number == article.titleLine
    {
      return true
    }
    return [.section, .column].contains { Vocabulary.standard.key($0, matching: title) != nil }
  }

  /// Returns `true` for the title of several paths: `State transitions`.
  func namesTransitions(_ line: ArticleLine) -> Bool {
    let title = line.title.lowercased()
    return Self.wordsForTransitions.contains { title.contains($0) }
  }

  private static let wordsForTransitions = Vocabulary.standard.phrases("section.transitions").map { $0.lowercased() }

  /// Returns `true` for a line between calls that is neither a call nor a title.
  private func isAside(_ index: Int) -> Bool { lines[index].isAside || article.labeledState(lines[index]) != nil }

  /// Returns `true` for a line right between calls that names a delegate: what the system does meanwhile.
  private func saysMore(_ index: Int) -> Bool {
    isPlain(index) && isPlainCall(index - 1) && index + 1 < lines.count && lines[index + 1].isAdjacent
      && !lines[index].owners.isEmpty && !lines[index].namesVersion
  }

  /// Returns `true` for a line that may be the title of the calls below it.
  private func isTitle(_ index: Int) -> Bool {
    article.listedState(lines[index]) != nil
      || lines[index].mayBeTitle && (lines[index].mentions.isEmpty || lines[index].isHeading) && !isRemark(index)
  }

  /// Returns `true` for a short line after an item that ends with a full stop, which Markdown takes for a part of it.
  private func isTitle(afterItem index: Int) -> Bool {
    index > 0 && lines[index].mayBeTitle && lines[index - 1].endsWithStop
  }

  /// Returns `true` for a line that says something of the call above it: calls and such lines alternate, from a call to such a line.
  private func isRemark(_ index: Int) -> Bool {
    guard isPlain(index), isPlainCall(index - 1), isPlainCall(index + 1) else { return false }
    var last = index
    while isPlainCall(last + 1), last - index < Self.farthestLine {
      guard isPlain(last + 2) else { return false }
      last += 2
    }
    var first = index - 1
    while isPlain(first - 1), isPlainCall(first - 2), index - first < Self.farthestLine { first -= 2 }
    return !isPlain(first - 1)
  }

  /// The number of lines that are looked at above and below a line.
  private static let farthestLine = 32

  /// Returns `true` for a line of a paragraph that is right below another one and may be a title or a remark.
  private func isPlain(_ index: Int) -> Bool {
    guard lines.indices.contains(index), case .text = lines[index].line.kind else { return false }
    return !lines[index].isHeading && !isCall(lines[index]) && article.listedState(lines[index]) == nil
  }

  /// Returns `true` for a call right between other lines.
  private func isPlainCall(_ index: Int) -> Bool {
    lines.indices.contains(index) && isCall(lines[index]) && index + 1 < lines.count && lines[index + 1].isAdjacent
  }
}
