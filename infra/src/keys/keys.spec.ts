// The keys of persons, in memory and in their database: made once, wrapped at rest, and gone for good when erased.
import { randomBytes, randomUUID } from 'node:crypto'
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import type { KeyRing } from '../config/secrets'
import { migrate } from '../postgres/migrate'
import { memoryPersonKeys } from './memory'
import type { PersonKeys } from './port'
import { keyMigrations, postgresPersonKeys } from './postgres'

let database: TestDatabase
const wrapping = (id: string): KeyRing['current'] => ({ id, bytes: randomBytes(48) })
const ring: KeyRing = { current: wrapping('one'), previous: undefined }

beforeAll(async () => {
  database = await testDatabase()
  await migrate(database.connection, [['public', keyMigrations]])
})
afterAll(() => database.drop())

const keyOf = async (keys: PersonKeys, subject: string) => (await keys.forOpening([subject])).get(subject)

describe.each<[string, () => PersonKeys]>([
  ['memory', memoryPersonKeys],
  ['PostgreSQL', () => postgresPersonKeys(database.pool, ring)],
])('%s', (_name, make) => {
  test('a key is made when something is sealed, and is the same ever after', async () => {
    const [keys, subject] = [make(), randomUUID()]
    expect(await keyOf(keys, subject)).toBeUndefined()
    const made = (await keys.forSealing([subject, subject])).get(subject)
    expect(made?.bytes).toHaveLength(32)
    expect((await keys.forSealing([subject])).get(subject)).toEqual(made)
    expect(await keyOf(keys, subject)).toEqual(made)
  })

  test('an erased key opens nothing and seals nothing, also for whoever had none; erasing again changes nothing', async () => {
    const keys = make()
    const [known, unknown] = [randomUUID(), randomUUID()]
    await keys.forSealing([known])
    for (const subject of [known, unknown, known]) await keys.erase(subject)
    for (const subject of [known, unknown]) {
      expect(await keyOf(keys, subject)).toBeUndefined()
      await expect(keys.forSealing([randomUUID(), subject])).rejects.toMatchObject({ name: 'SubjectErased', subject })
    }
  })
})

describe('in the database', () => {
  test('two instances that seal for a new person at once use one key', async () => {
    const subject = randomUUID()
    const instances = Array.from({ length: 8 }, () => postgresPersonKeys(database.pool, ring))
    const made = await Promise.all(instances.map(keys => keys.forSealing([subject])))
    expect(new Set(made.map(keys => keys.get(subject)?.bytes.toString('hex'))).size).toBe(1)
  })

  test('a key that is remembered keeps no memory but its own', async () => {
    const [keys, subject] = [postgresPersonKeys(database.pool, ring), randomUUID()]
    const made = (await keys.forSealing([subject])).get(subject)
    expect(made?.bytes.buffer.byteLength).toBe(32)
    expect(await keyOf(postgresPersonKeys(database.pool, ring), subject)).toEqual(made)
  })

  test('no key stands there unwrapped, and nothing of it is left once it is erased', async () => {
    const [keys, subject] = [postgresPersonKeys(database.pool, ring), randomUUID()]
    const bytes = (await keys.forSealing([subject])).get(subject)?.bytes.toString('hex') ?? ''
    const row = async () =>
      (await database.pool.query('select t::text as row from person_key t where subject = $1', [subject])).rows[0].row
    expect(await row()).not.toContain(bytes)
    await keys.erase(subject)
    const { rows } = await database.pool.query('select wrapped, wrapped_by from person_key where subject = $1', [
      subject,
    ])
    expect(rows).toEqual([{ wrapped: null, wrapped_by: null }])
  })

  test('after a change of the wrapping key the old ones still open; without the old one nothing does', async () => {
    const subject = randomUUID()
    const made = (await postgresPersonKeys(database.pool, ring).forSealing([subject])).get(subject)
    const next = wrapping('two')
    expect(await keyOf(postgresPersonKeys(database.pool, { current: next, previous: ring.current }), subject)).toEqual(
      made,
    )
    await expect(
      keyOf(postgresPersonKeys(database.pool, { current: next, previous: undefined }), subject),
    ).rejects.toThrow('is not configured')
  })

  test('a wrapped key moved to another person opens nothing', async () => {
    const [keys, one, two] = [postgresPersonKeys(database.pool, ring), randomUUID(), randomUUID()]
    await keys.forSealing([one, two])
    await database.pool.query(
      'update person_key t set wrapped = o.wrapped from person_key o where t.subject = $1 and o.subject = $2',
      [one, two],
    )
    await expect(keyOf(postgresPersonKeys(database.pool, ring), one)).rejects.toThrow('authenticate')
  })

  test('a look-up that was under way while the key was erased does not bring it back', async () => {
    const [keys, subject] = [postgresPersonKeys(database.pool, ring), randomUUID()]
    await postgresPersonKeys(database.pool, ring).forSealing([subject])
    const lookups = Array.from({ length: 5 }, () => keys.forOpening([subject]))
    await Promise.all([keys.erase(subject), ...lookups])
    expect(await keyOf(keys, subject)).toBeUndefined()
  })
})
