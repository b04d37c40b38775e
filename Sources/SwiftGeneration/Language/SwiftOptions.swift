import LifecycleModel

/// The options of generated Swift: logger, signposts, monitor and layout.
package struct SwiftOptions: Hashable, Sendable {
  /// The destination of the log.
  package enum Logger: String, CaseIterable, Sendable {
    /// The unified log of Apple's systems; `print` elsewhere.
    case os
    /// The package swift-log.
    case swiftLog = "swift-log"
    /// Standard output.
    case print
  }

  /// The layout of the classes of delegates.
  package enum Style: String, CaseIterable, Sendable {
    /// One class, which is edited by hand from then on.
    case plain
    /// A base class that is generated again each time, and a subclass that is written once.
    case subclass
  }

  /// The destination of the log.
  package var logger: Logger
  /// `true` where the log marks the time that each instance spends in a state as an interval of `OSSignposter`.
  package var hasSignposts: Bool
  /// `true` where a monitor reports callbacks that the page does not allow.
  package var hasMonitor: Bool
  /// The layout of the classes.
  package var style: Style
  /// The indentation of a block.
  package var indentation: SwiftIndentation

  /// Creates options; the defaults are those of `instar scaffold`, but the indentation, which is that of the templates.
  package init(
    logger: Logger = .os, hasSignposts: Bool = false, hasMonitor: Bool = false, style: Style = .plain,
    indentation: SwiftIndentation = .spaces(2)
  ) {
    self.logger = logger
    self.hasSignposts = hasSignposts
    self.hasMonitor = hasMonitor
    self.style = style
    self.indentation = indentation
  }
}

/// The oldest version of a system on which generated files have to run.
struct SwiftBaseline {
  private let platform: String?
  private let lowest: Version

  /// The page's lowest version; without one, the lowest that Xcode 15 builds for.
  init(_ lifecycle: Lifecycle) {
    platform = Self.swiftName(of: lifecycle.platform ?? "iOS")
    lowest = lifecycle.versions?.lowest ?? Self.lowest(of: platform)
  }

  /// `true` where an API that these versions introduced is always available.
  func includes(_ versions: [(system: String, version: Int)]) -> Bool {
    versions.contains { $0.system == platform && Version($0.version) <= lowest }
  }

  /// `@available(iOS 13, *)`; `nil` where `enclosing` or the baseline covers the version.
  func attribute(since: PlatformVersion?, enclosing: PlatformVersion? = nil) -> String? {
    guard let since, let name = since.platform.map(Self.swiftName) ?? platform else { return nil }
    if name == platform, since.version <= lowest { return nil }
    if let enclosing, enclosing.isComparable(to: since), since.version <= enclosing.version { return nil }
    return "@available(\(name) \(since.version), *)"
  }

  /// The name of a system in Swift's availability; `nil` for an unknown system.
  private static func swiftName(of platform: String) -> String? {
    let names = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
    let key = NameKey(platform)
    if key == NameKey("iPadOS") { return "iOS" }
    if key == NameKey("Mac Catalyst") { return "iOS" }
    return names.first { NameKey($0) == key }
  }

  private static func lowest(of platform: String?) -> Version {
    switch platform {
    case "macOS": Version(10, 13)
    case "watchOS": Version(4)
    case "visionOS": Version(1)
    default: Version(12)
    }
  }
}

/// The indentation of a block in generated Swift.
package enum SwiftIndentation: Hashable, Sendable {
  /// Some blanks.
  case spaces(Int)
  case tab

  /// Xcode's: the indentation of files where nothing else is asked for.
  package static let standard = SwiftIndentation.spaces(4)

  /// Creates an indentation by a number of blanks, 1 to 8; `nil` for any other.
  package init?(blanks: Int) {
    guard (1...8).contains(blanks) else { return nil }
    self = .spaces(blanks)
  }

  /// One level.
  package var text: String {
    switch self {
    case .spaces(let count): String(repeating: " ", count: count)
    case .tab: "\t"
    }
  }

  /// The columns of a level; for a tab, as in Xcode.
  var width: Int {
    switch self {
    case .spaces(let count): count
    case .tab: 4
    }
  }

  /// A text with this indentation instead of another.
  ///
  /// The lines of a `"""` literal keep the white space beyond that of its closing line, so that its value stays the same.
  func applied(to text: String, from old: SwiftIndentation = .spaces(2)) -> String {
    guard self != old else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [String] = []
    var literals = MultilineLiterals(in: text).lines[...]
    for (index, line) in lines.enumerated() {
      while let literal = literals.first, literal.upperBound < index { literals = literals.dropFirst() }
      let margin = old.margin(of: line)
      guard let literal = literals.first, literal.contains(index) else {
        result.append(indented(line, by: margin, of: old))
        continue
      }
      let kept = old.margin(of: lines[literal.upperBound])
      result.append(margin < kept ? String(line) : indented(line, by: kept, of: old))
    }
    return result.joined(separator: "\n")
  }

  /// The number of blanks or tabs at the beginning of a line.
  private func margin(of line: Substring) -> Int {
    line.prefix { $0 == text.first }.count
  }

  /// A line whose first `count` blanks are replaced by levels of this indentation; the rest stays.
  private func indented(_ line: Substring, by count: Int, of old: SwiftIndentation) -> String {
    let levels = count / old.text.count
    return String(repeating: text, count: levels) + line.dropFirst(levels * old.text.count)
  }
}

extension SwiftIndentation {
  /// Detects the indentation of statements whose first has no margin; `nil` where there is none, or it is not regular.
  init?(of lines: [String]) {
    let inLiterals = MultilineLiterals(in: lines.joined(separator: "\n")).lines
    let margins = lines.indices.filter { index in !lines[index].isEmpty && !inLiterals.contains { $0.contains(index) } }
      .map { lines[$0].prefix { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
    guard !margins.isEmpty else { return nil }
    if margins.allSatisfy({ $0.allSatisfy { $0 == "\t" } }) {
      self = .tab
    } else if margins.allSatisfy({ $0.allSatisfy { $0 == " " } && $0.count.isMultiple(of: 4) }) {
      self = .spaces(4)
    } else {
      return nil
    }
  }
}
