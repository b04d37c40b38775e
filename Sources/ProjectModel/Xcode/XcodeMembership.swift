/// The files of a target of Xcode's: those of its build phases, and those in the folders that Xcode keeps synchronized with it, without
/// their exceptions.
struct XcodeMembership {
  /// The paths of the source files that are there.
  private(set) var sources: Set<String> = []
  /// The paths of storyboards and xibs that are there.
  private(set) var resources: Set<String> = []
  /// The systems for which a file is built, where it is not for all.
  private(set) var filters: [String: Set<AppPlatform>] = [:]
  /// The paths of source files, storyboards and xibs that are named and not there.
  private(set) var missing: Set<String> = []

  private let project: XcodeProject
  private let files: ProjectFiles

  init(of target: XcodeObject, in project: XcodeProject, _ files: ProjectFiles) {
    self.project = project
    self.files = files
    for phase in project.objects.objects("buildPhases", of: target) {
      guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.isa) else { continue }
      for file in project.objects.objects("files", of: phase) { add(file) }
    }
    addSynchronized(of: target)
  }

  // MARK: Phases

  private mutating func add(_ buildFile: XcodeObject) {
    guard let reference = project.objects.object("fileRef", of: buildFile) else { return }
    let platforms = Self.platforms(
      buildFile.texts("platformFilters") + [buildFile.text("platformFilter")].compactMap(\.self))
    // A group of variants has a file for each localization.
    let variants =
      reference.isa == "PBXFileReference" ? [reference] : project.objects.objects("children", of: reference)
    for path in variants.compactMap({ project.paths[$0] }) { add(path, platforms, mustExist: true) }
  }

  private mutating func add(_ path: String, _ platforms: Set<AppPlatform>?, mustExist: Bool = false) {
    guard SourceKind.isSource(path) || SourceKind.isResource(path) else { return }
    if mustExist, !files.has(path) {
      missing.insert(path)
      return
    }
    if SourceKind.isSource(path) { sources.insert(path) } else { resources.insert(path) }
    if let platforms { filters[path] = platforms }
  }

  private static func platforms(_ names: [String]) -> Set<AppPlatform>? {
    names.isEmpty ? nil : Set(names.compactMap { filterNames[$0] })
  }

  private static let filterNames: [String: AppPlatform] = [
    "ios": .iOS, "maccatalyst": .macCatalyst, "tvos": .tvOS, "xros": .visionOS, "watchos": .watchOS, "macos": .macOS,
  ]

  // MARK: Folders

  /// Adds what is in folders whose files are members without being named.
  private mutating func addSynchronized(of target: XcodeObject) {
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    for group in project.synchronizedFolders {
      guard let folder = project.paths[group] else { continue }
      let exceptions = project.objects.objects("exceptions", of: group).filter { set in
        set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && set.text("target") == target.id
      }
      let named = exceptions.flatMap { $0.texts("membershipExceptions") }.compactMap { ProjectPath.joined(folder, $0) }
      if own.contains(group.id) {
        let folders = group.texts("explicitFolders").compactMap { ProjectPath.joined(folder, $0) }
        addAll(below: folder, without: Set(named + folders))
      } else {
        // Exceptions of a folder that is not the target's are what the target has of it.
        for path in named { addAll(below: path, without: []) }
        for path in named where files.has(path) { add(path, nil) }
      }
      for set in exceptions { addFilters(of: set, in: folder) }
    }
  }

  private mutating func addAll(below folder: String, without excluded: Set<String>) {
    let depth = ProjectPath.parts(of: folder).count
    for path in files.paths(below: folder) {
      let parts = ProjectPath.parts(of: path)
      guard !parts.dropLast().dropFirst(depth).contains(where: Self.isPackage) else { continue }
      let isExcluded =
        !excluded.isEmpty
        && (depth + 1...max(depth + 1, parts.count)).contains { count in
          excluded.contains(parts.prefix(count).joined(separator: "/"))
        }
      if !isExcluded { add(path, nil) }
    }
  }

  private mutating func addFilters(of set: XcodeObject, in folder: String) {
    for entry in set.value["platformFiltersByRelativePath"]?.entries ?? [] {
      let names = (entry.value.elements ?? []).compactMap(\.string)
      guard let path = ProjectPath.joined(folder, entry.key), let platforms = Self.platforms(names) else { continue }
      if sources.contains(path) || resources.contains(path) { filters[path] = platforms }
    }
  }

  /// Returns `true` for the name of a folder that Xcode takes for one thing.
  private static func isPackage(_ name: Substring) -> Bool {
    [".bundle", ".docc", ".framework", ".playground", ".xcassets", ".xcodeproj"].contains { name.hasSuffix($0) }
  }
}

/// The targets and local packages in the process of a target, in its project and others.
struct XcodeDependencies {
  /// A target with its project file.
  struct Node: Hashable {
    let project: String
    let target: String
  }

