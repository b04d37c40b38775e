/// Patterns with `*` for any text and `?` for any byte.
package enum Glob {
  /// Returns `true` where a whole text is of a pattern; `*` is also for slashes.
  package static func matches(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (Array(text.utf8), Array(pattern.utf8))
    var (index, place) = (0, 0)
    // The last star, and the end of the text that it stands for.
    var star: (place: Int, index: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == text[index] || pattern[place] == UInt8(ascii: "?") {
        index += 1
        place += 1
      } else if let last = star {
        star = (last.place, last.index + 1)
        index = last.index + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
