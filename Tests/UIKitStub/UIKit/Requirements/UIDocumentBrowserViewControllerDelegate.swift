import Foundation

/// `documentBrowser:didPickDocumentURLs:`; iOS 11.0, deprecated iOS 12.0.
public protocol UIDocumentBrowserViewControllerDelegate_documentBrowser_didPickDocumentURLs_: NSObjectProtocol {
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
}

/// `documentBrowser:didPickDocumentsAtURLs:`; iOS 12.0, visionOS 1.0.
public protocol UIDocumentBrowserViewControllerDelegate_documentBrowser_didPickDocumentsAtURLs_: NSObjectProtocol {
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
}

/// `documentBrowser:didRequestDocumentCreationWithHandler:`; iOS 11.0, visionOS 1.0.
public protocol UIDocumentBrowserViewControllerDelegate_documentBrowser_didRequestDocumentCreationWithHandler_:
  NSObjectProtocol
{
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
}

/// `documentBrowser:didImportDocumentAtURL:toDestinationURL:`; iOS 11.0, visionOS 1.0.
public protocol UIDocumentBrowserViewControllerDelegate_documentBrowser_didImportDocumentAtURL_toDestinationURL_:
  NSObjectProtocol
{
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
}

/// `documentBrowser:failedToImportDocumentAtURL:error:`; iOS 11.0, visionOS 1.0.
public protocol UIDocumentBrowserViewControllerDelegate_documentBrowser_failedToImportDocumentAtURL_error_:
  NSObjectProtocol
{
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

/// `documentBrowser:applicationActivitiesForDocumentURLs:`; iOS 11.0, visionOS 1.0.
public protocol UIDocumentBrowserViewControllerDelegate_documentBrowser_applicationActivitiesForDocumentURLs_:
  NSObjectProtocol
{
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
}

/// `documentBrowser:willPresentActivityViewController:`; iOS 11.0, visionOS 1.0.
public protocol UIDocumentBrowserViewControllerDelegate_documentBrowser_willPresentActivityViewController_:
  NSObjectProtocol
{
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}
