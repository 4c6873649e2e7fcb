// A run killed without warning leaves its server behind, and the next start takes the folder over with every acknowledged row; or takes it along.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from 'esbuild'
import pg from 'pg'
import { commandOf } from './process-identity'
import { startEmbeddedPostgres } from './start'

/** Starts on the folder given, ends with us when told to, says the server's number, then every number it has committed. */
const WRITER = `
import { startEmbeddedPostgres } from ${JSON.stringify(join(__dirname, 'start.ts'))}
import pg from 'pg'
const log = { info() {}, warn() {} }
const [dataDir, endsWithUs] = process.argv.slice(2)
const server = await startEmbeddedPostgres({ dataDir, log, durableInitialisation: false, endsWithUs: endsWithUs === 'yes' })
console.log(server.pid)
const client = new pg.Client(server.connection)
await client.connect()
await client.query('CREATE TABLE acknowledged (n int)')
for (let n = 1; ; n += 1) {
  await client.query('INSERT INTO acknowledged VALUES ($1)', [n])
  console.log(n)
}`

let folder: string
let bundle: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practicum-spec-'))
  await chmod(folder, 0o711)
  // Inside the project, so that the bundle finds the packages it does not contain.
  bundle = join(__dirname, `../../../../node_modules/.cache/practicum/killed-run-${process.pid}.mjs`)
  const stdin = { contents: WRITER, resolveDir: __dirname }
  await build({ stdin, outfile: bundle, bundle: true, platform: 'node', format: 'esm', packages: 'external' })
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(bundle, { force: true })
})

async function linesUntil(child: ChildProcess, count: number, signal: NodeJS.Signals): Promise<number[]> {
  const lines: number[] = []
  if (child.stdout === null) return lines
  for await (const line of createInterface(child.stdout)) {
    lines.push(Number(line))
    if (lines.length === count) child.kill(signal)
  }
  return lines
}

test('after kill -9 the left-over server is stopped, and no acknowledged row is missing', async () => {
  const dataDir = join(folder, 'data')
  const child = spawn(process.execPath, [bundle, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const [orphan = 0, ...acknowledged] = await linesUntil(child, 200, 'SIGKILL')
  await exited
  expect(await commandOf(orphan)).toContain(dataDir)

  const messages: string[] = []
  const log = { info: () => undefined, warn: (message: string) => void messages.push(message) }
  const server = await startEmbeddedPostgres({ dataDir, log })
  expect(messages).toEqual([`The database of a killed run (process ${orphan}) was stopped.`])
  expect(await commandOf(orphan)).toBeUndefined()
  const client = new pg.Client(server.connection)
  await client.connect()
  const { rows } = await client.query<{ n: number }>('SELECT n FROM acknowledged ORDER BY n')
  await client.end()
  await server.stop()
  expect(rows.slice(0, acknowledged.length).map(row => row.n)).toEqual(acknowledged)
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a server that was to end with its run is gone after %s, without another start',
  async signal => {
    const dataDir = join(folder, `ends-by-${signal}`)
    const child = spawn(process.execPath, [bundle, dataDir, 'yes'], { stdio: ['ignore', 'pipe', 'inherit'] })
    const exited = once(child, 'exit')
    const [server = 0] = await linesUntil(child, 2, signal)
    await exited
    while ((await commandOf(server)) !== undefined) await wait(20)
  },
)
