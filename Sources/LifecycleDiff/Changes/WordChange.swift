import LifecycleModel

/// Changed prose or provenance of an element.
struct WordChange {
  /// The name of the element.
  let element: String
  /// The element on the old page.
  let oldPlace: Element
  /// The element on the new page.
  let newPlace: Element
  /// The old text; `nil` for none.
  let old: String?
  /// The new text; `nil` for none.
  let new: String?
  /// The facts that it accounts for.
  let edits: [Edit]

  /// The changes of two life cycles: the page, then each kind of element in the new page's order.
  static func all(in subject: DiffSubject) -> [WordChange] {
    let collector = WordChanges(subject: subject)
    return collector.page + collector.delegates + collector.states + collector.callbacks + collector.transitions
      + collector.steps + collector.scenarios + collector.rules + collector.configurations
  }
}

/// Collects the changes of words: documentation, notes and remarks, with the source of each where only that differs.
private struct WordChanges {
  let subject: DiffSubject

  private var names: FactNames { subject.newNames }

  private func change(
    _ element: String, _ places: (Element, Element), _ words: (String, String), _ edits: [Edit]
  ) -> WordChange? {
    guard !edits.isEmpty else { return nil }
    return WordChange(
      element: element, oldPlace: places.0, newPlace: places.1, old: words.0.isEmpty ? nil : words.0,
      new: words.1.isEmpty ? nil : words.1, edits: edits)
  }

