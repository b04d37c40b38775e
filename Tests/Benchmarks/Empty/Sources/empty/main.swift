import ArgumentParser
import Mustache
import NIOHTTP1
import NIOPosix
import OrderedCollections
import Subprocess
import SwiftParser

// Each library is named once, so that the linker keeps it.
let types: [Any.Type] = [
  CommandConfiguration.self, MustacheLibrary.self, HTTPHeaders.self, ServerBootstrap.self, OrderedSet<Int>.self,
  Executable.self, Parser.self,
]
precondition(types.count == 7)
