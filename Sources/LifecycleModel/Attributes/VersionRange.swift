/// The versions that a page describes: one, or from one to another.
package struct VersionRange: Hashable, Sendable, CustomStringConvertible {
  /// The earliest.
  package let lowest: Version
  /// The latest; the same as `lowest` for a page about one version.
  package let highest: Version

  /// Creates a range of two versions in either order.
  package init(_ one: Version, _ other: Version? = nil) {
    lowest = min(one, other ?? one)
    highest = max(one, other ?? one)
  }

  /// `13`, or `12 to 27`.
  package var description: String {
    lowest == highest ? lowest.description : "\(lowest) to \(highest)"
  }
}
