import Diagnostics
import LifecycleModel
import ProjectModel

/// A member of an installed delegate that is a callback, or almost one.
package struct MatchedMember: Sendable {
  /// The delegate.
  package let delegate: InstalledDelegate
  /// The member.
  package let member: AppMember
  /// The callback.
  package let callback: AuditedCallback
  /// The relation of the two.
  package let match: CallbackMatch
  /// The page that has the callback; `nil` where only the catalog has it.
  package let page: AuditedPage?

  /// The place of the member's name.
  package var place: SourcePlace { SourcePlace(member.file, member.declaration.nameRange) }
  /// The callback's name as the member's language has it: `scene(_:continue:)`, `scene:continueUserActivity:`.
  package var shownName: String { isObjectiveC ? callback.selector ?? callback.name : callback.name }
  /// `true` for a member in Objective-C.
  package var isObjectiveC: Bool { member.part.outline.language == .objectiveC }
  /// `true` where the system calls the member if it calls the callback.
  package var isExact: Bool { if case .exact = match { true } else { false } }
}

extension MatchedMember {
  /// Finds the members of an app's delegates that are callbacks of the pages or the catalog, each with the nearest one.
  static func all(
    of delegates: [InstalledDelegate], pages: [AuditedPage], types: AppTypes, for platform: AppPlatform
  ) -> [MatchedMember] {
    let matcher = CallbackMatcher(types: types)
    var seen: Set<SourcePlace> = []
    return delegates.flatMap { delegate -> [MatchedMember] in
      let candidates = candidates(for: delegate, pages: pages, types: types).filter { candidate in
        candidate.callback.entry.map { APICatalog.has($0, platform: platform.rawValue) } ?? true
      }
      return types.members(of: delegate.type).compactMap { member in
        guard !member.declaration.isLegacy, !member.part.declaration.isLegacy else { return nil }
        let matches = candidates.compactMap { candidate in
          matcher.match(member, candidate.callback).map {
            MatchedMember(
              delegate: delegate, member: member, callback: candidate.callback, match: $0, page: candidate.page)
          }
        }
        // A superclass of several delegates is told once.
        return matches.min { $0.rank < $1.rank }.flatMap { seen.insert($0.place).inserted ? $0 : nil }
      }
    }
  }

  /// Exact matches come before hidden ones, these before near misses by their kinds and distances.
  private var rank: (Int, Int, Int) {
    switch match {
    case .exact: (0, 0, 0)
    case .hidden: (1, 0, 0)
    case .near(let miss): (2, miss.kind.rawValue, miss.distance)
    }
  }

  /// The callbacks that a delegate may have: those of the pages and, after them, those of the catalog that no page has.
  private static func candidates(
    for delegate: InstalledDelegate, pages: [AuditedPage], types: AppTypes
  ) -> [(callback: AuditedCallback, page: AuditedPage?)] {
    // What a superclass that nobody knows adopts, the delegate's kind says.
    let assumed = types.mayConform(delegate.type) ? delegate.role?.types ?? [] : []
    let ancestors = types.ancestors(of: delegate.type).union(assumed.flatMap(APICatalog.standard.ancestry))
    let ofPages = pages.flatMap { page in
      page.delegates.filter { !ancestors.isDisjoint(with: $0.types.flatMap(APICatalog.standard.ancestry)) }
        .flatMap { $0.callbacks }.map { (callback: $0, page: page as AuditedPage?) }
    }
    let known = Set(ofPages.map(\.callback.name))
    let introduced = ofPages.filter { callback, page in
      callback.availability.since.flatMap { page?.selection.reaches($0) } != false
    }
    let catalog = APICatalog.standard.entries(of: ancestors.sorted()).filter { !known.contains($0.name) }
    return introduced + catalog.map { (AuditedCallback($0, delegate: delegate.role?.name ?? delegate.type.name), nil) }
  }
}
