import LifecycleModel
import LifecycleReader
import Text

/// An article as far as it has been read: its states, events and listed callbacks.
struct Article {
  let lines: [ArticleLine]
  let finder: CallbackFinder
  var states: ArticleStates
  /// The events in the order of the article.
  var events: [ArticleEvent] = []
  /// The callbacks that are listed alone, or declared.
  var listed: [DraftCall] = []
  /// The numbers of lines whose arrows are between no states that the article or a known page has.
  private var unclearArrows: Set<Int> = []
  /// The names of states in lists of states, by the numbers of their lines.
  var listedNames: [Int: String] = [:]
  /// The report of the lines.
  var report = ImportReport()
  /// The paths of lines, by the index of the line.
  var paths: [Int: [ArticlePath]] = [:]
  /// The title: the first heading, else the first line.
  let title: String
  /// The delegates that the article calls, which settle names that several have.
  private let delegates: [String: Int]
  /// The number of the title's line.
  let titleLine: Int?

  /// Begins with nothing read.
  init(_ lines: [ArticleLine], _ finder: CallbackFinder, _ pages: [Lifecycle]) {
    self.lines = lines
    self.finder = finder
    states = ArticleStates(pages)
    var delegates: [String: Int] = [:]
    for mention in lines.flatMap(\.mentions) {
      for name in Set(mention.candidates.map(\.name.delegate)) { delegates[name, default: 0] += 1 }
    }
    self.delegates = delegates
    let heading = lines.first { if case .heading = $0.line.kind { true } else { false } }
    title = (heading ?? lines.first).map { String($0.text.trimmingSpaces) } ?? ""
    // A heading of a lower level may be an event's.
    let isTitle = heading.map { $0.line.kind == .heading(1) } ?? true
    titleLine = isTitle ? (heading ?? lines.first)?.number : nil
  }

  /// Reads the paths between states, and reports the arrows that are none.
  mutating func readPaths() {
    let (finder, known) = (finder, states)
    let isName = { (text: String) in finder.mentions(in: text).isEmpty && finder.owner(named: text) == nil }
    let raw = lines.map { line in
      line.paths.map { path in
        // A state may stand right before or after a call.
        let first = path.parts.first.flatMap { isName($0) ? nil : known.longestName(atEndOf: $0, among: []) }
        let last = path.parts.last.flatMap { isName($0) ? nil : known.longestName(atStartOf: $0, among: []) }
        return path.narrowed(first: first, last: last).keeping(isName).qualified(where: known.knows)
      }
    }
    let parts = Set(raw.flatMap { $0 }.flatMap(\.parts).map { NameKey($0) })
    let narrowed = raw.map { paths in
      paths.map { path in
        path.narrowed(
          first: states.longestName(atEndOf: path.parts.first ?? "", among: parts),
          last: states.longestName(atStartOf: path.parts.last ?? "", among: parts))
      }
    }
    let all = narrowed.flatMap { $0.flatMap { Set($0.parts.map { NameKey($0) }) } }
    let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
    for (index, line) in lines.enumerated() {
      for path in narrowed[index] {
        guard let path = settled(path, on: line, counts) else { continue }
        for part in path.parts { _ = states.number(of: part, line: line.number) }
        paths[index, default: []] += path.ways
      }
    }
  }

  /// The path with the right names of its states; `nil` for arrows between other things, which are reported.
  private mutating func settled(_ path: ArticlePath, on line: ArticleLine, _ counts: [NameKey: Int]) -> ArticlePath? {
    let known = path.parts.count { states.knows($0) || counts[NameKey($0), default: 0] > 1 }
    guard known > 0, path.parts.count > 1, path.parts.allSatisfy(Self.mayBeState) else {
      // Calls between arrows are read as calls.
      if line.isReturn {
        if line.mentions.isEmpty { report.add(.ignored("a type that is returned"), at: line.number) }
      } else if path.parts.contains(where: { $0.contains("//") }) {
        report.add(.ignored("an arrow to an address"), at: line.number)
      } else if line.mentions.isEmpty, !line.isCode {
        unclearArrows.insert(line.number)
      }
      return nil
    }
    var path = path
    for (index, part) in path.parts.enumerated() where !states.knows(part) && counts[NameKey(part), default: 0] < 2 {
      guard let name = states.correction(of: part) else { continue }
      report.add(.corrected(part, to: name), at: line.number)
      path.correct(index, to: name)
    }
    return path
  }

  /// Returns `true` for a text that is short enough to be a state's name.
  static func mayBeState(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 32 && text.split(separator: " ").count <= 4 && text.contains(where: \.isLetter)
      && !text.contains { "=(){};".contains($0) }
  }

