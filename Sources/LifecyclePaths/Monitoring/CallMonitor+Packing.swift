extension CallMonitor.Process: Packable {
  /// Adds the process with the numbers that its sets have.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(lives)
    bytes.add(otherModes)
    bytes.add(clock)
    bytes.add(lifeCount)
    bytes.add(generation)
  }

  /// Takes the process.
  package init(from bytes: inout PackedReader) {
    lives = bytes.next()
    otherModes = bytes.next()
    clock = bytes.next()
    lifeCount = bytes.next()
    generation = bytes.next()
  }
}

extension MonitoredLife: Packable {
  /// Adds the places and numbers.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(places)
    bytes.add(lastCall)
    bytes.add(number)
  }

  /// Takes the places and numbers.
  package init(from bytes: inout PackedReader) {
    places = bytes.next()
    lastCall = bytes.next()
    number = bytes.next()
  }
}

extension MonitoredLives: Packable {
  /// Adds the life cycles, and the facts about the process.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(mode)
    bytes.add(flags: isAllowed, isCrowded, mayBeNew, hasForgotten)
    bytes.add(newcomer)
    bytes.add(lives)
  }

  /// Takes the life cycles.
  package init(from bytes: inout PackedReader) {
    mode = bytes.next()
    let flags = bytes.nextFlags(4)
    (isAllowed, isCrowded, mayBeNew, hasForgotten) = (flags[0], flags[1], flags[2], flags[3])
    newcomer = bytes.next()
    lives = bytes.next()
  }
}
