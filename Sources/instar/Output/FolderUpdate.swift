import Emission
import Text

/// Brings a folder up to date with the files that it should have, and counts them.
struct FolderUpdate {
  private var folder: OutputFolder
  private let files: [GeneratedFile]
  private let verdicts: [OutputFolder.Verdict]
  private let isForced: Bool
  private let sparing: @Sendable (String) -> Bool
  private var written = 0
  private var deleted = 0
  /// The files that a person has changed and that stay as they are, as messages show them.
  private(set) var kept: [String] = []

  /// Compares a folder with the files that it should have; `isForced` replaces files that a person has changed. Recorded files
  /// with paths that are `sparing` still belong there.
  init(
    of folder: OutputFolder, with files: [GeneratedFile], isForced: Bool = false,
    sparing: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws(Failure) {
    self.sparing = sparing
    self.folder = folder
    self.files = files
    self.isForced = isForced
    var pathsByKey: [String: String] = [:]
    for file in files {
      // On a file system that ignores letter case, the second would replace the first.
      if let other = pathsByKey.updateValue(file.path, forKey: file.path.withoutCase) {
        throw Failure("cannot write both '\(folder.shownPath(other))' and '\(folder.shownPath(file.path))'")
      }
    }
    let verdicts = files.concurrentMap { file in
      Result { () throws(Failure) in try folder.verdict(on: file) }
    }
    self.verdicts = try verdicts.map { verdict throws(Failure) in try verdict.get() }
  }

  /// The pictures that have to be drawn.
  var duePictures: [Picture] {
    dueFiles.flatMap { file -> [Picture] in
      switch file.contents {
      case .text: []
      case .picture(let picture): [picture]
      case .illustrated(let text): text.pictures
      }
    }
  }

  /// The number of files that the folder should have.
  var fileCount: Int { files.count }

  /// The files that are missing, out of date or edited, and what is wrong with each, in words.
  var problems: [String] {
    zip(files, verdicts).compactMap { file, verdict in
      let path = folder.shownPath(file.path)
      return switch verdict {
      case .current: nil
      case .missing: "'\(path)' is missing"
      case .outdated: "'\(path)' is out of date"
      case .edited: "'\(path)' was edited since it was generated"
      }
    }
  }

  /// `true` where a file was edited since it was generated.
  var hasEdits: Bool { verdicts.contains(.edited) }

  /// The path of a file as messages show it.
  func shownPath(_ path: String) -> String { folder.shownPath(path) }

  /// The previously generated files that are no longer produced.
  func leftovers(of formats: Set<String>) -> [String] {
    folder.leftovers(besides: files, of: formats).filter { !sparing($0) }
  }

  /// Writes the texts, and records the files that stay as they are.
  mutating func writeTexts() throws(Failure) {
    for (file, verdict) in zip(files, verdicts) where verdict == .current { try folder.adopt(file) }
    if !isForced {
      kept = zip(files, verdicts).filter { $0.1 == .edited }.map { folder.shownPath($0.0.path) }
    }
    try write(
      dueFiles.compactMap { file in
        guard case .text(let text) = file.contents else { return nil }
        return (file, Array(text.utf8))
      })
  }

  /// Writes the due pictures that have been drawn, and the texts that contain them.
  mutating func writePictures(_ drawn: [Picture: [UInt8]]) throws(Failure) {
    try write(
      dueFiles.compactMap { file in
        switch file.contents {
        case .text: return nil
        case .picture(let picture): return drawn[picture].map { (file, $0) }
        case .illustrated(let text):
          let drawings = Set(text.pictures).reduce(into: [:]) { drawings, picture in
            drawings[picture] = drawn[picture].map { String(decoding: $0, as: UTF8.self) }
          }
          return (file, Array(text.text(with: drawings).utf8))
        }
      })
  }

  private mutating func write(_ files: [(file: GeneratedFile, bytes: [UInt8])]) throws(Failure) {
    if !files.isEmpty { try folder.announce(files) }
    for (file, bytes) in files { try folder.write(bytes, as: file) }
    written += files.count
    try folder.save()
  }

  /// Deletes previously generated files that are no longer produced, unless a person has changed them.
  mutating func prune(formats: Set<String>) throws(Failure) {
    for path in leftovers(of: formats) {
      let isUntouched = try folder.isUntouched(path)
      if isForced || isUntouched {
        try folder.delete(path)
        deleted += 1
      } else {
        kept.append(folder.shownPath(path))
      }
    }
    folder.forgetDeleted(of: formats)
    try folder.save()
  }

  /// Prints the files that were kept.
  func reportKept(on terminal: Terminal) {
    for path in kept {
      terminal.printError(
        Failure("kept '\(path)', which was edited since it was generated", help: "Use --force to replace it"))
    }
  }

  /// One line about the update: `Wrote 34 files, 2 unchanged: Output/uikit-scenes`.
  var summary: String {
    let unchanged = verdicts.count { $0 == .current }
    var parts = ["Wrote \(written.counted("file"))"]
    if unchanged > 0 { parts.append("\(unchanged) unchanged") }
    if !kept.isEmpty { parts.append("\(kept.count) kept") }
    if deleted > 0 { parts.append("\(deleted) deleted") }
    return parts.joined(separator: ", ") + ": \(folder.path)"
  }

  private var dueFiles: [GeneratedFile] {
    zip(files, verdicts).filter { _, verdict in
      switch verdict {
      case .missing, .outdated: true
      case .edited: isForced
      case .current: false
      }
    }.map(\.0)
  }
}
