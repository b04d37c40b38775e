import LifecycleModel
import LifecycleReader
import Text

/// An article as far as it has been read: its states, events and listed callbacks.
struct Article {
  /// The lines.
  let lines: [ArticleLine]
  /// The finder of callbacks.
  let finder: CallbackFinder
  /// The states.
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
