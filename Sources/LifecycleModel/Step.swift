/// One call (or one observed value) on a hop.
package struct Step: Hashable, Sendable {
  /// What is called.
  package var callback: CallbackID
  /// What holds of this call: the step's own attributes where it has them, else the callback's.
  package var attributes: CallAttributes
  /// The number, from 1, of its any-order group on this hop; `nil` where its place in the order is fixed. The steps of
  /// one group are neighbours.
  package var unordered: Int?
  /// What the page says of this call here, as Markdown; empty for nothing.
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

  /// Whether the call always comes here.
  package var certainty: Certainty { attributes.certainty }
}
