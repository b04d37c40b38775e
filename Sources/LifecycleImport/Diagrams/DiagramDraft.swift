import Documents
import LifecycleModel
import Text

/// Makes a draft of the statements of a diagram, one after another.
struct DiagramDraft {
  private let dialect: DiagramDialect
  private var imported = ImportedDraft()
  /// The number of each id's state.
  private var numbers: [String: Int] = [:]
  /// The states that have a name beside their ids, and those that are declared.
  private var named: Set<Int> = []
  private var declared: Set<Int> = []
  /// The ids of starts and ends with names.
  private var marks: Set<String> = []
  /// The composite states and groups that are open, with the lines that open them.
  private var open: [(region: Int?, line: Int)] = []
  private var lastState: Int?
  /// The arrows from starts and to ends, with the composite states around them.
  private var starts: [(state: Int, region: Int?, line: Int)] = []
  private var ends: [(state: Int, region: Int?, line: Int)] = []
  /// The final states that arrows with labels lead to, by region.
  private var endStates: [Int?: Int] = [:]

  /// Begins an empty imported.draft.
  init(_ dialect: DiagramDialect) { self.dialect = dialect }

  /// The composite state around the next statement.
  private var region: Int? { open.last?.region }

  /// Adds an entry to a line.
  mutating func note(_ entry: ImportReport.Entry, at line: Int) { imported.report.add(entry, at: line) }

  /// Reports a line, or a part of it, that is not used.
  mutating func reject(_ reason: String, at line: Int) { imported.report.add(.unused(reason), at: line) }

  /// Opens a group that is no state.
  mutating func openGroup(at line: Int) { open.append((region, line)) }

  /// Closes the state or group that was opened last.
  mutating func close(at line: Int) {
    if open.popLast() == nil { return reject("no state is open that '}' ends", at: line) }
    note(.used(as: "the end of a composite state"), at: line)
  }

  /// Sets the title, unless there is one.
  mutating func setTitle(_ text: String) {
    if imported.draft.name.isEmpty { imported.draft.name = text }
  }

  mutating func add(_ statement: DiagramStatement, at line: Int) {
    switch statement {
    case .state(let state): add(state, at: line)
    case .arrow(let source, let target, let label): addArrow(from: source, to: target, label, at: line)
    case .hidden(let ends):
      for end in ends { _ = place(end, at: line) }
      note(.ignored("a hidden arrow only places states"), at: line)
    case .text(let id, let marks, let text): add(StateDeclaration(id: id, text: text, marks: marks), at: line)
    case .note(let about, let text):
      addProse(LabelText.line(of: text ?? "", dialect), about)
      note(.used(as: "prose"), at: line)
    case .title(let text):
      setTitle(LabelText.line(of: text, dialect))
      note(.used(as: "the title"), at: line)
    case .summary(let text):
      addProse(LabelText.line(of: text, dialect), .diagram)
      note(.used(as: "the summary"), at: line)
    case .close: close(at: line)
    case .styled(let ids, let name): addClass(name, to: ids, at: line)
    case .concurrency:
      reject(
        "concurrent regions are no part of a page: make each a page of its own; here, their states are in one", at: line
      )
    case .ignored(let what): note(.ignored(what), at: line)
    case .unknown(let reason): reject(reason, at: line)
    case .block: break
    }
  }
}

extension DiagramDraft {
  /// Adds a state, and opens it where its substates follow.
  mutating func add(_ state: StateDeclaration, at line: Int) {
    guard let index = number(of: state.id, state.marks, isDeclared: state.text == nil, at: line) else {
      if state.opens { openGroup(at: line) }
      return
    }
    lastState = index
    if let name = state.name.map({ LabelText.line(of: $0, dialect) }) { rename(index, name) }
    if let text = state.text.map({ LabelText.line(of: $0, dialect) }), !text.isEmpty {
      if dialect.drawsTextAsName, !named.contains(index) {
        rename(index, text)
      } else {
        imported.draft.states[index].addProse(text)
      }
    }
    if state.opens { open.append((index, line)) }
    note(.used(as: "state '\(imported.draft.states[index].name)'"), at: line)
  }

  private mutating func rename(_ index: Int, _ name: String) {
    imported.draft.states[index].name = name
    named.insert(index)
  }

  /// The number of an id's state, which is made if it is new; `nil` for a start or an end.
  private mutating func number(of id: String, _ marks: StateMarks, isDeclared: Bool, at line: Int) -> Int? {
    if self.marks.contains(id) { return nil }
    if marks.kind == .start || marks.kind == .end {
      self.marks.insert(id)
      note(.used(as: "the \(marks.kind == .start ? "start" : "end") of a region"), at: line)
      return nil
    }
    let index = numbers[id] ?? imported.draft.states.count
    if numbers[id] == nil {
      numbers[id] = index
      imported.draft.states.append(DraftState(LabelText.line(of: id, dialect), parent: region, line: line))
    } else if moves(index, isDeclared: isDeclared) {
      imported.draft.states[index].parent = region
    }
    if isDeclared { declared.insert(index) }
    take(marks, of: index, at: line)
    return index
  }

