import SwiftGeneration
import Text

/// A folder of people's sources: what lies in it, and whether it is as it was generated.
///
/// The files say it themselves (`GenerationStamp`). A record of generated files (`Manifest`), which `instar scaffold`
/// once left here, is believed for files without a stamp, and never written.
struct SourceFolder {
  /// The folder as the user names it.
  let path: String
  private let manifest: Manifest?

  /// Opens a folder; it need not be there yet.
  init(_ path: String) throws(Failure) {
    self.path = path
    manifest = try Disk.contents(of: "\(path)/\(Manifest.fileName)").flatMap { Manifest(bytes: $0) }
  }

  /// The path of a file as messages show it.
  func shownPath(_ file: String) -> String { path == "." ? file : "\(path)/\(file)" }

  /// The text of a file; `nil` where there is none. Bytes that are no UTF-8 become replacement characters.
  func text(of file: String) throws(Failure) -> String? {
    try Disk.contents(of: "\(path)/\(file)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a file is just the bytes of a text, so that nothing is lost when that is written back.
  func isText(_ file: String, _ text: String) throws(Failure) -> Bool {
    try Disk.contents(of: "\(path)/\(file)")?.elementsEqual(text.utf8) ?? false
  }

  /// Whether a file with a text is as it was generated.
  func isUntouched(_ file: String, text: String) -> Bool {
    if let stamp = GenerationStamp(in: text) { return stamp.holds(for: text) }
    return manifest?[file]?.digest == StableHash.digest(text)
  }

  /// Puts a text into a file.
  func write(_ text: String, to file: String) throws(Failure) {
    try Disk.write(Array(text.utf8), to: "\(path)/\(file)")
  }

  /// The generated files here that are none of `wanted`, though they are of the same page or have moved, by path; with
  /// what has become of them.
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

  private var candidates: [String] {
    let nested = Disk.names(in: "\(path)/Generated").map { "Generated/\($0)" }
    return (Disk.names(in: path) + nested).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".plist") }
  }
}

extension String {
  /// What stands behind the last `/`.
  fileprivate var lastPart: Substring { split(separator: "/").last ?? "" }
}
