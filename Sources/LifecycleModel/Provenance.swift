/// Where a claim comes from, so that a reader knows what Apple promises and what somebody once measured.
package struct Provenance: Hashable, Sendable {
  /// What kind of claim it is.
  package enum Status: Hashable, Sendable {
    /// A vendor's documentation says so.
    case documented
    /// Somebody saw it; on which device and version, where the page says.
    case observed(where: String?)

    /// `documented` or `observed`.
    package var word: String {
      switch self {
      case .documented: "documented"
      case .observed: "observed"
      }
    }
  }

  /// A link in the claim's text.
  package struct Source: Hashable, Sendable {
    /// The link's text.
    package var title: String
    /// The link's target.
    package var url: String

    /// Creates a source.
    package init(title: String, url: String) {
      self.title = title
      self.url = url
    }
  }

  /// What kind of claim; `nil` where the page does not say.
  package var status: Status?
  /// The links, in page order.
  package var sources: [Source]

  /// Creates a provenance; without arguments, none.
  package init(status: Status? = nil, sources: [Source] = []) {
    self.status = status
    self.sources = sources
  }
}
