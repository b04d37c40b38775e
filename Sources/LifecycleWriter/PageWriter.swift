import Documents
import LifecycleModel
import Text

/// Writes a life cycle as a page in the shape of the bundled ones, in its own language.
///
/// The life cycle that is read from the page is the same, and writing that gives the same bytes. A page says some things
/// that a life cycle doesn't have, and which are lost when a page is read and written: comments, prose between sections,
/// the words above calls in any order. A link of a claim that is neither around its name nor in its prose moves there. Control
/// characters become pictures of them, such as `␛`: a page is read on terminals, too.
package struct PageWriter {
  /// The life cycle.
  let lifecycle: Lifecycle
  /// Writes what is not Markdown yet.
  let markdown = MarkdownWriter(.gitHub)

  /// The page, ending in a line end.
  package static func page(of lifecycle: Lifecycle) -> String { PageWriter(lifecycle: lifecycle).page }

  private var page: String {
    var mentions = MentionWriter(lifecycle: lifecycle)
    let statements = StatementWriter(page: self)
    let blocks =
      title + properties + lifecycle.summary.paragraphs.map(\.withoutBlockStart)
      + section("delegates", delegates) + section("states", states) + section("callbacks", callbacks)
      + section("transitions", statements.transitions(&mentions))
      + section("scenarios", statements.scenarios(&mentions))
      + section("rules", rules) + section("equivalents", equivalents)
      + section("sceneConfigurations", sceneConfigurations) + section("logLines", logLines)
    return blocks.joined(separator: "\n\n").withControlPictures + "\n"
  }

  private var title: [String] { lifecycle.name.isEmpty ? [] : ["# " + markdown.heading([.text(lifecycle.name)])] }

  private var properties: [String] {
    let language = lifecycle.language == Lifecycle().language ? nil : lifecycle.language.rawValue
    let items: [(key: String, value: String?)] = [
      ("platform", lifecycle.platform), ("version", lifecycle.versionsText), ("language", language),
      ("swift", lifecycle.hasSwift ? nil : wordForNone),
      ("swiftModule", lifecycle.swiftModule), ("logSubsystem", lifecycle.logSubsystem),
    ]
    let list = items.compactMap { item in
      item.value.map { [text(word("property." + item.key)) + ": " + text($0)] }
    }
    return list.isEmpty ? [] : [MarkdownList.bullets(list)]
  }

  private func section(_ name: String, _ blocks: [String]) -> [String] {
    blocks.isEmpty ? [] : ["## " + word("section." + name)] + blocks
  }

  /// The first phrase of an entry of the vocabulary in the page's language.
  func word(_ key: String) -> String { Vocabulary.standard.phrase(key, in: lifecycle.language) }

  /// The word for "none", rather than a dash.
  var wordForNone: String {
    let words = Vocabulary.standard.phrases("word.none", in: lifecycle.language) ?? []
    return words.first { $0.contains(where: \.isLetter) } ?? word("word.none")
  }

  /// Plain text as Markdown, for any place in a line.
  func text(_ plain: String) -> String { markdown.paragraph([.text(plain)]) }

  /// A code span.
  func code(_ name: String) -> String { MarkdownWriter.code(name, isInTable: false) }

  /// A name in bold.
  func strong(_ name: String) -> String { markdown.line([.strong([.text(name)])]) }

  /// A name, in the Markdown that a link around it has where its claim's first source has that title, and is not in the
  /// prose; and the prose as paragraphs, with the other links that it lacks after it.
  func claim(
    _ name: String, as text: String, _ prose: String, sources: [Provenance.Source]
  ) -> (name: String, prose: [String]) {
    var missing = sources.filter { !prose.contains($0.url) }
    var head = text
    if let first = missing.first, first.title == name {
      head = "[\(text)](\(MarkdownWriter.address(first.url)))"
      missing.removeFirst()
    }
    let links = links(to: missing)
    return (head, prose.paragraphs + (links.isEmpty ? [] : [links.joined(separator: " ")]))
  }

  func links(to sources: [Provenance.Source]) -> [String] {
    sources.map { markdown.line([.link([.text($0.title)], url: $0.url)]) }
  }
}

