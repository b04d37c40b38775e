import Diagnostics
import LifecycleModel
import ProjectModel
import Text

/// Reads the sources of an app that name something an audit asks for.
///
/// Parsing is the cost, so files are searched as bytes first, and only those with a hit are parsed: in a first round for what
/// makes a delegate, then for the names of the delegates and what they inherit from, and of their methods.
package struct AppReading: Sendable {
  /// Reads a file's declarations as an app is built with it.
  package typealias Outliner = @Sendable (_ file: SourceFile, _ conditions: BuildConditions) -> SourceOutline

  private let files: ProjectFiles
  private let outline: Outliner
  /// The outlines so far: a file of several apps or systems is parsed once, if it is the same for all.
  private var known: [OutlineKey: SourceOutline] = [:]

  private struct OutlineKey: Hashable {
    let path: String
    /// The conditions; `nil` where they do not matter.
    let conditions: BuildConditions?
  }

  /// The types of an app's sources, and how many files they are in.
  package struct Result: Sendable {
    /// The types of the parsed files.
    package let types: AppTypes
    /// The number of source files.
    package let fileCount: Int
    /// The number of those that were parsed.
    package let parsedCount: Int
  }

  /// Creates a reading of a project's files.
  package init(_ files: ProjectFiles, outline: @escaping Outliner) {
    self.files = files
    self.outline = outline
  }

  /// Reads the sources of an app for a system.
  package mutating func types(of app: App, for platform: AppPlatform, pages: [AuditedPage]) -> Result {
    let paths = (app.sources + app.librarySources).filter { app.builds($0, for: platform) }
    let ranks = Dictionary(paths.enumerated().map { ($1, $0) }) { first, _ in first }
    var outlines: [String: SourceOutline] = [:]
    var searched: Set<String> = []
    var names = Self.marks(of: app, pages)
    var types = AppTypes([], platform: platform)
    while !names.isEmpty {
      for found in search(paths.filter { outlines[$0] == nil }, for: names.sorted(), BuildConditions(platform)) {
        outlines[found.file.path] = found
      }
      searched.formUnion(names)
      // The app's own declaration of a type comes before a library's of the same name.
      let sorted = outlines.values.sorted { ranks[$0.file.path] ?? 0 < ranks[$1.file.path] ?? 0 }
      types = AppTypes(sorted, platform: platform)
      names = Self.names(toSearchIn: types, of: app, pages).subtracting(searched)
    }
    return Result(types: types, fileCount: paths.count, parsedCount: outlines.count)
  }

  /// The first file of an app that was read and has a syntax error, behind which an app may be declared; `nil` for none.
  package func brokenFile(of app: App) -> String? {
    let sources = Set(app.sources)
    return known.values.filter { $0.firstError != nil && sources.contains($0.file.path) }.map(\.file.path).min()
  }

  private mutating func search(
    _ paths: [String], for names: [String], _ conditions: BuildConditions
  ) -> [SourceOutline] {
    let search = ByteSearch(names)
    let found = paths.concurrentMap { [files, outline, known] path -> SourceOutline? in
      guard let bytes = files.bytes(path), search.hasMatch(in: bytes) else { return nil }
      return known[OutlineKey(path: path, conditions: nil)] ?? known[OutlineKey(path: path, conditions: conditions)]
        ?? outline(SourceFile(path: path, bytes: bytes), conditions)
    }.compactMap { $0 }
    for outline in found {
      let key = OutlineKey(path: outline.file.path, conditions: outline.dependsOnSystem ? conditions : nil)
      known[key] = outline
    }
    return found
  }

  /// The types that delegates of applications and scenes conform to or inherit from.
  private static let delegateTypes = Set(
    APICatalog.standard.types.filter { [.application, .scenelessApplication, .scene].contains($0.kind) }.map(\.name)
      + ["UIHostingSceneDelegate"])

  /// The names that make a delegate, and those that rules look for anywhere.
  private static func marks(of app: App, _ pages: [AuditedPage]) -> Set<String> {
    let frameworks = FrameworkClass.all.filter { !delegateTypes.isDisjoint(with: $0.types) }.map(\.name)
    return delegateTypes.union(pages.flatMap(\.delegates).flatMap(\.types)).union(frameworks)
      .union(DelegateSearch.entryAttributes.map { "@" + $0 }).union(DelegateSearch.adaptors)
      .union(manifestClasses(of: app))
      .union([
        ".main()", "UIApplicationMain", "delegateClass", "keyWindow", "UIWindow", "shared.delegate",
        "sharedApplication", "onOpenURL", "onContinueUserActivity",
        "shortcutItems", "shared.windows", "statusBarOrientation", "BGTaskScheduler", "scenePhase",
      ])
  }

  /// The classes that the manifests of an app name, without their modules.
  private static func manifestClasses(of app: App) -> Set<String> {
    let values = app.configurations.compactMap { $0.infoPlist?.sceneManifest }.flatMap(\.configurations)
      .compactMap { $0.delegateClass?.text.written }
    return Set(values.map(AppTypes.bare).filter { !$0.contains("$") })
  }

  /// The names of delegates, of what they inherit from outside the known files, and of their methods that may be called by hand.
  private static func names(toSearchIn types: AppTypes, of app: App, _ pages: [AuditedPage]) -> Set<String> {
    let wanted = delegateTypes.union(pages.flatMap(\.delegates).flatMap(\.types))
    let manifest = manifestClasses(of: app)
    let starts = types.outlines.flatMap { outline in
      outline.mentions { $0.kind == .call && $0.name == "main()" && !$0.base.isEmpty }
    }
    let callbacks = callbacksByBaseName(of: wanted)
    var names = Set(starts.map { AppTypes.bare($0.base) }).union(registrations(in: types))
    for type in types.declared {
      let ancestors = types.ancestors(of: type)
      let isEntry = type.parts.contains { !$0.declaration.attributes.isDisjoint(with: DelegateSearch.entryAttributes) }
      guard isEntry || manifest.contains(type.name) || !ancestors.isDisjoint(with: wanted) else { continue }
      names.formUnion(ancestors.filter { !isKnown($0) }.map(AppTypes.bare))
      names.formUnion([AppTypes.bare(type.name), type.objectiveCName])
      names.formUnion(types.members(of: type).flatMap { calls(of: $0, among: callbacks) })
    }
    return names
  }

  /// The names of the methods that register background tasks, and of those that call these: who calls them decides.
  private static func registrations(in types: AppTypes) -> Set<String> {
    let paths = CallPaths(types.outlines)
    let members = types.outlines.flatMap { outline in
      outline.mentions(where: \.registersBackgroundTask).compactMap {
        FoundMention(outline: outline, mention: $0).member
      }
    }
    let sources = members.flatMap { member in paths.sources(of: member) { _ in false } ?? [member] }
    return Set(sources.map { String($0.declaration.name.prefix { $0 != "(" && $0 != ":" }) })
  }

  /// Returns `true` for a type whose declaration is not in an app.
  private static func isKnown(_ name: String) -> Bool {
    APICatalog.standard.type(named: name) != nil || FrameworkClass.named(name, platform: nil) != nil
  }

  /// The texts in a call of a callback by hand: the name before the parenthesis, with marks where many callbacks share it.
  private static func calls(of member: AppMember, among callbacks: [String: Int]) -> [String] {
    let name = member.declaration.name
    let base = String(name.prefix { $0 != "(" && $0 != ":" })
    guard member.declaration.kind == .method, let count = callbacks[base] else { return [] }
    return count == 1 ? [base] : [".\(base)(", ".\(base))", " \(base):", "\"\(base):"]
  }

  /// The number of callbacks of some types with each base name: those of other types, such as `session`, are words of any file.
  private static func callbacksByBaseName(of types: Set<String>) -> [String: Int] {
    let owners = Set(types.flatMap(APICatalog.standard.ancestry))
    let entries = APICatalog.standard.entries.filter { owners.contains($0.owner) }
    return Dictionary(entries.map { (String($0.baseName), 1) }, uniquingKeysWith: +)
  }
}