  /// Returns `true` for a state that is now found to be inside of another one: in Mermaid by each mention there, in PlantUML
  /// by its first declaration.
  private func moves(_ index: Int, isDeclared: Bool) -> Bool {
    let isPlaced = dialect == .mermaid ? region == nil : !isDeclared || declared.contains(index)
    return !isPlaced && !(region.map(imported.draft.lineage) ?? []).contains(index)
  }

  private mutating func take(_ marks: StateMarks, of index: Int, at line: Int) {
    if marks.isDashed || marks.classes.contains("transient") { imported.draft.states[index].isTransient = true }
    switch marks.kind {
    case .choice: imported.draft.states[index].isTransient = true
    case .other(let kind):
      imported.draft.states[index].isTransient = true
      reject(
        "'<<\(kind)>>' is no part of a page: '\(imported.draft.states[index].name)' is a state that is only passed through",
        at: line)
    case .start, .end, nil: break
    }
  }

  private mutating func addClass(_ name: String, to ids: [String], at line: Int) {
    let known = ids.compactMap { numbers[$0] }
    guard name == "transient", !known.isEmpty else {
      return note(.ignored("'class' is about the looks of the drawing"), at: line)
    }
    for index in known {
      imported.draft.states[index].isTransient = true
      note(.used(as: "transient state '\(imported.draft.states[index].name)'"), at: line)
    }
  }

  /// Adds the text of a note to what it is about; text about nothing, or about a state that does not exist, is the summary's.
  mutating func addProse(_ text: String, _ about: DiagramNote) {
    guard !text.isEmpty else { return }
    switch about {
    case .state(let id):
      guard let index = numbers[id] else { return imported.draft.addProse(text) }
      imported.draft.states[index].addProse(text)
    case .last:
      guard let lastState else { return imported.draft.addProse(text) }
      imported.draft.states[lastState].addProse(text)
    case .link:
      guard !imported.draft.transitions.isEmpty else { return imported.draft.addProse(text) }
      imported.draft.transitions[imported.draft.transitions.count - 1].addProse(text)
    case .diagram: imported.draft.addProse(text)
    }
  }
}

extension DiagramDraft {
  fileprivate mutating func addArrow(from source: DiagramEnd, to target: DiagramEnd, _ label: String, at line: Int) {
    let (first, second) = (place(source, at: line), place(target, at: line))
    switch (first, second) {
    case (.history, _), (_, .history):
      reject("a history is no part of a page: let the transition lead to a state", at: line)
    case (.mark, .mark): reject("an arrow from a start to an end names no state", at: line)
    case (.mark, .state(let index)):
      starts.append((index, region, line))
      guard !label.isEmpty else { return }
      reject(
        "the arrow to an initial state has no event or call on a page: '\(LabelText.line(of: label, dialect))'",
        at: line)
    case (.state(let index), .mark):
      if label.isEmpty {
        ends.append((index, region, line))
      } else {
        addTransitions([index, endState(at: line)], label, at: line)
      }
    case (.state(let first), .state(let second)): addTransitions([first, second], label, at: line)
    }
  }

  private enum Place { case mark, history, state(Int) }

  private mutating func place(_ end: DiagramEnd, at line: Int) -> Place {
    switch end {
    case .mark: .mark
    case .history: .history
    case .state(let id, let marks): number(of: id, marks, isDeclared: false, at: line).map(Place.state) ?? .mark
    }
  }

  /// The final state of a region, to which arrows with labels lead.
  private mutating func endState(at line: Int) -> Int {
    if let known = endStates[region] { return known }
    var state = DraftState("End", parent: region, line: line)
    state.isFinal = true
    imported.draft.states.append(state)
    endStates[region] = imported.draft.states.count - 1
    return imported.draft.states.count - 1
  }

  private mutating func addTransitions(_ path: [Int], _ label: String, at line: Int) {
    imported.add(TransitionLabel.all(LabelText.lines(of: label, dialect)), along: path, at: line)
  }

  /// The draft with its report.
  var finished: ImportedDraft {
    var copy = self
    for end in ends { copy.finish(end) }
    for start in starts { copy.imported.begin(with: start.state, in: start.region, at: start.line) }
    for (_, line) in open { copy.reject("no '}' ends what '{' begins", at: line) }
    copy.imported.findOwners()
    return copy.imported
  }

  /// Marks a final state, unless a life cycle leaves the composite state that it ends.
  private mutating func finish(_ end: (state: Int, region: Int?, line: Int)) {
    let around = end.region.map(imported.draft.lineage) ?? []
    if let left = around.first(where: { state in imported.draft.transitions.contains { $0.path.first == state } }) {
      let name = imported.draft.states[left].name
      return reject("a life cycle goes on after this end, for there are transitions from '\(name)'", at: end.line)
    }
    imported.draft.states[end.state].isFinal = true
    note(.used(as: "final state '\(imported.draft.states[end.state].name)'"), at: end.line)
  }
}
