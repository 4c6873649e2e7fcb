// npm run migrate as an operator meets it: what is to come, brought about, and nothing left to come.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle, bundlePath, runBundled } from '../faults/bundle'
import { type TestDatabase, testDatabase } from '../setup/database'

const PROGRAM = bundlePath('migrate')
let database: TestDatabase
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practicum-migrate-'))
  await bundle('runtime/src/migrate.ts', PROGRAM)
  database = await testDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(PROGRAM, { force: true })
  await rm(folder, { recursive: true })
})

const run = (...args: readonly string[]) =>
  runBundled(PROGRAM, args, { connection: database.connection, dataDir: folder })

test('the status of an empty database names everything as to come, of a migrated one nothing; and it changes nothing', async () => {
  const schemas = "select nspname from pg_namespace where nspname in ('log', 'read', 'access')"
  const empty = await run('status')
  expect(empty.code).toBe(1)
  expect(empty.said).toMatch(/^log: 0 applied, \d+ to come$/m)
  expect(empty.said).toMatch(/^public \(keys\): 0 applied, \d+ to come$/m)
  expect(empty.said).toContain('  005-fingerprint')
  expect((await database.pool.query(schemas)).rowCount).toBe(0)
  expect(await run()).toMatchObject({ code: 0, said: expect.stringContaining('have the shape of this release') })
  const migrated = await run('status')
  expect(migrated.code).toBe(0)
  expect(migrated.said).not.toMatch(/[1-9]\d* to come/)
})

test('what is no word of it is answered with the usage', async () => {
  expect(await run('down')).toEqual({ code: 2, said: 'npm run migrate, or npm run migrate -- status\n' })
})
