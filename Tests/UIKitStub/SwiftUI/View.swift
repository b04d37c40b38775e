@_exported import Foundation
@_exported import UserActivity

/// A piece of a user interface.
@MainActor @preconcurrency public protocol View {
  /// What it is made of.
  associatedtype Body: View
  /// What it is made of.
  @MainActor var body: Body { get }
}

extension Never: View {
  /// Nothing is made of nothing.
  public var body: Never { fatalError("Nothing is made of nothing") }
}

/// A view without anything.
public struct EmptyView: View {
  /// A view.
  nonisolated public init() {}
  /// Nothing.
  public var body: Never { fatalError("An empty view is made of nothing") }
}

/// Changes a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What it makes of the view.
  associatedtype Body: View
  /// The view before the change.
  typealias Content = _ViewModifier_Content<Self>
  /// The changed view.
  @MainActor func body(content: Content) -> Body
}

/// The view that a modifier is given.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let content: any View

  /// What the modifier need not know.
  public var body: Never { fatalError("Only the system knows what a modifier is given") }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// What the modifier makes of the view.
  public var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(content: content)) }
}
