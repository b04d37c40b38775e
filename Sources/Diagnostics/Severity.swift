import Text

/// The importance of a diagnostic.
package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Says what was assumed; nothing needs to change.
  case note
  /// Probably not what the author meant.
  case warning
  /// The page contradicts itself or cannot be read at this place.
  case error

  /// `note` < `warning` < `error`.
  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

extension Sequence<Severity> {
  /// The number of each, the worst first: `2 errors, 1 warning`; `nil` for none.
  package var counted: String? {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = count { $0 == severity }
      return count == 0 ? nil : count.counted(severity.rawValue)
    }
    return counts.isEmpty ? nil : counts.joined(separator: ", ")
  }
}

extension Sequence<FileDiagnostics> {
  /// The number of each severity, the worst first; `nil` for none.
  package var severityCounts: String? { flatMap(\.diagnostics).map(\.severity).counted }
}

extension TextStyle {
  /// The style of a severity's name.
  package init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}
