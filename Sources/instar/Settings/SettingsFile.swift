import Diagnostics
import LifecycleModel
import ProjectModel
import Text

/// A team's settings: the file `.instar.yml`, whose keys are the names of options.
struct SettingsFile {
  let source: SourceFile
  /// The settings in the order of the file.
  private(set) var settings: [Setting] = []
  private var problems: [Diagnostic] = []

  /// `true` for a file that the user names, whose pages and projects may be anywhere.
  private let isNamed: Bool

  /// Reads the text of a file.
  init(_ source: SourceFile, isNamed: Bool = false) {
    (self.source, self.isNamed) = (source, isNamed)
    do throws(PropertyListError) {
      // A document may also be empty.
      guard let root = try YAMLFile.read(source), root.string != "" else { return }
      take(root)
    } catch {
      report(error.message, at: error.range)
    }
  }

  /// The problems of the file; empty where it can be used.
  var diagnostics: FileDiagnostics { FileDiagnostics(source, problems) }

  private mutating func take(_ root: PropertyListValue) {
    guard let entries = root.entries else {
      return report("Settings are no list of keys", at: root.range, help: "Write 'pages: docs/order.md', for example")
    }
    for entry in entries where !take(entry, of: nil) {
      guard SettingKey.sections.contains(entry.key) else {
        let known = SettingKey.all.filter { $0.section == nil }.map(\.name) + SettingKey.sections
        reportUnknown(entry, in: known.unique, "")
        continue
      }
      guard let members = entry.value.entries else {
        report("'\(entry.key)' has no keys", at: entry.keyRange, help: "Indent the keys that belong to it")
        continue
      }
      for member in members where !take(member, of: entry.key) {
        reportUnknown(
          member, in: SettingKey.all.filter { $0.section == entry.key }.map(\.name).unique, " of '\(entry.key)'")
      }
    }
  }

  /// Takes a key with its value; `false` for one that is not known.
  private mutating func take(_ entry: PropertyListValue.Entry, of section: String?) -> Bool {
    let keys = SettingKey.all.filter { $0.section == section && $0.name == entry.key }
    for key in keys {
      guard let setting = setting(key, entry) else { return true }
      settings.append(setting)
    }
    return !keys.isEmpty
  }

  /// The setting of an entry; `nil` where its value is of another kind, which is reported.
  private mutating func setting(_ key: SettingKey, _ entry: PropertyListValue.Entry) -> Setting? {
    let value = entry.value
    var texts = value.elements ?? [value]
    switch key.kind {
    case .flag:
      guard case .boolean(let isOn) = value.content else {
        report("'\(entry.key)' is true or false", at: value.range)
        return nil
      }
      return Setting(key: key, values: [isOn ? "true" : "false"], ranges: [value.range], range: entry.keyRange)
    case .text, .path:
      guard value.elements == nil else {
        report("'\(entry.key)' has one value", at: entry.keyRange, help: "Leave out the others")
        return nil
      }
    case .words:
      // `only: dot, svg`, as on the command line.
      texts = texts.flatMap { text in
        guard let string = text.string else { return [text] }
        return string.split(separator: ",").map {
          PropertyListValue(.string(String($0.trimmingSpaces)), text.range)
        }
      }
    case .list, .paths, .pages, .arguments: break
    }
    let values = texts.compactMap(\.word)
    guard !values.isEmpty, values.count == texts.count, !values.contains("") else {
      report("'\(entry.key)' has no text", at: entry.keyRange, help: "Write it after the colon")
      return nil
    }
    checkWords(of: key, texts)
    checkPaths(of: key, texts)
    checkPatterns(of: key, texts)
    return Setting(key: key, values: values, ranges: texts.map(\.range), range: entry.keyRange)
  }

