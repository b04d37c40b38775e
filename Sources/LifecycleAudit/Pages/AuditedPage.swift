import LifecycleModel
import ProjectModel

/// A page that apps are compared with, at a version.
package struct AuditedPage: Sendable {
  /// The life cycle at all of its versions.
  package let whole: Lifecycle
  /// The versions at which it is read, those of all of its systems.
  package let selection: VersionSelection
  /// The delegates that are called, those of the page's versions together, with their callbacks.
  package let delegates: [AuditedDelegate]
  /// The modes in which some transition leaves the initial state at the version.
  package let launchModes: Set<AppMode>
  /// The modes in which one did at an earlier version, or does now.
  package let earlierLaunchModes: Set<AppMode>

  /// Reads a page at some versions; `nil` for its newest.
  package init(_ whole: Lifecycle, at versions: VersionSelection?) {
    self.whole = whole
    let selection = whole.completing(versions ?? VersionSelection())
    self.selection = selection
    let now = CallableCallbacks(whole, at: selection)
    let earlier = whole.boundaries.map(whole.completing).filter { $0.isEarlier(than: selection) }
      .map { CallableCallbacks(whole, at: $0) }
    launchModes = now.launchModes
    earlierLaunchModes = earlier.reduce(into: launchModes) { $0.formUnion($1.launchModes) }
    delegates = whole.delegateIDs.filter { !whole[$0].isObserved }.map { id in
      AuditedDelegate(
        name: whole[id].name, types: whole[id].types, multiplicity: whole[id].multiplicity,
        callbacks: whole.callbacks(of: id).filter { whole[$0].isDeclared || now.isKnown($0) }.map { callback in
          AuditedCallback(
            callback, of: whole, modes: now.modes(of: callback),
            earlierModes: earlier.reduce(into: []) { $0.formUnion($1.modes(of: callback)) })
        })
    }
  }

  /// `true` where a delegate of scenes is called.
  package var isAboutScenes: Bool { delegates.contains { $0.kind == .scene } && launchModes.contains(.withScenes) }

  /// Returns `true` for an app of a system that the page speaks of. A page about iOS serves the other systems with UIKit, too: what
  /// Apple demands of scenes is the same there.
  package func serves(_ platform: AppPlatform) -> Bool {
    switch APICatalog.family(of: whole.platform) {
    case "iOS": [.iOS, .macCatalyst, .tvOS, .visionOS].contains(platform)
    case let family: platform.rawValue == family
    }
  }
}

/// A delegate of a page, as an app is compared with it.
package struct AuditedDelegate: Sendable {
  /// The name on the page: `SceneDelegate`.
  package let name: String
  /// Its protocols or classes.
  package let types: [String]
  /// The scope that has one instance.
  package let multiplicity: Multiplicity
  /// The callbacks in page order.
  package let callbacks: [AuditedCallback]

  /// The kind of the first type that the catalog has; `nil` for a delegate of the page's own.
  package var kind: APIType.Kind? { types.lazy.compactMap { APICatalog.standard.type(named: $0)?.kind }.first }
}

/// The callbacks that transitions call at a version, by the modes of apps.
private struct CallableCallbacks {
  private var modesByCallback: [CallbackID: Set<AppMode>] = [:]
  private(set) var launchModes: Set<AppMode> = []

  init(_ whole: Lifecycle, at versions: VersionSelection) {
    let selection = LifecycleSelection(of: whole, sourceMap: SourceMap(), at: versions)
    let lifecycle = selection.lifecycle
    for transition in lifecycle.transitions {
      let modes = Set(AppMode.allCases.filter { !$0.contradicts(transition.guard?.mode) })
      if lifecycle.lineage(of: transition.source).allSatisfy({ lifecycle[$0].isInitial }) {
        launchModes.formUnion(modes)
      }
      for step in transition.steps {
        modesByCallback[selection.origin.callbacks[step.callback.index], default: []].formUnion(modes)
      }
    }
  }

  func modes(of callback: CallbackID) -> Set<AppMode> { modesByCallback[callback] ?? [] }

  func isKnown(_ callback: CallbackID) -> Bool { modesByCallback[callback] != nil }
}

extension AuditedCallback {
  fileprivate init(
    _ id: CallbackID, of lifecycle: Lifecycle, modes: Set<AppMode>, earlierModes: Set<AppMode>
  ) {
    let callback = lifecycle[id]
    let entry = lifecycle.apiEntry(of: id)
    self.init(
      delegate: lifecycle[callback.delegate].name, name: callback.name,
      declaration: callback.signature.flatMap { SwiftDeclaration($0) } ?? entry?.declaration, entry: entry,
      modes: modes, earlierModes: earlierModes, availability: lifecycle.availability(of: id),
      replacement: lifecycle.replacement(of: id), sources: callback.attributes.provenance.sources)
  }
}

extension VersionSelection {
  /// Returns `true` where a system or an SDK is older than in another selection of the same systems, and none is newer.
  fileprivate func isEarlier(than other: VersionSelection) -> Bool {
    var isOlder = false
    for system in systems {
      guard let later = other.version(comparableTo: system) else { continue }
      let sdk = sdks.first { $0.isComparable(to: system) }?.version ?? system.version
      let laterSDK = other.sdks.first { $0.isComparable(to: system) }?.version ?? later
      if later < system.version || laterSDK < sdk { return false }
      isOlder = isOlder || system.version < later || sdk < laterSDK
    }
    return isOlder
  }
}

/// A callback of a page, as an app is compared with it.
package struct AuditedCallback: Sendable {
  /// The delegate's name on the page: `SceneDelegate`.
  package let delegate: String
  /// The compound name, `scene(_:willConnectTo:options:)`; of a page in another language, the name as it stands.
  package let name: String
  /// The declaration in Swift; `nil` where neither the page nor the catalog has one.
  package let declaration: SwiftDeclaration?
  /// The catalog's entry; `nil` for a callback of the page's own.
  package let entry: APIEntry?
  /// The modes of apps in which some transition calls it at the version.
  package let modes: Set<AppMode>
  /// The modes in which some transition called it at an earlier version.
  package let earlierModes: Set<AppMode>
  /// The versions in which it exists.
  package let availability: Availability
  /// The replacement as the page, else the catalog, has it; `nil` for none.
  package let replacement: String?
  /// The links of the page's claim.
  package let sources: [Provenance.Source]

  /// The selector; `nil` where it is not known.
  package var selector: String? { entry.flatMap { $0.selector.isEmpty ? nil : $0.selector } }
}

extension AuditedCallback {
  /// Creates a callback that no page has, of the catalog's entry alone.
  init(_ entry: APIEntry, delegate: String) {
    self.init(
      delegate: delegate, name: entry.name, declaration: entry.declaration, entry: entry, modes: [], earlierModes: [],
      availability: entry.availability(on: nil), replacement: entry.replacement, sources: [])
  }
}
