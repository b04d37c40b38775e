import Foundation

/// `URLSession:didCreateTask:`; iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0.
public protocol URLSessionTaskDelegate_URLSession_didCreateTask_: NSObjectProtocol, Sendable {
  func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
}

/// `URLSession:task:willBeginDelayedRequest:completionHandler:`; iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0.
public protocol URLSessionTaskDelegate_URLSession_task_willBeginDelayedRequest_completionHandler_: NSObjectProtocol,
  Sendable
{
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)
}

/// `URLSession:taskIsWaitingForConnectivity:`; iOS 11.0, macOS 10.13, tvOS 11.0, watchOS 4.0, visionOS 1.0.
public protocol URLSessionTaskDelegate_URLSession_taskIsWaitingForConnectivity_: NSObjectProtocol, Sendable {
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
}

/// `URLSession:task:willPerformHTTPRedirection:newRequest:completionHandler:`; iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol URLSessionTaskDelegate_URLSession_task_willPerformHTTPRedirection_newRequest_completionHandler_:
  NSObjectProtocol, Sendable
{
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)
}

/// `URLSession:task:didReceiveChallenge:completionHandler:`; iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol URLSessionTaskDelegate_URLSession_task_didReceiveChallenge_completionHandler_: NSObjectProtocol,
  Sendable
{
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

/// `URLSession:task:needNewBodyStream:`; iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol URLSessionTaskDelegate_URLSession_task_needNewBodyStream_: NSObjectProtocol, Sendable {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)
}

/// `URLSession:task:needNewBodyStreamFromOffset:completionHandler:`; iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0.
public protocol URLSessionTaskDelegate_URLSession_task_needNewBodyStreamFromOffset_completionHandler_: NSObjectProtocol,
  Sendable
{
  func urlSession(
    _ session: URLSession, task: URLSessionTask, needNewBodyStreamFrom offset: Int64,
    completionHandler: @escaping @Sendable (InputStream?) -> Void)
}

/// `URLSession:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:`; iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol URLSessionTaskDelegate_URLSession_task_didSendBodyData_totalBytesSent_totalBytesExpectedToSend_:
  NSObjectProtocol, Sendable
{
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64)
}

/// `URLSession:task:didReceiveInformationalResponse:`; iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0.
public protocol URLSessionTaskDelegate_URLSession_task_didReceiveInformationalResponse_: NSObjectProtocol, Sendable {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceiveInformationalResponse response: HTTPURLResponse)
}

/// `URLSession:task:didFinishCollectingMetrics:`; iOS 10.0, macOS 10.12, tvOS 10.0, watchOS 3.0, visionOS 1.0.
public protocol URLSessionTaskDelegate_URLSession_task_didFinishCollectingMetrics_: NSObjectProtocol, Sendable {
  func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
}

/// `URLSession:task:didCompleteWithError:`; iOS 7.0, macOS 10.9, tvOS 9.0, watchOS 2.0, visionOS 1.0.
public protocol URLSessionTaskDelegate_URLSession_task_didCompleteWithError_: NSObjectProtocol, Sendable {
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}
