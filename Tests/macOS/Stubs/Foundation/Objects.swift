// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of Apple's Foundation that the stubs of frameworks with delegates mention.

public typealias NSPoint = CGPoint
public typealias NSRect = CGRect
public typealias NSSize = CGSize

public struct CGPoint: Hashable, Sendable {}

open class NSNumber: NSObject, @unchecked Sendable {}

open class InputStream: NSObject {}

open class OperationQueue: NSObject, @unchecked Sendable {}

open class Progress: NSObject, @unchecked Sendable {}
