// Runs a program as one step of a command: with a sign of life while it is silent, and ended together with the command.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { ended } from './command.mjs'
import { root, say } from './project.mjs'

const SIGN_OF_LIFE_MS = 10_000

/**
 * Resolves with the exit code. `label` is repeated while the step lasts; `quiet` keeps its output until it fails, `into` in a file besides.
 * Throws Stopped when the command was interrupted meanwhile.
 */
export async function run(program, args, { label, into, quiet = into !== undefined, env = {} } = {}) {
  const output = []
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    windowsHide: true,
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => output.push(chunk))
  const begun = Date.now()
  const beat = setInterval(() => {
    if (label) say(`${label} (${Math.round((Date.now() - begun) / 1000)} s)`)
  }, SIGN_OF_LIFE_MS)
  try {
    const code = await ended(child)
    if (into) writeFileSync(into, Buffer.concat(output))
    if (quiet && code !== 0) process.stderr.write(Buffer.concat(output))
    return code
  } finally {
    clearInterval(beat)
  }
}

/** Runs a script of an installed package under this Node. */
export function runNode(script, args, options) {
  return run(process.execPath, [script, ...args], options)
}