  /// Reports paths that no settings of a cloned repository may have: output elsewhere, a search of the whole disk, bytes that no path has.
  private mutating func checkPaths(of key: SettingKey, _ texts: [PropertyListValue]) {
    guard [.path, .paths, .pages, .arguments].contains(key.kind) else { return }
    for text in texts {
      let path = text.word ?? ""
      if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
        report("'\(key.path)' has a control character", at: text.range, help: "Write the path without it")
      } else if path.hasPrefix("/"), path.split(separator: "/").first == "**" {
        report("'\(path)' is a pattern of the whole disk", at: text.range, help: "Begin it with a folder")
      } else if key.isWritten, !isNamed || key.kind != .arguments, leadsOut(path) {
        report(
          "'\(path)' is not below the folder of this file", at: text.range,
          help: key.kind == .arguments
            ? "Name it on the command line, or move this file to a folder around both"
            : "Name a folder of the repository, or use '-o \(path)' on the command line")
      }
    }
  }

  /// Returns `true` for a path that leads out of the file's folder, by its text or by a link before the first `*` of a pattern.
  private func leadsOut(_ path: String) -> Bool {
    if path.leadsOut { return true }
    let folder = Disk.parent(of: source.path)
    let plain = path.split(separator: "/").prefix { !$0.contains { "*?".contains($0) } }.joined(separator: "/")
    return Disk.leadsOut(folder.isEmpty ? plain : folder + "/" + plain, of: folder.isEmpty ? "." : folder)
  }

  /// Reports lines of a log that `--line` would refuse: a command says so only once it has a page.
  private mutating func checkPatterns(of key: SettingKey, _ texts: [PropertyListValue]) {
    guard key.path == "log.line" else { return }
    for text in texts {
      do throws(UsageError) {
        try LinePattern(text.word ?? "").check("'log.line'")
      } catch {
        report(error.message, at: text.range, help: error.help)
      }
    }
  }

  private mutating func checkWords(of key: SettingKey, _ texts: [PropertyListValue]) {
    guard let known = key.knownWords else { return }
    for text in texts where !known.contains(text.word ?? "") {
      let word = text.word ?? ""
      let nearest = NearestWord.match(for: word, in: known).map { "Did you mean '\($0)'?" }
      report("'\(word)' is not known", at: text.range, help: nearest ?? "See 'instar \(key.commands[0]) --help'")
    }
  }

  private mutating func reportUnknown(_ entry: PropertyListValue.Entry, in known: [String], _ place: String) {
    let nearest = NearestWord.match(for: entry.key, in: known).map { "Did you mean '\($0)'?" }
    report(
      "Key '\(entry.key)'\(place) is not known", at: entry.keyRange,
      help: nearest ?? "Known: " + known.map { "'\($0)'" }.joined(separator: ", "))
  }

  private mutating func report(_ message: String, at range: SourceRange, help: String? = nil) {
    problems.append(Diagnostic(.invalidSetting, message, at: range, help: help))
  }
}

extension String {
  /// `true` for an absolute path, and for one that leads above the folder where it begins.
  fileprivate var leadsOut: Bool {
    if hasPrefix("/") { return true }
    var depth = 0
    for part in split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }
}

extension PropertyListValue {
  /// The text of a scalar, also of one that YAML takes for yes or no.
  fileprivate var word: String? {
    switch content {
    case .string(let text): text
    case .boolean(let value): value ? "true" : "false"
    default: nil
    }
  }
}

extension DiagnosticDescriptor {
  /// A key or a value that no command takes.
  static let invalidSetting = DiagnosticDescriptor(
    id: "invalid-setting", severity: .error, headline: "A setting of '.instar.yml' cannot be used",
    explanation: """
      The keys of `.instar.yml` are the names of options, and their values are those of the options. This key is not known, \
      or its value is none that the option takes. No command runs with settings that it does not understand: it \
      might generate other files, or let a page pass that should not.

      `instar config` lists the settings that hold, with their places.
      """,
    example: nil, fixedExample: nil)
}
