internal import Foundation
internal import ReceptionService

exit(ServiceProgram.run(arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment))
