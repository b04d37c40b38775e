extension JSONValue {
  /// Creates an object from a list of members made at run time, in its order.
  package static func object(members: [(name: String, value: JSONValue)]) -> JSONValue {
    .object(members.map { Member(name: $0.name, value: $0.value) })
  }
}
