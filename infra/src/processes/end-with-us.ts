// Ties a server that this process has started to its life: however this process ends, killed without warning too, the server ends as well.
import { type ChildProcess, spawn } from 'node:child_process'

/** Its input ends with the process that holds the other end. */
const WATCH = `
const [pid, signal] = process.argv.slice(1)
process.stdin.resume().on('end', () => {
  try { process.kill(Number(pid), signal) } catch {}
})`

/** `signal`: what ends the server at once. A server that has ended before is forgotten. */
export function endWithUs(server: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  if (server.pid === undefined) return
  const watch = spawn(process.execPath, ['-e', WATCH, String(server.pid), signal], {
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
    // A process group of its own: what ends ours must not end the watch before the server.
    detached: true,
  })
  watch.unref()
  server.once('exit', () => watch.kill('SIGKILL'))
}
