import Emission

/// The pages of a wiki as a host reads them: headings, ids and links outside of code.
struct MarkdownPages {
  /// A page.
  struct Page {
    /// The text.
    let text: String
    /// The headings as plain text, in order.
    var headings: [String] = []
    /// The ids of elements.
    var ids: Set<String> = []
    /// The addresses of links and pictures.
    var addresses: [String] = []
  }

  /// The pages and the pictures by the path below the wiki's folder.
  private(set) var pages: [String: Page] = [:]
  /// The paths of the pictures.
  private(set) var pictures: Set<String> = []

  /// Reads the files of an emitter.
  init(_ files: [EmittedFile], below folder: String) {
    for file in files {
      let path = String(file.path.dropFirst(folder.count + 1))
      guard case .text(let text) = file.contents else {
        pictures.insert(path)
        continue
      }
      pages[path] = Self.read(text)
    }
  }

  /// Reads the text of a page.
  static func read(_ text: String) -> Page {
    var page = Page(text: text)
    var fence: Substring?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Front matter ends with the second line of hyphens.
    let body = lines.first == "---" ? lines.dropFirst().drop { $0 != "---" } : lines[...]
    for line in body {
      let marks = line.prefix { $0 == "`" }
      if let open = fence {
        if marks.count >= open.count, marks.count == line.count { fence = nil }
      } else if marks.count >= 3 {
        fence = marks
      } else {
        if line.hasPrefix("#"),
          let heading = line.wholeMatch(of: #/#{1,6} +(?:<a id="[^"]*"></a>)?(.*?)(?: \{#([^{}]+)\})?/#)
        {
          page.headings.append(plain(String(heading.1)))
          if let id = heading.2 { page.ids.insert(String(id)) }
        }
        page.addresses += addresses(in: String(line))
        guard line.utf8.contains(UInt8(ascii: "<")) else { continue }
        page.ids.formUnion(line.matches(of: #/<a id="([^"]*)">/#).map { String($0.1) })
        page.addresses += line.matches(of: #/ src="([^"]*)"/#).map { String($0.1) }
      }
    }
    return page
  }

  /// The addresses after `](`, up to the bracket that closes it.
  private static func addresses(in line: String) -> [String] {
    line.ranges(of: "](").map { range in
      var depth = 1
      var address = ""
      var isEscaped = false
      for character in line[range.upperBound...] {
        if isEscaped {
          isEscaped = false
        } else {
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          isEscaped = character == "\\"
        }
        if depth == 0 { break }
        address.append(character)
      }
      return address
    }
  }

  /// The character that a reference stands for, after its `&`; only `&` for none.
  private static func reference(_ rest: inout Substring) -> String {
    guard let found = rest.prefixMatch(of: #/#([0-9]+);/#), let scalar = UInt32(found.1).flatMap(Unicode.Scalar.init)
    else {
      return "&"
    }
    rest = rest.dropFirst(found.0.count)
    return String(scalar)
  }

  /// A heading without the marks of Markdown.
  private static func plain(_ heading: String) -> String {
    let heading = heading.replacing(#/</?code>/#, with: "")
    var text = ""
    var rest = heading[...]
    while let character = rest.popFirst() {
      switch character {
      case "&": text.append(reference(&rest))
      case "\\": if let next = rest.popFirst() { text.append(next) }
      case "`":
        let fence = String(repeating: "`", count: 1 + rest.prefix { $0 == "`" }.count)
        rest = rest.dropFirst(fence.count - 1)
        guard let end = rest.firstRange(of: fence) else { break }
        text += String(rest[..<end.lowerBound])
        rest = rest[end.upperBound...]
      default: text.append(character)
      }
    }
    return text
  }
}
