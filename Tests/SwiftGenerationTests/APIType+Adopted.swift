import LifecycleModel
import Testing

extension APIType: CustomTestStringConvertible {
  /// The types that a class of a conventional name adopts.
  static var adopted: [APIType] { APICatalog.standard.types.filter { $0.kind != .swiftUI && $0.className != nil } }

  /// A delegate of the conventional name.
  var delegate: Delegate { Delegate(name: className ?? name, types: [name]) }

  package var testDescription: String { name }
}
