import Diagnostics
import LifecycleModel
import ProjectModel

/// An app as it is built for one system in some of its configurations, with the pages that it is compared with.
package struct AuditedApp: Sendable {
  /// The target.
  package let app: App
  /// The system.
  package let platform: AppPlatform
  /// The values of the build settings.
  package let configuration: AppConfiguration
  /// The pages that speak of the system.
  package let pages: [AuditedPage]
  /// The types of its sources, and of those of its libraries.
  package let types: AppTypes
  /// Its adoption of scenes.
  package let adoption: SceneAdoption
  /// The types that are called as delegates of the pages, the application's first.
  package let delegates: [InstalledDelegate]
  /// The delegates' members that are callbacks, or almost.
  package let members: [MatchedMember]
  /// The methods that the app's own code calls.
  let handCalls: HandCalls
  /// The variables that hold the application or its delegate, by their names.
  let objectHolders: [String: [(object: ProcessObject, found: FoundMention)]]

  /// Compares an app with pages, given the outlines of the sources that matter.
  package init(
    _ app: App, platform: AppPlatform, configuration: AppConfiguration, pages: [AuditedPage], types: AppTypes
  ) {
    self.app = app
    self.platform = platform
    self.configuration = configuration
    self.pages = pages.filter { $0.serves(platform) }
    self.types = types
    let search = DelegateSearch(types: types, manifestClasses: Self.manifestClasses(configuration, types))
    delegates = InstalledDelegate.all(
      found: search, roles: self.pages.flatMap(\.delegates), isManifestKnown: !configuration.isInfoPlistUndecided)
    // A page without such a delegate says nothing of it.
    members = MatchedMember.all(of: delegates.filter { $0.role != nil }, pages: self.pages, types: types, for: platform)
    handCalls = HandCalls(types.outlines)
    objectHolders = ProcessObject.holders(in: types.outlines)
    let application = delegates.filter { $0.kind == .application }.map(\.type)
    adoption = SceneAdoption(
      swiftUI: search.swiftUIApp, configuration: configuration,
      method: Self.configurationMethod(of: application, in: types),
      openSuperclass: application.lazy.compactMap(types.openSuperclass).first,
      needsManifest: self.pages.contains { $0.isAboutScenes && !$0.launchModes.contains(.withoutScenes) },
      lacksStart: application.isEmpty && (app.sources.isEmpty ? !app.isFolder : app.hasUnreadCode))
  }

  /// The mode; `nil` where it is undecided.
  package var mode: AppMode? { adoption.mode }

  /// `false` for sources alone, without a project or a property list, that have no delegate and start nothing; and for a target none of
  /// whose files was read: one of a project that was left over, or of C++ alone.
  package var isApp: Bool {
    let hasFiles = app.isFolder || !app.sources.isEmpty || configuration.infoPlist?.list != nil
    return !app.isAssumed && (hasFiles || configuration.unreadInfoPlist != nil) || !delegates.isEmpty
      || adoption.place != nil
  }

  /// The place that stands for the whole app: its delegate, its Info.plist, its project.
  package var place: SourcePlace {
    let delegate = delegates.first { $0.kind == .application }
    if let declaration = delegate?.type.declaration {
      return delegate?.evidence ?? SourcePlace(declaration.outline.file, declaration.declaration.nameRange)
    }
    return SourcePlace(
      configuration.infoPlist?.list?.file ?? SourceFile(path: app.project, text: ""), .fileStart)
  }

  /// The members of the scenes' delegates that are a callback.
  func sceneMembers(named callback: String) -> [MatchedMember] {
    members.filter { $0.delegate.kind == .scene && $0.isExact && $0.callback.name == callback }
  }

  private static func manifestClasses(
    _ configuration: AppConfiguration, _ types: AppTypes
  ) -> [(name: String, evidence: SourcePlace)] {
    guard let manifest = configuration.infoPlist?.sceneManifest else { return [] }
    return manifest.configurations.compactMap(\.delegateClass).compactMap { value in
      configuration.sceneClass(value.text, in: types)?.type.map {
        ($0.name, SourcePlace(manifest.place.file, value.range))
      }
    }
  }

  /// The place of the app delegate's method that chooses a scene's configuration.
  private static func configurationMethod(of delegates: [AppType], in types: AppTypes) -> SourcePlace? {
    let matcher = CallbackMatcher(types: types)
    guard
      let entry = APICatalog.standard.entry(
        named: "application(_:configurationForConnecting:options:)", in: ["UIApplicationDelegate"], platform: nil)
    else { return nil }
    for member in delegates.flatMap(types.members) {
      guard case .exact? = matcher.match(member, AuditedCallback(entry, delegate: "AppDelegate")) else { continue }
      return SourcePlace(member.file, member.declaration.nameRange)
    }
    return nil
  }
}
