/// The callbacks of `ABC`.
@MainActor
protocol AmpersandDelegate: AnyObject {
  /// Angle brackets.
  ///
  /// Called on "; DROP TABLE events; --.
  func map(_ value: Any)

  /// A keyword without backticks.
  ///
  /// Called on Boom & \<br> \| "bust".
  func `repeat`(_ value: Any)

  /// Keywords as labels. "Quotes", a | pipe, \</script>, `` `ticks` `` and */ in its documentation.
  ///
  /// Called on اذهب.
  func init_(class value: Any, self value2: Any)
}

/// "Hostile" names \| \</title> & %%{init}%% \\ 🦠: `AmpersandDelegate`, one per scene.
///
/// Name on the page: `A&B <C>`.
@MainActor
final class ABC: AmpersandDelegate {
  // MARK: "; DROP TABLE events; --

  func map(_ value: Any) {
    LifecycleLog.record("A&B <C>", #function, instance: self, state: "<!-- <b>bold</b>")
  }

  // MARK: Boom & <br> | "bust"

  func `repeat`(_ value: Any) {
    LifecycleLog.record("A&B <C>", #function, instance: self, state: "🚀 Launch 👩‍👩‍👧‍👦")
  }

  // MARK: اذهب

  func init_(class value: Any, self value2: Any) {
    LifecycleLog.record("A&B <C>", #function, instance: self, state: "نشط")
  }
}

// instar:generated c22e0c7f7752ad55 page 2fd19e
// instar:callbacks 82d46abc f9cd63bc b3493253
