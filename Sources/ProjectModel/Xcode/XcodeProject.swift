import Diagnostics

/// A project file of Xcode's.
struct XcodeProject {
  /// The path of the project file.
  let path: String
  /// The folder to which paths in settings are relative.
  let folder: String
  /// The project's name.
  let name: String
  let objects: XcodeObjects
  let paths: XcodePaths
  /// The folders whose files are members without being named.
  let synchronizedFolders: [XcodeObject]

  /// Reads a project file.
  init(path: String, bytes: [UInt8]) throws(PropertyListError) {
    let list = try PropertyList(path: path, bytes: bytes)
    guard let objects = XcodeObjects(list) else {
      throw PropertyListError(
        "Project has no root object", at: SourceRange(list.root.range.start, list.root.range.start))
    }
    let bundle = ProjectPath.folder(of: path)
    let parent = ProjectPath.folder(of: bundle)
    self.path = path
    self.objects = objects
    name = ProjectPath.stem(of: bundle)
    folder = ProjectPath.joined(parent, objects.root.text("projectDirPath") ?? "") ?? parent
    paths = XcodePaths(objects, folder: folder)
    synchronizedFolders = objects.all(["PBXFileSystemSynchronizedRootGroup"])
  }

  /// The targets that compile.
  var targets: [XcodeObject] {
    objects.objects("targets", of: objects.root).filter { $0.isa == "PBXNativeTarget" }
  }

  /// Returns the path of another project file that a reference names.
  func projectFile(_ reference: XcodeObject) -> String? {
    paths[reference].flatMap { ProjectPath.type(of: $0) == "xcodeproj" ? $0 + "/project.pbxproj" : nil }
  }
}

extension XcodeObject {
  /// The kind of application that a target makes; `nil` for others.
  var appKind: App.Kind? {
    switch text("productType") {
    case "com.apple.product-type.application": .application
    case "com.apple.product-type.application.on-demand-install-capable": .clip
    case "com.apple.product-type.application.watchapp", "com.apple.product-type.application.watchapp2": .watchApp
    case "com.apple.product-type.application.watchapp2-container": .watchContainer
    default: nil
    }
  }

  /// `true` for a target whose code becomes part of a process that depends on it.
  var isLibrary: Bool {
    let type = text("productType") ?? ""
    return ["framework", "library"].contains { type.hasPrefix("com.apple.product-type.\($0)") }
  }
}
