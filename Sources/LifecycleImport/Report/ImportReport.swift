import Text

/// The report of an import: what became of each line of the source that names a state, a callback or an arrow.
package struct ImportReport: Hashable, Sendable {
  /// The use of a part of a line, or the reason why it has none.
  package enum Entry: Hashable, Sendable {
    /// It is on the page: `state 'Active'`.
    case used(as: String)
    /// A slip in it was corrected: the source's text and what it was read as.
    case corrected(String, to: String)
    /// The page has something that it only implies: `from 'Inactive', as UIKit calls it`.
    case inferred(String)
    /// It makes no claim that a page could have, such as a mention in prose; the reason.
    case ignored(String)
    /// It was not understood; the reason.
    case unused(String)
  }

  /// A line with entries.
  package struct Row: Hashable, Sendable {
    /// The line's number, from 1.
    package let line: Int
    /// The entries in the order in which they were made.
    package let entries: [Entry]

    /// `true` where a part of the line was not understood.
    package var isIncomplete: Bool { entries.contains { if case .unused = $0 { true } else { false } } }
  }

  /// The questions that a person has to answer, each with the line that raises it.
  package private(set) var questions: [Question] = []
  private var entries: [Int: [Entry]] = [:]
  /// The same, to look them up: a graph in one line has all its entries there.
  private var known: [Int: Set<Entry>] = [:]

  /// A question that a person has to answer.
  package struct Question: Hashable, Sendable {
    /// The text, a sentence.
    package let text: String
    /// The line of the source, from 1; `nil` for one about all of it.
    package let line: Int?
  }

  /// Begins a report without entries.
  package init() {}

  /// The lines with entries, by number.
  package var rows: [Row] { entries.sorted { $0.key < $1.key }.map { Row(line: $0.key, entries: $0.value) } }

  /// `true` where a part of the source was not understood.
  package var isIncomplete: Bool { rows.contains(where: \.isIncomplete) }

  /// Returns `true` for a line that has an entry.
  package func mentions(_ line: Int) -> Bool { entries[line] != nil }

  /// Adds an entry to a line, unless the line has it.
  package mutating func add(_ entry: Entry, at line: Int) {
    if known[line, default: []].insert(entry).inserted { entries[line, default: []].append(entry) }
  }

  /// Adds what another report of the same source has.
  package mutating func merge(_ other: ImportReport) {
    for row in other.rows { for entry in row.entries { add(entry, at: row.line) } }
    let asked = Set(questions)
    questions += other.questions.filter { !asked.contains($0) }
  }

  /// Adds a question.
  package mutating func ask(_ text: String, at line: Int?) { questions.append(Question(text: text, line: line)) }
}

extension ImportReport.Entry {
  /// The kind and the words of an entry: `used`, `state 'Active'`.
  var parts: (kind: String, text: String) {
    switch self {
    case .used(let name): ("used", name)
    case .corrected(let text, let name): ("corrected", "'\(text)' to '\(name)'")
    case .inferred(let text): ("inferred", text)
    case .ignored(let reason): ("left out", reason)
    case .unused(let reason): ("not understood", reason)
    }
  }
}

extension ImportReport {
  /// The report as lines that editors take for places: `article.md:31: used: state 'Active'`.
  package func text(of file: String) -> String {
    let lines = rows.flatMap { row in
      row.entries.map { "\(file):\(row.line): \($0.parts.kind): \($0.parts.text)\n" }
    }
    let open = questions.map { question in
      "\(file):\(question.line.map { "\($0):" } ?? "") to decide: \(question.text)\n"
    }
    return (lines + open).joined()
  }

  /// The parts that were not understood, with their places.
  package func problems(of file: String) -> [String] {
    rows.flatMap { row in
      row.entries.compactMap { entry in
        if case .unused(let reason) = entry { "\(file):\(row.line): not understood: \(reason)" } else { nil }
      }
    }
  }

  /// The report as a JSON value.
  package func json(of file: String) -> JSONValue {
    [
      "file": .string(file),
      "lines": .array(
        rows.map { row in
          [
            "line": .int(row.line),
            "entries": .array(row.entries.map { ["kind": .string($0.parts.kind), "text": .string($0.parts.text)] }),
          ]
        }),
      "questions": .array(questions.map { ["line": .optional($0.line), "text": .string($0.text)] }),
    ]
  }
}
