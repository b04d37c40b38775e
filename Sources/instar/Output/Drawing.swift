import Diagrams
import Emission
import Text

/// Pictures drawn by Graphviz, each by a `dot` process of its own, as many at a time as there are processors.
///
/// A process that draws several pictures places the clusters of one depending on those drawn before it.
struct Drawing: Sendable {
  /// The file of each picture that was drawn.
  let files: [Picture: [UInt8]]
  /// The drawings as texts, where their format is one.
  var texts: [Picture: String] { files.mapValues { String(decoding: $0, as: UTF8.self) } }
  /// The reason why some are missing.
  let problem: Failure?

  /// Draws pictures with the program `dot`, each for at most `limit`; those that cannot be drawn are missing, and `problem`
  /// is the reason.
  init(
    of pictures: some Collection<Picture>, as format: PictureFormat, with dot: String = "dot",
    limit: Duration = .seconds(20)
  ) async throws {
    guard !pictures.isEmpty else {
      files = [:]
      problem = nil
      return
    }
    // One that takes too long shall not keep others from being drawn.
    let ordered = Set(pictures).sorted { ($0.dot.utf8.count, $0.digest) < ($1.dot.utf8.count, $1.digest) }
    let (files, outcomes) = try await Disk.withTemporaryFolder { folder in
      let sources = ordered.indices.map { "\(folder)/\($0).dot" }
      for (source, picture) in zip(sources, ordered) { try Disk.write(Array(picture.dot.utf8), to: source) }
      let outcomes = try await Programs.runEach(
        dot, sources.map { ["-T\(format.rawValue)", "-O", $0] }, limit: limit)
      var files: [Picture: [UInt8]] = [:]
      for (index, (source, picture)) in zip(sources, ordered).enumerated() {
        // After an error, 'dot' may leave the drawing of a part.
        if case .finished(let status, _, _) = outcomes[index], status != 0 { continue }
        files[picture] = try Disk.contents(of: "\(source).\(format.rawValue)").flatMap {
          picture.finished($0, as: format)
        }
      }
      return (files, outcomes)
    }
    self.files = files
    let failed = zip(ordered, outcomes).first { picture, _ in files[picture] == nil }
    problem = failed.map { Self.problem($0.1, limit: limit, missing: ordered.count - files.count) }
  }

  /// Draws one picture; throws the reason if that fails.
  static func one(_ picture: Picture, as format: PictureFormat) async throws -> [UInt8] {
    let drawing = try await Drawing(of: [picture], as: format)
    guard let file = drawing.files[picture] else {
      throw drawing.problem ?? Failure("Graphviz's 'dot' drew nothing")
    }
    return file
  }

  /// A text with its pictures; where Graphviz is missing, it says so in their places.
  static func file(of text: IllustratedText) async throws -> [UInt8] {
    Array(text.text(with: try await Drawing(of: text.pictures, as: .svg).texts).utf8)
  }

  private static func problem(_ outcome: Programs.Outcome, limit: Duration, missing: Int) -> Failure {
    let pictures = missing == 1 ? "1 picture is" : "\(missing) pictures are"
    switch outcome {
    case .finished(let status, _, let messages):
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
  /// A file drawn by `dot` with Instar's additions; `nil` for an incomplete one.
  fileprivate func finished(_ bytes: [UInt8], as format: PictureFormat) -> [UInt8]? {
    switch format {
    case .svg:
      FinishedSVG(drawing: String(decoding: bytes, as: UTF8.self), of: self).map { Array($0.text.utf8) }
    case .png: String(decoding: bytes.suffix(12), as: UTF8.self).contains("IEND") ? bytes : nil
    case .pdf: String(decoding: bytes.suffix(16), as: UTF8.self).contains("%%EOF") ? UndatedPDF(bytes).bytes : nil
    }
  }
}

/// A format of pictures that Graphviz draws.
enum PictureFormat: String, CaseIterable {
  /// Scalable, with text that can be searched and a text alternative.
  case svg
  /// Pixels.
  case png
  /// For print.
  case pdf

  /// One line for `instar formats`, no full stop.
  var summary: String {
    switch self {
    case .svg: "The picture as SVG, drawn by Graphviz, with a text alternative"
    case .png: "The picture as PNG, drawn by Graphviz"
    case .pdf: "The picture as PDF, drawn by Graphviz"
    }
  }
}

/// A PDF without its creation time, so that the same picture always has the same bytes.
struct UndatedPDF {
  /// The text before the time in Graphviz's PDF; year to second follow in 14 digits.
  private static let mark = Array("/CreationDate (D:".utf8)
  private static let epoch = Array("19700101000000".utf8)

  /// The bytes; their number is unchanged, so that the offsets in the file's own table stay right.
  let bytes: [UInt8]

  /// Replaces the creation time of a drawing.
  init(_ drawing: [UInt8]) {
    var bytes = drawing
    for mark in drawing.ranges(of: Self.mark) {
      let time = mark.upperBound..<min(mark.upperBound + Self.epoch.count, drawing.endIndex)
      guard time.count == Self.epoch.count, drawing[time].allSatisfy(\.isASCIIDigit) else { continue }
      bytes.replaceSubrange(time, with: Self.epoch)
    }
    self.bytes = bytes
  }
}
