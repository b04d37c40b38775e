/// Finds the word that a misspelling stands for.
package enum NearestWord {
  /// The candidate with the smallest edit distance to `word`, the first of several; `nil` where none is near enough.
  ///
  /// Near enough is a third, rounded down, of one more than the longer word's length: 2 letters of 5, none of 1. Case does
  /// not count. Words longer than 256 bytes match nothing, because the time grows with the product of the lengths.
  package static func match(for word: String, in candidates: some Sequence<String>) -> String? {
    guess(for: word, in: candidates)?.word
  }

  /// A word that a misspelling may stand for.
  package struct Guess: Hashable, Sendable {
    package let word: String
    /// `true` where it is very near, and no other candidate is half as near: a fifth of the letters differ, or one.
    package let isCertain: Bool

    package init(_ word: String, isCertain: Bool) {
      self.word = word
      self.isCertain = isCertain
    }
  }

  /// The candidate that `match` finds, and whether it is the only one.
  package static func guess(for word: String, in candidates: some Sequence<String>) -> Guess? {
    guard word.utf8.count <= longest else { return nil }
    let wanted = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    // The smallest distance of another word than the best one.
    var second = Int.max
    for candidate in candidates
    where candidate != word && candidate != best?.candidate && candidate.utf8.count <= longest {
      let letters = Array(candidate.lowercased())
      let limit = min((max(wanted.count, letters.count) + 1) / 3, (best?.distance ?? .max / 2) * 2)
      guard let distance = distance(wanted, letters, limit: limit) else { continue }
      if distance < best?.distance ?? .max {
        second = min(second, best?.distance ?? .max)
        best = (candidate, distance)
      } else {
        second = min(second, distance)
      }
    }
    return best.map { best in
      Guess(best.candidate, isCertain: best.distance <= max(1, wanted.count / 5) && second > 2 * best.distance)
    }
  }

  private static let longest = 256

  /// The number of insertions, deletions, substitutions and swaps of neighbours between two words; `nil` above `limit`.
  package static func distance<Element: Equatable>(
    _ left: [Element], _ right: [Element], limit: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var value = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          value = min(value, beforePrevious[column - 1] + 1)
        }
        current.append(value)
      }
      guard (current.min() ?? 0) <= limit else { return nil }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
