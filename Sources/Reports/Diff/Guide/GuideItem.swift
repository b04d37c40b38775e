import Documents
import LifecycleDiff

/// An item of a list.
struct GuideItem: Hashable, Sendable {
  /// What it says.
  let text: InlineContent
  /// The fingerprint of the change that it tells of; `nil` for none.
  let fingerprint: String?
  /// What stands below it.
  let blocks: [GuideBlock]

  /// Creates an item.
  init(_ text: InlineContent, of change: Change? = nil, blocks: [GuideBlock] = []) {
    self.text = text
    fingerprint = change?.fingerprint
    self.blocks = blocks
  }
}
