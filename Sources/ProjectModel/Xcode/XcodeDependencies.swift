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
