/// The callbacks of `委譲者`.
@MainActor
protocol 委譲プロトコル: AnyObject {
  /// Japanese. /* A comment that is not closed.
  ///
  /// Called on اذهب.
  func 開始する(_ value: Any)

  /// Japanese again. \"""
  ///
  /// Called on עבור ל: רקע.
  func 終了する()
}

/// "Hostile" names \| \</title> & %%{init}%% \\ 🦠: `委譲プロトコル`, one per view.
///
/// Name on the page: `委譲 "者"`.
@MainActor
final class 委譲者: 委譲プロトコル {
  // MARK: اذهب

  func 開始する(_ value: Any) {
    LifecycleLog.record("委譲 \"者\"", #function, instance: self, state: "نشط")
  }

  // MARK: עבור ל: רקע

  func 終了する() {
    LifecycleLog.record("委譲 \"者\"", #function, instance: self, state: "רקע (פעיל)")
  }
}

// instar:generated 0e3c60bfc65091f2 page 2fd19e
// instar:callbacks 4fe1a0bc 2b7eb863
