/// The paths of the files and groups of a project of Xcode's.
struct XcodePaths {
  /// The number of files that are outside of the outermost folder.
  private(set) var outside = 0
  private var paths: [String: String] = [:]
  private var seen: Set<String> = []
  private let objects: XcodeObjects
  /// The folder to which paths in settings are relative.
  private let folder: String

  /// A group or file that has not been looked at, and the folder that it is in; `nil` where that is not in the outermost one.
  private typealias Item = (object: XcodeObject, folder: String?)

  /// Walks through all groups.
  init(_ objects: XcodeObjects, folder: String) {
    self.objects = objects
    self.folder = folder
    if let group = objects.object("mainGroup", of: objects.root) { walk(from: group) }
    // Some tools write files that are in no group.
    for object in objects.all(["PBXFileReference", "PBXFileSystemSynchronizedRootGroup"]) { walk(from: object) }
  }

  /// The path of a file or group; `nil` where it is outside of the outermost folder, or made by the build.
  subscript(object: XcodeObject) -> String? { paths[object.id] }

  private mutating func walk(from first: XcodeObject) {
    var items: [Item] = [(first, folder)]
    while let item = items.popLast() {
      guard seen.insert(item.object.id).inserted else { continue }
      let path = path(of: item)
      if let path { paths[item.object.id] = path }
      items += objects.objects("children", of: item.object).map { ($0, path) }
    }
  }

  private mutating func path(of item: Item) -> String? {
    let base: String?
    switch item.object.text("sourceTree") ?? "<group>" {
    case "<group>": base = item.folder
    case "SOURCE_ROOT", "SRCROOT": base = folder
    default: return nil
    }
    // A path that begins with a slash is no path in this folder.
    guard let base, let path = item.object.text("path") else { return base }
    let joined = path.utf8.first == UInt8(ascii: "/") ? nil : ProjectPath.joined(base, path)
    if joined == nil { outside += 1 }
    return joined
  }
}
