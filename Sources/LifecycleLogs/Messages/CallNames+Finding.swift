import LifecycleModel
import Text

extension CallNames {
  /// The callback that the names in a message mean.
  ///
  /// - Parameter isName: `true` for a text that is known to be a name, so that a plain word such as `play` is one.
  func find(in text: MessageBytes, isName: Bool = false) -> CallFinding {
    var mentions: [CallMention] = []
    lengths.withUnsafeBufferPointer { lengths in
      var index = 0
      while index < text.count {
        let start = index
        let first = lengths[Int(text[index])]
        index += 1
        guard first & 1 == 1 else { continue }
        while index < text.count, lengths[Int(text[index])] & 1 == 1 { index += 1 }
        guard first >> UInt64(min(63, index - start)) & 1 == 1,
          let number = identifiers.number(of: MessageBytes(rebasing: text[start..<index]))
        else { continue }
        let name = NameInMessage(start..<index, in: text)
        if let mention = mention(of: meanings[number], at: name, isName: isName) { mentions.append(mention) }
        index = name.end
      }
    }
    others.forEachPlace(in: text) { number, start in
      let name = NameInMessage(start..<start + otherLengths[number], in: text)
      let meaning = meanings[meanings.count - otherLengths.count + number]
      if let mention = mention(of: meaning, at: name, isName: isName) { mentions.append(mention) }
      return true
    }
    return mentions.isEmpty ? .none : CallFinding(mentions)
  }

  /// The callbacks that an identifier means at a place; `nil` for none, and for a part of something else.
  private func mention(of meaning: Meaning, at name: NameInMessage, isName: Bool) -> CallMention? {
    guard name.isWhole, !name.isPartOfOtherName, !name.isInStackFrame, !name.isOfRequirement else { return nil }
    let owner = name.classRange.map { name.text[$0] }
    if let tail = meaning.tails.first(where: { name.hasTail($0.bytes) }) {
      return mention(of: tail.candidates, at: name.range.lowerBound..<name.end, owner)
    }
    guard !name.isOtherName else { return nil }
    var candidates = meaning.alone
    if !meaning.isDistinct, !isName {
      candidates = candidates.filter { candidate in
        owner.map { candidate.isListed && agreement(of: $0, with: candidate) > 0 } == true
      }
    }
    if !name.isLabelOfOtherName { candidates += meaning.labels.filter { !candidates.contains($0) } }
    if candidates.contains(where: \.isListed) { candidates.removeAll { !$0.isListed } }
    return mention(of: candidates, at: name.range, owner)
  }

  /// The mention of what a class before the name leaves of some candidates.
  private func mention(
    of candidates: [CallCandidate], at range: Range<Int>, _ owner: Slice<MessageBytes>?
  ) -> CallMention? {
    guard candidates.contains(where: \.isListed) || candidates.count == 1 else { return nil }
    guard let owner else { return CallMention(candidates: candidates, range: range) }
    let classRange = owner.startIndex..<owner.endIndex
    let agreements = candidates.map { agreement(of: owner, with: $0) }
    if let best = agreements.max(), best > 0 {
      let agreeing = zip(candidates, agreements).filter { $1 == best }.map(\.0)
      return CallMention(candidates: agreeing, range: range, classRange: classRange)
    }
    // A class that is none of the page's may still be a delegate of Apple's types, but a name alone does not say that of others.
    let known = candidates.filter(\.isInCatalog)
    return CallMention(
      candidates: known.isEmpty ? candidates : known, range: range, classRange: classRange,
      isOfOtherClass: known.isEmpty)
  }

  private func agreement(of owner: Slice<MessageBytes>, with candidate: CallCandidate) -> Int {
    candidate.delegate.map { classes.agreement(of: owner, with: $0) } ?? 0
  }
}
