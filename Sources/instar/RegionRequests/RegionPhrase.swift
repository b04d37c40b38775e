import LifecycleReader

/// The words of a region's marker: its kind, operands and options.
struct RegionPhrase {
  /// The kind of the region.
  let kind: RegionKind
  /// The operands after the kind, as many as it has.
  let operands: [RegionWord]
  /// The options after the operands, with their values.
  let options: [RegionOption: RegionWord]

  /// Sorts a region's words.
  init(_ region: Region) throws(RegionProblem) {
    guard let word = region.words.first else { preconditionFailure("a region has a word") }
    kind = try word.value("region")
    operands = Array(region.words.dropFirst().prefix(kind.operands.count))
    guard operands.count == kind.operands.count else {
      throw .malformed(
        "'\(kind.rawValue)' needs \(kind.operands.joined(separator: " and "))", at: word.range,
        help: "Write it like '\(kind.example)'")
    }
    var options: [RegionOption: RegionWord] = [:]
    var rest = region.words.dropFirst(1 + operands.count)
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
    self.options = options
  }
}
