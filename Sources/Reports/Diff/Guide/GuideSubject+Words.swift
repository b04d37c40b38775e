import Documents
import Emission
import LifecycleDiff
import LifecycleModel

extension GuideSubject {
  /// Changed words, old and new side by side, then the other editorial changes.
  var wordsSection: Document.Section? {
    let claims = changes(in: .words).map { (change: $0, claim: ChangedClaim($0, in: report)) }
    let groups = KindGroup.all(of: otherChanges(.editorial))
    guard !claims.isEmpty || !groups.isEmpty else { return nil }
    let rewritten = claims.filter { $0.claim.sources == nil }.map { change, claim in
      (change: Optional(change), cells: [name(of: change), shown(claim.oldWords), shown(claim.newWords)])
    }
    let words = PageStrings(language: .english)
    let sourced = claims.compactMap { change, claim in
      claim.sources.map { sources in
        (
          change: Optional(change),
          cells: [name(of: change), shown(words.provenance(sources.old)), shown(words.provenance(sources.new))]
        )
      }
    }
    let tables = [
      rewritten.isEmpty ? [] : [Block.table(["Subject", "Old text", "New text"], rewritten)],
      sourced.isEmpty
        ? []
        : [
          .heading(InlineContent(plain: "Same text, different sources")),
          .table(["Subject", "Old sources", "New sources"], sourced),
        ],
    ]
    return Document.Section(
      title: "Changed descriptions",
      blocks: [.sentence("The calls are the same, but their descriptions have changed and may still concern you.")]
        + tables.joined() + groups.flatMap(blocks(of:)))
  }

  /// The callbacks that are called as before.
  var keptSection: Document.Section? {
    let broken = Set(report.changes.filter { $0.impact == .breaking }.compactMap { callback(of: $0) })
    let ids = report.difference.correspondence.callbacks.all.map(\.new).filter { id in
      !broken.contains(id) && !new.eventNames(of: id).isEmpty && !isFresh(id)
    }
    guard !ids.isEmpty else { return nil }
    let rows = ids.map { id in
      (
        change: Change?.none,
        cells: [
          InlineContent(.code(new.qualifiedName(of: id))), InlineContent(lines: [events(of: id, in: new)]),
          InlineContent(description: new[id].documentation, sources: new[id].attributes.provenance.sources),
        ]
      )
    }
    return Document.Section(
      title: "Unchanged callbacks",
      blocks: [
        .sentence("These are still called, and none of the changes above breaks them."),
        .table(["Callback", "Called on", "Description"], rows),
      ])
  }

  private func isFresh(_ id: CallbackID) -> Bool {
    changes(in: .new).contains { $0.newPlace == .callback(id) }
  }

  private func name(of change: Change) -> InlineContent {
    switch change.newPlace {
    case .page: return InlineContent(plain: change.element.isEmpty ? "The page" : change.element)
    case .step(let transition, let index):
      let callback = new.qualifiedName(of: new[transition].steps[index].callback)
      return InlineContent(.code(callback), .text(" on "), .emphasis([.text(new.headline(of: [transition]))]))
    case .delegate, .state, .callback, .transition, .scenario, .rule, .equivalence, .configuration, .logLine:
      return prose.text(of: change.element)
    }
  }

  /// A text; a dash for nothing.
  private func shown(_ text: InlineContent) -> InlineContent { text.isEmpty ? InlineContent(plain: "—") : text }
}
