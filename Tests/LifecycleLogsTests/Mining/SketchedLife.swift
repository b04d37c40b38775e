import LifecycleLogs
import LifecycleModel
import TestSupport

/// Life cycles as tests write them: `play→Playing tick | pause→Paused`, calls of a player with the states that lines name, and a
/// bar between two events.
enum SketchedLife {
  /// A life cycle of a process of its own, in a file of its own.
  static func life(_ text: String, process: Int) -> MinedLife {
    var calls: [MinedCall] = []
    for (section, event) in text.split(separator: "|").enumerated() {
      for word in event.split(separator: " ") {
        let parts = word.split(separator: "→").map(String.init)
        var call = MinedCall(
          CallName("Player", parts[0] + "()"), state: parts.count > 1 ? parts[1] : nil,
          at: MinedPlace(file: process, line: calls.count + 1), section: section)
        call.section = section
        calls.append(call)
      }
    }
    return MinedLife(process: process, calls: calls)
  }

  /// The page of life cycles, each of which comes some times.
  static func page(_ lives: [(text: String, count: Int)], noise: Double = 0) -> MinedPage {
    var options = PageMiner.Options()
    options.noise = noise
    return miner(options).page(of: all(lives))
  }

  /// The life cycles of texts, each of which comes some times.
  static func all(_ lives: [(text: String, count: Int)]) -> [MinedLife] {
    lives.flatMap { Array(repeating: $0.text, count: $0.count) }.enumerated().map { life($1, process: $0) }
  }

  /// A miner that knows a player.
  static func miner(_ options: PageMiner.Options = PageMiner.Options()) -> PageMiner {
    var vocabulary = LogVocabulary()
    var reader = LogReader(LogVocabulary.messages)
    reader.begin(file: 0)
    reader.read(Array("lifecycle delegate=Player callback=\"play()\"\n".utf8)[...]) { event, _ in vocabulary.take(event)
    }
    reader.end { event, _ in vocabulary.take(event) }
    return PageMiner(LogNames(vocabulary, pages: []), options)
  }

  /// The transitions of a page in short: `Stopped → Playing: play {tick? beep}`, with braces around calls in any order.
  static func outline(_ page: MinedPage) -> [String] {
    let lifecycle = page.lifecycle
    return lifecycle.chains.map { chain in
      let segments = chain.map { id in
        let steps = lifecycle[id].steps
        return steps.groups.map { group in
          let names = group.map { index in
            lifecycle[steps[index].callback].name.dropLast(2) + (steps[index].certainty.isAlways ? "" : "?")
          }
          return group.count > 1 ? "{" + names.joined(separator: " ") + "}" : names.joined()
        }.joined(separator: " ")
      }
      let states = lifecycle.states(of: chain).map { lifecycle[$0].name }.joined(separator: " → ")
      return states + ": " + segments.joined(separator: " | ")
    }
  }
}
