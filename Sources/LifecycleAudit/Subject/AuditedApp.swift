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

extension AuditedApp {
  /// The mentions in the sources that do not only run before iOS 13, of those that a test picks.
  func mentions(where isWanted: (Mention) -> Bool) -> [FoundMention] {
    types.outlines.flatMap { outline in
      outline.mentions { !$0.isLegacy && isWanted($0) }.map { FoundMention(outline: outline, mention: $0) }
    }
  }

  /// The mentions in a member's body.
  func mentions(in member: AppMember) -> [Mention] {
    member.declaration.body.map(member.part.outline.mentions(in:)) ?? []
  }

  /// The configurations of the scene manifest for roles that the system has, with its file.
  var sceneConfigurations: [(configuration: SceneManifest.Configuration, file: SourceFile)] {
    guard let manifest = configuration.infoPlist?.sceneManifest else { return [] }
    let own = manifest.configurations.filter { SceneRole(rawValue: $0.role)?.exists(on: platform) ?? true }
    return own.map { ($0, manifest.place.file) }
  }

  /// The classes that the manifest names for roles that the system has.
  var sceneClasses: [(named: SceneClass, place: SourcePlace)] {
    sceneConfigurations.compactMap { entry, file in
      guard let value = entry.delegateClass, let named = configuration.sceneClass(value.text, in: types) else {
        return nil
      }
      return (named, SourcePlace(file, value.range))
    }
  }

  /// `true` where the delegates of scenes, or else that of the application, are written in Objective-C.
  var isObjectiveC: Bool {
    let scenes = delegates.filter { $0.kind == .scene }
    return (scenes.isEmpty ? delegates.filter { $0.kind == .application } : scenes).first.map { !$0.type.isSwift }
      ?? false
  }

  /// The name of a callback of a scene's delegate as the app's language has it.
  func shownName(ofScene callback: String) -> String {
    guard isObjectiveC else { return callback }
    let selector = APICatalog.standard.entry(named: callback, in: ["UIWindowSceneDelegate"], platform: nil)?.selector
    return selector.flatMap { $0.isEmpty ? nil : $0 } ?? callback
  }

  /// The connection options' property of a request as the app's language has it.
  func shownOption(of request: LaunchRequest) -> String {
    (isObjectiveC ? request.connectionOptionNames.last : nil) ?? request.connectionOption
  }

  /// `true` where a scene's delegate calls the application's by its callbacks of before scenes.
  var forwardsScenes: Bool {
    sceneClasses.contains { named, _ in
      (named.framework ?? named.type.flatMap(types.frameworkClass))?.forwardsToApplication == true
    }
  }

  /// `true` where a class of a framework, or one that a dependency may have, is the delegate of scenes.
  var hasForeignSceneDelegate: Bool {
    sceneClasses.contains { named, _ in
      named.type == nil && (named.framework != nil || named.isBare && app.hasUnreadCode)
    }
  }

  /// `true` where source files that the project names are not there: what they declare is not known.
  var lacksSources: Bool { app.lacksSources }

  /// The type that a configuration of the manifest names; `nil` where it is none of the app's.
  func delegate(of entry: SceneManifest.Configuration) -> AppType? {
    entry.delegateClass.flatMap { configuration.sceneClass($0.text, in: types) }?.type
  }
}

extension SceneRole {
  /// Returns `true` for a role that a system has: CarPlay's and external displays' are iOS's alone.
  func exists(on platform: AppPlatform) -> Bool {
    switch self {
    case .application: true
    case .externalDisplay, .externalDisplayLegacy, .carTemplate, .carDashboard, .carInstrumentCluster: platform == .iOS
    case .immersiveSpace, .volumetric: platform == .visionOS
    }
  }
}

/// The class that a scene manifest names.
struct SceneClass {
  /// The name without the app's module.
  let name: String
  /// The class; `nil` where the app has none that is found by that name.
  let type: AppType?
  /// The framework's class of that name; `nil` for none that is known.
  var framework: FrameworkClass?
  /// `true` where the name stands without a module, and so may be that of a class of a dependency.
  var isBare = false
}

extension AppConfiguration {
  /// The class that an entry of the manifest names; `nil` where it is undecided or of a module that is none of the project's.
  ///
  /// Swift's classes have their module in the name, or one for Objective-C that `@objc` gives them; nested ones have neither.
  func sceneClass(_ text: ExpandedText, in types: AppTypes) -> SceneClass? {
    for module in ["$(PRODUCT_MODULE_NAME).", "${PRODUCT_MODULE_NAME}."] where text.written.hasPrefix(module) {
      return classOfModule(String(text.written.dropFirst(module.count)), in: types)
    }
    guard let name = text.text else { return nil }
    if name.hasPrefix(".") || name.hasSuffix(".") { return SceneClass(name: name, type: nil) }
    guard let dot = name.firstIndex(of: ".") else {
      return SceneClass(
        name: name, type: types.type(objectiveCName: name),
        framework: FrameworkClass.named(forObjectiveC: name, platform: nil), isBare: true)
    }
    let found = classOfModule(String(name[name.index(after: dot)...]), in: types)
    return name[..<dot] == moduleName.text ?? "" || found?.type != nil ? found : nil
  }

  private func classOfModule(_ name: String, in types: AppTypes) -> SceneClass? {
    guard !name.contains("$") else { return nil }
    let type = name.contains(".") ? nil : types[name]
    return SceneClass(name: name, type: type?.isSwift == true ? type : nil)
  }
}
