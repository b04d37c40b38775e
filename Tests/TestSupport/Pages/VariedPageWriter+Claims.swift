import LifecycleModel

extension VariedPageWriter {
  /// The contents of the Rules sections.
  mutating func rules() -> [[String]] {
    style.halves(style.shuffled(lifecycle.rules)).map { rules in
      rules.isEmpty ? [] : [style.bulletList(rules.map { [line(of: $0)] })]
    }
  }

  private mutating func line(of rule: Rule) -> String {
    let attributes = parenthesis(attributes(of: rule.availability) + attributes(of: rule.provenance.status))
    let links = rule.provenance.sources.map { "[\($0.title)](\($0.url))" }.joined(separator: ", ")
    return rule.text + attributes
      + (links.isEmpty ? "" : style.pick([" ", ": ", ", "]) + links + style.pick(["", "."]))
  }

  /// The contents of the Equivalents sections.
  mutating func equivalents() -> [[String]] {
    style.halves(style.shuffled(lifecycle.equivalents)).map { tables in tables.map { table(of: $0) } }
  }

  private mutating func table(of equivalents: Equivalents) -> String {
    let rows = style.shuffled(equivalents.rows)
    let columns = equivalents.columns.enumerated().map { index, delegate in
      let cells = rows.map {
        $0.cells[index].text.isEmpty ? style.word("word.none").markdownText : $0.cells[index].text
      }
      return (heading: lifecycle[delegate].name.markdownText, cells: cells)
    }
    guard rows.contains(where: { !$0.notes.isEmpty }) else { return style.table([], last: columns) }
    return style.table([], last: columns + [(style.word("column.notes"), rows.map(\.notes))])
  }

  /// The content of the Scene configurations section.
  mutating func sceneConfigurations() -> [[String]] {
    let all = lifecycle.sceneConfigurations
    guard !all.isEmpty else { return [] }
    func cells(_ value: (SceneConfiguration) -> String?, isCode: Bool) -> [String] {
      all.map { configuration in
        value(configuration).map { isCode ? $0.codeSpan : $0.markdownText } ?? style.pick(["", "", "—", "-"])
      }
    }
    let isCode = style.happens(onceIn: 2)
    let conditions = all.map { configuration in
      configuration.condition.map { configuration.isConditionCode ? $0.codeSpan : $0.markdownText }
        ?? style.pick(["", "", "—", "-"])
    }
    let columns: [TableColumn] = [
      (style.word("column.name"), all.map { isCode ? $0.name.codeSpan : $0.name.markdownText }),
      (style.word("column.role"), all.map { style.pick([$0.role.shortName, $0.role.plistKey]) }),
      (style.word("column.delegateClass"), cells(\.delegateClass, isCode: true)),
      (style.word("column.sceneClass"), cells(\.sceneClass, isCode: isCode)),
      (style.word("column.storyboard"), cells(\.storyboard, isCode: false)),
      (style.word("column.when"), conditions),
    ]
    return [[style.table(columns)]]
  }

  /// The contents of the Log lines sections.
  mutating func logLines() -> [[String]] {
    style.halves(style.shuffled(lifecycle.logLines)).map { lines in
      guard !lines.isEmpty else { return [] }
      let calls = lines.map { call(of: $0)?.codeSpan }
      // No table can hold a backslash before a bar.
      if lines.contains(where: { $0.pattern.text.contains("\\|") }) || style.happens(onceIn: 2) {
        let mark = style.pick([": ", ": ", "：", " → ", " - ", " "])
        return [
          style.bulletList(zip(lines, calls).map { [$0.pattern.text.codeSpan + ($1.map { mark + $0 } ?? "")] })
        ]
      }
      let columns: [TableColumn] = [
        (style.word("column.line"), lines.map(\.pattern.text.codeSpan)),
        (style.word("column.call"), calls.map { $0 ?? style.pick(["", "—", "none"]) }),
      ]
      return [style.table(columns)]
    }
  }

  private func call(of line: LoggedLine) -> String? {
    switch line.call {
    case .callback(let id): lifecycle.qualifiedName(of: id)
    case .value(let delegate): lifecycle[delegate].name
    case .named: nil
    }
  }
}
