// The frame of every command: failures become words, Ctrl-C ends the step that runs, and the exit code is right.
import { Stopped } from './project.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** What a shell reports for a program that Ctrl-C ended. */
const INTERRUPTED = 130

/** How long a step may take to end by itself. */
const PATIENCE_MS = 2000

const children = new Set()
let interruptedCode = INTERRUPTED
let interrupted = false

/** Runs the steps to their end. `interruptedCode` is the exit code after Ctrl-C. */
export async function command(steps, options = {}) {
  interruptedCode = options.interruptedCode ?? INTERRUPTED
  for (const signal of SIGNALS) process.on(signal, interrupt)
  try {
    const code = await steps()
    if (code !== undefined) process.exitCode = code
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    console.error(`practicum: ${error.message}`)
    process.exit(error.exitCode)
  }
}

/** From here on the program that was started decides what a signal means. */
export function leaveSignalsToProgram() {
  for (const signal of SIGNALS) process.off(signal, interrupt)
}

/** Waits for a child; Ctrl-C meanwhile ends it and then the command. */
export async function ended(child) {
  children.add(child)
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (interrupted) throw new Stopped('stopped.', interruptedCode)
    return code ?? 1
  } finally {
    children.delete(child)
  }
}

function interrupt() {
  interrupted = true
  if (children.size === 0) process.exit(interruptedCode)
  for (const child of children) child.kill('SIGTERM')
  // npm would take back all it has done first; the next start installs anew anyway.
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
  }, PATIENCE_MS).unref()
}
