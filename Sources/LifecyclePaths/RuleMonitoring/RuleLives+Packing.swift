extension RuleLives: Packable {
  /// Adds the life cycles as they are between calls.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(mode)
    bytes.add(lives)
    bytes.add(departed)
    bytes.add(generation)
  }

  /// Takes the life cycles.
  package init(from bytes: inout PackedReader) {
    mode = bytes.next()
    lives = bytes.next()
    departed = bytes.next()
    generation = bytes.next()
  }
}

extension RuleLives.Life: Packable {
  /// Adds the number, the places and the calls: the rest is that of a call that is over.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(number)
    bytes.add(now.places)
    bytes.add(triggers)
  }

  /// Takes the number, the places and the calls.
  package init(from bytes: inout PackedReader) {
    number = bytes.next()
    now = RuleSteps.Result(places: bytes.next())
    before = now.places
    triggers = bytes.next()
  }
}

extension RuleLives.Trigger: Packable {
  /// Adds the rule and the place.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(rule)
    bytes.add(place)
  }

  /// Takes the rule and the place.
  package init(from bytes: inout PackedReader) {
    rule = bytes.next()
    place = bytes.next()
  }
}
