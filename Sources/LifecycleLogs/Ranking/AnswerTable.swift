import LifecyclePaths

/// The answers of candidates to the calls of a log, counted: of each kind of call, how often the candidates gave the same answers.
struct AnswerTable: Sendable {
  /// Calls of a kind to which all candidates give the same answers.
  struct Row: Sendable {
    /// The place of the first of them; calls that wait for a lost one are counted after others that come later.
    fileprivate(set) var place: LogPlace
    /// The number of them.
    var count = 0
  }

  /// The rows of a kind of call, with the answers of the candidates that list it.
  struct Kind: Sendable {
    /// The candidates that list calls of the kind.
    let candidates: [Int]
    /// `true` once there was a call.
    private(set) var hasCalls = false
    /// The rows.
    private(set) var rows: [Row] = []
    // The codes of the rows' answers, one row after the other.
    private var codes: [UInt16] = []
    // A hash table of the rows, with at least as many free slots: -1.
    private var slots: [Int32] = Array(repeating: -1, count: 4)

    fileprivate init(_ candidates: [Int]) { self.candidates = candidates }

    /// The answer of a candidate that lists the call, by its number among those.
    func answer(_ index: Int, row: Int) -> CallAnswer { CallAnswer(code: codes[row * candidates.count + index]) }

    /// Counts a call; returns `true` if there is a row more.
    fileprivate mutating func count(_ answers: [UInt16], at place: LogPlace) -> Bool {
      var slot = firstSlot { answers[$0] }
      while slots[slot] >= 0 {
        let row = Int(slots[slot])
        if answers.indices.allSatisfy({ codes[row * answers.count + $0] == answers[$0] }) {
          rows[row].count += 1
          let first = rows[row].place
          if (place.file, place.line) < (first.file, first.line) { rows[row].place = place }
          return false
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      hasCalls = true
      slots[slot] = Int32(rows.count)
      rows.append(Row(place: place, count: 1))
      codes.append(contentsOf: answers)
      if rows.count * 2 > slots.count { makeRoom() }
      return true
    }

    private mutating func makeRoom() {
      slots = Array(repeating: -1, count: slots.count * 2)
      for row in rows.indices {
        var slot = firstSlot { codes[row * candidates.count + $0] }
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(row)
      }
    }

    private func firstSlot(_ code: (Int) -> UInt16) -> Int {
      let hash = candidates.indices.reduce(UInt64(0)) { ($0 ^ UInt64(code($1)) ^ $0 >> 29) &* 0x9E37_79B9_7F4A_7C15 }
      return Int(hash >> 32) & (slots.count - 1)
    }

    /// Forgets the rows, and tells a function each answer of a candidate with how often it was given.
    fileprivate mutating func removeAll(_ body: (Int, CallAnswer, Int) -> Void) {
      guard hasCalls else { return }
      for (row, calls) in rows.enumerated() {
        for (index, candidate) in candidates.enumerated() { body(candidate, answer(index, row: row), calls.count) }
      }
      self = Kind(candidates)
      hasCalls = true
    }
  }

  /// The kinds of calls.
  private(set) var kinds: [Kind?] = []
  /// The number of calls.
  private(set) var callCount = 0
  /// `true` as long as no row was given up.
  private(set) var isComplete = true
  /// The number of rows beyond which these are given up: of the calls so far, it is then known how often each candidate gave each
  /// answer, but not which of the calls they were.
  private let mostRows: Int
  private var rowCount = 0
  private var sums: [[CallAnswer: Int]]

  /// Counts the answers of a number of candidates.
  init(candidates: Int, mostRows: Int) {
    self.mostRows = mostRows
    sums = Array(repeating: [:], count: candidates)
  }

  /// Adds a kind of calls, that some candidates list.
  mutating func add(_ kind: Int, listedBy candidates: [Int]) {
    if kind >= kinds.count { kinds.append(contentsOf: repeatElement(nil, count: kind + 1 - kinds.count)) }
    kinds[kind] = Kind(candidates)
  }

  /// Counts a call of a kind, with the codes of the answers of those that list it.
  mutating func count(_ kind: Int, _ answers: [UInt16], at place: LogPlace) {
    callCount += 1
    guard kinds[kind]?.count(answers, at: place) == true else { return }
    rowCount += 1
    if rowCount > mostRows { giveUpRows() }
  }

  private mutating func giveUpRows() {
    (isComplete, rowCount) = (false, 0)
    for kind in kinds.indices { kinds[kind]?.removeAll { sums[$0][$1, default: 0] += $2 } }
  }

  /// The number of times that a candidate gave each answer: that it does not list the call where nothing else is known.
  func answers(of candidate: Int) -> [CallAnswer: Int] {
    var answers = sums[candidate]
    for case let kind? in kinds {
      guard let index = kind.candidates.firstIndex(of: candidate) else { continue }
      for row in kind.rows.indices { answers[kind.answer(index, row: row), default: 0] += kind.rows[row].count }
    }
    let unlisted = callCount - answers.values.reduce(0, +)
    if unlisted > 0 { answers[.unlisted, default: 0] += unlisted }
    return answers
  }
}
