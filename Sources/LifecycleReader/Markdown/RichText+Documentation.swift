import Diagnostics
import LifecycleModel

extension RichText {
  /// The Markdown that follows an offset in the page, without the colon or dash that leads it.
  func documentation(after offset: Int, in document: MarkdownDocument) -> String {
    let bytes = document.file.bytes
    guard offset > 0 else { return document.markdown(in: block) }
    var start = source(of: (offset - 1)..<offset).end
    // What closes the name's own markup is not documentation.
    while start < block.end, "*_`".utf8.contains(bytes[start]) { start += 1 }
    var rest = document.file[SourceRange(start, block.end)][...].trimmingSpaces
    if let first = rest.first, first == ":" || first == "：" {
      rest = rest.dropFirst().trimmingSpaces
    } else if ["- ", "– ", "— "].contains(where: rest.hasPrefix) {
      rest = rest.dropFirst(2).trimmingSpaces
    }
    let lines = rest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { String($0.trimmingSpaces) }.joined(separator: "\n")
  }
}