  /// A text, with its provenance where only that differs.
  private func words(_ text: String, _ provenance: Provenance, besides other: String) -> String {
    guard text == other else { return text }
    let place = provenance.status.map { status in
      switch status {
      case .documented: "documented"
      case .observed(let place): "observed" + (place.map { ": \($0)" } ?? "")
      }
    }
    let claims = [place].compactMap { $0 } + provenance.sources.map { "\($0.title) <\($0.url)>" }
    return ([text] + (claims.isEmpty ? [] : ["(\(claims.joined(separator: ", ")))"])).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private func said(
    _ old: String, _ oldSource: Provenance, _ new: String, _ newSource: Provenance
  ) -> (String, String) {
    (words(old, oldSource, besides: new), words(new, newSource, besides: old))
  }

  var page: [WordChange] {
    [
      change(
        subject.new.name, (.page, .page), (subject.old.summary, subject.new.summary), subject.edits(of: .page, .words))
    ].compactMap { $0 }
  }

  var delegates: [WordChange] {
    subject.correspondence.delegates.all.compactMap { pair in
      let (old, new) = (subject.old[pair.old], subject.new[pair.new])
      return change(
        new.name, (.delegate(pair.old), .delegate(pair.new)),
        said(old.documentation, old.provenance, new.documentation, new.provenance),
        subject.edits(of: names[pair.new], .words, .provenance))
    }
  }

  var states: [WordChange] {
    subject.correspondence.states.all.compactMap { pair in
      let (old, new) = (subject.old[pair.old], subject.new[pair.new])
      let isSpelling = NameKey(old.name) == NameKey(new.name)
      let edits =
        subject.edits(of: names[pair.new], .words, .provenance)
        + (isSpelling ? subject.edits(of: names[pair.new], .name) : [])
      let text = { (state: State) in
        ([state.documentation] + state.remarks.map { "\($0.heading): \($0.text)" }).filter { !$0.isEmpty }
          .joined(separator: " ")
      }
      let words = said(text(old), old.provenance, text(new), new.provenance)
      return change(
        new.name, (.state(pair.old), .state(pair.new)), words.0 == words.1 ? (old.name, new.name) : words, edits)
    }
  }

  var callbacks: [WordChange] {
    subject.callbacks.common.compactMap { pair in
      let (old, new) = (subject.old[pair.old], subject.new[pair.new])
      let isDeclared = old.signature == nil || new.signature == nil
      let edits =
        subject.edits(of: names[pair.new], .words) + (isDeclared ? subject.edits(of: names[pair.new], .signature) : [])
      return change(
        subject.newWords.name(of: pair.new), (.callback(pair.old), .callback(pair.new)),
        old.documentation == new.documentation
          ? (old.signature ?? "", new.signature ?? "") : (old.documentation, new.documentation), edits)
    } + attributes
  }

  /// The changed attributes of calls besides certainty and order: replacement, provenance, a frequency of equal scope.
  private var attributes: [WordChange] {
    let replacements = AttributeChange.all([.replacedBy], in: subject) { $0.replacedBy }.map { change in
      (change, change.old.replacedBy ?? "", change.new.replacedBy ?? "")
    }
    let sources = AttributeChange.all([.provenance], in: subject) { $0.provenance }.map { change in
      (
        change, words("", change.old.provenance, besides: ""),
        words("", change.new.provenance, besides: "")
      )
    }
    let frequencies = AttributeChange.all([.frequency], in: subject) { $0.frequency }
      .filter { $0.growth == 0 }
      .map { change in (change, change.old.frequency?.text ?? "", change.new.frequency?.text ?? "") }
    return (replacements + sources + frequencies).compactMap { change, old, new in
      self.change(change.name + change.place, (change.oldPlace, change.newPlace), (old, new), change.edits)
    }
  }

  var transitions: [WordChange] {
    subject.runs { pair -> [String]? in
      let (old, new) = (subject.old[pair.old], subject.new[pair.new])
      guard !edits(of: pair).isEmpty else { return nil }
      let words = said(old.documentation, old.provenance, new.documentation, new.provenance)
      return words.0 == words.1 ? [] : [words.0, words.1]
    }.compactMap { run in
      let (old, new) = (subject.old[run[0].old], subject.new[run[0].new])
      let words = said(old.documentation, old.provenance, new.documentation, new.provenance)
      let titles = (subject.old.headline(of: run.map(\.old)), subject.new.headline(of: run.map(\.new)))
      return change(
        titles.1, (.transition(run[0].old), .transition(run[0].new)), words.0 == words.1 ? titles : words,
        run.flatMap(edits))
    }
  }

  /// The edits of a transition's words. Names that differ only in spelling count as words.
  private func edits(of pair: TransitionPair) -> [Edit] {
    let (old, new) = (subject.old[pair.old], subject.new[pair.new])
    var aspects: [FactKey.Aspect] = [.words, .provenance]
    if NameKey(old.event) == NameKey(new.event) { aspects.append(.event) }
    if old.guard?.key == new.guard?.key { aspects.append(.guard) }
    return subject.edits(of: names[pair.new], aspects)
  }

  var steps: [WordChange] {
    subject.transitionPairs.flatMap { pair in
      pair.common.compactMap { step in
        let (old, new) = (subject.old[pair.old].steps[step.old], subject.new[pair.new].steps[step.new])
        return change(
          "\(subject.newWords.name(of: new.callback)) on \(subject.newWords.name(of: pair.new))",
          (.step(pair.old, step.old), .step(pair.new, step.new)), (old.note, new.note),
          subject.edits(of: .step(step.name), .words))
      }
    }
  }

  var scenarios: [WordChange] {
    subject.correspondence.scenarios.all.compactMap { pair in
      let (old, new) = (subject.old.scenarios[pair.old.index], subject.new.scenarios[pair.new.index])
      return change(
        "scenario " + subject.newWords.name(of: new), (.scenario(pair.old), .scenario(pair.new)),
        (old.documentation, new.documentation), subject.edits(of: names[pair.new], .words))
    }
  }

  var rules: [WordChange] {
    subject.correspondence.rules.all.compactMap { pair in
      let (old, new) = (subject.old.rules[pair.old.index], subject.new.rules[pair.new.index])
      guard subject.edits(of: names[pair.new], .claim).isEmpty else { return nil }
      return change(
        new.text, (.rule(pair.old), .rule(pair.new)), said(old.text, old.provenance, new.text, new.provenance),
        subject.edits(of: names[pair.new], .words, .provenance))
    }
  }

  var configurations: [WordChange] {
    subject.correspondence.configurations.all.compactMap { pair in
      let old = subject.old.sceneConfigurations[pair.old.index]
      let new = subject.new.sceneConfigurations[pair.new.index]
      return change(
        subject.newWords.name(of: new), (.configuration(pair.old), .configuration(pair.new)),
        (old.shownCondition ?? "", new.shownCondition ?? ""), subject.edits(of: names[pair.new], .condition))
    }
  }
}
