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
