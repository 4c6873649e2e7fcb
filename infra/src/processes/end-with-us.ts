// Ties a server that this process has started to its life: however this process ends, killed without warning too, the server ends as well.
import { type ChildProcess, spawn } from 'node:child_process'

/** Its input ends with the process that holds the other end. */
const WATCH = `
const [pid, signal] = process.argv.slice(1)
process.stdin.resume().on('end', () => {
  try { process.kill(Number(pid), 'SIG' + signal) } catch {}
})`

/** The same for a shell: a Node of its own for every server takes as long to begin as many a server. */
const WATCH_IN_SHELL = 'while read -r _; do :; done; kill -s "$1" "$0" 2>/dev/null'

const watchFor = (words: readonly string[]): readonly [string, readonly string[]] =>
  process.platform === 'win32'
    ? [process.execPath, ['-e', WATCH, ...words]]
    : ['/bin/sh', ['-c', WATCH_IN_SHELL, ...words]]

/** `signal`: what ends the server at once. A server that has ended before is forgotten. */
export function endWithUs(server: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  if (server.pid === undefined) return
  const [program, args] = watchFor([String(server.pid), signal.replace('SIG', '')])
  const watch = spawn(program, args, {
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
    // A process group of its own: what ends ours must not end the watch before the server.
    detached: true,
  })
  watch.unref()
  server.once('exit', () => watch.kill('SIGKILL'))
}
