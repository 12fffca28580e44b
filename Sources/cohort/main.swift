import Executors
import Glibc

ProgramExecutors.install()
StandardStreams.openMissing()
umask(0o077)
exit(Program.run(Array(CommandLine.arguments.dropFirst()), environment: EnvironmentVariables.read()))
