import Documents
import Text

/// What a preview shows at one time.
struct PreviewContents: Sendable {
  /// The web page, the last one that could be made; `nil` while there never was one.
  let site: String?
  /// What there is to say about it.
  let notices: PreviewNotices
  /// Tells the web page from others.
  let siteDigest: String
  /// Tells the notices from others.
  let noticesDigest: String

  /// Puts a page and notices together.
  init(site: String?, notices: PreviewNotices) {
    self.site = site
    self.notices = notices
    siteDigest = StableHash.digest(site ?? "")
    noticesDigest = StableHash.digest((notices.explainedHeadline ?? "") + notices.html.source)
  }

  /// The newer contents, with this page in the place of one that could not be made.
  func replaced(by newer: PreviewContents) -> PreviewContents {
    guard newer.site == nil, let site else { return newer }
    var notices = newer.notices
    notices.isOutdated = true
    return PreviewContents(site: site, notices: notices)
  }
}
