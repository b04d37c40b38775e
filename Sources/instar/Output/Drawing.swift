import LifecycleEmitters

/// Pictures that Graphviz drew, all in one run of its `dot`.
struct Drawing: Sendable {
  /// The files, parallel to the pictures; `nil` for one that was not drawn.
  let files: [[UInt8]?]
  /// Why some are missing.
  let problem: Failure?

  /// Draws pictures with the program `dot`, for as long as `limit` at most; what cannot be drawn is missing, and
  /// `problem` says why.
  init(
    of pictures: [Picture], as format: PictureFormat, with dot: String = "dot", limit: Duration = .seconds(20)
  ) async throws {
    guard !pictures.isEmpty else {
      files = []
      problem = nil
      return
    }
    let folder = try Disk.makeTemporaryFolder()
    defer { Disk.removeFolder(folder) }
    let sources = pictures.indices.map { "\(folder)/\($0).dot" }
    for (source, picture) in zip(sources, pictures) { try Disk.write(Array(picture.dot.utf8), to: source) }
    // One that takes too long, or that is too much for `dot`, shall not keep others from being drawn.
    let order = pictures.indices.sorted { (pictures[$0].dot.utf8.count, $0) < (pictures[$1].dot.utf8.count, $1) }
    let arguments = ["-T\(format.rawValue)", "-O"] + order.map { sources[$0] }
    let outcome = try await Programs.run(dot, arguments, limit: limit)
    var files: [[UInt8]?] = []
    for (source, picture) in zip(sources, pictures) {
      let bytes = try Disk.contents(of: "\(source).\(format.rawValue)")
      files.append(bytes.flatMap { picture.finished($0, as: format) })
    }
    self.files = files
    problem = Self.problem(outcome, limit: limit, missing: files.count { $0 == nil })
  }

  /// The file of one picture; where it cannot be drawn, the failure says why.
  static func one(_ picture: Picture, as format: PictureFormat) async throws -> [UInt8] {
    let drawing = try await Drawing(of: [picture], as: format)
    guard let file = drawing.files.first ?? nil else {
      throw drawing.problem ?? Failure("Graphviz's 'dot' drew nothing")
    }
    return file
  }

  private static func problem(_ outcome: Programs.Outcome, limit: Duration, missing: Int) -> Failure? {
    let pictures = missing == 1 ? "1 picture is" : "\(missing) pictures are"
    switch outcome {
    case .finished(let status, _, let messages):
      guard missing > 0 else { return nil }
      let crash = status >= 128 ? "it crashed (signal \(status - 128))" : nil
      let reason = (messages.split(whereSeparator: \.isNewline).first.map(String.init) ?? crash).map { ": \($0)" } ?? ""
      return Failure("\(pictures) missing: Graphviz's 'dot' could not draw\(reason)")
    case .notFound:
      return Failure(
        "\(pictures) missing: Graphviz's 'dot' is not installed",
        help: "Install it: 'brew install graphviz' (macOS), 'apt-get install graphviz' (Debian, Ubuntu)")
    case .timedOut:
      return Failure(
        "\(pictures) missing: Graphviz's 'dot' took longer than \(limit.components.seconds) seconds and was stopped",
        help: "Split the page, or draw one event at a time: 'instar graph PAGE --event NAME --format svg'")
    case .failed(let reason):
      return Failure("\(pictures) missing: Graphviz's 'dot' did not run: \(reason)")
    }
  }
}

extension Picture {
  /// A file as `dot` drew it, with what belongs in it besides; `nil` for one that is not whole.
  fileprivate func finished(_ bytes: [UInt8], as format: PictureFormat) -> [UInt8]? {
    switch format {
    case .svg:
      FinishedSVG(drawing: String(decoding: bytes, as: UTF8.self), of: self).map { Array($0.text.utf8) }
    case .png: String(decoding: bytes.suffix(12), as: UTF8.self).contains("IEND") ? bytes : nil
    case .pdf: String(decoding: bytes.suffix(16), as: UTF8.self).contains("%%EOF") ? UndatedPDF(bytes).bytes : nil
    }
  }
}