  /// The callback that a mention means: of the owner that the text names, else of the delegates that the article calls most.
  func call(_ mention: CallbackFinder.Mention, owners: [String], at line: Int) -> DraftCall {
    let names = [mention.owner].compactMap(\.self) + owners
    let best = mention.candidates.enumerated().min { left, right in
      rank(left.element, names, left.offset) < rank(right.element, names, right.offset)
    }
    let callback = best?.element ?? mention.candidates[0]
    return DraftCall(callback.name.delegate, callback.name.callback, line: line)
  }

  private func rank(_ callback: KnownCallback, _ owners: [String], _ index: Int) -> (Int, Int, Int) {
    (
      owners.firstIndex(of: callback.name.delegate) ?? owners.count, -delegates[callback.name.delegate, default: 0],
      index
    )
  }

  /// Gives the lines that nothing has used an entry, if they name a callback, a state or an arrow.
  mutating func reportRest() {
    for line in lines where !report.mentions(line.number) {
      if unclearArrows.contains(line.number) {
        report.add(.unused("the ends of its arrow are no states that the article or a known page has"), at: line.number)
      } else if line.isCode {
        if !line.mentions.isEmpty || line.hasArrow { report.add(.ignored("code"), at: line.number) }
      } else if !line.mentions.isEmpty {
        report.add(
          .ignored(line.isNegation ? "says that a callback is not called" : "names a callback in prose"),
          at: line.number)
      } else if let name = line.unknownCallback {
        report.add(.unused("'\(name)' is no callback that is known"), at: line.number)
      } else if line.hasArrow {
        report.add(.unused("an arrow that is not between two states of a line"), at: line.number)
      } else if !states.places(in: line.text).isEmpty {
        report.add(.ignored("names a state in prose"), at: line.number)
      }
    }
  }
}

/// Paths whose states stand one below the other, with arrows on the lines between them.
extension Article {
  /// Reads the paths down a column. The words after an arrow are its event or its calls; those before a state are the event that
  /// leads to it, as in `Press Home: Inactive`.
  mutating func readColumns() {
    var last: Int?
    for index in lines.indices.dropFirst().dropLast() where lines[index].isColumnArrow && !lines[index].isCode {
      if isDrawing(around: index) {
        readDrawing(at: index)
        continue
      }
      let above = columnSource(at: index)
      guard lines[index].text.trimmingSpaces.first.map(ArrowMarks.down.contains) == true, let source = above.state,
        let target = columnPath(at: index + 1),
        states.knows(source) || states.knows(target.parts[0])
      else {
        reportColumn(at: index)
        continue
      }
      let label = lines[index].mentions.isEmpty ? [above.label, lines[index].text.trimmingMarks].joined() : above.label
      let names = [source] + target.parts
      if target.parts.count > 1 || !target.before.isEmpty {
        paths[index + 1] = [ArticlePath(names, event: target.before)]
        report.add(.used(as: "an arrow of a path"), at: lines[index].number)
      } else if let last, last == index - 2, label.isEmpty, lines[index].mentions.isEmpty,
        let path = paths[last]?.first,
        path.before.isEmpty, lines[last].mentions.isEmpty
      {
        // The path goes on.
        paths[index] = [ArticlePath(path.parts + target.parts, event: "")]
        paths[last] = nil
        report.add(.used(as: "an arrow of a path"), at: lines[last].number)
      } else {
        paths[index] = [ArticlePath(names, event: label)]
      }
      for name in names { _ = states.number(of: name, line: lines[index].number) }
      last = index
    }
  }

  /// The state above an arrow, and the words between them: `Active`, `The user leaves`, `↓`.
  private func columnSource(at index: Int) -> (state: String?, label: String) {
    let state = columnPath(at: index - 1)?.parts.last
    guard index > 1, state.map(states.knows) != true, let higher = columnPath(at: index - 2)?.parts.last,
      states.knows(higher), lines[index - 1].mentions.isEmpty
    else { return (state, "") }
    return (higher, lines[index - 1].text.trimmingMarks)
  }

  /// Returns `true` for an arrow between lines of which one draws several states, and none has words before them.
  private func isDrawing(around index: Int) -> Bool {
    let around = [index - 1, index + 1].compactMap { paths[$0]?.first }
    return around.contains { $0.parts.count > 1 } && around.allSatisfy(\.before.isEmpty)
  }

  /// Reads the arrows of a line of a drawing: each is between the states that are right above and right below it.
  private mutating func readDrawing(at index: Int) {
    let (above, below) = (namesByColumn(index - 1), namesByColumn(index + 1))
    var isClear = true
    let text = lines[index].text
    for place in text.indices where ArrowMarks.vertical.contains(text[place]) {
      let column = text[..<place].displayWidth
      guard let top = above.first(where: { $0.columns.contains(column) })?.name,
        let bottom = below.first(where: { $0.columns.contains(column) })?.name
      else {
        isClear = false
        continue
      }
      paths[index, default: []].append(
        ArticlePath(ArrowMarks.up.contains(text[place]) ? [bottom, top] : [top, bottom], event: ""))
    }
    if !isClear { report.add(.unused("an arrow with no state right above or right below it"), at: lines[index].number) }
  }

