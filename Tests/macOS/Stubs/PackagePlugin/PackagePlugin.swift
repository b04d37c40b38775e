// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// As much of SwiftPM's plugin interface as the plugins use.
public protocol Plugin {
  init()
}

extension Plugin {
  public static func main() async throws {}
}

public protocol BuildToolPlugin: Plugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command]
}

public protocol CommandPlugin: Plugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws
}

public struct PluginContext {
  public struct Tool { public let url: URL }
  public let package: Package
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> Tool { Tool(url: pluginWorkDirectoryURL) }
}

public struct Package { public let directoryURL: URL }

public enum Command {
  case buildCommand(
    displayName: String?, executable: URL, arguments: [String], environment: [String: String] = [:],
    inputFiles: [URL] = [],
    outputFiles: [URL] = [])
}

public protocol Target {
  var name: String { get }
}

extension Target {
  public var sourceModule: (any SourceModuleTarget)? { nil }
}

public protocol SourceModuleTarget: Target {
  var sourceFiles: FileList { get }
}

public struct FileList: Sequence {
  public func makeIterator() -> [File].Iterator { [].makeIterator() }
}

public struct File { public let url: URL }

public struct ArgumentExtractor {
  public init(_ arguments: [String]) { remainingArguments = arguments }
  public mutating func extractOption(named name: String) -> [String] { [] }
  public private(set) var remainingArguments: [String]
}

public enum Diagnostics {
  public static func error(_ message: String) {}
}
