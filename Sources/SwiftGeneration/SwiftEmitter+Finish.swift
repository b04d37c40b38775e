import Emission

extension SwiftEmitter {
  /// The file to write from a rendered one: blank lines emptied, indented by the options, stamped.
  ///
  /// `page` is the name of the life cycle, which a file that all pages of a project share does not mention.
  func finished(_ file: EmittedFile, page: String, callbacks: [CallbackDigest]) -> EmittedFile {
    guard let rendered = file.text else { return file }
    let lines = rendered.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.allSatisfy { $0 == " " || $0 == "\t" } ? "" : $0 }
      .joined(separator: "\n")
    let isMarkup = file.path.hasSuffix(".plist")
    let text = isMarkup ? lines : options.indentation.applied(to: lines)
    guard !file.isWrittenOnce else { return EmittedFile(file.path, text: text, isWrittenOnce: true) }
    let isShared = ["/LifecycleLog.swift", "/LifecycleMonitor.swift"].contains { file.path.hasSuffix($0) }
    let stamp = GenerationStamp(of: text, page: isShared ? nil : page, callbacks: callbacks)
    return EmittedFile(file.path, text: stamp.appended(to: text, as: isMarkup ? .markup : .line))
  }
}
