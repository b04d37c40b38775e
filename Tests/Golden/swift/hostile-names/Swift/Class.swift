/// The callbacks of `Class`.
@MainActor
protocol ClassDelegate: AnyObject {
    /// A keyword as its name.
    ///
    /// Called on Retry: again.
    func `default`()

    /// Suspends, fails and answers.
    ///
    /// Called on Retry: again.
    func reload(_ x: Int) async throws -> Bool

    /// Keywords, a comma, and an arrow.
    ///
    /// Called on back\\slash\\n → \</script>.
    func `in`(for each: [String: Int], _ body: @escaping (Int, Int) -> Void)
}

/// "Hostile" names \| \</title> & %%{init}%% \\ 🦠: one per process.
///
/// Name on the page: `class`.
@MainActor
final class Class: ClassDelegate {
    // MARK: - Start

    func `default`() {
        HostileNamesTitleInitState.record("class", instance: self, state: .aB)
    }

    func reload(_ x: Int) async throws -> Bool {
        HostileNamesTitleInitState.record("class", instance: self, state: .backSlashN)
        return true
    }

    // MARK: - State changes

    func `in`(for each: [String: Int], _ body: @escaping (Int, Int) -> Void) {
        HostileNamesTitleInitState.record("class", instance: self, state: .script)
    }
}

// instar:generated 82ca454094558dbd page 2fd19e callbacks 071c0a636162 86e30d1eff3b 3d5d0c1ba422
