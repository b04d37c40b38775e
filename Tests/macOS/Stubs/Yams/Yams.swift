// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public struct Mark: Sendable {
  public let line: Int
  public let column: Int
}

public enum YamlError: Error {
  public struct Context: Sendable {
    public let mark: Mark
  }

  case scanner(context: Context?, problem: String, Mark, yaml: String)
  case parser(context: Context?, problem: String, Mark, yaml: String)
  case composer(context: Context?, problem: String, Mark, yaml: String)
  case duplicatedKeysInMapping(duplicates: [String], context: Context)
  case writer(problem: String)
}

public enum Node {
  public struct Scalar {
    public enum Style: UInt32 { case any, plain, singleQuoted, doubleQuoted, literal, folded }

    public var string: String
    public var style: Style
  }

  public struct Mapping: Swift.Sequence {
    public func makeIterator() -> [(key: Node, value: Node)].Iterator { [].makeIterator() }
  }

  public struct Sequence: Swift.Sequence {
    public func makeIterator() -> [Node].Iterator { [].makeIterator() }
  }

  public struct Alias {}

  case scalar(Scalar)
  case mapping(Mapping)
  case sequence(Sequence)
  case alias(Alias)

  public var mark: Mark? { nil }
}

public func compose(yaml: String) throws -> Node? { nil }
