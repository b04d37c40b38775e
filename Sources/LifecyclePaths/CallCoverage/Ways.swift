/// The ways of a life cycle to some places: for each place, the elements on all ways to it, and those on some.
struct Ways: Sendable {
  // For each place the words of the elements on all ways, then those of the elements on some.
  private var words: [UInt64] = []
  private let width: Int
  /// The transitions that may have made calls.
  private(set) var makers: CallMakers

  /// No place, with sets of a number of words, those of transitions of another.
  init(width: Int, transitionWidth: Int) {
    self.width = width
    makers = CallMakers(width: transitionWidth)
  }

  /// No ways yet to a number of places, which are to follow others.
  init(to placeCount: Int = 0, following others: Ways) {
    width = others.width
    makers = others.makers.withoutPlaces
    words.reserveCapacity(placeCount * 2 * width)
    for _ in 0..<placeCount { append() }
  }

  /// The ways after others, by those that a call takes.
  init(after others: Ways, by taken: CallWays, of passages: Ways) {
    let width = others.width
    self.width = width
    makers = others.makers.after(taken)
    let count = taken.places.count * 2 * width
    words = Array(unsafeUninitializedCapacity: count) { words, initializedCount in
      for place in 0..<taken.places.count {
        for word in place * 2 * width..<(place * 2 + 1) * width { words.initializeElement(at: word, to: .max) }
        for word in (place * 2 + 1) * width..<(place + 1) * 2 * width { words.initializeElement(at: word, to: 0) }
      }
      others.words.withUnsafeBufferPointer { others in
        passages.words.withUnsafeBufferPointer { passages in
          for way in taken.ways {
            let (own, theirs, more) = (way.target * 2 * width, way.source * 2 * width, way.number * 2 * width)
            for word in 0..<width { words[own + word] &= others[theirs + word] | passages[more + word] }
            for word in width..<2 * width { words[own + word] |= others[theirs + word] | passages[more + word] }
          }
        }
      }
      initializedCount = count
    }
  }

  /// The number of places.
  var placeCount: Int { words.count / (2 * width) }

  /// The elements on all ways to all places.
  var sure: BitSet {
    BitSet((0..<width).map { word in (0..<placeCount).reduce(.max) { $0 & words[$1 * 2 * width + word] } })
  }

  /// The elements on some way to some place.
  var possible: BitSet {
    BitSet((0..<width).map { word in (0..<placeCount).reduce(0) { $0 | words[($1 * 2 + 1) * width + word] } })
  }

  /// `true` if some element is on all ways to all places that is not in a set.
  func isMoreSure(than set: BitSet) -> Bool {
    for word in 0..<width {
      var sure = ~set.words[word]
      for place in 0..<placeCount where sure != 0 { sure &= words[place * 2 * width + word] }
      if sure != 0 { return true }
    }
    return false
  }

  /// Adds a place without ways to it.
  mutating func append() {
    for _ in 0..<width { words.append(.max) }
    for _ in 0..<width { words.append(0) }
    makers.append()
  }

  /// Adds a place with one way to it, on which some elements come for certain, and others perhaps.
  mutating func append(sure: BitSet, possible: BitSet) {
    words += sure.words
    words += possible.words
    makers.append()
  }

  /// Adds a place with the ways to one of others.
  mutating func append(_ place: Int, of other: Ways) {
    for word in 0..<2 * width { words.append(other.words[place * 2 * width + word]) }
    makers.append(place, of: other.makers)
  }

  /// Adds the ways to a place of others.
  mutating func add(to place: Int, from source: Int, of other: Ways) {
    for word in 0..<width {
      let (own, theirs) = (place * 2 * width + word, source * 2 * width + word)
      words[own] &= other.words[theirs]
      words[own + width] |= other.words[theirs + width]
    }
    makers.add(to: place, from: source, of: other.makers)
  }

  /// Adds the ways to a place of others, each followed by the elements of a passage.
  mutating func add(to place: Int, from source: Int, of other: Ways, _ passage: Int, of passages: Ways) {
    for word in 0..<width {
      let own = place * 2 * width + word
      let (theirs, more) = (source * 2 * width + word, passage * 2 * width + word)
      words[own] &= other.words[theirs] | passages.words[more]
      words[own + width] |= other.words[theirs + width] | passages.words[more + width]
    }
    makers.add(to: place, from: source, of: other.makers)
  }

  /// Adds the ways from one place to another by a passage; `true` if there are any that make a difference.
  mutating func extend(to place: Int, from source: Int, by passage: Int, of passages: Ways) -> Bool {
    var isChanged = false
    for word in 0..<width {
      let own = place * 2 * width + word
      let (theirs, more) = (source * 2 * width + word, passage * 2 * width + word)
      let sure = words[own] & (words[theirs] | passages.words[more])
      let possible = words[own + width] | words[theirs + width] | passages.words[more + width]
      isChanged = isChanged || sure != words[own] || possible != words[own + width]
      (words[own], words[own + width]) = (sure, possible)
    }
    return makers.add(to: place, from: source, of: makers) || isChanged
  }

  /// Adds elements to all ways to all places: those on all ways of others, and those on some.
  mutating func follow(_ before: Ways) {
    let (sure, possible) = (before.sure, before.possible)
    makers.follow(before.makers)
    for place in 0..<placeCount {
      for word in 0..<width {
        words[place * 2 * width + word] |= sure.words[word]
        words[(place * 2 + 1) * width + word] |= possible.words[word]
      }
    }
  }

  /// Adds elements to some ways to all places.
  mutating func addPossible(_ elements: BitSet) {
    for place in 0..<placeCount {
      for word in 0..<width { words[(place * 2 + 1) * width + word] |= elements.words[word] }
    }
  }

  /// Adds an element to some ways to all places, or to all ways.
  mutating func cover(_ element: Int, isSure: Bool) {
    for place in 0..<placeCount {
      if isSure { words[place * 2 * width + element / 64] |= 1 << UInt64(element % 64) }
      words[(place * 2 + 1) * width + element / 64] |= 1 << UInt64(element % 64)
    }
  }

  /// Adds an element to some ways to the places that some way reaches by another element.
  mutating func addPossible(_ element: Int, where other: Int) {
    for place in 0..<placeCount {
      let first = (place * 2 + 1) * width
      guard words[first + other / 64] >> UInt64(other % 64) & 1 == 1 else { continue }
      words[first + element / 64] |= 1 << UInt64(element % 64)
    }
  }

  // MARK: - Makers of calls

  /// Begins with a call that was made by some transitions on the ways to each of the places.
  mutating func beginCall(_ number: Int, madeBy words: [UInt64]) { makers.begin(number, madeBy: words) }

  /// Settles the calls that the same transitions may have made on the ways to all places.
  mutating func settleCalls() { makers.settle() }

  /// Drops the calls that are not on all ways of others, with which these are about to be united.
  mutating func dropCalls(notOn others: Ways) { makers.formIntersection(others.makers) }

  /// Removes the news, and returns the sets of transitions of which one is on all ways, if some are new.
  mutating func removeNews() -> [BitSet] {
    guard makers.hasNews else { return [] }
    makers.hasNews = false
    return makers.settled
  }

  /// The same to a number of places, to each of which all ways lead.
  func spread(to placeCount: Int) -> Ways {
    var ways = self
    ways.words.removeAll()
    ways.makers = makers.withoutPlaces
    ways.makers.append(placeCount, withAllOf: makers)
    let (sure, possible) = (sure, possible)
    for _ in 0..<placeCount { ways.words += sure.words + possible.words }
    return ways
  }
}
