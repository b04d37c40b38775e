import LifecycleDiff
import LifecycleModel

/// A comparison's rows as lines that a test can read: `a() – .b, coming from .c`.
struct ComparisonLines {
  /// The lines.
  let all: [String]

  /// Writes a comparison down.
  init(_ comparison: Comparison) {
    all = comparison.rows.map { row in
      let observed = comparison.isPreviousOnRight(in: row) ? comparison.right : comparison.left
      let previous = row.previous.map { ", coming from \(observed.lifecycle[$0].name)" } ?? ""
      let isLeft = row.right.map { !comparison.right.lifecycle.delegate(of: $0).isObserved } ?? false
      let left = Self.name(row.left, comparison.left, row.missing) + (isLeft ? previous : "")
      let right = Self.name(row.right, comparison.right, row.missing) + (isLeft ? "" : previous)
      return "\(left) – \(right)" + (row.isAmbiguous ? ", ambiguous" : "")
        + row.notes.compactMap { Self.word($0, comparison) }.map { ", " + $0 }.joined()
    }
  }

  private static func name(_ call: CallbackID?, _ side: ComparisonSide, _ missing: MissingCounterpart?) -> String {
    if let call { return side.delegate == nil ? side.lifecycle.qualifiedName(of: call) : side.lifecycle[call].name }
    return switch missing {
    case nil: "no word of it"
    case .unknown: "unknown"
    case .nothing: "nothing"
    case .substitute(let text): "substitute \(text)"
    case .uncalled(let text): "uncalled \(text)"
    case .stays(let call): "still \(side.lifecycle.qualifiedName(of: call))"
    case .elsewhere(let calls): "instead " + calls.map(side.lifecycle.qualifiedName).joined(separator: ", ")
    case .known(let found): "known \(found.call.fullName)"
    }
  }

  private static func word(_ note: ComparisonNote, _ comparison: Comparison) -> String? {
    switch note {
    case .page, .indistinctFromLeft, .indistinctFromRight: nil
    case .known(let pages): "by " + pages.joined(separator: ", ")
    case .together: "together"
    }
  }
}
