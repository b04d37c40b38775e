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

/// "Hostile" names \| \</title> & %%{init}%% \\ 🦠: one per view.
///
/// Name on the page: `委譲 "者"`.
@MainActor
final class 委譲者: 委譲プロトコル {
    // MARK: - State changes

    func 開始する(_ value: Any) {
        HostileNamesTitleInitState.record("委譲 \"者\"", instance: self, state: .نشط)
    }

    func 終了する() {
        HostileNamesTitleInitState.record("委譲 \"者\"", instance: self, state: .רקעפעיל)
    }
}

// instar:generated 6fd5dd7401fcbeaf page 2fd19e callbacks 4fe1a0bca3bd 2b7eb863c8d2
