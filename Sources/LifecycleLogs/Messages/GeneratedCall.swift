/// The values of a line of the generated log about a call.
struct GeneratedCall {
  private(set) var delegate: LogfmtValue?
  private(set) var callback: LogfmtValue?
  private(set) var instance: LogfmtValue?
  private(set) var state: LogfmtValue?
  private(set) var scene: LogfmtValue?
  private(set) var launch: LogfmtValue?
  private(set) var number: LogfmtValue?

  /// Reads the pairs of a line; those with other keys are skipped.
  init(_ line: GeneratedMessage, in text: MessageBytes) {
    line.forEachPair(in: text) { key, value in
      switch Key(key) {
      case .delegate: delegate = value
      case .callback: callback = value
      case .instance: instance = value
      case .state: state = value
      case .scene: scene = value
      case .launch: launch = value
      case .number: number = value
      case .expected, nil: break
      }
    }
  }

  /// The calls that a problem names instead.
  static func expected(in line: GeneratedMessage, _ text: MessageBytes) -> [LogfmtValue] {
    var expected: [LogfmtValue] = []
    line.forEachPair(in: text) { key, value in
      if Key(key) == .expected { expected.append(value) }
    }
    return expected
  }
}

/// The keys of version 1, by the bytes of their names.
private enum Key: UInt64 {
  case delegate = 0x6465_6C65_6761_7465
  case callback = 0x6361_6C6C_6261_636B
  case instance = 0x696E_7374_616E_6365
  case expected = 0x6578_7065_6374_6564
  case launch = 0x6C61_756E_6368
  case state = 0x73_7461_7465
  case scene = 0x73_6365_6E65
  case number = 0x6E

  /// The key with a name; `nil` for one that is not known.
  init?(_ key: GeneratedMessage.Key) {
    guard key.range.count <= 8 else { return nil }
    self.init(rawValue: key.name)
  }
}
