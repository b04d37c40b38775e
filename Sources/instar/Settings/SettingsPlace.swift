import Diagnostics
import LifecycleTemplates

/// The place of a team's settings on disk, and what the paths in them mean.
struct SettingsPlace {
  private static let limit = 1 << 20

  /// The path of the file, relative to the working folder where it is in one around it.
  let path: String
  /// The folder that the file's paths are relative to, with a slash at the end; empty for the working folder.
  private let folder: String

  /// `true` where the environment names the file, and so says that its paths are meant, wherever they lead.
  private let isNamed: Bool

  /// Takes the path of a file.
  init(path: String, isNamed: Bool = false) {
    (self.path, self.isNamed) = (path, isNamed)
    let parent = Disk.parent(of: path)
    folder = parent.isEmpty || parent == "/" ? parent : parent + "/"
  }

  /// The file that holds in the working folder: that of the environment's variable, else the nearest in a folder around it, up
  /// to that of the repository; `nil` for none.
  ///
  /// Outside of repositories it is only the working folder's own: a file in a folder above may be anybody's.
  static func current() throws(Failure) -> SettingsPlace? {
    guard let named = Terminal.variable(SettingsNames.variable) else { return nearest() }
    guard !named.isEmpty else { return nil }
    guard Disk.kind(of: named) == .file else {
      throw Failure(
        "cannot read '\(named)': no such file",
        help: "\(SettingsNames.variable) names it; leave the variable empty for no settings")
    }
    return SettingsPlace(path: named, isNamed: true)
  }

  private static func nearest() -> SettingsPlace? {
    let around = Disk.foldersUp(from: ".")
    let isRepository = { (folder: String) in Disk.kind(of: folder == "/" ? "/.git" : folder + "/.git") != nil }
    let count = around.firstIndex(where: isRepository).map { $0 + 1 } ?? 1
    let paths = (0..<count).map { String(repeating: "../", count: $0) + SettingsNames.file }
    // Also one that is no file: settings that cannot be read are not none.
    return paths.first { Disk.kind(of: $0) != nil || Disk.isLink($0) }.map { SettingsPlace(path: $0) }
  }

  /// The settings of the file; throws its problems.
  func file() throws -> SettingsFile {
    guard Disk.kind(of: path) == .file else {
      throw Failure("cannot read '\(path)': it is not a file", help: "Delete it, or write the settings there")
    }
    let file = SettingsFile(SourceFile(path: path, bytes: try Disk.read(path, limit: Self.limit)), isNamed: isNamed)
    guard file.diagnostics.diagnostics.isEmpty else { throw DiagnosticsError(file.diagnostics) }
    return file
  }

  /// A path of the settings from the working folder.
  func resolved(_ path: String) -> String { path.hasPrefix("/") ? path : folder + path }

  /// The pages or projects that an entry stands for, which commands may write to: those that a pattern finds behind a link that leads
  /// out of the folder are somebody else's.
  func arguments(_ entry: String) -> [String] {
    pages(entry).filter { isNamed || !Disk.leadsOut($0, of: folder.isEmpty ? "." : folder) }
  }

  /// The pages that an entry of the settings stands for: a file or a folder beside the file, the files of a pattern, a bundled
  /// page, or `REV:path`.
  func pages(_ entry: String) -> [String] {
    let path = resolved(entry)
    if Disk.kind(of: path) != nil { return [path] }
    if let pattern = PathPattern(path) {
      let files = pattern.files
      return files.isEmpty ? [path] : files
    }
    return entry.contains(":") || BundledPages.all.contains { $0.name == entry } ? [entry] : [path]
  }
}
