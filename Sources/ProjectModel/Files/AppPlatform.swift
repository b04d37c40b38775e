/// A system on which an app runs.
package enum AppPlatform: String, Hashable, Sendable, CaseIterable, Comparable {
  case iOS
  case macCatalyst = "Mac Catalyst"
  case tvOS
  case visionOS
  case watchOS
  case macOS

  /// Orders by the cases' order.
  package static func < (left: AppPlatform, right: AppPlatform) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