  /// The states that a line draws, with the columns that they take, and one more on each side: the width of arrows differs.
  private func namesByColumn(_ index: Int) -> [(name: String, columns: Range<Int>)] {
    let text = lines[index].text
    return states.places(in: text).map { place in
      let start = text[..<place.lowerBound].displayWidth
      return (String(text[place]), start - 1..<start + text[place].displayWidth + 1)
    }
  }

  /// The states of a line above or below an arrow: its path, or the state that it names, alone or after a label; `nil` for none.
  private func columnPath(at index: Int) -> ArticlePath? {
    let line = lines[index]
    if let path = paths[index]?.first { return path }
    guard line.mentions.isEmpty, line.paths.isEmpty else { return nil }
    if let (label, name) = line.text.labelAndRest, states.knows(name) { return ArticlePath([name], event: label) }
    return Self.mayBeState(line.title) ? ArticlePath([line.title], event: "") : nil
  }

  /// Reports an arrow that is between other lines than states.
  private mutating func reportColumn(at index: Int) {
    guard lines[index].mentions.isEmpty else { return }
    let isBetweenCalls = !lines[index - 1].mentions.isEmpty && !lines[index + 1].mentions.isEmpty
    report.add(
      isBetweenCalls
        ? .used(as: "the order of calls") : .unused("the lines above and below its arrow are no states"),
      at: lines[index].number)
  }
}

/// Divides an article that is about several life cycles: of apps without scenes, with scenes, of views, of other systems.
struct ArticleParts {
  /// The number of calls from which a life cycle has a page of its own.
  private static let fewest = 2

  private let callbacks: [CallName: KnownCallback]

  /// Takes the callbacks that articles may name.
  init(_ finder: CallbackFinder) {
    callbacks = Dictionary(finder.callbacks.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The events and the listed callbacks of each life cycle, in the order of the article.
  func parts(of article: Article) -> [(events: [ArticleEvent], listed: [DraftCall])] {
    let events = article.events.map { (event: $0, subject: subject(of: $0.calls)) }
    let listed = article.listed.map { (call: $0, subject: subject(of: [$0])) }
    var counts: [String: Int] = [:]
    for (event, subject) in events { subject.map { counts[$0, default: 0] += event.calls.count } }
    for case (_, let subject?) in listed { counts[subject, default: 0] += 1 }
    let places = events.map { ($0.event.line, $0.subject) } + listed.map { ($0.call.line, $0.subject) }
    let subjects = places.sorted { $0.0 < $1.0 }.compactMap(\.1).filter { counts[$0, default: 0] >= Self.fewest }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard subjects.count > 1 else { return [(article.events, article.listed)] }
    var parts = subjects.map { _ in (events: [ArticleEvent](), listed: [DraftCall]()) }
    let states = subjects.map { subject in Set(events.filter { $0.subject == subject }.flatMap(\.event.path)) }
    var current = 0
    for (event, subject) in events {
      if let index = subject.flatMap(subjects.firstIndex) {
        current = index
      } else if let index = states.firstIndex(where: { !$0.isDisjoint(with: event.path) }), event.calls.isEmpty {
        // A path between states of that part.
        parts[index].events.append(event)
        continue
      } else if current + 1 < parts.count, parts[current].events.contains(where: { $0.restates(event) }) {
        // Calls that every life cycle has, for the second time: the next one begins.
        current += 1
      }
      parts[current].events.append(event)
    }
    for (call, subject) in listed {
      let before = parts.indices.last { parts[$0].events.contains { $0.line <= call.line } }
      parts[subject.flatMap(subjects.firstIndex) ?? before ?? 0].listed.append(call)
    }
    return parts
  }

  /// The life cycle that most calls are of; `nil` for calls that several have.
  private func subject(of calls: [DraftCall]) -> String? {
    let subjects = calls.compactMap { callbacks[$0.name].flatMap(subject) }
    return subjects.max { left, right in
      subjects.count { $0 == left } < subjects.count { $0 == right }
    }
  }

  private func subject(of callback: KnownCallback) -> String? {
    let catalog = APICatalog.standard
    let entry = catalog.entry(named: callback.name.callback, in: callback.types, platform: nil)
    switch callback.types.lazy.compactMap({ catalog.type(named: $0)?.kind }).first {
    case .application: return entry?.sceneCounterpart == nil ? nil : callback.name.delegate
    // A value stands beside the calls of any delegate.
    case .swiftUI: return nil
    case .scenelessApplication, .scene, .superclass, .delegate, nil:
      return callback.isValue ? nil : callback.name.delegate
    }
  }
}

extension ArticleEvent {
  /// Returns `true` for an event with the same path and calls.
  fileprivate func restates(_ other: ArticleEvent) -> Bool {
    !calls.isEmpty && (word, path) == (other.word, other.path)
  }
}
