/// A draft of a page, with the report of the source that it was made from.
package struct ImportedDraft: Hashable, Sendable {
  /// The draft.
  package var draft: Draft
  /// The report.
  package var report: ImportReport

  /// Creates a draft with its report.
  package init(draft: Draft = Draft(), report: ImportReport = ImportReport()) {
    self.draft = draft
    self.report = report
  }
}
