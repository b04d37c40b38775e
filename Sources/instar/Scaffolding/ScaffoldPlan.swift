import Emission
import LifecycleModel
import SwiftGeneration
import Text

/// The changes to each file of a project that scaffolding a page makes.
struct ScaffoldPlan {
  /// The treatments of files that were edited after their generation.
  enum Treatment {
    /// They stay.
    case keep
    /// They get the callbacks that are new on the page, and log as it says.
    case merge
    case replace
  }

  private let folder: SourceFolder
  private let files: [EmittedFile]
  private let verdicts: [ScaffoldVerdict]

  /// Compares a folder with the files of a scaffold; `again` generates a file with another indentation.
  init(
    for files: [EmittedFile], in folder: SourceFolder, treatment: Treatment,
    again: (EmittedFile, SwiftIndentation) -> String?
  ) throws(Failure) {
    self.folder = folder
    self.files = files
    verdicts = try files.map { file throws(Failure) in
      try Self.verdict(on: file, in: folder, treatment: treatment, again: again)
    }
  }

  /// `true` where an edited file, or a statement in it that logs a callback, was kept although the page differs.
  var hasKept: Bool { keptCount > 0 || verdicts.contains { !$0.unlogged.isEmpty } }

  private var keptCount: Int { verdicts.count { if case .kept = $0.outcome { true } else { false } } }

  /// Writes the new and changed files.
  func write() throws(Failure) {
    for (file, verdict) in zip(files, verdicts) {
      if let text = verdict.text { try folder.write(text, to: file.path) }
    }
  }

  /// Prints the files that were written, merged and kept, and the steps that are left to do by hand.
  func report(on terminal: Terminal) {
    for (file, verdict) in zip(files, verdicts) {
      let path = folder.shownPath(file.path)
      switch verdict.outcome {
      case .current, .written: break
      case .merged(_, let added, let renewed):
        if !added.isEmpty { terminal.printStatus("Added to '\(path)': \(added.quoted)") }
        if !renewed.isEmpty { terminal.printStatus("Renewed in '\(path)': the log of \(renewed.quoted)") }
      case .kept(let reason, let help): terminal.printError(Failure("kept '\(path)', \(reason)", help: help))
      }
      for remark in verdict.remarks { terminal.warn("'\(path)' \(remark)") }
      for edited in verdict.unlogged {
        terminal.printError(
          Failure(
            "kept the statement that logs '\(edited.callback)' in '\(path)', which was edited since it was generated",
            help: "Change it to '\(edited.statement.onOneLine)'"))
      }
    }
    terminal.printStatus(summary)
  }

  /// `Wrote 3 files, 1 unchanged, 1 merged: App`.
  private var summary: String {
    let written = verdicts.count { if case .written = $0.outcome { true } else { false } }
    let current = verdicts.count { $0.outcome == .current }
    let merged = verdicts.count { if case .merged = $0.outcome { true } else { false } }
    let others = [(current, "unchanged"), (merged, "merged"), (keptCount, "kept")].filter { $0.0 > 0 }
    let parts = ["Wrote \(written.counted("file"))"] + others.map { "\($0) \($1)" }
    return parts.joined(separator: ", ") + ": \(folder.path)"
  }
}

extension ScaffoldPlan {
  private static func verdict(
    on file: EmittedFile, in folder: SourceFolder, treatment: Treatment,
    again: (EmittedFile, SwiftIndentation) -> String?
  ) throws(Failure) -> ScaffoldVerdict {
    guard let text = file.text else { return ScaffoldVerdict(.current) }
    try folder.expectBelow(file.path)
    guard let existing = try folder.text(of: file.path) else { return ScaffoldVerdict(.written(text)) }
    let isUntouched = folder.isUntouched(file.path, text: existing)
    if existing == text || (isUntouched && isSame(existing, text)) { return ScaffoldVerdict(.current) }
    if isUntouched { return ScaffoldVerdict(.written(text)) }
    let isGenerated = GenerationStamp(in: existing) != nil
    if file.isWrittenOnce {
      return ScaffoldVerdict(.current, remarks: isGenerated ? [remark(onWrittenOnce: text)] : [])
    }
    if file.path.hasSuffix(".plist"), !(isGenerated && treatment == .replace) {
      return verdict(onProperties: existing, besides: text)
    }
    switch treatment {
    case .replace: return ScaffoldVerdict(.written(text))
    case .merge:
      guard try folder.isText(file.path, existing) else {
        return .kept(reason: "which is not UTF-8", help: "Save it as UTF-8, then merge again")
      }
      return merged(file, text: text, into: existing, again: again)
    case .keep:
      let reason = isGenerated ? "which was edited since it was generated" : "which Instar did not generate"
      return .kept(
        reason: reason,
        help: "Use --merge to add the callbacks that are new on the page, or --force to replace the file")
    }
  }

