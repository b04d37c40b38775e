/// The ways of a life cycle to some places: for each place, the elements on all ways to it, and those on some.
struct Ways: Sendable {
  // For each place the words of the elements on all ways, then those of the elements on some.
  private var words: [UInt64] = []
  private let width: Int

  /// No place, with sets of a number of words.
  init(width: Int) { self.width = width }

  /// No ways yet to a number of places.
  init(to placeCount: Int, width: Int) {
    self.width = width
    words.reserveCapacity(placeCount * 2 * width)
    for _ in 0..<placeCount { append() }
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
  }

  /// Adds a place with one way to it, on which some elements come for certain, and others perhaps.
  mutating func append(sure: BitSet, possible: BitSet) {
    words += sure.words
    words += possible.words
  }

  /// Adds a place with the ways to one of others.
  mutating func append(_ place: Int, of other: Ways) {
    for word in 0..<2 * width { words.append(other.words[place * 2 * width + word]) }
  }

  /// Adds the ways to a place of others.
  mutating func add(to place: Int, from source: Int, of other: Ways) {
    for word in 0..<width {
      let (own, theirs) = (place * 2 * width + word, source * 2 * width + word)
      words[own] &= other.words[theirs]
      words[own + width] |= other.words[theirs + width]
    }
  }

  /// Adds the ways to a place of others, each followed by the elements of a passage.
  mutating func add(to place: Int, from source: Int, of other: Ways, _ passage: Int, of passages: Ways) {
    for word in 0..<width {
      let own = place * 2 * width + word
      let (theirs, more) = (source * 2 * width + word, passage * 2 * width + word)
      words[own] &= other.words[theirs] | passages.words[more]
      words[own + width] |= other.words[theirs + width] | passages.words[more + width]
    }
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
    return isChanged
  }

  /// Adds elements to all ways to all places: those on all ways of others, and those on some.
  mutating func follow(_ before: Ways) {
    let (sure, possible) = (before.sure, before.possible)
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

  /// Adds an element to some ways to the places that some way reaches by another element.
  mutating func addPossible(_ element: Int, where other: Int) {
    for place in 0..<placeCount {
      let first = (place * 2 + 1) * width
      guard words[first + other / 64] >> UInt64(other % 64) & 1 == 1 else { continue }
      words[first + element / 64] |= 1 << UInt64(element % 64)
    }
  }

  /// The same to a number of places, to each of which all ways lead.
  func spread(to placeCount: Int) -> Ways {
    var ways = Ways(width: width)
    let (sure, possible) = (sure, possible)
    for _ in 0..<placeCount { ways.append(sure: sure, possible: possible) }
    return ways
  }
}
