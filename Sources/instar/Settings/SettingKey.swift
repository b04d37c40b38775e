import Diagnostics
import LifecycleAudit
import LifecycleLogs

/// A key of `.instar.yml`: an option, or the pages of some commands.
struct SettingKey: Hashable {
  /// The kinds of values.
  enum Kind: Hashable {
    /// One text or number.
    case text
    /// Texts, each of which is an option of its own.
    case list
    /// Texts with commas between, in one option.
    case words
    /// Yes or no.
    case flag
    /// A path, relative to the file.
    case path
    /// Paths, each of which is an option of its own.
    case paths
    /// Pages, each of which is an option of its own.
    case pages
    /// The arguments of a command: pages, which are files, folders, patterns or names of bundled pages.
    case arguments
  }

  /// The key of the section that it is in; `nil` at the top.
  let section: String?
  /// The key, which is the option's name without hyphens.
  let name: String
  let kind: Kind
  /// The commands that take it: `check`, `log check`.
  let commands: [String]

  /// The key with its section: `check.allow`.
  var path: String { (section.map { $0 + "." } ?? "") + name }

  private init(_ name: String, _ kind: Kind, of commands: [String], in section: String? = nil) {
    self.section = section
    self.name = name
    self.kind = kind
    self.commands = commands
  }

  /// All keys, in the order in which they are listed.
  static let all: [SettingKey] =
    [
      SettingKey("pages", .arguments, of: ["check", "generate", "scaffold"]),
      SettingKey("output", .path, of: ["generate"]),
      SettingKey("only", .words, of: ["generate"]),
      SettingKey("wiki-host", .text, of: ["generate"]),
      SettingKey("prune", .flag, of: ["generate"]),
      SettingKey("templates", .path, of: ["generate", "preview", "scaffold"]),
      SettingKey(
        "language", .text,
        of: ["generate", "preview", "scaffold", "graph", "table", "compare", "paths", "audit"]),
      SettingKey(
        "symbols", .paths,
        of: [
          "check", "generate", "preview", "scaffold", "update", "graph", "table", "compare", "diff", "paths",
          "simulate", "audit", "log check", "log coverage", "log events", "log mine", "log which",
        ]),
    ]
    + section("check", severities + [("scenes", .text)])
    + section("update", [("pages", .arguments)])
    + section("diff", [("fail-on", .text), ("ignore", .path)])
    + section(
      "scaffold",
      [
        ("output", .path), ("only", .words), ("logger", .text), ("signposts", .flag), ("monitor", .flag),
        ("style", .text), ("indent", .text), ("merge", .flag),
      ])
    + section(
      "audit",
      [("projects", .arguments), ("page", .pages), ("app", .list), ("exclude", .list), ("at", .text)] + severities)
    + section("log", severities, of: ["log check"])
    + section("log", [("line", .list)], of: ["log check", "log coverage", "log events"])

  /// The keys that say how diagnostics are weighed.
  private static let severities: [(String, Kind)] = [
    ("strict", .flag), ("allow", .list), ("deny", .list), ("baseline", .path),
  ]

  private static func section(
    _ section: String, _ keys: [(name: String, kind: Kind)], of commands: [String]? = nil
  ) -> [SettingKey] {
    keys.map { SettingKey($0.name, $0.kind, of: commands ?? [section], in: section) }
  }

  /// The options of a command line that take the place of the setting: its own, and those that cannot be combined with it.
  var replacements: [String] {
    let others = ["output": "-o", "merge": "--force"]
    return ["--\(name)", "--no-\(name)"] + [others[name]].compactMap { $0 }
  }

  /// `true` for what commands write to: files and folders of output, and what `check --fix`, `update` and `audit --fix` correct.
  var isWritten: Bool { name == "output" || kind == .arguments }

  /// The option that, with the same value, says the opposite.
  var opposite: String? {
    switch name {
    case "allow": "--deny"
    case "deny": "--allow"
    default: nil
    }
  }

  /// The keys of sections.
  static var sections: [String] { all.compactMap(\.section).unique }

  /// The words that its values can be, for those that the parser of arguments does not know.
  var knownWords: [String]? {
    switch (section, name) {
    case (nil, "only"): EmitterRegistry.all.map(\.format)
    case ("check", "allow"), ("check", "deny"): DiagnosticDescriptor.known.map(\.id)
    case ("audit", "allow"), ("audit", "deny"): AuditRuleRegistry.descriptors.map(\.id)
    case ("log", "allow"), ("log", "deny"): LogRuleRegistry.descriptors.map(\.id)
    default: nil
    }
  }
}

/// A key of a team's settings with its value.
struct Setting: Hashable {
  let key: SettingKey
  /// The texts of the value; of a switch `true` or `false`.
  let values: [String]
  /// The place of each text.
  let ranges: [SourceRange]
  /// The place of the key.
  let range: SourceRange

  /// The value as it holds in the working folder.
  func text(at place: SettingsPlace) -> String {
    let texts =
      switch key.kind {
      case .text, .list, .words, .flag: values
      case .path, .paths: values.map(place.resolved)
      case .pages: values.flatMap(place.pages)
      case .arguments: values.flatMap(place.arguments)
      }
    return texts.joined(separator: ", ")
  }
}
