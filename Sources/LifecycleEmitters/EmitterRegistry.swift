/// Every format that Instar emits; commands, listings, help and golden tests derive from this list.
package enum EmitterRegistry {
  /// The emitters in the order in which they are listed.
  package static let all: [any Emitter] = [
    TablesEmitter(),
    SwiftEmitter(),
  ]

  /// The emitter of a format.
  package static func emitter(for format: String) -> (any Emitter)? {
    all.first { $0.format == format }
  }
}
