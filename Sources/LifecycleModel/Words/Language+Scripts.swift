extension Language {
  /// The language of a text by the scripts of its letters; English where a tenth or less of them are of another one's script.
  package init(ofText text: some Sequence<Unicode.Scalar>) {
    var (letters, kana, hangul, han) = (0, 0, 0, 0)
    for scalar in text {
      switch scalar.value {
      case 0x3040...0x30FF: kana += 1
      case 0xAC00...0xD7AF: hangul += 1
      case 0x4E00...0x9FFF: han += 1
      default: letters += scalar.properties.isAlphabetic ? 1 : 0
      }
    }
    let others = max(kana + han, hangul)
    if others * 10 <= letters + kana + hangul + han {
      self = .english
    } else if hangul > kana + han {
      self = .korean
    } else {
      // Japanese has a syllable or more for each word; a quotation in it may be all that a Chinese text has.
      self = kana * 10 > han ? .japanese : .chinese
    }
  }
}
