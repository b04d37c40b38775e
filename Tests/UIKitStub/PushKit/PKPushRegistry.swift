@_exported import Foundation

/// Receives pushes of some kinds.
open class PKPushRegistry: NSObject {
  /// The object that receives the registry's callbacks.
  open weak var delegate: (any PKPushRegistryDelegate)?
  /// The kinds of pushes.
  open var desiredPushTypes: Set<PKPushType>?

  /// A registry whose callbacks come on a queue, or the main queue for `nil`.
  public init(queue: DispatchQueue?) {}
  /// A registry whose callbacks come on the main queue.
  public convenience override init() { self.init(queue: nil) }
}

/// A push registry's delegate; its other requirements are optional.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
}

/// A kind of push.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  /// A call.
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")

  /// The kind.
  public let rawValue: String
  /// A kind.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The address of an app for pushes.
open class PKPushCredentials: NSObject {}

/// What was pushed.
open class PKPushPayload: NSObject {}

/// What is known of a pushed call.
open class PKVoIPPushMetadata: NSObject {
  /// `true` where the app has to report the call.
  open var mustReport: Bool { true }
}