extension String {
  /// The paragraphs of Markdown, which blank lines separate.
  package var paragraphs: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).split(whereSeparator: \.isEmpty)
      .map { $0.joined(separator: "\n") }
  }

  /// Markdown of a paragraph that begins no block of another kind where it stands at the beginning of a line.
  var withoutBlockStart: String {
    guard startsBlock else { return self }
    let digits = prefix { $0.isNumber }
    return digits + "\\" + dropFirst(digits.count)
  }

  /// `true` for Markdown that is no paragraph at the beginning of a line: a list, a quotation, a heading.
  package var startsBlock: Bool {
    let mark = prefix { !$0.isWhitespace }
    let isNumber = mark.dropLast().allSatisfy { $0.isASCII && $0.isNumber } && [".", ")"].contains(mark.last)
    return ["-", "*", "+", "#"].contains(mark) || mark.first == ">" || mark.count > 1 && isNumber
  }
}

extension PageWriter {
  /// The content of the Delegates section.
  var delegates: [String] {
    let items = lifecycle.delegates.map { delegate in
      // A delegate with a type's own name has that type.
      let isImplied = delegate.types == [delegate.name] && lifecycle.catalog.knows(type: delegate.name)
      let types = isImplied ? [] : delegate.types
      let traits =
        types.map(type) + (delegate.isObserved ? [word("attribute.observed")] : [])
        + [words(of: delegate.multiplicity)]
        + (delegate.hasSwift ? [] : [word("attribute.swift") + ": " + wordForNone])
        + attributes(of: delegate.provenance.status)
        + attributes(of: delegate.availability)
      let claim = claim(
        delegate.name, as: code(delegate.name), delegate.documentation, sources: delegate.provenance.sources)
      return [claim.name + ": " + traits.joined(separator: ", ")] + claim.prose.map(\.withoutBlockStart)
    }
    return items.isEmpty ? [] : [MarkdownList.bullets(items)]
  }

  /// A type, with its module where it is a library's.
  private func type(_ name: String) -> String {
    code(name) + (lifecycle.libraryModule(ofType: name).map { " \(word("module.from")) \(code($0))" } ?? "")
  }

  /// The content of the Callbacks section: a heading for each delegate, with its callbacks as long as they follow one another.
  var callbacks: [String] {
    let declared = lifecycle.callbackIDs.filter { lifecycle[$0].isDeclared }
    var blocks: [String] = []
    for ids in declared.chunked(by: { lifecycle[$0].delegate == lifecycle[$1].delegate }) {
      let owner = lifecycle.delegate(of: ids[0]).name
      let isSection = Vocabulary.standard.key(.section, matching: owner) != nil
      if !isSection { blocks.append("### " + text(owner)) }
      blocks.append(MarkdownList.bullets(ids.map { item(of: $0, owner: isSection ? owner + "." : "") }))
    }
    return blocks
  }

  private func item(of id: CallbackID, owner: String) -> [String] {
    let callback = lifecycle[id]
    let name = owner + (lifecycle.hasOwnSignature(id) ? callback.signature ?? callback.name : callback.name)
    let claim = claim(
      name, as: code(name), callback.documentation, sources: callback.attributes.provenance.sources)
    return item(claim.name + parenthesis(attributes(of: callback.attributes)), claim.prose)
      + (callback.body.map { [$0.fenced(as: "swift")] } ?? [])
  }

  /// A name with its attributes, then its prose, which may begin on the same line.
  func item(_ head: String, _ prose: [String]) -> [String] {
    guard let first = prose.first, !first.startsBlock else { return [head] + prose }
    return [head + ": " + first] + prose.dropFirst()
  }
}

extension Lifecycle {
  /// Returns `true` for a callback whose declaration is the page's own, and not Apple's.
  func hasOwnSignature(_ id: CallbackID) -> Bool {
    guard let signature = self[id].signature else { return false }
    let entry = catalog.entries(of: delegate(of: id).types).first { $0.name == self[id].name }
    return signature != entry?.signature
  }
}