  /// A product of a package, with the folder of the package where the project names it.
  struct Product {
    let name: String
    let folder: String?
    let project: String
  }

  /// The libraries, without the target that they were asked for.
  private(set) var targets: [Node] = []
  /// The products of packages that are no one else's.
  private(set) var products: [Product] = []
  /// `true` where something is linked whose sources are not in the projects: a package with an address, pods, a binary framework.
  private(set) var hasUnreadCode = false

  private let projects: [String: XcodeProject]

  /// Follows the dependencies of a target.
  init(of target: XcodeObject, in project: XcodeProject, among projects: [String: XcodeProject]) {
    self.projects = projects
    let start = Node(project: project.path, target: target.id)
    var seen: Set<Node> = [start]
    var open = [start]
    while let node = open.popLast() {
      guard let project = projects[node.project], let target = project.objects[node.target] else { continue }
      addProducts(of: target, in: project)
      hasUnreadCode = hasUnreadCode || linksUnreadCode(target, in: project)
      for next in dependencies(of: target, in: project) where seen.insert(next).inserted {
        guard projects[next.project]?.objects[next.target]?.isLibrary == true else { continue }
        targets.append(next)
        open.append(next)
      }
    }
  }

  private func dependencies(of target: XcodeObject, in project: XcodeProject) -> [Node] {
    let objects = project.objects
    let explicit = objects.objects("dependencies", of: target).compactMap { dependency -> Node? in
      if let id = dependency.text("target"), objects[id] != nil { return Node(project: project.path, target: id) }
      return objects.object("targetProxy", of: dependency).flatMap { node($0, in: project) }
    }
    return explicit + linked(by: target, in: project).flatMap { products($0, in: project) }
  }

  private func linked(by target: XcodeObject, in project: XcodeProject) -> [XcodeObject] {
    let objects = project.objects
    return objects.objects("buildPhases", of: target).filter { $0.isa == "PBXFrameworksBuildPhase" }
      .flatMap { objects.objects("files", of: $0) }.compactMap { objects.object("fileRef", of: $0) }
  }

  /// Returns `true` where a target links what is neither of a system nor a product of the projects.
  private func linksUnreadCode(_ target: XcodeObject, in project: XcodeProject) -> Bool {
    linked(by: target, in: project).contains { reference in
      let tree = reference.text("sourceTree") ?? ""
      let path = reference.text("path") ?? ""
      let isSystem = ["SDKROOT", "DEVELOPER_DIR"].contains(tree) || path.hasSuffix(".tbd") || path.hasSuffix(".dylib")
      return !isSystem && !path.hasPrefix("System/Library/") && products(reference, in: project).isEmpty
    }
  }

  /// Returns the target that a proxy stands for.
  private func node(_ proxy: XcodeObject, in project: XcodeProject) -> Node? {
    guard let id = proxy.text("remoteGlobalIDString"), let portal = proxy.text("containerPortal") else { return nil }
    if portal == project.objects.root.id { return Node(project: project.path, target: id) }
    let path = project.objects[portal].flatMap { project.projectFile($0) }
    guard let path, let other = projects[path] else { return nil }
    if other.objects[id]?.isa == "PBXNativeTarget" { return Node(project: path, target: id) }
    return other.targets.first { $0.text("productReference") == id }.map { Node(project: path, target: $0.id) }
  }

  /// Returns the targets that make a linked file: by the reference to the product, or as workspaces do, by its name.
  private func products(_ reference: XcodeObject, in project: XcodeProject) -> [Node] {
    if let proxy = project.objects.object("remoteRef", of: reference) {
      return [node(proxy, in: project)].compactMap(\.self)
    }
    guard reference.text("sourceTree") == "BUILT_PRODUCTS_DIR" else { return [] }
    if let own = project.targets.first(where: { $0.text("productReference") == reference.id }) {
      return [Node(project: project.path, target: own.id)]
    }
    guard let name = reference.text("path") else { return [] }
    return projects.keys.sorted().flatMap { path -> [Node] in
      guard let other = projects[path] else { return [] }
      return other.targets.filter { target in
        other.objects.object("productReference", of: target)?.text("path") == name
      }.map { Node(project: path, target: $0.id) }
    }
  }

  // MARK: Packages

  private mutating func addProducts(of target: XcodeObject, in project: XcodeProject) {
    for product in project.objects.objects("packageProductDependencies", of: target) {
      guard let name = product.text("productName") else { continue }
      let package = project.objects.object("package", of: product)
      // A package with an address is nobody's own.
      if package?.isa == "XCRemoteSwiftPackageReference" {
        hasUnreadCode = true
        continue
      }
      let folder = package?.text("relativePath").flatMap { ProjectPath.joined(project.folder, $0) }
      products.append(Product(name: name, folder: folder, project: project.path))
    }
  }
}
