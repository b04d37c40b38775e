import LifecycleModel

/// A changed attribute of one call, or of all calls of a callback.
struct AttributeChange {
  let old: CallAttributes
  let new: CallAttributes
  /// The old call or callback.
  let oldPlace: Element
  /// The new call or callback.
  let newPlace: Element
  /// The callback's qualified name.
  let name: String
  /// The transition's name; `nil` for all calls of the callback.
  let transition: String?
  /// The multiplicity of the callback's delegate on the new page.
  let multiplicity: Multiplicity
  /// The facts that it accounts for.
  let edits: [Edit]

  /// The name of the changed element.
  var element: String { transition ?? name }

  /// ` on 'Launch: …'`; empty for all calls of the callback.
  var place: String { transition.map { " on '\($0)'" } ?? "" }

  /// The changes of a value: first those of whole callbacks, then those of single calls, transition by transition.
  ///
  /// `aspects` are the facts that the value stands for. The change of a callback includes the calls that inherit the value.
  static func all<Value: Equatable>(
    _ aspects: [FactKey.Aspect], in subject: DiffSubject, of value: (CallAttributes) -> Value
  ) -> [AttributeChange] {
    let callbacks = subject.callbacks.common.filter {
      value(subject.old[$0.old].attributes) != value(subject.new[$0.new].attributes)
    }
    let general = Dictionary(uniqueKeysWithValues: callbacks.map { ($0.new, $0.old) })
    var inherited: [CallbackID: [StepName]] = [:]
    var single: [AttributeChange] = []
    for pair in subject.transitionPairs {
      for step in pair.common {
        let (was, now) = (subject.old[pair.old].steps[step.old], subject.new[pair.new].steps[step.new])
        guard value(was.attributes) != value(now.attributes) else { continue }
        if let old = general[now.callback], value(subject.old[old].attributes) == value(was.attributes),
          value(subject.new[now.callback].attributes) == value(now.attributes)
        {
          inherited[now.callback, default: []].append(step.name)
          continue
        }
        single.append(
          AttributeChange(
            old: was.attributes, new: now.attributes, oldPlace: .step(pair.old, step.old),
            newPlace: .step(pair.new, step.new), name: subject.newWords.name(of: now.callback),
            transition: subject.newWords.name(of: pair.new),
            multiplicity: subject.new.delegate(of: now.callback).multiplicity,
            edits: subject.edits(of: .step(step.name), aspects)))
      }
    }
    return callbacks.map { pair in
      let calls = (inherited[pair.new] ?? []).flatMap { subject.edits(of: .step($0), aspects) }
      return AttributeChange(
        old: subject.old[pair.old].attributes, new: subject.new[pair.new].attributes, oldPlace: .callback(pair.old),
        newPlace: .callback(pair.new), name: subject.newWords.name(of: pair.new), transition: nil,
        multiplicity: subject.new.delegate(of: pair.new).multiplicity,
        edits: subject.edits(of: subject.newNames[pair.new], aspects) + calls)
    } + single
  }
}

extension AttributeChange {
  /// The change in length of the scope of "at most once": negative for a shorter scope, 0 for the same.
  var growth: Int { reach(new.frequency) - reach(old.frequency) }

  /// The rank of the scope of "at most once" by length; 0 for none.
  private func reach(_ frequency: Frequency?) -> Int {
    guard let frequency else { return 0 }
    return switch frequency.multiplicity ?? multiplicity {
    case .view: 1
    case .window: 2
    case .process: 4
    // A scope of the page's own lives as a scene does.
    default: 3
    }
  }

  /// The calls whose certainty changed.
  static func certainties(in subject: DiffSubject) -> [AttributeChange] {
    all([.certainty, .condition], in: subject) { $0.certainty.word }
  }

  /// The doubts that the old version does not have.
  var gainedDoubts: Set<Certainty.Doubt.Kind> { Set(new.certainty.kinds).subtracting(old.certainty.kinds) }

  /// The doubts that the new version does not have.
  var lostDoubts: Set<Certainty.Doubt.Kind> { Set(old.certainty.kinds).subtracting(new.certainty.kinds) }

  /// The change of certainty as a rule reports it.
  func reported(as kind: ChangeKind, _ words: String, advice: String?) -> Change {
    let condition = new.certainty.condition.map { ": \($0)" } ?? ""
    return Change(
      kind: kind, oldPlace: oldPlace, newPlace: newPlace, element: element, old: text(old.certainty),
      new: text(new.certainty), message: "'\(name)' \(words)\(place)\(condition)", advice: advice, edits: edits)
  }

  /// The change of frequency as a rule reports it.
  func reportedFrequency(as kind: ChangeKind, _ verb: String, advice: String?) -> Change {
    let words = { (frequency: Frequency?) in frequency?.text ?? "any number of times" }
    let (was, now) = (words(old.frequency), words(new.frequency))
    return Change(
      kind: kind, oldPlace: oldPlace, newPlace: newPlace, element: element, old: "\(name): \(was)",
      new: "\(name): \(now)", message: "'\(name)' \(verb) \(now)\(place) (it was \(was))", advice: advice, edits: edits)
  }

  private func text(_ certainty: Certainty) -> String {
    "\(name): \(certainty.text ?? certainty.word)"
  }
}

extension Certainty {
  fileprivate var kinds: [Doubt.Kind] { doubts.map(\.kind) }
}

/// A common state with another parent on the new page.
struct ParentChange {
  /// The state's name.
  let name: String
  /// `true` where a composite state that it left or entered has transitions of its own.
  let matters: Bool
  /// `'Foreground'`: the composite states whose transitions no longer hold for it, or hold for it now.
  let composites: String
  private let pair: (old: StateID, new: StateID)
  private let old: String?
  private let new: String?
  private let edits: [Edit]

  /// The changes of two life cycles, in the new page's order.
  static func all(in subject: DiffSubject) -> [ParentChange] {
    subject.correspondence.states.all.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .parent)
      guard !edits.isEmpty else { return nil }
      let (left, entered) = (
        active(pair.old, in: subject.correspondence.old), active(pair.new, in: subject.correspondence.new)
      )
      let others =
        left.filter { !entered.map(\.token).contains($0.token) }
        + entered.filter { !left.map(\.token).contains($0.token) }
      return ParentChange(
        name: subject.new[pair.new].name, matters: !others.isEmpty, composites: ElementStrings.list(others.map(\.name)),
        pair: pair, old: subject.old[pair.old].parent.map { subject.old[$0].name },
        new: subject.new[pair.new].parent.map { subject.new[$0].name }, edits: edits)
    }
  }

  /// The change as a rule reports it.
  func reported(as kind: ChangeKind, advice: String?) -> Change {
    let place = { (parent: String?) in parent.map { "in '\($0)'" } ?? "at the top level" }
    return Change(
      kind: kind, oldPlace: .state(pair.old), newPlace: .state(pair.new), element: name, old: place(old),
      new: place(new), message: "State '\(name)' is now \(place(new)) (it was \(place(old)))", advice: advice,
      edits: edits)
  }

  /// The composite states around a state that have transitions of their own.
  private static func active(_ state: StateID, in side: Side) -> [(token: Token<State>, name: String)] {
    let sources = Set(side.lifecycle.transitions.map(\.source))
    return side.lifecycle.lineage(of: state).dropFirst().filter(sources.contains).map {
      (side[$0], side.lifecycle[$0].name)
    }
  }
}