extension Array {
  /// The elements in runs of those that belong together with the one before.
  func chunked(by belongs: (Element, Element) -> Bool) -> [[Element]] {
    var chunks: [[Element]] = []
    for element in self {
      if let last = chunks.last?.last, belongs(last, element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
    return chunks
  }
}

extension PageWriter {
  /// States that follow one another, in one list or one table.
  private struct Run {
    let isList: Bool
    let states: ArraySlice<StateID>
  }

  /// The content of the States section: nested lists, and tables for states with remarks and for what is below those.
  var states: [String] {
    var runs = runs(of: lifecycle.stateIDs)
    // Prose of several lines has no room in a table, so a list is worth another order. No page is read in such an order.
    if runs.contains(where: { !$0.isList && $0.states.contains { isFree($0) && !lifecycle[$0].documentation.fitsLine } }
    ) {
      runs = self.runs(of: freeStates(below: nil) + lifecycle.stateIDs.filter { !isFree($0) })
    }
    return runs.map { $0.isList ? list(of: $0.states) : table(of: Array($0.states)) }
  }

  private func runs(of states: [StateID]) -> [Run] {
    var runs: [Run] = []
    var rest = states[...]
    while let first = rest.first {
      let list = listed(rest)
      var run = Run(isList: !list.isEmpty, states: list)
      if list.isEmpty {
        let end = rest.indices.first { index in
          !haveSameColumns(first, rest[index]) || !listed(rest[index...].prefix(1)).isEmpty
        }
        run = Run(isList: false, states: rest[..<(end ?? rest.endIndex)])
      }
      runs.append(run)
      rest = rest.dropFirst(run.states.count)
    }
    return runs
  }

  /// Returns `true` for a state without remarks, of its own or of what contains it.
  private func isFree(_ id: StateID) -> Bool {
    lifecycle.lineage(of: id).allSatisfy { lifecycle[$0].remarks.isEmpty }
  }

  /// The states without remarks below another one, depth first.
  private func freeStates(below parent: StateID?) -> [StateID] {
    lifecycle.substates(of: parent).filter(isFree).flatMap { [$0] + freeStates(below: $0) }
  }

  /// The states from the first one on that one list can hold: without remarks, each after its parent's others.
  private func listed(_ states: ArraySlice<StateID>) -> ArraySlice<StateID> {
    var lineage: [StateID] = []
    return states.prefix { id in
      let state = lifecycle[id]
      guard state.remarks.isEmpty else { return false }
      while let last = lineage.last, last != state.parent { lineage.removeLast() }
      guard lineage.last == state.parent else { return false }
      lineage.append(id)
      return true
    }
  }

  /// A nested list of states in depth-first order.
  private func list(of states: ArraySlice<StateID>) -> String {
    var open: [(depth: Int, items: [[String]])] = [(0, [])]
    func close(to depth: Int) {
      while open.count > depth + 1, let last = open.popLast() {
        open[open.count - 1].items[open[open.count - 1].items.count - 1].append(MarkdownList.bullets(last.items))
      }
    }
    var depths: [StateID: Int] = [:]
    for id in states {
      let depth = lifecycle[id].parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[id] = depth
      close(to: depth)
      if open.count == depth { open.append((depth, [])) }
      open[open.count - 1].items.append(item(of: id))
    }
    close(to: 0)
    return MarkdownList.bullets(open[0].items)
  }

  private func item(of id: StateID) -> [String] {
    let state = lifecycle[id]
    let claim = claim(of: state)
    let head = claim.name + parenthesis(attributes(of: state)) + (claim.prose.first.map { ": " + $0 } ?? "")
    return [head] + claim.prose.dropFirst().map(\.withoutBlockStart)
  }

  private func claim(of state: State) -> (name: String, prose: [String]) {
    claim(state.name, as: strong(state.name), state.documentation, sources: state.provenance.sources)
  }

  private func haveSameColumns(_ first: StateID, _ second: StateID) -> Bool {
    lifecycle[first].remarks.map(\.heading) == lifecycle[second].remarks.map(\.heading)
  }

  private func table(of ids: [StateID]) -> String {
    let states = ids.map { lifecycle[$0] }
    let claims = states.map(claim)
    var columns: [(heading: String, cells: [String])] = [
      (word("column.state"), zip(claims, states).map { $0.name + parenthesis(attributes(of: $1)) }),
      (word("column.parent"), states.map { $0.parent.map { strong(lifecycle[$0].name) } ?? "" }),
      (word("column.description"), claims.map { $0.prose.joined(separator: "<br>") }),
    ].filter { $0.cells.contains { !$0.isEmpty } }
    for index in (states.first?.remarks ?? []).indices {
      columns.append((states[0].remarks[index].heading, states.map { $0.remarks[index].text }))
    }
    return table(columns)
  }

  /// A table of columns with headings in plain text and cells of Markdown.
  func table(_ columns: [(heading: String, cells: [String])]) -> String {
    let rows = (columns.first?.cells ?? []).indices.map { row in
      columns.map { column in
        column.cells[row].replacing("\n", with: " ").replacing("\\|", with: "|").replacing("|", with: "\\|")
      }
    }
    return MarkdownWriter.table(headings: columns.map { text($0.heading) }, rows: rows)
  }
}

extension String {
  /// `true` for prose of one line at most.
  fileprivate var fitsLine: Bool { !utf8.contains(UInt8(ascii: "\n")) }
}

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
