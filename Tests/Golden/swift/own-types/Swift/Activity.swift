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

    /// It gets the focus.
    ///
    /// Called on Launch, Uncover, Return.
    func onResume()

    /// It loses the focus; be quick.
    ///
    /// Called on Cover.
    func onPause()

    /// It is not visible any more.
    ///
    /// Called on Hide.
    func onStop()

    /// It was stopped and comes back.
    ///
    /// Called on Return.
    func onRestart()

    /// Restore the state of the views.
    ///
    /// Called on Launch. May be skipped: nothing was saved.
    func onRestoreInstanceState(_ value: Any)

    /// Save the state of the views.
    ///
    /// Called on Hide. May be skipped: the activity is finishing.
    func onSaveInstanceState(_ outState: Bundle)

    /// Release everything.
    ///
    /// Called on Launch, Finish. At most once per view.
    func onDestroy()
}

/// Activity life cycle: one per window.
@MainActor
final class Activity: ActivityLifecycle {
    // MARK: - Start

    func onCreate(_ savedInstanceState: Bundle?) {
        ActivityState.record("Activity", instance: self, state: .created)
    }

    // MARK: - State changes

    func onStart() {
        ActivityState.record("Activity", instance: self, state: .started)
    }

    func onResume() {
        ActivityState.record("Activity", instance: self, state: .resumed)
    }

    func onPause() {
        ActivityState.record("Activity", instance: self, state: .paused)
    }

    func onStop() {
        ActivityState.record("Activity", instance: self, state: .stopped)
    }

    func onRestart() {
        ActivityState.record("Activity", instance: self, state: .started)
    }

    // MARK: - Requests and updates

    func onRestoreInstanceState(_ value: Any) {
        ActivityState.record("Activity", instance: self, state: .started)
    }

    func onSaveInstanceState(_ outState: Bundle) {
        ActivityState.record("Activity", instance: self, state: .stopped)
    }

    // MARK: - End

    func onDestroy() {
        ActivityState.record("Activity", instance: self, state: .destroyed)
    }
}

// instar:generated cce693e780879a7f page fbc4f1 callbacks 3745f53103f5 bec720636ac8 a18615633244 19b25e635c4d dd70dc630178 abd62d636ac8 c0871fbc6ac8 23b360340178 8d5366633926
