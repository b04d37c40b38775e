import LifecycleModel
import LifecyclePaths

extension Lifecycle {
  /// A life cycle that differs from this one in one thing, with a word for it: `renamed state`, `removed step`.
  ///
  /// It is as valid as this one. References to a removed element are removed too: a state's substates, and the transitions
  /// and claims that name it.
  package func changed(by numbers: inout SplitMix64) -> (lifecycle: Lifecycle, word: String) {
    for edit in numbers.shuffled(LifecycleEdit.all) {
      var maker = LifecycleMaker(changing: self, numbers: SplitMix64(seed: numbers.next()))
      guard edit.make(&maker) else { continue }
      maker.lifecycle.settle()
      if maker.lifecycle != self { return (maker.lifecycle, edit.word) }
    }
    return (self, "nothing")
  }
}

/// One kind of change, which may be impossible.
struct LifecycleEdit: Sendable {
  /// A description in two words.
  let word: String
  /// Makes the change; `false` if it is impossible.
  let make: @Sendable (inout LifecycleMaker) -> Bool

  /// All kinds.
  static let all = page + states + delegates + callbacks + steps + transitions + claims

  /// Names a kind of change.
  init(_ word: String, _ make: @escaping @Sendable (inout LifecycleMaker) -> Bool) {
    self.word = word
    self.make = make
  }

  private static let page = [
    LifecycleEdit("title") { maker in
      maker.lifecycle.name += " again"
      return true
    },
    LifecycleEdit("summary") { maker in
      maker.lifecycle.summary = "Another summary."
      return true
    },
    LifecycleEdit("version") { maker in
      maker.lifecycle.versions = VersionRange(maker.version(), maker.version())
      return true
    },
    LifecycleEdit("other systems") { maker in
      guard maker.lifecycle.versions != nil, let platform = maker.lifecycle.platform, platform != "watchOS" else {
        return false
      }
      maker.lifecycle.otherSystems = [SystemVersions("watchOS", VersionRange(maker.version(), maker.version()))]
      return true
    },
    LifecycleEdit("language") { maker in
      maker.lifecycle.language = maker.numbers.pick(Language.allCases)
      return true
    },
    LifecycleEdit("Swift") { maker in
      maker.lifecycle.hasSwift.toggle()
      return true
    },
    LifecycleEdit("module") { maker in
      maker.lifecycle.swiftModule = maker.numbers.pick(["Other", nil])
      return true
    },
  ]
}

extension LifecycleMaker {
  /// One of some elements; `nil` if there are none.
  mutating func one<Choice>(of choices: [Choice]) -> Choice? {
    choices.isEmpty ? nil : numbers.pick(choices)
  }

  /// Writes the rules and the cells again that name certain callbacks or states.
  mutating func rewrite(states: Set<StateID> = [], callbacks: Set<CallbackID> = []) {
    for (index, rule) in lifecycle.rules.enumerated() {
      let isMeant = rule.claim.operands.contains { operand in
        switch operand {
        case .callback(let id): callbacks.contains(id)
        case .state(let id): states.contains(id)
        }
      }
      guard isMeant, let phrase = rule.claim.wordings.first else { continue }
      lifecycle.rules[index].text = lifecycle.text(of: rule.claim, phrase: phrase)
    }
    for (table, equivalents) in lifecycle.equivalents.enumerated() {
      for (row, cells) in equivalents.rows.map(\.cells).enumerated() {
        for (column, cell) in cells.enumerated() where !callbacks.isDisjoint(with: cell.callbacks) {
          lifecycle.equivalents[table].rows[row].cells[column] = lifecycle.cell(of: cell.callbacks)
        }
      }
    }
  }

  /// Keeps some elements only.
  mutating func keep(delegates: [Int]? = nil, states: [Int]? = nil, callbacks: [Int]? = nil) {
    lifecycle = Renumbering(
      delegates: delegates ?? Array(lifecycle.delegates.indices), states: states ?? Array(lifecycle.states.indices),
      callbacks: callbacks ?? Array(lifecycle.callbacks.indices)
    ).applied(to: lifecycle)
    // A page names types of libraries at its delegates alone.
    let types = Set(lifecycle.delegates.flatMap(\.types))
    let named = lifecycle.catalog.additions.filter { types.contains($0.name) }
    if named.count < lifecycle.catalog.additions.count { lifecycle.catalog = APICatalog.standard.adding(Array(named)) }
  }
}
