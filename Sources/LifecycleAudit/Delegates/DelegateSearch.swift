import LifecycleModel
import ProjectModel

/// Finds the types that an app installs as delegates: by `@main`, `@UIApplicationDelegateAdaptor`, `UIApplicationMain`, its scene manifest,
/// or code that returns a configuration.
struct DelegateSearch {
  let types: AppTypes
  /// The class names in the app's manifests, with the places of the names.
  let manifestClasses: [(name: String, evidence: SourcePlace)]

  /// The attributes of properties that install a delegate in a SwiftUI app.
  static let adaptors: Set = [
    "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
    "WKExtensionDelegateAdaptor",
  ]
  /// The attributes of types with which a process begins.
  static let entryAttributes: Set = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// The delegates of the application, given the types of the catalog that are.
  func applicationDelegates(of catalogTypes: Set<String>) -> [(type: AppType, evidence: SourcePlace?)] {
    let conforming = types.declared.filter { type in
      !type.isProtocol
        && (types.conforms(type, toAnyOf: catalogTypes) || types.mayConform(type) && !isSwiftUI(type))
    }
    // SwiftUI has the delegates that an adaptor names alone, whatever a linked package could start.
    let isHosted = swiftUIApp != nil
    let named =
      isHosted
      ? []
      : conforming.compactMap { type in entryPoint(of: type).map { (type: type, evidence: $0 as SourcePlace?) } }
    let stated = ((isHosted ? [] : mainCalls()) + adaptedTypes()).compactMap { place in
      (types[place.name] ?? types.nested(place.name)).map { (type: $0, evidence: place.evidence as SourcePlace?) }
    }
    let found = unique(named + stated.filter { stated in conforming.contains { $0.name == stated.type.name } })
    guard found.isEmpty, !isHosted, startsApplication else { return found }
    return conforming.filter { types.conforms($0, toAnyOf: catalogTypes) }.map { ($0, nil) }
  }

  private func isSwiftUI(_ type: AppType) -> Bool { types.ancestors(of: type).contains("App") }

  func sceneDelegates(of catalogTypes: Set<String>) -> [(type: AppType, evidence: SourcePlace?)] {
    unique(
      (manifestClasses + chosenClasses()).compactMap { place in
        (types[place.name] ?? types.nested(place.name)).map { (type: $0, evidence: place.evidence as SourcePlace?) }
      }
    ).filter { types.conforms($0.type, toAnyOf: catalogTypes) || types.mayConform($0.type) }
  }

  /// The types that adopt or inherit from some types, those that are inherited from in the app left out.
  func conformingTypes(to names: Set<String>) -> [(type: AppType, evidence: SourcePlace?)] {
    let conforming = types.declared.filter { !$0.isProtocol && types.conforms($0, toAnyOf: names) }
    let inherited = Set(conforming.flatMap { types.lineage(of: $0).dropFirst().map(\.name) })
    return conforming.filter { !inherited.contains($0.name) }.map { ($0, nil) }
  }

  /// `true` for an app that SwiftUI starts: a type that conforms to `App` has `@main`, or its `main()` is called.
  var swiftUIApp: SourcePlace? {
    for type in types.declared where isSwiftUI(type) {
      if let evidence = entryPoint(of: type) { return evidence }
      for (outline, mention) in mentions(.call, where: { $0.name == "main()" })
      where types[mention.base]?.name == type.name {
        return SourcePlace(outline.file, mention.range)
      }
    }
    return nil
  }

  private func entryPoint(of type: AppType) -> SourcePlace? {
    type.parts.first { !$0.declaration.attributes.isDisjoint(with: Self.entryAttributes) }
      .map { SourcePlace($0.outline.file, $0.declaration.nameRange) }
  }

  /// `true` where code starts an application with a class that no place names.
  private var startsApplication: Bool {
    !mentions(.call, where: Self.isMain).isEmpty
  }

  private static func isMain(_ mention: Mention) -> Bool {
    mention.name == "UIApplicationMain" || mention.name.hasPrefix("UIApplicationMain(")
  }

  /// The classes that calls of `UIApplicationMain` name.
  private func mainCalls() -> [(name: String, evidence: SourcePlace)] {
    mentions(.call, where: Self.isMain).compactMap { outline, mention in
      mention.arguments.last.flatMap(ClassExpression.name).map { ($0, SourcePlace(outline.file, mention.range)) }
    }
  }

  /// The classes of `@UIApplicationDelegateAdaptor(X.self) var delegate` or `@UIApplicationDelegateAdaptor var delegate: X`.
  private func adaptedTypes() -> [(name: String, evidence: SourcePlace)] {
    types.declared.flatMap { type in
      types.members(of: type).compactMap { member in
        guard let adaptor = member.declaration.attributes.first(where: { Self.adaptors.contains($0.key) }) else {
          return nil
        }
        let name = ClassExpression.name(in: adaptor.value) ?? member.declaration.type
        // The class may be declared inside the type.
        return (types.type(name, inside: type.name)?.name ?? name, SourcePlace(member.file, member.declaration.range))
      }
    }
  }

  /// The classes that code gives to scene configurations: `delegateClass = X.self`.
  private func chosenClasses() -> [(name: String, evidence: SourcePlace)] {
    mentions(.assignment, where: { $0.name == "delegateClass" }).compactMap { outline, mention in
      mention.arguments.first.flatMap(ClassExpression.name).map { ($0, SourcePlace(outline.file, mention.range)) }
    }
  }

  private func mentions(
    _ kind: Mention.Kind, where isWanted: (Mention) -> Bool
  ) -> [(outline: SourceOutline, mention: Mention)] {
    types.outlines.flatMap { outline in
      outline.mentions { $0.kind == kind && isWanted($0) }.map { (outline, $0) }
    }
  }

  private func unique(_ found: [(type: AppType, evidence: SourcePlace?)]) -> [(type: AppType, evidence: SourcePlace?)] {
    var seen: Set<String> = []
    return found.filter { seen.insert($0.type.name).inserted }
  }
}

/// A type of an app that the system, or the app's own code, calls as a delegate of a page.
package struct InstalledDelegate: Sendable {
  /// The caller of a delegate.
  package enum Kind: Hashable, Sendable {
    case application
    case scene
    /// A framework, or the app's own code.
    case other
  }

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
