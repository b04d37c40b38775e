extension APIType {
  /// A type of which only the module is known.
  ///
  /// It may be of Objective-C, whose protocols can only be met by an `NSObject`, and called on any thread: a class that
  /// reckons with both compiles with every protocol.
  package static func library(_ name: String, module: String) -> APIType {
    APIType(name, module: module, superclass: "NSObject", isMainActorInferred: false, isNonisolated: true)
  }
}

extension Lifecycle {
  /// The module of a type that is neither the page's own nor in the built-in catalog; `nil` for those.
  package func libraryModule(ofType name: String) -> String? {
    catalog.additions.first { $0.name == name }?.module
  }

  /// A type as a page has it: `SessionDelegate`, or that with its module.
  package func typeWithModule(_ name: String) -> String {
    libraryModule(ofType: name).map { "\(name) from \($0)" } ?? name
  }
}
