/// A call, or an observed value, on a transition.
package struct Step: Hashable, Sendable {
  /// The called callback.
  package var callback: CallbackID
  /// The attributes of this call: the step's own where it has them, else the callback's.
  package var attributes: CallAttributes
  /// The number, from 1, of its any-order group on the transition; `nil` for a fixed place. Steps of a group are neighbours.
  package var unordered: Int?
  /// The page's prose about this call, as Markdown; empty for none.
  package var note: String

  /// Creates a step.
  package init(
    _ callback: CallbackID, attributes: CallAttributes = CallAttributes(), unordered: Int? = nil, note: String = ""
  ) {
    self.callback = callback
    self.attributes = attributes
    self.unordered = unordered
    self.note = note
  }

  /// The certainty that the call comes.
  package var certainty: Certainty { attributes.certainty }
}

extension Step {
  /// The indices of steps by any-order group, given the number of each one's group; every other step is alone.
  package static func groups(numbered numbers: [Int?]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for (index, number) in numbers.enumerated() {
      if let last = groups.last, let number, numbers[last.lowerBound] == number {
        groups[groups.count - 1] = last.lowerBound..<(index + 1)
      } else {
        groups.append(index..<(index + 1))
      }
    }
    return groups
  }
}

extension [Step] {
  /// The indices by any-order group; every other step is alone.
  package var groups: [Range<Int>] { Step.groups(numbered: map(\.unordered)) }
}
