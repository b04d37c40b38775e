import LifecycleModel
import Text

/// Reads the configuration of a machine of XState (versions 4 and 5) as JSON.
package struct XStateReader {
  /// A node of the machine: the machine itself, or a state.
  private struct Node {
    let key: String
    let line: Int
    let tree: JSONTree
    let parent: Int?
    /// The number of its state; `nil` for the machine, and for a history.
    var state: Int?
    var children: [Int] = []
    /// The same by their keys.
    var childrenByKey: [Substring: Int] = [:]
  }

  /// The most transitions that events of the machine may make, as `any` on a page: each leads out of every state.
  private static let mostTransitions = 4096

  private var nodes: [Node] = []
  private var ids: [String: Int] = [:]
  private var imported = ImportedDraft()

  /// Reads a document with one configuration.
  package static func read(_ bytes: [UInt8]) throws(ImportError) -> ImportedDraft {
    let top = try JSONPlace(bytes)
    guard top.optional("states") != nil else {
      throw top.error(
        "is no machine: it has no 'states'", help: "Save the object that is given to 'createMachine' as JSON")
    }
    var reader = XStateReader()
    reader.imported.draft.name = top.tree["id"]?.string?.inOneLine ?? ""
    reader.addNode("", top.tree, line: top.tree.line, parent: nil)
    for node in reader.nodes.indices { reader.read(node) }
    reader.imported.findOwners()
    return reader.imported
  }

  /// Adds a node and those inside of it, in their order.
  private mutating func addNode(_ key: String, _ tree: JSONTree, line: Int, parent: Int?) {
    let index = nodes.count
    nodes.append(Node(key: key, line: line, tree: tree, parent: parent, state: nil))
    if let id = tree["id"]?.string { ids[id] = index }
    if let parent {
      nodes[parent].children.append(index)
      nodes[parent].childrenByKey[key[...]] = index
      addState(index)
    }
    for member in tree["states"]?.members ?? [] {
      addNode(member.name, member.value, line: member.line, parent: index)
    }
  }

  private mutating func addState(_ index: Int) {
    let node = nodes[index]
    let type = node.tree["type"]?.string
    if type == "history" {
      return reject(
        "'\(node.key)' is a history, which is no part of a page: let transitions lead to a state", node.line)
    }
    let parent = node.parent.map { nodes[$0] }
    var state = DraftState(node.key.inOneLine, parent: parent?.state, line: node.line)
    state.isFinal = type == "final"
    let isAlone = parent?.tree["states"]?.members.count == 1
    let initial = parent?.tree["initial"].flatMap { $0.string ?? $0["target"]?.string }
    state.isInitial = node.key == initial ?? (isAlone ? node.key : nil)
    let isPassed = node.tree["always"] != nil || node.tree["on"]?[""] != nil
    state.isTransient =
      isPassed && node.tree["states"] == nil && node.tree["on"]?.members.allSatisfy { $0.name.isEmpty } ?? true
    if let text = node.tree["description"]?.string?.inOneLine { state.addProse(text) }
    nodes[index].state = imported.draft.states.count
    imported.draft.states.append(state)
    imported.report.add(.used(as: "state '\(state.name)'"), at: node.line)
  }

  private mutating func reject(_ reason: String, _ line: Int) { imported.report.add(.unused(reason), at: line) }

  // MARK: Members

  private mutating func read(_ index: Int) {
    for member in nodes[index].tree.members {
      switch member.name {
      case "on":
        for event in member.value.members { addTransitions(event.value, event.name, from: index, line: event.line) }
      case "always": addTransitions(member.value, "", from: index, line: member.line)
      case "onDone": addTransitions(member.value, "done", from: index, line: member.line)
      case "after":
        for delay in member.value.members {
          let isNumber = Int(delay.name) != nil
          addTransitions(delay.value, "after \(delay.name)\(isNumber ? " ms" : "")", from: index, line: delay.line)
        }
      case "entry", "exit", "onEntry", "onExit": addActions(member, of: index)
      case "initial": readInitial(member, of: index)
      case "id", "key", "states", "description":
        imported.report.add(.used(as: "'\(member.name)'"), at: member.line)
      case "type": readType(member)
      case "invoke", "activities":
        reject("'\(member.name)' runs something beside the machine, which is no part of a page", member.line)
      default: imported.report.add(.ignored("'\(member.name)' is no part of a life cycle"), at: member.line)
      }
    }
  }

  private mutating func readInitial(_ member: JSONTree.Member, of index: Int) {
    let name = member.value.string ?? member.value["target"]?.string ?? ""
    guard nodes[index].childrenByKey[name[...]] != nil else {
      let begun = nodes[index].parent == nil ? "the machine" : "'\(nodes[index].key)'"
      return reject("\(begun) has no state '\(name)' to begin with", member.line)
    }
    imported.report.add(.used(as: "'initial'"), at: member.line)
  }

  private mutating func readType(_ member: JSONTree.Member) {
    guard member.value.string == "parallel" else {
      return imported.report.add(.used(as: "'type'"), at: member.line)
    }
    reject(
      "states that are active at once are no part of a page: make each a page of its own; here, they are in one state",
      member.line)
  }

  /// Adds actions at the border of a state: callbacks to the list of them, others to the prose.
  private mutating func addActions(_ member: JSONTree.Member, of index: Int) {
    let isEntry = member.name.lowercased().hasSuffix("entry")
    for name in Self.names(of: member.value) {
      guard let call = LabelCall(name) else {
        if let state = nodes[index].state {
          imported.draft.states[state].addProse("\(isEntry ? "On entry" : "On exit"): \(name)")
        }
        imported.report.add(.used(as: "prose"), at: member.line)
        continue
      }
      imported.draft.callbacks.append(DraftCall(call, line: member.line))
      imported.report.add(.used(as: "callback '\(call.name)'"), at: member.line)
      imported.report.ask(
        "On which transitions is '\(call.name)' called, which '\(nodes[index].key)' has on \(isEntry ? "entry" : "exit")?",
        at: member.line)
    }
  }

  /// The names in a value that is one, an object with one, or a list of these.
  private static func names(of tree: JSONTree) -> [String] {
    let all = if case .array(let elements) = tree.content { elements } else { [tree] }
    return all.compactMap { ($0.string ?? $0["type"]?.string)?.inOneLine }.filter { !$0.isEmpty }
  }

  // MARK: Transitions

  private mutating func addTransitions(_ value: JSONTree, _ event: String, from node: Int, line: Int) {
    let all = if case .array(let elements) = value.content { elements } else { [value] }
    // Transitions of the machine lead out of each of its states.
    let sources = nodes[node].state.map { [$0] } ?? nodes[node].children.compactMap { nodes[$0].state }
    guard sources.count < 2 || imported.draft.transitions.count + sources.count <= Self.mostTransitions else {
      return reject(
        "in each of its states, the machine's events are more than \(Self.mostTransitions) transitions", line)
    }
    for one in all where one.content != .null {
      let line = all.count > 1 ? one.line : line
      let written = one.string ?? one["target"]?.string ?? one["target"]?.elements.first?.string
      guard let target = written else {
        for source in sources { add([source, source], event, one, line) }
        continue
      }
      if one["target"]?.elements.count ?? 0 > 1 {
        reject("a transition of a page leads to one state: the others are left out", line)
      }
      guard let found = resolve(target, from: node) else {
        reject("no state is '\(target)'", line)
        continue
      }
      guard let state = nodes[found].state else {
        reject("'\(target)' is no state that a page can have", line)
        continue
      }
      for source in sources where !imported.draft.states[source].isFinal { add([source, state], event, one, line) }
    }
  }

  private mutating func add(_ path: [Int], _ event: String, _ value: JSONTree, _ line: Int) {
    var transition = DraftTransition(path, event: event.inOneLine, line: line)
    if let condition = value["guard"] ?? value["cond"] { transition.condition = Self.names(of: condition).first }
    var calls: [DraftCall] = []
    for action in value["actions"].map(Self.names) ?? [] {
      if let call = LabelCall(action) {
        calls.append(DraftCall(call, line: line))
      } else {
        transition.addProse("Action: \(action)")
      }
    }
    if !calls.isEmpty { transition.calls = [calls] }
    if let text = value["description"]?.string?.inOneLine { transition.addProse(text) }
    imported.add(transition)
  }

  /// The node that a target names: `#id.child`, `.child`, `sibling.child`.
  private func resolve(_ target: String, from node: Int) -> Int? {
    if target.hasPrefix(".") { return descend(target.dropFirst(), from: node) }
    guard target.hasPrefix("#") else { return descend(target[...], from: nodes[node].parent ?? node) }
    let path = target.dropFirst()
    let known = ids.keys.filter { path == $0 || path.hasPrefix($0 + ".") }.max { $0.count < $1.count }
    guard let known, let start = ids[known] else { return nil }
    return descend(path.dropFirst(known.count + 1), from: start)
  }

  private func descend(_ path: Substring, from node: Int) -> Int? {
    path.split(separator: ".").reduce(Optional(node)) { place, key in
      place.flatMap { nodes[$0].childrenByKey[key] }
    }
  }
}

extension ImportError {
  /// The error of a source in SCXML, which would need a library for XML: see `docs/architecture.md`.
  package static let scxml = ImportError(
    at: nil, "SCXML is not read: a reader of XML would make the program half as large again",
    help: "Write its states and transitions as a state diagram of Mermaid or PlantUML, and import that")
}
