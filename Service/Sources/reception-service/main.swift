internal import Foundation
internal import ReceptionService

StopSignals.block()
exit(await ServiceProgram.run(arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment))
