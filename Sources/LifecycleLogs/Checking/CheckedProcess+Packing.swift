import LifecyclePaths

extension CheckedProcess {
  /// A process in few bytes, until its next call comes.
  struct Packed: Sendable {
    fileprivate let bytes: [UInt8]

    /// The number of its last call, and the key of its rows.
    var head: (lastCall: Int, key: LogKey?) {
      var reader = PackedReader(bytes)
      return (reader.next(), reader.next())
    }
  }

  /// The parts of a process that cannot be packed; most have none.
  struct Rest: Sendable {
    fileprivate let numbered: NumberedCalls
    fileprivate let covered: CoveredProcess?
    fileprivate let unnamed: Call?
  }

  /// The process in few bytes, and the rest of it; `buffer` is for its bytes.
  func packed(in buffer: inout PackedBytes) -> (packed: Packed, rest: Rest?) {
    buffer.removeAll()
    buffer.add(self)
    let hasRest = numbered.hasWaiting || followed.covered != nil || unnamed != nil
    // Not with the room that the buffer has for more, which a slice of all of it would keep.
    let packed = Packed(bytes: buffer.bytes.withUnsafeBufferPointer { Array($0) })
    return (packed, hasRest ? Rest(numbered: numbered, covered: followed.covered, unnamed: unnamed) : nil)
  }

  /// The process that was packed.
  init(_ packed: Packed, _ rest: Rest?) {
    var reader = PackedReader(packed.bytes)
    self.init(from: &reader)
    guard let rest else { return }
    numbered = rest.numbered
    followed.covered = rest.covered
    unnamed = rest.unnamed
  }
}

extension CheckedProcess: Packable {
  /// Adds all but the calls that wait, and the coverage.
  func pack(into bytes: inout PackedBytes) {
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
  }

  /// Takes what was added.
  init(from bytes: inout PackedReader) {
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
