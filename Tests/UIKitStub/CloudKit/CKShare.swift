import Foundation

/// A share of records.
open class CKShare: NSObject {
  /// What is known of a share before it is accepted.
  public final class Metadata: NSObject {}
}
