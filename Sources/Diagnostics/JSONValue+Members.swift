extension JSONValue {
  /// An object of named values that are put together at run time, in order.
  package static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member(name: $0.0, value: $0.1) })
  }
}
