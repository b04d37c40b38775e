import AppKit
import UIKit
import WatchKit

/// A part of the app's interface with its own life cycle.
@MainActor @preconcurrency public protocol Scene {
  /// The type of its content.
  associatedtype Body: Scene
  /// Its content.
  @MainActor var body: Body { get }
}

extension Never: Scene {}

/// A scene with windows of one kind.
public struct WindowGroup<Content: View>: Scene {
  /// A scene that shows a view.
  nonisolated public init(content: () -> Content) {}
  /// Never called: only the system knows its content.
  public var body: Never { fatalError("Only the system knows what a group of windows is made of") }
}

extension Scene {
  /// The form of iOS 14: the action takes the new value.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  nonisolated public func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some Scene
  where V: Equatable { self }

  /// The form of iOS 17: the action takes the old and the new value.
  @available(iOS 17, macOS 14, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene where V: Equatable { self }

  /// The form of iOS 17 whose action takes nothing.
  @available(iOS 17, macOS 14, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene where V: Equatable { self }

  /// Nothing here works in the background.
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping (D) async -> R
  ) -> some Scene where D: Sendable, R: Sendable { self }
}

/// Work that the system wakes the app for.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// Brings the app's contents up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

/// Gives a SwiftUI app the app delegate of UIKit.
@propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType>
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  /// The delegate.
  @MainActor public var wrappedValue: DelegateType { fatalError("Only the system makes the delegate") }
  /// Has the system make the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// Gives a SwiftUI app the app delegate of AppKit.
@propertyWrapper public struct NSApplicationDelegateAdaptor<DelegateType>
where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
  /// The delegate.
  @MainActor public var wrappedValue: DelegateType { fatalError("Only the system makes the delegate") }
  /// Has the system make the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// Gives a SwiftUI app the app delegate of WatchKit.
@propertyWrapper public struct WKApplicationDelegateAdaptor<DelegateType>
where DelegateType: NSObject, DelegateType: WKApplicationDelegate {
  /// The delegate.
  @MainActor public var wrappedValue: DelegateType { fatalError("Only the system makes the delegate") }
  /// Has the system make the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
