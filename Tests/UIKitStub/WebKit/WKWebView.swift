@_exported import URLSessions
@_exported import UIKit

/// Shows pages of the web.
@MainActor open class WKWebView: UIView {
  /// The object that receives the callbacks of navigation.
  open weak var navigationDelegate: (any WKNavigationDelegate)?

  /// Loads a page.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
}

/// A web view's delegate for navigation; its requirements are all optional.
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {}

/// A way to a page.
@MainActor open class WKNavigation: NSObject {}

/// A step that may lead to a page.
@MainActor open class WKNavigationAction: NSObject {}

/// An answer to a step.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It is not made.
  case cancel
  /// It is made.
  case allow
  /// It becomes a download.
  case download
}

/// A server's answer.
@MainActor open class WKNavigationResponse: NSObject {
  /// `true` for a kind of content that the view can show.
  open var canShowMIMEType: Bool { true }
}

/// An answer to a server's.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It is not shown.
  case cancel
  /// It is shown.
  case allow
  /// It becomes a download.
  case download
}

/// Settings of a page.
@MainActor open class WKWebpagePreferences: NSObject {}

/// A download.
@MainActor open class WKDownload: NSObject {}

/// A page that was seen before.
@MainActor open class WKBackForwardListItem: NSObject {}

/// A form.
@MainActor open class WKFormInfo: NSObject {}
