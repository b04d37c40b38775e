/// The values of a line of the generated log about a call.
struct GeneratedCall {
  /// The keys of version 1, in their order.
  private enum Key: String, CaseIterable {
    case delegate, callback, instance, state, expected, scene, launch
    case number = "n"

    private static let all = allCases
    private static let table = ByteTable(all.map { Array($0.rawValue.utf8) })

    /// The key of a name; `nil` for one of a later version.
    init?(_ name: Range<Int>, in text: MessageBytes) {
      guard let number = Self.table.number(of: MessageBytes(rebasing: text[name])) else { return nil }
      self = Self.all[number]
    }
  }

  private(set) var delegate: LogfmtValue?
  private(set) var callback: LogfmtValue?
  private(set) var instance: LogfmtValue?
  private(set) var state: LogfmtValue?
  private(set) var scene: LogfmtValue?
  private(set) var launch: LogfmtValue?
  private(set) var number: LogfmtValue?
  /// The calls that a problem names instead.
  private(set) var expected: [LogfmtValue] = []

  /// Reads the pairs of a line; those with other keys are skipped.
  init(_ line: GeneratedMessage, in text: MessageBytes) {
    line.forEachPair(in: text) { name, value in
      switch Key(name, in: text) {
      case .delegate: delegate = value
      case .callback: callback = value
      case .instance: instance = value
      case .state: state = value
      case .expected: expected.append(value)
      case .scene: scene = value
      case .launch: launch = value
      case .number: number = value
      case nil: break
      }
    }
  }
}
