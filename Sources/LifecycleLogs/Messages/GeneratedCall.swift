/// The values of a line of the generated log about a call.
struct GeneratedCall {
  /// The keys of version 1, in their order.
  private enum Key: String, CaseIterable {
    case delegate, callback, instance, state, expected, scene, launch
    case number = "n"

    static let all = allCases
    static let table = ByteTable(all.map { Array($0.rawValue.utf8) })
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
    let (table, keys) = (Key.table, Key.all)
    line.forEachPair(in: text) { name, value in
      let key = table.number(of: MessageBytes(rebasing: text[name])).map { keys[$0] }
      switch key {
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
