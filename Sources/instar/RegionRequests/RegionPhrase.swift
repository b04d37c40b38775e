import LifecycleReader

/// The words of a region's marker, sorted: what it holds, of what, and how.
struct RegionPhrase {
  private let region: Region

  /// Takes a region's words.
  init(_ region: Region) {
    self.region = region
  }

  /// What the region holds.
  func kind() throws(RegionProblem) -> RegionKind {
    guard let word = region.words.first else { preconditionFailure("a region has a word") }
    guard let kind = RegionKind(rawValue: word.text) else {
      throw .unknown("region", word, known: RegionKind.allCases.map(\.rawValue))
    }
    return kind
  }

  /// The words behind that which it cannot do without, as many as the kind has.
  func operands() throws(RegionProblem) -> [RegionWord] {
    let kind = try kind()
    let operands = Array(region.words.dropFirst().prefix(kind.operands.count))
    guard operands.count == kind.operands.count else {
      throw .malformed(
        "'\(kind.rawValue)' needs \(kind.operands.joined(separator: " and "))", at: region.words[0].range,
        help: "Write it like '\(kind.example)'")
    }
    return operands
  }

  /// The pairs of words behind these.
  func options() throws(RegionProblem) -> [RegionOption: RegionWord] {
    let kind = try kind()
    var options: [RegionOption: RegionWord] = [:]
    var rest = region.words.dropFirst(1 + (try operands()).count)
    while let name = rest.popFirst() {
      guard let option = RegionOption(rawValue: name.text), kind.options.contains(option) else {
        throw .unknown("word behind '\(kind.rawValue)'", name, known: kind.options.map(\.rawValue))
      }
      guard let value = rest.popFirst() else {
        throw .malformed(
          "Nothing follows '\(option.rawValue)'", at: name.range,
          help: "Write it like '\(option.rawValue) \(option.example)'")
      }
      guard options.updateValue(value, forKey: option) == nil else {
        throw .malformed("'\(option.rawValue)' is said twice", at: name.range, help: "Remove one")
      }
    }
    return options
  }
}
