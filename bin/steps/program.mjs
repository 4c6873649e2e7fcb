// Last step of a command that runs the product: this process becomes one of the programs of dist/server.
import { pathToFileURL } from 'node:url'
import { leaveSignalsToProgram } from './command.mjs'
import { at } from './project.mjs'

const PARENT_CHECK_MS = 500

/** In this process, so that there is no second one to pass signals to, and none that could be left behind. */
export async function become(name, args) {
  const program = at('dist', 'server', `${name}.js`)
  process.argv = [process.argv[0], program, ...args]
  process.setSourceMapsEnabled(true)
  leaveSignalsToProgram()
  stopWithNpm()
  await import(pathToFileURL(program).href)
}

/** A signal to npm ends its shell without reaching this process; having lost its parent, it stops as if signalled itself. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  timer.unref()
}
