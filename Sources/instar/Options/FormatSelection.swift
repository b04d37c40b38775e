import ArgumentParser
import Emission

/// Some of the formats that `instar generate` writes: `mermaid,tables`.
struct FormatSelection: ExpressibleByArgument {
  private let names: [String]

  /// Takes names with commas between them.
  init(argument: String) {
    names = argument.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  /// Returns `true` for a format that is selected by its name.
  func contains(_ format: String) -> Bool { names.contains(format) }

  /// The emitters of the selected formats.
  func select(from emitters: [any Emitter]) throws(UsageError) -> [any Emitter] {
    let known = emitters.map(\.format)
    guard !names.isEmpty else { throw UsageError.unknown("format", "", known: known) }
    for name in names where !known.contains(name) { throw UsageError.unknown("format", name, known: known) }
    return emitters.filter { names.contains($0.format) }
  }
}
