// A process that is ended, by whatever signal, takes along the server that it has tied to its life.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import { identityOf } from '../postgres/embedded/process-identity'

/** Starts a server that would go on for ever, says its number, and goes on itself. */
const PARENT = `
import { spawn } from 'node:child_process'
import { endWithUs } from ${JSON.stringify(join(__dirname, 'end-with-us.ts'))}
const server = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { detached: true, stdio: 'ignore' })
endWithUs(server)
console.log(server.pid)
setInterval(() => undefined, 1000)`

const folder = join(__dirname, '../../../node_modules/.cache/practicum')
const program = join(folder, `end-with-us-${process.pid}.mjs`)

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  const stdin = { contents: PARENT, resolveDir: __dirname }
  await build({ stdin, outfile: program, bundle: true, platform: 'node', format: 'esm' })
})
afterAll(() => rm(program, { force: true }))

async function serverOf(parent: ChildProcess): Promise<number> {
  if (parent.stdout === null) throw new Error('nothing is heard of it')
  for await (const line of createInterface(parent.stdout)) return Number(line)
  throw new Error('it said nothing')
}

test.each(['SIGTERM', 'SIGKILL'] as const)('ended by %s', async signal => {
  const parent = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(parent, 'exit')
  const server = await serverOf(parent)
  expect(await identityOf(server)).toBeDefined()
  parent.kill(signal)
  await ended
  while ((await identityOf(server)) !== undefined) await wait(20)
})
