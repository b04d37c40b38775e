import Flutter

final class ShareChannel {
  func attach(to controller: FlutterViewController?) {}
  func accept(_ url: URL) -> Bool { url.isFileURL }
  func flush() {}
}
