@_exported import Foundation
@_exported import UserActivity

/// A piece of a user interface.
@MainActor @preconcurrency public protocol View {
  /// The type of its content.
  associatedtype Body: View
  /// Its content.
  @ViewBuilder @MainActor var body: Body { get }
}

/// Makes one view of the statements of a body.
@resultBuilder public struct ViewBuilder {
  /// A view alone.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// The view of the first branch.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(content: first)
  }
  /// The view of the second branch.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(content: second)
  }
  /// A view that older systems do not have.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View> {
  let content: any View
}

extension _ConditionalContent: View {
  /// The one that it is.
  public var body: Never { fatalError("One of two views stands for another") }
}

/// Any view.
public struct AnyView {
  let content: any View

  /// The view.
  public init(_ content: some View) { self.content = content }
}

extension AnyView: View {
  /// The view.
  public var body: Never { fatalError("Any view stands for another") }
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
  /// The type of the modified view.
  associatedtype Body: View
  /// The view before the change.
  typealias Content = _ViewModifier_Content<Self>
  /// The changed view.
  @ViewBuilder @MainActor func body(content: Content) -> Body
}

/// The view that a modifier is given.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let content: any View

  /// Never called: only the system calls `body(content:)`.
  public var body: Never { fatalError("Only the system knows what a modifier is given") }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The modified view.
  public var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(content: content)) }
}
