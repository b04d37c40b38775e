extension JSONValue {
  /// An object whose members are made at run time, in the order of the list.
  package static func object(members: [(name: String, value: JSONValue)]) -> JSONValue {
    .object(members.map { Member(name: $0.name, value: $0.value) })
  }
}
