/// A tag in the text of a page.
enum HTMLTag {
  /// Returns `true` for what CommonMark takes for a tag and nobody means as one: the `<Item>` of `Set<Item>`, or the `<S>` of `Box<S>`,
  /// though HTML has `s`. Comments are tags, and so are elements of somebody's own, whose names have a hyphen.
  ///
  /// - Parameter before: The byte before it; `nil` at the beginning.
  static func isText(_ tag: String, after before: UInt8?) -> Bool {
    let name = tag.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    if name.isEmpty || name.contains("-") { return false }
    let isParameter = name.first?.isUppercase == true && name.count == 1 && (before.map { $0.isASCIILetter } ?? false)
    return isParameter || !elements.contains(name.lowercased())
  }

  /// The elements of HTML, those that are obsolete among them, and the outermost ones of MathML and SVG.
  private static let elements = Set(
    """
    a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas \
    caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font \
    footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd keygen label legend li link main \
    map mark marquee math menu meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext \
    pre progress q rb rp rt rtc ruby s samp script search section select selectedcontent slot small source span strike strong style sub \
    summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp
    """.split(separator: " ").map(String.init))
}
