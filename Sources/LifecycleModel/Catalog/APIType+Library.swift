extension APIType {
  /// A type of which only the module is known.
  ///
  /// It may be of Objective-C, whose protocols can only be met by an `NSObject`, and called on any thread: a class that
  /// reckons with both compiles with every protocol.
  package static func library(_ name: String, module: String) -> APIType {
    APIType(name, module: module, superclass: "NSObject", isMainActorInferred: false, isNonisolated: true)
  }
}
