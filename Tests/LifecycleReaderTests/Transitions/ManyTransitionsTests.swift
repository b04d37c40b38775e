import Diagnostics
import LifecycleModel
import Testing

@testable import LifecycleReader

/// More transitions than are read one after another.
@Suite("Pages of hundreds of transitions")
struct ManyTransitionsTests {
  private static let count = 1100

  /// The lines of a transition, and whether the page lists its callbacks.
  enum Kind: String, CaseIterable {
    case listed, implied, misspelt

    func step(_ number: Int) -> String {
      switch self {
      case .misspelt where number % 97 == 3: "1. `Own.cal\(number)(_:)`"
      case .misspelt where number % 89 == 5: "1. `Owm.call\(number)(_:)`"
      case .listed, .implied, .misspelt: "1. `Own.call\(number)(_:)`"
      }
    }
  }

  /// A page whose transitions are in sections of a number each.
  private func page(_ kind: Kind, inSectionsOf size: Int) -> String {
    let numbers = 0..<Self.count
    var lines = ["# Many", "", "- Platform: iOS", "", "## Delegates", "", "- `Own`: `NSObject`", "", "## States", ""]
    lines += numbers.map { "- **State \($0)**" + ($0 == 0 ? " (initial)" : "") }
    if kind != .implied {
      lines += ["", "## Callbacks", "", "### Own", ""] + numbers.map { "- `call\($0)(_:)`" }
    }
    for number in numbers {
      if number % size == 0 { lines += ["", "## Transitions"] }
      let target = kind == .misspelt && number % 83 == 8 ? "Stat \(number)" : "State \(number)"
      lines += ["", "### Event \(number): State \((number + 1) % Self.count) → \(target)", "", kind.step(number)]
    }
    return lines.joined(separator: "\n")
  }

  @Test("A page that is read in several shares equals the page read in one", arguments: Kind.allCases)
  func shares(kind: Kind) {
    let once = LifecycleReader.read(SourceFile(path: "page.md", text: page(kind, inSectionsOf: 100)))
    let shared = LifecycleReader.read(SourceFile(path: "page.md", text: page(kind, inSectionsOf: Self.count)))
    #expect(shared.lifecycle == once.lifecycle)
    #expect(shared.diagnostics.map(\.summary) == once.diagnostics.map(\.summary))
    #expect(shared.sourceMap.unread.transitions.count == once.sourceMap.unread.transitions.count)
    #expect(shared.diagnostics.isEmpty == (kind != .misspelt), "\(shared.diagnostics.first?.summary ?? "")")
    #expect(shared.lifecycle.callbacks.count == Self.count)
    for (transition, place) in zip(shared.lifecycle.transitions, shared.sourceMap.transitions) {
      #expect(shared.file[place.range].hasPrefix(transition.event), "\(transition.event) is elsewhere")
    }
  }
}
