import Text

/// Two versions of a file as `diff -u` shows them: the changes, with three lines around.
struct UnifiedDiff {
  private static let context = 3
  private let path: String
  private let changes: [LineChange]

  /// Takes all lines of a file.
  init(_ changes: [LineChange], path: String) {
    self.changes = changes
    self.path = path
  }

  /// The text, empty where nothing changes; escape sequences colour it.
  func text(isColored: Bool) -> String {
    let hunks = hunks
    guard !hunks.isEmpty else { return "" }
    var lines = ["--- \(path.terminalSafe)", "+++ \(path.terminalSafe)"].map { styled($0, .strong, isColored) }
    var (old, new) = (1, 1)
    var next = 0
    for hunk in hunks {
      let skipped = hunk.lowerBound - next
      (old, new) = (old + skipped, new + skipped)
      let part = changes[hunk]
      let (oldCount, newCount) = (part.count(where: \.isOld), part.count(where: \.isNew))
      lines.append(styled("@@ -\(Self.span(old, oldCount)) +\(Self.span(new, newCount)) @@", .note, isColored))
      lines += part.map { line($0, isColored) }
      (old, new, next) = (old + oldCount, new + newCount, hunk.upperBound)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The ranges of lines that are shown; changes near each other share one.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in changes.indices where !(changes[index].isOld && changes[index].isNew) {
      let start = max(0, index - Self.context)
      let end = min(changes.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  /// `12,3`; an empty range is named by the line before it.
  private static func span(_ line: Int, _ count: Int) -> String {
    "\(count == 0 ? line - 1 : line),\(count)"
  }

  private func line(_ change: LineChange, _ isColored: Bool) -> String {
    switch change {
    case .common(let text): " " + text
    case .removed(let text): styled("-" + text, .error, isColored)
    case .added(let text): styled("+" + text, .help, isColored)
    }
  }

  private func styled(_ text: String, _ style: TextStyle, _ isColored: Bool) -> String {
    isColored ? style.applied(to: text) : text
  }
}

extension LineChange {
  /// `true` where the old text has the line.
  fileprivate var isOld: Bool { if case .added = self { false } else { true } }

  /// `true` where the new text has the line.
  fileprivate var isNew: Bool { if case .removed = self { false } else { true } }
}
