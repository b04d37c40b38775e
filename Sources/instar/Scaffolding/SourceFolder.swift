import SwiftGeneration
import Text

/// A folder of hand-written and generated sources.
///
/// A stamp in the files (`GenerationStamp`) shows if they are unchanged. A record of generated files
/// (`Manifest`), which `instar scaffold` once left here, is used for files without a stamp, and never written.
struct SourceFolder {
  /// The folder as the user names it.
  let path: String
  /// A file that the user names, which may be a link to anywhere.
  private let named: String?
  private let manifest: Manifest?

  /// Opens a folder, which need not exist.
  init(_ path: String, naming named: String? = nil) throws(Failure) {
    self.path = path
    self.named = named
    manifest = try Disk.contents(of: "\(path)/\(Manifest.fileName)").flatMap { Manifest(bytes: $0) }
  }

  /// The path of a file as messages show it.
  func shownPath(_ file: String) -> String { path == "." ? file : "\(path)/\(file)" }

  /// The text of a file; `nil` where there is none. Bytes that are no UTF-8 become replacement characters.
  func text(of file: String) throws(Failure) -> String? {
    try Disk.contents(of: "\(path)/\(file)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Throws for a file that a link leads out of the folder: a cloned repository may have such links.
  func expectBelow(_ file: String) throws(Failure) {
    guard file != named, Disk.leadsOut("\(path)/\(file)", of: path) else { return }
    throw Failure(
      "cannot write '\(shownPath(file))': it is a link that leads out of '\(path)'",
      help: "Name the folder that it leads to")
  }

  /// Returns `true` where a file is exactly the bytes of a text, so that nothing is lost by writing that back.
  func isText(_ file: String, _ text: String) throws(Failure) -> Bool {
    try Disk.contents(of: "\(path)/\(file)")?.elementsEqual(text.utf8) ?? false
  }

  /// Returns `true` where a file with a text is unchanged since its generation.
  func isUntouched(_ file: String, text: String) -> Bool {
    if let stamp = GenerationStamp(in: text) { return stamp.holds(for: text) }
    return manifest?[file]?.digest == StableHash.digest(text)
  }

  func write(_ text: String, to file: String) throws(Failure) {
    try Disk.write(Array(text.utf8), to: "\(path)/\(file)")
  }

  /// Messages about the generated files here that are not `wanted`, but are of the same page or have moved, by path.
  func leftovers(besides wanted: [String: GenerationStamp?]) throws(Failure) -> [String] {
    let pages = Set(wanted.values.compactMap { $0?.page })
    let moved = Dictionary(wanted.keys.map { ($0.lastPart, $0) }) { first, _ in first }
    var messages: [String] = []
    for file in candidates where wanted[file] == nil {
      guard let text = try text(of: file), let stamp = GenerationStamp(in: text), stamp.digest != nil else { continue }
      if let place = moved[file.lastPart] {
        messages.append("'\(shownPath(file))' is no longer generated, '\(shownPath(place))' is; delete one")
      } else if let page = stamp.page, pages.contains(page) {
        messages.append("'\(shownPath(file))' is no longer generated; delete it if nothing needs it")
      }
    }
    return messages
  }

  /// A message about the storyboards that are not here, if the property list that names them is.
  func missing(storyboards: [String]) -> [String] {
    let absent = storyboards.unique.filter { name in
      ["", "Base.lproj/"].allSatisfy { Disk.kind(of: "\(path)/\($0)\(name).storyboard") == nil }
    }
    guard !absent.isEmpty, Disk.kind(of: "\(path)/\(SceneManifest.fileName)") != nil else { return [] }
    let names = absent.map { "'\($0)'" }.joined(separator: ", ")
    return ["'\(shownPath(SceneManifest.fileName))' names storyboards, which the app needs to start: \(names)"]
  }

  private var candidates: [String] {
    let nested = Disk.names(in: "\(path)/Generated").map { "Generated/\($0)" }
    return (Disk.names(in: path) + nested).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".plist") }
  }
}

extension String {
  /// The part after the last `/`.
  fileprivate var lastPart: Substring { split(separator: "/").last ?? "" }
}
