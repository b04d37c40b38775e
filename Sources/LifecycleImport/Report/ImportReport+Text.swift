import Text

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
