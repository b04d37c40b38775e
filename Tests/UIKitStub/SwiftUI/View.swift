@_exported import Foundation

/// A piece of a user interface.
@MainActor @preconcurrency public protocol View {}

/// Changes a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What it makes of the view.
  associatedtype Body: View
  /// The view before the change.
  typealias Content = ModifiedContent<Self>
  /// The changed view.
  @MainActor func body(content: Content) -> Body
}

/// The view that a modifier is given.
public struct ModifiedContent<Modifier>: View {}

/// A view that is told of changes of a value.
public struct ObservingView: View {}

extension View {
  /// The form of iOS 14: the action takes the new value.
  nonisolated public func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some View
  where V: Equatable { ObservingView() }

  /// The form of iOS 17: the action takes the old and the new value.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View where V: Equatable { ObservingView() }

  /// The changed view.
  nonisolated public func modifier<T>(_ modifier: T) -> some View { ObservingView() }
}
