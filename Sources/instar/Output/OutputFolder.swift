import Diagrams
import Emission
import Reports
import SwiftGeneration
import Text

/// A folder of generated files, with the record that tells them from hand-written and edited ones.
struct OutputFolder: Sendable {
  /// The state of a file on the disk, compared with the one that should be there.
  enum Verdict: Hashable {
    /// There is none.
    case missing
    /// It is what it should be.
    case current
    /// It was generated from another source.
    case outdated
    /// A person wrote or changed it.
    case edited
  }

  /// The folder as the user names it.
  let path: String
  private var manifest: Manifest
  private var storedText: String?

  /// Opens a folder, which need not exist.
  init(_ path: String) throws(Failure) {
    self.path = path
    let record = "\(path)/\(Manifest.fileName)"
    let bytes = try Disk.contents(of: record)
    storedText = bytes.map { String(decoding: $0, as: UTF8.self) }
    guard let bytes else {
      manifest = Manifest()
      return
    }
    guard let stored = Manifest(bytes: bytes) else {
      throw Failure(
        "cannot read '\(record)': it is not a record of generated files",
        help: "Delete it; Instar creates it again from the files that are up to date")
    }
    manifest = stored
  }

  /// The recorded life cycles that an overview of the folder shows.
  var items: [OverviewItem] {
    get { manifest.items }
    set { manifest.items = newValue }
  }

  /// `true` where something was generated into the folder before.
  var isRecorded: Bool { storedText != nil }

  /// Returns `true` for a file that is there, and that was never generated.
  func isForeign(_ file: GeneratedFile) throws(Failure) -> Bool {
    guard manifest[file.path] == nil else { return false }
    return try verdict(on: file) == .edited
  }

  /// The path of a file as messages show it.
  func shownPath(_ file: String) -> String { "\(path)/\(file)" }

  /// Compares the file on the disk with the one that should be there.
  func verdict(on file: GeneratedFile) throws(Failure) -> Verdict {
    guard GeneratedFile.isBelowFolder(file.path), !Disk.leadsOut(shownPath(file.path), of: path) else {
      throw Failure("cannot write '\(shownPath(file.path))': it is not below '\(path)'")
    }
    guard let bytes = try Disk.contents(of: shownPath(file.path)) else { return .missing }
    if case .text(let text) = file.contents, Self.are(bytes, of: text) { return .current }
    let entry = manifest[file.path]
    let isGenerated = entry?.digest == StableHash.digest(bytes) || isStamped(bytes)
    let drawn = String(decoding: bytes, as: UTF8.self)
    // Another version of dot draws the same source differently, so the sources are compared.
    let isSame =
      switch file.contents {
      case .text: false
      case .picture(let picture): FinishedSVG.sourceDigest(of: drawn) == picture.digest
      case .illustrated(let text): IllustratedText.sourceDigest(of: drawn) == text.digest
      }
    if isSame, isGenerated || entry == nil { return .current }
    return isGenerated ? .outdated : .edited
  }

  /// Records a file that is up to date and was not written.
  mutating func adopt(_ file: GeneratedFile) throws(Failure) {
    var digest = file.digest
    if digest == nil { digest = try Disk.contents(of: shownPath(file.path)).map { StableHash.digest($0) } }
    guard let digest else { return }
    manifest[file.path] = Manifest.Entry(path: file.path, format: file.format, digest: digest)
  }

  /// Writes a file and records it.
  mutating func write(_ bytes: [UInt8], as file: GeneratedFile) throws(Failure) {
    try Disk.write(bytes, to: shownPath(file.path))
    let digest = file.digest ?? StableHash.digest(bytes)
    manifest[file.path] = Manifest.Entry(path: file.path, format: file.format, digest: digest)
  }

  /// The recorded files of some formats that are no longer produced and still exist, by path.
  func leftovers(besides files: [GeneratedFile], of formats: Set<String>) -> [String] {
    let wanted = Set(files.map(\.path))
    let recorded = manifest.sorted.filter { formats.contains($0.format) && !wanted.contains($0.path) }.map(\.path)
    return recorded.filter { file in
      Disk.kind(of: shownPath(file)) == .file && !Disk.leadsOut(shownPath(file), of: path)
    }
  }

  /// Drops the record of files of some formats that somebody has deleted.
  mutating func forgetDeleted(of formats: Set<String>) {
    for entry in manifest.sorted where formats.contains(entry.format) && Disk.kind(of: shownPath(entry.path)) == nil {
      manifest[entry.path] = nil
    }
  }

  /// Returns `true` where a recorded file is unchanged since it was generated.
  func isUntouched(_ file: String) throws(Failure) -> Bool {
    guard let bytes = try Disk.contents(of: shownPath(file)) else { return false }
    return manifest[file]?.digest == StableHash.digest(bytes) || isStamped(bytes)
  }

  /// Deletes a recorded file, and the folders that are empty without it.
  mutating func delete(_ file: String) throws(Failure) {
    try Disk.remove(shownPath(file), upTo: path)
    manifest[file] = nil
  }

  /// Stores the record if it has changed.
  mutating func save() throws(Failure) {
    let text = manifest.text
    guard text != storedText else { return }
    try Disk.write(Array(text.utf8), to: shownPath(Manifest.fileName))
    storedText = text
  }

  private static func are(_ bytes: [UInt8], of text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.elementsEqual(bytes) }
  }

  /// Returns `true` where the stamp in a file shows that the file is unchanged.
  private func isStamped(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return GenerationStamp(in: text)?.holds(for: text) ?? false
  }
}
