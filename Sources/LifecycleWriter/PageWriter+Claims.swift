import Documents
import LifecycleModel

extension PageWriter {
  /// The content of the Rules section: the rules as they were written, with their attributes and links after them.
  var rules: [String] {
    lifecycle.rules.isEmpty ? [] : [MarkdownList.bullets(lifecycle.rules.map { [line(of: $0)] })]
  }

  private func line(of rule: Rule) -> String {
    let links = links(to: rule.provenance.sources.filter { !rule.text.contains($0.url) })
    return rule.text + parenthesis(attributes(of: rule.provenance.status) + attributes(of: rule.availability))
      + links.map { " " + $0 }.joined()
  }

  /// The content of the Equivalents section.
  var equivalents: [String] {
    lifecycle.equivalents.map { equivalents in
      let rows = equivalents.rows
      let none = text(word("word.none"))
      var columns = equivalents.columns.enumerated().map { index, delegate in
        let cells = rows.map { $0.cells[index].text.isEmpty ? none : $0.cells[index].text }
        return (heading: lifecycle[delegate].name, cells: cells)
      }
      if rows.contains(where: { !$0.notes.isEmpty }) { columns.append((word("column.notes"), rows.map(\.notes))) }
      return table(columns)
    }
  }

  /// The content of the Scene configurations section.
  var sceneConfigurations: [String] {
    let all = lifecycle.sceneConfigurations
    guard !all.isEmpty else { return [] }
    let optional: [(heading: String, cells: [String])] = [
      (word("column.delegateClass"), all.map { $0.delegateClass.map(code) ?? "" }),
      (word("column.sceneClass"), all.map { $0.sceneClass.map(code) ?? "" }),
      (word("column.storyboard"), all.map { $0.storyboard.map(text) ?? "" }),
      (
        word("column.when"), all.map { each in each.condition.map { each.isConditionCode ? code($0) : text($0) } ?? "" }
      ),
    ].filter { $0.cells.contains { !$0.isEmpty } }
    return [
      table(
        [(word("column.name"), all.map { text($0.name) }), (word("column.role"), all.map(\.role.shortName))] + optional)
    ]
  }

  /// The content of the Log lines section: a list, because no table can hold a backslash before a bar.
  var logLines: [String] {
    let items = lifecycle.logLines.map { line in
      let call: String? =
        switch line.call {
        case .callback(let id): lifecycle.qualifiedName(of: id)
        case .value(let delegate): lifecycle[delegate].name
        case .named: nil
        }
      return [code(line.pattern.text) + (call.map { ": " + code($0) } ?? "")]
    }
    return items.isEmpty ? [] : [MarkdownList.bullets(items)]
  }
}
