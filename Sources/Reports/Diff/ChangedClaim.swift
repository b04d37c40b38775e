import Documents
import LifecycleDiff
import LifecycleModel

/// Something that is said in other words, or in the same words after another source.
struct ChangedClaim {
  /// The words before, without their sources.
  let oldWords: InlineContent
  /// The words now, without their sources.
  let newWords: InlineContent
  /// The sources before and now, where only these differ; `nil` where the words do.
  let sources: (old: Provenance, new: Provenance)?

  /// Looks at a change of words.
  init(_ change: Change, in report: DiffReport) {
    let claims = (change.oldPlace.flatMap(report.old.claim), report.new.claim(at: change.newPlace))
    guard let old = claims.0, let new = claims.1 else {
      (oldWords, newWords) = (InlineContent(markdown: change.old ?? ""), InlineContent(markdown: change.new ?? ""))
      sources = nil
      return
    }
    oldWords = InlineContent(description: change.old ?? "", sources: old.provenance.sources)
    newWords = InlineContent(description: change.new ?? "", sources: new.provenance.sources)
    let plain = [old, new].map { InlineContent(description: $0.documentation, sources: $0.provenance.sources) }
    let isSame = plain[0] == plain[1] && old.provenance != new.provenance
    let isSourced = Self.isClaim(change.old, old.documentation) && Self.isClaim(change.new, new.documentation)
    sources = isSame && isSourced ? (old.provenance, new.provenance) : nil
  }

  /// `true` where a text is no more than a documentation with its sources.
  private static func isClaim(_ text: String?, _ documentation: String) -> Bool {
    guard let text, text != documentation else { return true }
    return text.hasPrefix("(") || text.hasPrefix(documentation + " (")
  }
}
