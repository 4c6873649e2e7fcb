// npm run migrate as an operator meets it: what is to come, brought about, and nothing left to come.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { urlOf } from '@practicum/infra/postgres/url'
import { bundle, bundlePath } from '../faults/bundle'
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

function run(...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const env = { ...process.env, DATABASE_URL: urlOf(database.connection), DATA_DIR: folder, NODE_ENV: 'development' }
  return new Promise(resolve => {
    const child = execFile(process.execPath, [PROGRAM, ...args], { env }, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, said: out + err })
    })
  })
}

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
