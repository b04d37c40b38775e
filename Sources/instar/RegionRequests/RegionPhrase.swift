import LifecycleReader

/// The words of a region's marker: its kind, operands and options.
struct RegionPhrase {
  private let region: Region

  /// Takes a region's words.
  init(_ region: Region) {
    self.region = region
  }

  /// The kind of the region.
  func kind() throws(RegionProblem) -> RegionKind {
    guard let word = region.words.first else { preconditionFailure("a region has a word") }
    guard let kind = RegionKind(rawValue: word.text) else {
      throw .unknown("region", word, known: RegionKind.allCases.map(\.rawValue))
    }
    return kind
  }

  /// The operands after the kind, as many as it has.
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

  /// The options after the operands, as pairs of words.
  func options() throws(RegionProblem) -> [RegionOption: RegionWord] {
    let kind = try kind()
    var options: [RegionOption: RegionWord] = [:]
    var rest = region.words.dropFirst(1 + (try operands()).count)
    while let name = rest.popFirst() {
      guard let option = RegionOption(rawValue: name.text), kind.options.contains(option) else {
        throw .unknown("'\(kind.rawValue)' option", name, known: kind.options.map(\.rawValue))
      }
      guard let value = rest.popFirst() else {
        throw .malformed(
          "'\(option.rawValue)' needs a value", at: name.range,
          help: "Write it like '\(option.rawValue) \(option.example)'")
      }
      guard options.updateValue(value, forKey: option) == nil else {
        throw .malformed("'\(option.rawValue)' is given twice", at: name.range, help: "Remove one")
      }
    }
    return options
  }
}
