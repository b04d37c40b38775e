import LifecycleModel
import LifecyclePaths

extension LifecycleMaker {
  /// Adds a rule, which need not hold.
  mutating func makeRule() {
    let kind = numbers.pick(RuleKindRegistry.all)
    let phrase = numbers.pick(kind.phrases.flatMap(Vocabulary.standard.phrases))
    var operands = kind.propositions.map { kind.isAboutState(as: $0) ? state() : operand() }
    if kind.takesAlternatives, case .callback = operands[0], numbers.happens(onceIn: 3) {
      let others = numbers.shuffled(lifecycle.callbackIDs).prefix(numbers.number(in: 1...2))
      operands.insert(contentsOf: others.map(Rule.Operand.callback), at: 0)
    }
    let claim = Rule.Claim(
      kind, operands: operands, per: phrase.contains("{m}") ? numbers.pick(Multiplicity.known) : nil)
    let text = lifecycle.text(of: claim, phrase: phrase)
    let sources =
      numbers.happens(onceIn: 4) ? [Provenance.Source(title: "Apple", url: "https://apple.example/rule")] : []
    lifecycle.rules.append(
      Rule(
        text: text, claim: claim, availability: availability(),
        provenance: Provenance(status: status(), sources: sources)))
  }

  private mutating func operand() -> Rule.Operand {
    if lifecycle.callbacks.isEmpty || numbers.happens(onceIn: 5) { return state() }
    return .callback(numbers.pick(lifecycle.callbackIDs))
  }

  private mutating func state() -> Rule.Operand { .state(numbers.pick(lifecycle.stateIDs)) }

  /// Adds a table of equivalents.
  mutating func makeEquivalents() {
    let columns = Array(numbers.shuffled(lifecycle.delegateIDs).prefix(numbers.number(in: 1...3)))
    let rows = (0..<numbers.number(in: 1...size)).map { _ in
      Equivalents.Row(
        cells: columns.map { cell(of: $0) }, notes: RandomProse(mayBeLong: false, using: &numbers).markdown)
    }
    lifecycle.equivalents.append(Equivalents(columns: columns, rows: rows))
  }

  private mutating func cell(of delegate: DelegateID) -> Equivalents.Cell {
    let own = lifecycle.callbacks(of: delegate)
    guard !own.isEmpty, !numbers.happens(onceIn: 4) else {
      return Equivalents.Cell(text: numbers.pick(["", "the view's initialiser", "何か", "a | b"]))
    }
    let callbacks = Array(numbers.shuffled(own).prefix(numbers.number(in: 1...2)))
    return lifecycle.cell(of: callbacks, words: numbers.pick(["", "", " (mostly)"]))
  }

  /// Adds a log line; `false` where none can be added.
  mutating func makeLogLine() -> Bool {
    var choices: [LoggedLine] = AwkwardNames.namingLines.map { LoggedLine(LinePattern($0), .named) }
    if let id = one(of: lifecycle.callbackIDs) {
      choices += AwkwardNames.lines.map { LoggedLine(LinePattern($0), .callback(id)) }
    }
    if let id = one(
      of: lifecycle.delegateIDs.filter({ lifecycle[$0].isObserved && !lifecycle.callbacks(of: $0).isEmpty }))
    {
      choices += AwkwardNames.valueLines.map { LoggedLine(LinePattern($0), .value(of: id)) }
    }
    let used = Set(lifecycle.logLines.map(\.pattern))
    guard let line = one(of: choices.filter { !used.contains($0.pattern) }) else { return false }
    lifecycle.logLines.append(line)
    return true
  }
}

extension Lifecycle {
  /// A rule's words for a claim: a phrase of the vocabulary with the names in it.
  func text(of claim: Rule.Claim, phrase: String) -> String {
    let names = claim.operands.map { operand in
      switch operand {
      case .callback(let id): qualifiedName(of: id).codeSpan
      case .state(let id): "**\(self[id].name.markdownText)**"
      }
    }
    var text = phrase
    // The last first: a name may contain text that looks like a gap.
    if let multiplicity = claim.multiplicity { text = text.replacing("{m}", with: multiplicity.rawValue) }
    let first = names.prefix(claim.alternatives.count)
    return text.replacing("{b}", with: names.last ?? "").replacing("{a}", with: first.joined(separator: " or "))
  }

  /// A cell that names callbacks.
  func cell(of callbacks: [CallbackID], words: String = "") -> Equivalents.Cell {
    let names = callbacks.map { qualifiedName(of: $0).codeSpan }
    return Equivalents.Cell(callbacks: callbacks, text: names.joined(separator: ", ") + words)
  }
}

extension Rule.Claim {
  /// The phrases that can state it, the English ones first.
  var wordings: [String] {
    kind.phrases.flatMap(Vocabulary.standard.phrases).filter { $0.contains("{m}") == (multiplicity != nil) }
  }
}
