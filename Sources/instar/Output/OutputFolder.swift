import Diagrams
import Emission
import LifecycleModel
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
  /// The record as it was read or last saved.
  private var stored: Manifest
  private var storedText: String?

  /// Opens a folder, which need not exist.
  init(_ path: String) throws(Failure) {
    self.path = path
    let record = "\(path)/\(Manifest.fileName)"
    let bytes = try Disk.contents(of: record)
    storedText = bytes.map { String(decoding: $0, as: UTF8.self) }
    stored = try bytes.map { bytes throws(Failure) in try Self.manifest(bytes, at: record) } ?? Manifest()
    manifest = stored
  }

  private static func manifest(_ bytes: [UInt8], at record: String) throws(Failure) -> Manifest {
    if let manifest = Manifest(bytes: bytes) { return manifest }
    throw Failure(
      "cannot read '\(record)': it is not a record of generated files",
      help: "Delete it; Instar creates it again from the files that are up to date")
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
    let isGenerated = entry?.holds(for: StableHash.digest(bytes)) == true || isStamped(bytes)
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

  /// Records files that are about to be written, with their bytes: a process that is killed leaves what was there or what is
  /// to be there, and both count as generated.
  mutating func announce(_ files: [(file: GeneratedFile, bytes: [UInt8])]) throws(Failure) {
    let folders = Set(files.map { Disk.parent(of: shownPath($0.file.path)) } + [path])
    for folder in folders { Disk.removeAbandoned(in: folder) }
    for (file, bytes) in files {
      let digest = file.digest ?? StableHash.digest(bytes)
      var entry = Manifest.Entry(path: file.path, format: file.format, digest: digest)
      let former = try Disk.contents(of: shownPath(file.path)).map { StableHash.digest($0) }
      if let former, former != digest, let known = manifest[file.path], known.holds(for: former) {
        entry.others = [former]
      }
      manifest[file.path] = entry
    }
    try save()
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
    return manifest[file]?.holds(for: StableHash.digest(bytes)) == true || isStamped(bytes)
  }

  /// Deletes a recorded file, and the folders that are empty without it.
  mutating func delete(_ file: String) throws(Failure) {
    try Disk.remove(shownPath(file), upTo: path)
    manifest[file] = nil
  }

  /// Stores the record if it has changed, with what another process has recorded in the meantime.
  mutating func save() throws(Failure) {
    guard manifest.text != storedText else { return }
    let record = shownPath(Manifest.fileName)
    if let bytes = try Disk.contents(of: record), storedText.map({ !Self.are(bytes, of: $0) }) ?? true {
      manifest.merge(try Self.manifest(bytes, at: record), since: stored)
    }
    try Disk.write(Array(manifest.text.utf8), to: record)
    (stored, storedText) = (manifest, manifest.text)
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

/// Names for the folders of pages that every file system accepts.
enum FolderName {
  /// The name for a page at a path: its last part without the extension, made safe; `order.lifecycle.md` is `order`.
  static func of(path: String) -> String {
    let parts = path.unicodeScalars.split { $0 == "/" || $0 == ":" || $0 == "\\" }
    let last = parts.last.map { String($0) } ?? ""
    let name = last.hasSuffix(".lifecycle.md") ? String(last.dropLast(".lifecycle.md".count)) + ".md" : last
    let stem = name.lastIndex(of: ".").map { $0 == name.startIndex ? name : String(name[..<$0]) } ?? name
    let safe = stem.unicodeScalars.map { isSafe($0) ? $0 : "-" }
    // A leading full stop hides a folder, a trailing one or a trailing space is lost on Windows.
    let leading = safe.drop { $0 == "." || $0 == " " }
    let trailing = leading.reversed().drop { $0 == "." || $0 == " " }
    let trimmed = String(String.UnicodeScalarView(trailing.reversed()))
    guard !trimmed.isEmpty else { return "page" }
    return FileStem.short(FileStem.isDevice(trimmed) ? "page-\(trimmed)" : trimmed)
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    // A bidi control shows another name than there is.
    scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl
      && !"<>\"|?*".unicodeScalars.contains(scalar)
  }
}

extension String {
  /// A key that is equal for names that are one to file systems that ignore letter case: to macOS, `ß` is `SS`.
  var withoutCase: String { uppercased().lowercased() }
}

/// A life cycle of an overview as JSON.
struct StoredItem: Codable {
  private let folder: String
  private let name: String
  private let summary: String
  private let systems: String
  private let language: String
  private let pages: [String]
  private let formats: [String]

  /// Stores an item.
  init(_ item: OverviewItem) {
    folder = item.folder
    name = item.name
    summary = item.summary
    systems = item.systems
    language = item.language.rawValue
    pages = item.pages.map(\.rawValue)
    formats = item.formats.sorted()
  }

  /// The item; `nil` where its folder is not below that of the overview, or its language is not known.
  var item: OverviewItem? {
    guard GeneratedFile.isBelowFolder(folder), !folder.contains("/"), let language = Language(rawValue: language) else {
      return nil
    }
    return OverviewItem(
      folder: folder, name: name, summary: summary, systems: systems, language: language,
      pages: pages.compactMap { WikiPage(rawValue: $0) }, formats: Set(formats))
  }

  /// The JSON, its members in order.
  var json: JSONValue {
    [
      "folder": .string(folder), "name": .string(name), "summary": .string(summary), "systems": .string(systems),
      "language": .string(language), "pages": .array(pages.map { .string($0) }),
      "formats": .array(formats.map { .string($0) }),
    ]
  }
}

/// A file that a page's folder should have, and its format.
struct GeneratedFile: Hashable, Sendable {
  /// The format's name on the command line.
  let format: String
  /// The path below the folder, `/` between its parts.
  let path: String
  let contents: EmittedFile.Contents
  /// The digest of its bytes, where they are known before pictures are drawn.
  let digest: String?

  /// Creates a file of a format.
  init(_ file: EmittedFile, format: String) {
    self.format = format
    path = file.path
    contents = file.contents
    digest = file.text.map { StableHash.digest($0) }
  }

  /// Returns `true` where a path cannot lead out of the folder.
  static func isBelowFolder(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && !part.contains(0) && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
  }
}
