import Text

/// Reads the state diagrams of Mermaid and PlantUML.
package enum StateDiagramReader {
  /// The drafts of a text's diagrams, at least one: a text in PlantUML may hold several. Lines have numbers from that of the
  /// first one.
  package static func read(_ text: String, _ dialect: DiagramDialect, firstLine: Int = 1) -> [ImportedDraft] {
    var comments = DiagramComments(dialect)
    let lines = text.diagramLines.map { comments.strip($0) }
    let begins = lines.contains { $0.lowercased().hasPrefix("@start") }
    var readers: [DiagramLineReader] = []
    var current = DiagramLineReader(dialect)
    var outside: [Int] = []
    var isOutside = dialect == .plantUML && begins
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let number = firstLine + index
      if dialect == .plantUML, line.lowercased().hasPrefix("@start") {
        if !isOutside { readers.append(current) }
        current = DiagramLineReader(dialect)
        isOutside = false
      }
      guard !isOutside else {
        outside.append(number)
        continue
      }
      current.read(line, at: number)
      guard dialect == .plantUML, begins, line.lowercased().hasPrefix("@end") else { continue }
      readers.append(current)
      isOutside = true
    }
    if !isOutside { readers.append(current) }
    var drafts = readers.map { $0.finished }
    for line in outside { drafts[0].report.add(.ignored("it is outside of '@startuml' and '@enduml'"), at: line) }
    return drafts
  }
}

/// Reads a diagram of Mermaid or PlantUML line by line; what it cannot read is counted, and told with its line.
struct DiagramLineReader {
  private let dialect: DiagramDialect
  private var diagram: DiagramDraft
  private var block: DiagramBlock?
  /// The lines of the block, decoded.
  private var blockLines: [String] = []
  /// The number of blocks in braces that are open inside of a skipped one.
  private var depth = 0
  private var hasBegun = false
  /// The kind of diagram, where it is none of states.
  private var otherKind: String?

  /// Begins a diagram.
  init(_ dialect: DiagramDialect) {
    self.dialect = dialect
    diagram = DiagramDraft(dialect)
  }

  /// The draft of the lines that were read.
  var finished: ImportedDraft {
    var copy = self
    if let block { copy.finish(block) }
    return copy.diagram.finished
  }

  /// Reads a line without comments and without white space at its ends.
  mutating func read(_ line: Substring, at number: Int) {
    if let block { return read(line, of: block, at: number) }
    if let otherKind { return diagram.reject("'\(otherKind)' is no state diagram", at: number) }
    if let header = header(line) {
      hasBegun = true
      return diagram.note(.used(as: header), at: number)
    }
    if let otherKind { return diagram.reject("'\(otherKind)' is no state diagram", at: number) }
    if line == "---", dialect == .mermaid, !hasBegun {
      diagram.note(.ignored("settings of the drawing"), at: number)
      block = .settings
      return
    }
    hasBegun = true
    read(DiagramStatement(line, dialect), line, at: number)
  }

  private mutating func read(_ statement: DiagramStatement, _ line: Substring, at number: Int) {
    switch statement {
    case .block(let block):
      self.block = block
      describe(block, at: number)
    case .state(let state):
      diagram.add(state, at: number)
      guard !state.rest.isEmpty else { return }
      guard state.opens else { return diagram.reject("'\(state.rest)' behind a state is not known", at: number) }
      let isClosed = state.rest.hasSuffix("}")
      let rest = (isClosed ? state.rest.dropLast() : state.rest[...]).trimmingSpaces
      if !rest.isEmpty, !rest.contains("{") { read(DiagramStatement(rest, dialect), rest, at: number) }
      if isClosed { diagram.close(at: number) }
    case .unknown(let reason) where line.hasSuffix("{"):
      diagram.openGroup(at: number)
      diagram.reject(reason, at: number)
    case .arrow, .hidden, .text, .note, .title, .summary, .close, .styled, .concurrency, .ignored, .unknown:
      diagram.add(statement, at: number)
    }
  }

  /// The words for a line that begins or ends a diagram; `nil` for another line.
  private mutating func header(_ line: Substring) -> String? {
    let word = line.prefix { !$0.isWhitespace }.lowercased()
    switch dialect {
    case .mermaid:
      guard !hasBegun else { return nil }
      if DiagramDialect.otherDiagrams.contains(word) { otherKind = String(line.prefix { !$0.isWhitespace }) }
      return word == "statediagram" || word == "statediagram-v2" ? "the beginning of a diagram" : nil
    case .plantUML:
      if word.hasPrefix("@start"), word != "@startuml" { otherKind = word }
      return word == "@startuml" ? "the beginning of a diagram" : word == "@enduml" ? "the end of a diagram" : nil
    }
  }

  private mutating func describe(_ block: DiagramBlock, at number: Int) {
    switch block {
    case .note: diagram.note(.used(as: "prose"), at: number)
    case .title: diagram.note(.used(as: "the title"), at: number)
    case .summary: diagram.note(.used(as: "the summary"), at: number)
    case .settings: diagram.note(.ignored("settings of the drawing"), at: number)
    case .skipped(true, let what, _): diagram.note(.ignored("\(what) is about the looks of the drawing"), at: number)
    case .skipped(false, let what, _): diagram.reject("\(what) is no part of a life cycle", at: number)
    }
  }

  private mutating func read(_ line: Substring, of block: DiagramBlock, at number: Int) {
    describe(block, at: number)
    if depth == 0, block.ends(at: line) {
      if case .summary = block { blockLines.append(LabelText.line(of: String(line.dropLast()), dialect)) }
      finish(block)
      self.block = nil
      return
    }
    switch block {
    case .settings:
      if line.hasPrefix("title:") { diagram.setTitle(LabelText.line(of: line.dropFirst(6).unquoted, dialect)) }
    case .skipped: depth += line.hasSuffix("{") ? 1 : line == "}" ? -1 : 0
    case .note, .title, .summary: blockLines.append(LabelText.line(of: String(line), dialect))
    }
  }

  /// Uses the lines of a block.
  private mutating func finish(_ block: DiagramBlock) {
    let text = blockLines.filter { !$0.isEmpty }.joined(separator: " ")
    blockLines = []
    depth = 0
    switch block {
    case .note(let about): diagram.addProse(text, about)
    case .title: diagram.setTitle(text)
    case .summary: diagram.addProse(text, .diagram)
    case .settings, .skipped: break
    }
  }
}

extension StringProtocol {
  /// The text without white space and quotation marks at its ends.
  fileprivate var unquoted: String { String(Substring(self).trimmingSpaces.drop { $0 == "\"" }.prefix { $0 != "\"" }) }
}

extension String {
  /// The lines, whose ends may be those of any system.
  var diagramLines: [Substring] {
    unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" }.map { line in
      Substring(line.last == "\r" ? line.dropLast() : line)
    }
  }
}
