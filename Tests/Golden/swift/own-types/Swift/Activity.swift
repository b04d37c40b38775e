import Foundation

/// The callbacks of `Activity`.
@MainActor
protocol ActivityLifecycle: AnyObject {
  /// Make the views; restore what was saved.
  ///
  /// Called on Launch. At most once per view.
  func onCreate(_ savedInstanceState: Bundle?)

  /// The activity becomes visible.
  ///
  /// Called on Launch, Return.
  func onStart()

  /// Restore the state of the views.
  ///
  /// Called on Launch.
  /// - Launch, may be skipped: nothing was saved
  func onRestoreInstanceState(_ value: Any)

  /// It gets the focus.
  ///
  /// Called on Launch, Uncover, Return.
  func onResume()

  /// Release everything.
  ///
  /// Called on Launch, Finish. At most once per view.
  func onDestroy()

  /// It loses the focus; be quick.
  ///
  /// Called on Cover.
  func onPause()

  /// It is not visible any more.
  ///
  /// Called on Hide.
  func onStop()

  /// Save the state of the views.
  ///
  /// Called on Hide.
  /// - Hide, may be skipped: the activity is finishing
  func onSaveInstanceState(_ outState: Bundle)

  /// It was stopped and comes back.
  ///
  /// Called on Return.
  func onRestart()
}

/// Activity life cycle: `ActivityLifecycle`, one per window.
@MainActor
final class Activity: ActivityLifecycle {
  // MARK: Launch

  func onCreate(_ savedInstanceState: Bundle?) {
    LifecycleLog.record("Activity", #function, instance: self, state: "Created")
  }

  func onStart() {
    LifecycleLog.record("Activity", #function, instance: self, state: "Started")
  }

  func onRestoreInstanceState(_ value: Any) {
    LifecycleLog.record("Activity", #function, instance: self, state: "Started")
  }

  func onResume() {
    LifecycleLog.record("Activity", #function, instance: self, state: "Resumed")
  }

  func onDestroy() {
    LifecycleLog.record("Activity", #function, instance: self, state: "Destroyed")
  }

  // MARK: Cover

  func onPause() {
    LifecycleLog.record("Activity", #function, instance: self, state: "Paused")
  }

  // MARK: Hide

  func onStop() {
    LifecycleLog.record("Activity", #function, instance: self, state: "Stopped")
  }

  func onSaveInstanceState(_ outState: Bundle) {
    LifecycleLog.record("Activity", #function, instance: self, state: "Stopped")
  }

  // MARK: Return

  func onRestart() {
    LifecycleLog.record("Activity", #function, instance: self, state: "Started")
  }
}

// instar:generated 3489880e6eaecc0e page fbc4f1
// instar:callbacks 3745f531 bec72063 c0871fbc a1861563 8d536663 19b25e63 dd70dc63 23b36034
// instar:callbacks abd62d63
