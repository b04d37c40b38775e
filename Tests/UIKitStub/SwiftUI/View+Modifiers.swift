extension View {
  /// The form of iOS 14: the action takes the new value.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  nonisolated public func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some View
  where V: Equatable {
    ObservingView(content: self, observation: Observation(value, .before { action($1) }))
  }

  /// The form of iOS 17: the action takes the old and the new value.
  @available(iOS 17, macOS 14, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View where V: Equatable {
    ObservingView(content: self, observation: Observation(value, isInitial: initial, .after(action)))
  }

  /// The form of iOS 17 whose action takes nothing.
  @available(iOS 17, macOS 14, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    ObservingView(content: self, observation: Observation(value, isInitial: initial, .after { _, _ in action() }))
  }

  /// The changed view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Nothing here appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Nothing here disappears.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Nothing here has work to do.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View { self }

  /// Nothing here is opened.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Nothing here is continued.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
