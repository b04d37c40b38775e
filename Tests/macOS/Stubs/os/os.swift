// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// As much of `os` as the packages use that are read; what generated Swift logs with is in `Tests/UIKitStub/os`.
public struct os_unfair_lock { public init() {} }
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}
