/// A section of a guide.
struct GuideSection: Hashable, Sendable {
  /// Its heading.
  let title: String
  /// What it says.
  let blocks: [GuideBlock]
}
