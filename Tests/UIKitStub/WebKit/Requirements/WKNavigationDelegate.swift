import Foundation
import URLSessions

/// `webView:decidePolicyForNavigationAction:decisionHandler:`; iOS 8.0, macOS 10.10, visionOS 1.0.
@MainActor
public protocol WKNavigationDelegate_webView_decidePolicyForNavigationAction_decisionHandler_: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
}

/// `webView:decidePolicyForNavigationAction:preferences:decisionHandler:`; iOS 13.0, macOS 10.15, visionOS 1.0.
@MainActor
public protocol WKNavigationDelegate_webView_decidePolicyForNavigationAction_preferences_decisionHandler_:
  NSObjectProtocol
{
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
}

/// `webView:decidePolicyForNavigationResponse:decisionHandler:`; iOS 8.0, macOS 10.10, visionOS 1.0.
@MainActor
public protocol WKNavigationDelegate_webView_decidePolicyForNavigationResponse_decisionHandler_: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
}

/// `webView:didStartProvisionalNavigation:`; iOS 8.0, macOS 10.10, visionOS 1.0.
@MainActor public protocol WKNavigationDelegate_webView_didStartProvisionalNavigation_: NSObjectProtocol {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
}

/// `webView:didReceiveServerRedirectForProvisionalNavigation:`; iOS 8.0, macOS 10.10, visionOS 1.0.
@MainActor
public protocol WKNavigationDelegate_webView_didReceiveServerRedirectForProvisionalNavigation_: NSObjectProtocol {
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
}

/// `webView:didFailProvisionalNavigation:withError:`; iOS 8.0, macOS 10.10, visionOS 1.0.
@MainActor public protocol WKNavigationDelegate_webView_didFailProvisionalNavigation_withError_: NSObjectProtocol {
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

/// `webView:didCommitNavigation:`; iOS 8.0, macOS 10.10, visionOS 1.0.
@MainActor public protocol WKNavigationDelegate_webView_didCommitNavigation_: NSObjectProtocol {
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
}

/// `webView:didFinishNavigation:`; iOS 8.0, macOS 10.10, visionOS 1.0.
@MainActor public protocol WKNavigationDelegate_webView_didFinishNavigation_: NSObjectProtocol {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}

/// `webView:didFailNavigation:withError:`; iOS 8.0, macOS 10.10, visionOS 1.0.
@MainActor public protocol WKNavigationDelegate_webView_didFailNavigation_withError_: NSObjectProtocol {
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

/// `webView:didReceiveAuthenticationChallenge:completionHandler:`; iOS 8.0, macOS 10.10, visionOS 1.0.
@MainActor
public protocol WKNavigationDelegate_webView_didReceiveAuthenticationChallenge_completionHandler_: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

/// `webViewWebContentProcessDidTerminate:`; iOS 9.0, macOS 10.11, visionOS 1.0.
@MainActor public protocol WKNavigationDelegate_webViewWebContentProcessDidTerminate_: NSObjectProtocol {
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

/// `webView:authenticationChallenge:shouldAllowDeprecatedTLS:`; iOS 14.0, macOS 11.0, visionOS 1.0.
@MainActor
public protocol WKNavigationDelegate_webView_authenticationChallenge_shouldAllowDeprecatedTLS_: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
}

/// `webView:navigationAction:didBecomeDownload:`; iOS 14.5, macOS 11.3, visionOS 1.0.
@MainActor public protocol WKNavigationDelegate_webView_navigationAction_didBecomeDownload_: NSObjectProtocol {
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
}

/// `webView:navigationResponse:didBecomeDownload:`; iOS 14.5, macOS 11.3, visionOS 1.0.
@MainActor public protocol WKNavigationDelegate_webView_navigationResponse_didBecomeDownload_: NSObjectProtocol {
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

/// `webView:shouldGoToBackForwardListItem:willUseInstantBack:completionHandler:`; iOS 26.0, macOS 26.0, visionOS 26.0.
@MainActor
public protocol WKNavigationDelegate_webView_shouldGoToBackForwardListItem_willUseInstantBack_completionHandler_:
  NSObjectProtocol
{
  func webView(
    _ webView: WKWebView, shouldGoTo backForwardListItem: WKBackForwardListItem, willUseInstantBack: Bool,
    completionHandler: @escaping (Bool) -> Void)
}

/// `webView:willSubmitForm:submissionHandler:`; iOS 27.0, macOS 27.0, visionOS 27.0.
@MainActor public protocol WKNavigationDelegate_webView_willSubmitForm_submissionHandler_: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, willSubmitForm formInfo: WKFormInfo,
    submissionHandler: @escaping @MainActor @Sendable () -> Void)
}
