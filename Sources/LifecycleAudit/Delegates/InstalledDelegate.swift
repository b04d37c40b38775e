import LifecycleModel
import ProjectModel

/// A type of an app that the system, or the app's own code, calls as a delegate of a page.
package struct InstalledDelegate: Sendable {
  /// The caller of a delegate.
  package enum Kind: Hashable, Sendable {
    /// The application.
    case application
    /// A scene.
    case scene
    /// A framework, or the app's own code.
    case other
  }

  /// The type.
  package let type: AppType
  /// Its caller.
  package let kind: Kind
  /// The page's delegate; `nil` where no page has one for it.
  package let role: AuditedDelegate?
  /// The place that installs it: `@main`, a manifest's entry, `delegateClass = …`; `nil` where it is taken for one because no
  /// place says which type is.
  package let evidence: SourcePlace?
}

extension InstalledDelegate {
  /// The delegates that an app installs: the application's, its scenes', then those that the pages' own delegates find.
  ///
  /// Where nothing is known of the manifest, it may name any scene delegate.
  static func all(found search: DelegateSearch, roles: [AuditedDelegate], isManifestKnown: Bool) -> [InstalledDelegate]
  {
    let application: Set<APIType.Kind> = [.application, .scenelessApplication]
    let named = search.sceneDelegates(of: types(of: [.scene]).union(["UISceneDelegate"]))
    let scenes = named.isEmpty && !isManifestKnown ? search.conformingTypes(to: ["UISceneDelegate"]) : named
    let own = roles.filter { role in role.kind.map { [.superclass, .delegate].contains($0) } ?? true }
    return search.applicationDelegates(of: types(of: application)).map { type, evidence in
      InstalledDelegate(
        type: type, kind: .application, role: role(of: type, application, in: roles, search.types), evidence: evidence)
    }
      + scenes.map { type, evidence in
        InstalledDelegate(
          type: type, kind: .scene, role: role(of: type, [.scene], in: roles, search.types), evidence: evidence)
      }
      + own.flatMap { role in
        search.conformingTypes(to: Set(role.types)).map { type, evidence in
          InstalledDelegate(type: type, kind: .other, role: role, evidence: evidence)
        }
      }
  }

  /// The page's delegate for a type of some kinds; any of the scenes' serves every scene delegate.
  private static func role(
    of type: AppType, _ kinds: Set<APIType.Kind>, in roles: [AuditedDelegate], _ types: AppTypes
  ) -> AuditedDelegate? {
    roles.first { $0.kind.map(kinds.contains) == true && types.conforms(type, toAnyOf: Set($0.types)) }
      ?? roles.first { $0.kind.map(kinds.contains) == true && (kinds.contains(.scene) || types.mayConform(type)) }
  }

  /// The types of the catalog that are of some kinds.
  private static func types(of kinds: Set<APIType.Kind>) -> Set<String> {
    Set(APICatalog.standard.types.filter { kinds.contains($0.kind) }.map(\.name))
  }
}
