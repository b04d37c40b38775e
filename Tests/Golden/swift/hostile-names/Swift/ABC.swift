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

/// "Hostile" names \| \</title> & %%{init}%% \\ 🦠: one per scene.
///
/// Name on the page: `A&B <C>`.
@MainActor
final class ABC: AmpersandDelegate {
    // MARK: - State changes

    func map(_ value: Any) {
        HostileNamesTitleInitState.record("A&B <C>", instance: self, state: .bBoldB)
    }

    func `repeat`(_ value: Any) {
        HostileNamesTitleInitState.record("A&B <C>", instance: self, state: .launch)
    }

    func init_(class value: Any, self value2: Any) {
        HostileNamesTitleInitState.record("A&B <C>", instance: self, state: .نشط)
    }
}

// instar:generated 322b7a6e8c1f6531 page 2fd19e callbacks 82d46abce0aa f9cd63bc32a0 b3493253b105