  /// An edited Info.plist contains more than scenes, so nothing is merged; a hand-written one is never replaced.
  private static func verdict(onProperties existing: String, besides text: String) -> ScaffoldVerdict {
    if SceneManifest.isContained(in: existing, of: text) { return ScaffoldVerdict(.current) }
    return .kept(
      reason: "which does not contain the page's scene manifest",
      help: "Run 'instar scaffold' in another folder, and copy its 'UIApplicationSceneManifest'")
  }

  private static func merged(
    _ file: EmittedFile, text: String, into existing: String, again: (EmittedFile, SwiftIndentation) -> String?
  ) -> ScaffoldVerdict {
    guard let merge = CallbackMerge(of: text, into: existing) else {
      // An edited file stays as it is until the page has something new for it.
      if isSame(existing, text) { return ScaffoldVerdict(.current) }
      return .kept(
        reason: "which was edited and has no callbacks to merge",
        help: "Compare it with what 'instar scaffold' writes into another folder")
    }
    guard merge.isDue else { return ScaffoldVerdict(.current) }
    let indented = merge.indentation.flatMap { again(file, $0) }.flatMap { CallbackMerge(of: $0, into: existing) }
    return (indented ?? merge).verdict()
  }

  /// Returns `true` where two texts were the same at their generation.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    GenerationStamp(in: one).map { $0 == GenerationStamp(in: other) } ?? false
  }

  private static func remark(onWrittenOnce text: String) -> String {
    let base = text.split(whereSeparator: \.isNewline).last { $0.contains("class ") }
    let names = base?.split { " :{".contains($0) }.suffix(2).map(String.init) ?? []
    guard names.count == 2 else { return "is kept" }
    return "is kept; let '\(names[0])' inherit from '\(names[1])', and keep only the methods that you have edited"
  }
}

extension [String] {
  /// The names, each in quotation marks.
  fileprivate var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}

extension String {
  /// A statement without its line breaks.
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
  }
}

extension Lifecycle {
  /// Says for which of some delegates the page wants no Swift; `nil` where it wants it for all.
  func remarkOnMissingSwift(for delegates: Set<DelegateID>, page: String) -> String? {
    let names = delegateIDs.filter { delegates.contains($0) && !hasSwift($0) }.map { "'\(self[$0].name)'" }
    guard !hasSwift || !names.isEmpty else { return nil }
    let subject = hasSwift ? names.joined(separator: ", ") + " of '\(page)'" : "'\(page)'"
    return "No Swift for \(subject): the page says 'Swift: none'"
  }
}

/// The outcome for one file of a project, with remarks for the user.
struct ScaffoldVerdict: Hashable {
  /// The outcomes for a file.
  enum Outcome: Hashable {
    /// It stays, as there is nothing to change.
    case current
    /// It is written, or replaced.
    case written(String)
    /// Callbacks are added to it, and statements that log others renewed; their names.
    case merged(String, added: [String], renewed: [String])
    /// It was edited, and stays although the page differs; the reason, and the help.
    case kept(reason: String, help: String)
  }

  let outcome: Outcome
  /// The steps that are left to do by hand.
  let remarks: [String]
  /// The callbacks that are logged by a statement that was edited, and is not what the page says.
  let unlogged: [Unlogged]

  /// A callback with the statement that would log it.
  struct Unlogged: Hashable {
    let callback: String
    let statement: String
  }

  init(_ outcome: Outcome, remarks: [String] = [], unlogged: [Unlogged] = []) {
    self.outcome = outcome
    self.remarks = remarks
    self.unlogged = unlogged
  }

  /// A file that was edited, and stays although the page differs.
  static func kept(reason: String, help: String) -> ScaffoldVerdict {
    ScaffoldVerdict(.kept(reason: reason, help: help))
  }

  /// The text to write, if any.
  var text: String? {
    switch outcome {
    case .written(let text), .merged(let text, _, _): text
    case .current, .kept: nil
    }
  }
}
