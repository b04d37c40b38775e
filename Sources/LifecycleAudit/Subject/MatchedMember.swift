import Diagnostics
import LifecycleModel
import ProjectModel

/// A member of an installed delegate that is a callback, or almost one.
package struct MatchedMember: Sendable {
  package let delegate: InstalledDelegate
  package let member: AppMember
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

/// A way in which code makes or reaches a window.
package enum WindowUse: String, Sendable {
  /// A window is made without a scene: `UIWindow(frame:)`.
  case creation
  /// The application's delegate is asked for its window.
  case delegate
  /// The application is asked for what its scenes have: the key window, all windows, the orientation.
  case key
  /// The application's delegate declares or uses its own window.
  case own
}

extension Mention {
  /// `true` where a window is made without a scene.
  var makesSceneless: Bool {
    switch (kind, name) {
    case (.call, "UIWindow(frame:)"), (.call, "UIWindow()"): true
    case (.call, "initWithFrame:"), (.call, "init"): isInitializer(of: "UIWindow")
    default: false
    }
  }

  /// `true` where a window is made with a scene.
  var makesWithScene: Bool { kind == .call && (name == "UIWindow(windowScene:)" || name == "initWithWindowScene:") }

  /// `true` where it makes an object of a class in Objective-C: `[[UIWindow alloc] init…]`.
  func isInitializer(of name: String) -> Bool { kind == .call && denseBase == "[\(name)alloc]" }

  /// `true` where it declares a variable of its name: `let window = …`.
  func isDeclaration(in outline: SourceOutline) -> Bool {
    guard kind == .assignment, outline.language == .swift, base.isEmpty else { return false }
    let before = outline.file.bytes[..<range.start].suffix(8)
    return String(decoding: before, as: UTF8.self).split(whereSeparator: \.isWhitespace).last.map {
      ["let", "var"].contains($0)
    } ?? false
  }
}

extension AuditedApp {
  /// The reads of what a request is in the connection options of a scene: `options.shortcutItem`, where `options` is of that type.
  ///
  /// Any other member of that name, as a view's `shortcutItem`, is none.
  func connectionOptionReads(of request: LaunchRequest) -> [FoundMention] {
    mentions { $0.kind == .access && request.connectionOptionNames.contains($0.name) && !$0.base.isEmpty }
      .filter(isOfConnectionOptions)
  }

  /// Returns `true` for a member of connection options: of a parameter, a property or a variable of that type or name.
  private func isOfConnectionOptions(_ found: FoundMention) -> Bool {
    let name = AppTypes.bare(found.mention.base)
    if name.lowercased().hasSuffix("connectionoptions") { return true }
    let isOptions = { (type: String) in type.contains("ConnectionOptions") }
    let member = found.member
    if member?.declaration.parameters.contains(where: { $0.name == name && isOptions($0.type) }) == true { return true }
    return found.outline.types.contains { type in
      type.members.contains { $0.kind == .property && $0.name == name && isOptions($0.type) }
    }
  }

  /// Returns `true` where a method reads a request from the connection options that it gets, or hands these on whole.
  func reads(_ request: LaunchRequest, in connection: MatchedMember) -> Bool {
    let options = connection.member.declaration.parameters.last?.name ?? ""
    return mentions(in: connection.member).contains { mention in
      switch mention.kind {
      case .access, .call:
        // Objective-C may ask by message: `[options URLContexts]`.
        request.connectionOptionNames.contains(mention.name) && AppTypes.bare(mention.base) == options
          || mention.kind == .call && mention.arguments.contains(options)
      case .assignment: mention.arguments.contains(options)
      case .selector, .type, .cast, .string: false
      }
    }
  }
}

/// A kind of request for which the system launches an app or brings it to the front.
///
/// Source: Apple, `UIScene.ConnectionOptions`, `UIApplication.LaunchOptionsKey`.
package enum LaunchRequest: String, CaseIterable, Sendable {
  case url, activity, quickAction, cloudKitShare, notification

  /// The noun with its article, at the beginning of a sentence.
  var noun: String {
    switch self {
    case .url: "A URL"
    case .activity: "An activity"
    case .quickAction: "A quick action"
    case .cloudKitShare: "A CloudKit share"
    case .notification: "A notification"
    }
  }

  /// The callback of a connected scene's delegate; `nil` for notifications, which have a delegate of their own.
  package var sceneCallback: String? {
    switch self {
    case .url: "scene(_:openURLContexts:)"
    case .activity: "scene(_:continue:)"
    case .quickAction: "windowScene(_:performActionFor:completionHandler:)"
    case .cloudKitShare: "windowScene(_:userDidAcceptCloudKitShareWith:)"
    case .notification: nil
    }
  }

  /// The property of `UIScene.ConnectionOptions` that has it when it launches the app.
  package var connectionOption: String {
    switch self {
    case .url: "urlContexts"
    case .activity: "userActivities"
    case .quickAction: "shortcutItem"
    case .cloudKitShare: "cloudKitShareMetadata"
    case .notification: "notificationResponse"
    }
  }

  /// The names of that property in Swift and Objective-C.
  package var connectionOptionNames: [String] { self == .url ? [connectionOption, "URLContexts"] : [connectionOption] }

  /// The keys of the launch options that have it in an app without scenes.
  var launchOptionKeys: [String] {
    switch self {
    case .url: ["url", "sourceApplication"]
    case .activity: ["userActivityDictionary", "userActivityType"]
    case .quickAction: ["shortcutItem"]
    case .cloudKitShare: ["cloudKitShareMetadata"]
    case .notification: ["remoteNotification"]
    }
  }

  /// The modifiers of SwiftUI that handle it.
  package var modifiers: [String] {
    switch self {
    case .url: ["onOpenURL"]
    case .activity: ["onContinueUserActivity", "onOpenURL"]
    case .quickAction, .cloudKitShare, .notification: []
    }
  }
}
