import Text

/// What a line of an app's own says of a callback besides its name: that it begins, or that it ends.
enum CallPhase: Sendable {
  case beginning
  case end

  /// Reads the words around the name in a message; `nil` where they tell neither, or both.
  init?(of call: LoggedCall, in message: ArraySlice<UInt8>) {
    guard !call.isGenerated, message.count > call.range.count else { return nil }
    var (begins, ends) = (false, false)
    message.withUnsafeBufferPointer { text in
      for side in [0..<min(call.range.lowerBound, text.count), min(call.range.upperBound, text.count)..<text.count] {
        text.forEachWord(in: side) { word in
          guard let number = Self.words.number(of: word) else { return }
          if number < Self.beginnings.count { begins = true } else { ends = true }
        }
      }
    }
    guard begins != ends else { return nil }
    self = begins ? .beginning : .end
  }

  private static let beginnings = spellings(
    of: ["begin", "begins", "began", "beginning", "enter", "enters", "entered", "entering", "start", "starts"]
      + ["started", "starting", ">", ">>", ">>>", "->", "→", "▶", "開始", "开始", "시작"])
  private static let ends = spellings(
    of: ["end", "ends", "ended", "ending", "exit", "exits", "exited", "exiting", "leave", "leaves", "left"]
      + ["leaving", "finish", "finished", "finishes", "done", "complete", "completed", "return", "returns", "returned"]
      + ["took", "<", "<<", "<<<", "<-", "←", "◀", "終了", "完了", "结束", "完成", "종료", "끝"])
  private static let words = ByteTable((beginnings + ends).map { Array($0.utf8) })

  /// Words as they are written alone, at the start of a sentence, and in capitals.
  private static func spellings(of words: [String]) -> [String] {
    words.flatMap { word in
      let capitals = word.uppercased()
      return capitals == word ? [word] : [word, String(capitals.prefix(1) + word.dropFirst()), capitals]
    }
  }
}
