import LifecycleModel
import LifecycleWriter

extension VariedPageWriter {
  /// The contents of the Transitions sections.
  mutating func transitions() -> [[String]] {
    statements(lifecycle.chains.map { chain in Statement(chain.map { lifecycle[$0] }) })
  }

  /// The contents of the Scenarios sections.
  mutating func scenarios() -> [[String]] { statements(lifecycle.scenarios.map(Statement.init)) }

  private mutating func statements(_ statements: [Statement]) -> [[String]] {
    style.halves(style.shuffled(statements)).map { half in
      var items: [[String]] = []
      var rows: [Statement] = []
      var headings: [String] = []
      var haveEvents = false
      for statement in half {
        switch style.pick([PageStyle.Form.headings, .list] + (fitsRow(statement) ? [.table] : [])) {
        case .headings: headings += heading(of: statement)
        case .list:
          items.append(item(of: statement))
          haveEvents = haveEvents || !statement.event.isEmpty
        case .table: rows.append(statement)
        }
      }
      let blocks = (items.isEmpty ? [] : [style.bulletList(items)]) + (rows.isEmpty ? [] : [table(of: rows)])
      // A heading without an arrow groups the items below it; below the last one's steps they are not its steps.
      // Above items without an event it would be their event.
      guard !blocks.isEmpty, haveEvents || !rows.isEmpty, style.happens(onceIn: 3) else { return blocks + headings }
      let group = [style.heading(style.pick(["More", "In short", "その他"]), depth: 1)]
      return headings + (headings.isEmpty || style.happens(onceIn: 2) ? group : []) + blocks
    }
  }

  private mutating func heading(of statement: Statement) -> [String] {
    let text = head(of: statement, inList: false) + style.pick(["", "", "", ":"])
    let prose = statement.documentation.paragraphs
    let steps = statement.items.isEmpty ? [] : [stepList(statement)]
    let heading = style.heading(text, depth: 1)
    return [heading] + (style.happens(onceIn: 3) ? steps + prose : prose + steps)
  }

  private mutating func item(of statement: Statement) -> [String] {
    var blocks = statement.documentation.paragraphs
    var text = head(of: statement, inList: true)
    if statement.items.isEmpty {
      // A few words after a path are its event, if it has none.
      let isEvent = statement.event.isEmpty && (blocks.first?.split(separator: " ").count ?? 0) <= 6
      let isPlain = blocks.first.map { !$0.contains("`") && !$0.contains("**") && !$0.startsBlock && !isEvent } ?? false
      if isPlain, style.happens(onceIn: 2) { text += ": " + blocks.removeFirst() }
      return [text] + blocks
    }
    guard statement.isShort, style.happens(onceIn: 2) else { return [text] + blocks + [stepList(statement)] }
    return [text + style.pick([": ", "："]) + calls(of: statement, separators: [", ", ", ", "、", "<br>"])] + blocks
  }

  /// `Launch: A → B → C [guard] (documented)`, the attributes after the path, before the guard or after the event.
  private mutating func head(of statement: Statement, inList: Bool) -> String {
    let attributes = parenthesis(attributes(of: statement.availability) + attributes(of: statement.provenance.status))
    var event = statement.event.markdownText
    let isBehindEvent = !event.isEmpty && !attributes.isEmpty && style.happens(onceIn: 3)
    if isBehindEvent { event += attributes }
    let condition = statement.guard.map { " [" + $0.text.markdownText + "]" } ?? ""
    let tail = isBehindEvent ? condition : style.pick([condition + attributes, attributes + condition])
    return (event.isEmpty ? "" : event + style.pick([": ", ": ", "："])) + path(statement.path) + tail
  }

  private mutating func path(_ states: [StateID]) -> String {
    let names = states.map { lifecycle[$0].name }
    let areSimple = names.allSatisfy(isSimple)
    let arrow = style.pick(["→", "→", "->", "-->", "–>", "=>", "==>", "⇒", "➜"] + (areSimple ? ["to"] : []))
    let escaped = arrow.replacing(">", with: "\\>")
    let parts = names.map { pathName($0) }
    if areSimple, parts.count == 3, arrow != "to", style.happens(onceIn: 4) {
      return "\(parts[0]) \(escaped) (\(parts[1]) \(escaped)) \(parts[2])"
    }
    return parts.joined(separator: " \(escaped) ")
  }

  /// A state's name in a path: in code if it contains characters with a meaning there.
  private mutating func pathName(_ name: String) -> String {
    guard isSimple(name) else { return name.codeSpan }
    let text = name.markdownText
    return style.pick([text, text, text, "**\(text)**", "*\(text)*", name.codeSpan])
  }

  private func isSimple(_ name: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "_" || $0 == "-" }
      && !name.split(separator: " ").contains("to") && !name.contains("から") && !name.contains("에서")
      && !name.contains("->") && name.contains(where: \.isLetter)
  }

  private func fitsRow(_ statement: Statement) -> Bool {
    statement.path.count == 2 && statement.isShort && statement.documentation.fitsCell
      && (statement.event.isEmpty || !isNone(statement.event))
  }

  private mutating func table(of statements: [Statement]) -> String {
    let attributes = statements.map { self.attributes(of: $0.availability) + self.attributes(of: $0.provenance.status) }
    let nothing = style.word("word.none").markdownText
    let columns: [TableColumn] = [
      (style.word("column.from"), statements.map { style.styled(lifecycle[$0.path[0]].name) }),
      (style.word("column.to"), statements.map { style.styled(lifecycle[$0.path[1]].name) }),
      (style.word("column.event"), statements.map { $0.event.markdownText }),
      (style.word("column.guard"), statements.map { $0.guard.map { "[" + $0.text.markdownText + "]" } ?? "" }),
      (
        style.word("column.callbacks"),
        statements.map { $0.items.isEmpty ? nothing : calls(of: $0, separators: [", ", "<br>", "、"]) }
      ),
      (style.word("column.attributes"), attributes.map { joined($0) }),
      (style.word(style.pick(["column.description", "column.notes"])), statements.map(\.documentation)),
    ]
    return style.table(columns)
  }

  private mutating func calls(of statement: Statement, separators: [String]) -> String {
    let separator = style.pick(separators)
    return statement.items.map { item in
      switch item {
      case .call(let step): call(step)
      case .reached(let state): "**\(lifecycle[state].name.markdownText)**"
      }
    }
    .joined(separator: separator)
  }
}

extension Statement {
  /// `true` if its calls fit in one line: no notes, no groups.
  fileprivate var isShort: Bool {
    items.allSatisfy { item in
      if case .call(let step) = item { step.note.isEmpty && step.unordered == nil } else { true }
    }
  }
}
