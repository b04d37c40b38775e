// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The part of `os` that the packages use; the logging of generated Swift is in `Tests/UIKitStub/os`.
public struct os_unfair_lock { public init() {} }
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}
