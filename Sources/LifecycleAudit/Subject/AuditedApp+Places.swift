import Diagnostics
import LifecycleModel
import ProjectModel

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
