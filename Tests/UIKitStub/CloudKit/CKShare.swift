import Foundation

/// A share of records.
open class CKShare: NSObject {
  /// The facts about a share that are known before it is accepted.
  public final class Metadata: NSObject {}
}
