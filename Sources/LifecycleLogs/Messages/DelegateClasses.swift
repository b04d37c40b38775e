import LifecycleModel

/// The classes that the delegates of a page may be objects of.
struct DelegateClasses: Sendable {
  private struct Names: Sendable {
    /// Names of which a class has one, or ends with it: the delegate's, and the conventional ones for its types.
    var endings: [[UInt8]]
    /// Its types and their supertypes.
    var types: [[UInt8]]
    /// The objects that it is the delegate of, if there are several in a process: `UIWindowScene`.
    var subjects: [[UInt8]]
  }

  private let names: [Names]
  /// The word of which there is one delegate each: `scene`.
  private let scopes: [[UInt8]]

  /// Takes the delegates of a page.
  init(_ lifecycle: Lifecycle) {
    let catalog = lifecycle.catalog
    names = lifecycle.delegates.map { delegate in
      let types = delegate.types.flatMap(catalog.ancestry)
      let hasSubject = delegate.multiplicity != .process
      return Names(
        endings: ([delegate.name] + delegate.types.map(catalog.conventionalName)).map { Array($0.utf8) },
        types: types.map { Array($0.utf8) },
        subjects: types.filter { hasSubject && $0.hasSuffix("Delegate") }.map { Array($0.dropLast(8).utf8) })
    }
    scopes = lifecycle.delegates.map { delegate in
      // A view is not its controller.
      [.scene, .window].contains(delegate.multiplicity) ? Array(delegate.multiplicity.rawValue.utf8) : []
    }
  }

  /// `true` if some class has a name by which an address may end.
  var mayEndInAddresses: Bool {
    names.contains { $0.endings.contains { $0.allSatisfy { LineCursor.hexadecimalValue(of: $0) != nil } } }
  }

  /// The number of bytes of a class's name by which it is a delegate's; 0 where it is not.
  func agreement(of name: Range<Int>, in text: MessageBytes, with delegate: DelegateID) -> Int {
    var most = 0
    for ending in names[delegate.index].endings where ending.count <= name.count {
      if text.ends(with: ending, before: name.upperBound) { most = max(most, ending.count) }
    }
    return isType(name, in: text, of: delegate) ? name.count : most
  }

  /// Returns `true` for a name that ends with that of an Android component other than a delegate.
  func isOtherComponent(_ name: Range<Int>, in text: MessageBytes, than delegate: DelegateID) -> Bool {
    agreement(of: name, in: text, with: delegate) == 0
      && Self.components.contains { $0.count <= name.count && text.ends(with: $0, before: name.upperBound) }
  }

  /// The components of Android, and what follows them, with callbacks of the same names.
  private static let components =
    ["Activity", "Application", "Dialog", "Fragment", "Observer", "Provider", "Receiver", "Service"]
    .map { Array($0.utf8) }

  /// Returns `true` for one of a delegate's types, or a supertype.
  func isType(_ name: Range<Int>, in text: MessageBytes, of delegate: DelegateID) -> Bool {
    names[delegate.index].types.contains { text.holds($0, in: name) }
  }

  /// Returns `true` for the class of what a delegate is the delegate of, and for the word for it: `UIWindowScene`, `scene`.
  func isSubject(_ name: Range<Int>, in text: MessageBytes, of delegate: DelegateID) -> Bool {
    for subject in names[delegate.index].subjects where text.holds(subject, in: name) { return true }
    return !scopes[delegate.index].isEmpty && text.holds(scopes[delegate.index], in: name)
  }
}
