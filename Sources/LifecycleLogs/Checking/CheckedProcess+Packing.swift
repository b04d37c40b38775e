import LifecyclePaths

extension CheckedProcess {
  /// The parts of a process that cannot be packed; most have none.
  struct Rest: Sendable {
    fileprivate let numbered: NumberedCalls<Call>
    fileprivate let covered: CoveredProcess?
    fileprivate let unnamed: Call?
  }
}

extension CheckedProcess: OpenProcess {
  /// Adds all but the calls that wait, and the coverage.
  func pack(into bytes: inout PackedBytes) -> Rest? {
    bytes.add(lastCall)
    bytes.add(key)
    bytes.add(flags: hasSamePage, isUnderWay, isAnywhere, hasGaps, isLastAllowed, needsSeveralScenes)
    bytes.add(hasObjects)
    bytes.add(traces)
    bytes.add(followed)
    bytes.add(complete)
    bytes.add(numbered.next)
    bytes.add(lastTime)
    bytes.add(ownObjects)
    let hasRest = numbered.hasWaiting || followed.covered != nil || unnamed != nil
    return hasRest ? Rest(numbered: numbered, covered: followed.covered, unnamed: unnamed) : nil
  }

  /// Takes what was added.
  init(from bytes: inout PackedReader, _ rest: Rest?) {
    lastCall = bytes.next()
    key = bytes.next()
    let flags = bytes.nextFlags(6)
    (hasSamePage, isUnderWay, isAnywhere) = (flags[0], flags[1], flags[2])
    (hasGaps, isLastAllowed, needsSeveralScenes) = (flags[3], flags[4], flags[5])
    hasObjects = bytes.next()
    traces = bytes.next()
    followed = bytes.next()
    complete = bytes.next()
    if let next: Int = bytes.next() { numbered.expect(next) }
    lastTime = bytes.next()
    ownObjects = bytes.next()
    guard let rest else { return }
    numbered = rest.numbered
    followed.covered = rest.covered
    unnamed = rest.unnamed
  }
}

extension LogKey: Packable {
  /// Adds the numbers.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(device)
    bytes.add(launch)
  }

  /// Takes the numbers.
  package init(from bytes: inout PackedReader) { self.init(device: bytes.next(), launch: bytes.next()) }
}
