// What an operator meets: a first start, a second one, crashes, and every refusal in words.
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start'

/** A data folder that has been started and stopped once; most specs go on with it. */
let used: string
const started: EmbeddedPostgres[] = []
const folders: string[] = []

beforeAll(async () => {
  used = await emptyFolder()
  await startAndStop(used)
  folders.splice(0)
})

afterAll(() => rm(dirname(used), { recursive: true, force: true }))

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'practicum-spec-'))
  // The unprivileged account of a run by root has to pass through.
  await chmod(folder, 0o711)
  folders.push(folder)
  return join(folder, 'data')
}

/** Runs `act` while the path holds other content, or is missing; puts back what was there. */
async function whileChanged(
  path: string,
  content: string | Buffer | undefined,
  act: () => Promise<void>,
): Promise<void> {
  const aside = join(dirname(used), 'aside')
  const was = await rename(path, aside).then(
    () => true,
    () => false,
  )
  if (content !== undefined) await writeFile(path, content)
  try {
    await act()
  } finally {
    await rm(path, { force: true })
    if (was) await rename(aside, path)
  }
}

async function start(dataDir: string, messages: string[] = []): Promise<EmbeddedPostgres> {
  const log = { info: (message: string) => messages.push(message), warn: (message: string) => messages.push(message) }
  const server = await startEmbeddedPostgres({ dataDir, log, durableInitialisation: false })
  started.push(server)
  return server
}

async function startAndStop(dataDir: string): Promise<void> {
  await start(dataDir)
  await started.pop()?.stop()
}

function inCluster(name: string): string {
  return join(used, 'postgres', 'cluster', name)
}

async function ask(server: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection)
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

test('what was written is there after a stop and a start, and the second start creates nothing', async () => {
  const dataDir = await emptyFolder()
  const messages: string[] = []
  await ask(await start(dataDir, messages), 'CREATE TABLE kept AS SELECT 7 AS value')
  await started.pop()?.stop()
  expect(await ask(await start(dataDir, messages), 'SELECT value FROM kept')).toEqual([{ value: 7 }])
  expect(messages.filter(message => message.includes('created'))).toHaveLength(1)
})

test('the password is generated, kept from others and needed', async () => {
  const dataDir = await emptyFolder()
  const server = await start(dataDir)
  const file = join(dataDir, 'secrets', 'postgres-password')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readFile(file, 'utf8')).trim()).toBe(server.connection.password)
  const stranger = new pg.Client({ ...server.connection, password: 'guess' })
  await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' })
})

test('a folder in use is refused, and free again after the stop', async () => {
  const first = await start(used)
  await expect(start(used)).rejects.toMatchObject({
    name: 'StartRefused',
    code: 'data-locked',
    message: expect.stringContaining(String(process.pid)),
  })
  expect(await ask(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await started.pop()?.stop()
  await startAndStop(used)
})

test.each([
  ['whose process number now belongs to another process', JSON.stringify({ pid: process.pid, identity: 'an earlier' })],
  ['whose process is gone', JSON.stringify({ pid: 2 ** 30, identity: 'an earlier' })],
  ['cut off in the middle of its writing', '{"pid":'],
])('a lock %s is no obstacle', async (_case, lock) => {
  await writeFile(join(used, 'running.lock'), lock)
  await expect(startAndStop(used)).resolves.toBeUndefined()
})

test('a server number left from before a reboot, now of another process, is no obstacle', async () => {
  await writeFile(inCluster('postmaster.pid'), `${process.pid}\n`)
  await expect(startAndStop(used)).resolves.toBeUndefined()
})

test('a server that crashes is started again, on the same endpoint, with all that was committed', async () => {
  const messages: string[] = []
  const server = await start(used, messages)
  await ask(server, 'CREATE TABLE committed AS SELECT 7 AS value')
  const before = server.pid
  process.kill(before, 'SIGKILL')
  while (server.pid === before) await wait(20)
  expect(await ask(server, 'SELECT value FROM committed')).toEqual([{ value: 7 }])
  expect(messages).toContain('The database ended unexpectedly and is started again.')
})

test('the rest of a first start that was cut off is cleaned up', async () => {
  const dataDir = await emptyFolder()
  await mkdir(join(dataDir, 'postgres', 'unfinished-0000', 'base'), { recursive: true })
  await mkdir(join(dataDir, 'secrets'))
  await writeFile(join(dataDir, 'secrets', 'postgres-password'), 'of the start that was cut off')
  await startAndStop(dataDir)
  expect((await readdir(join(dataDir, 'postgres'))).sort()).toEqual(['cluster', 'server.log', 'socket'])
})

test.each(['PG_VERSION', 'global', 'base', 'pg_wal'])('a database without %s is refused as damaged', async missing => {
  await whileChanged(inCluster(missing), undefined, async () => {
    await expect(start(used)).rejects.toMatchObject({
      code: 'data-damaged',
      message: expect.stringMatching(new RegExp(`${missing} missing.*Restore the data folder`)),
    })
  })
})

test('a data folder whose database is gone is not given an empty one in silence', async () => {
  await whileChanged(inCluster(''), undefined, async () => {
    await expect(start(used)).rejects.toMatchObject({
      code: 'data-damaged',
      message: expect.stringContaining('it is gone'),
    })
  })
})

test('a database whose control file was overwritten is refused with the words of PostgreSQL', async () => {
  await whileChanged(inCluster('global/pg_control'), Buffer.alloc(8192), async () => {
    await expect(start(used)).rejects.toMatchObject({
      code: 'data-damaged',
      message: expect.stringMatching(/PostgreSQL says: .*Restore the data folder/),
    })
  })
})

test('a database of another PostgreSQL version is refused with both versions named', async () => {
  await whileChanged(inCluster('PG_VERSION'), '16\n', async () => {
    await expect(start(used)).rejects.toMatchObject({
      code: 'data-damaged',
      message: expect.stringMatching(/PostgreSQL 16.*PostgreSQL 18/),
    })
  })
})

test.each([
  ['lost', undefined, 'cannot be read'],
  ['foreign', 'of another installation', 'does not open the database'],
])('a %s password is refused', async (_case, content, words) => {
  await whileChanged(join(used, 'secrets', 'postgres-password'), content, async () => {
    await expect(start(used)).rejects.toMatchObject({ code: 'data-damaged', message: expect.stringContaining(words) })
  })
})

test('a data folder that is a file is refused', async () => {
  const dataDir = await emptyFolder()
  await writeFile(dataDir, '')
  await expect(start(dataDir)).rejects.toMatchObject({ code: 'data-unwritable' })
})

test('a folder too deep for a socket gets one elsewhere, removed with the stop', async () => {
  const dataDir = join(await emptyFolder(), 'deep'.repeat(20))
  const { connection } = await start(dataDir)
  expect(connection.host?.startsWith(dataDir)).toBe(false)
  await started.pop()?.stop()
  await expect(stat(String(connection.host))).rejects.toMatchObject({ code: 'ENOENT' })
})
