/// The states of Activity life cycle.
enum ActivityState: String, LifecycleState {
    /// The object exists, nothing has been called yet.
    case initialized = "Initialized"
    /// The activity exists, but cannot be seen.
    case created = "Created"
    /// It can be seen, but has no focus.
    case started = "Started"
    /// It is in front and people use it.
    case resumed = "Resumed"
    /// Something covers part of it, or another window has the focus.
    case paused = "Paused"
    /// It cannot be seen.
    case stopped = "Stopped"
    /// It is gone.
    case destroyed = "Destroyed"

    static let page = LifecyclePage(
        name: "Activity life cycle",
        digest: "da8ceccf",
        delegates: ["Activity"]
    )
}

// instar:generated 1448538359293baa page fbc4f1
