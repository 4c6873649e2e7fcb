// Tampering by someone who owns the database and removes the anchors as well: the copies outside of it tell.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { recordAccess, tamper as tamperIn } from '@practicum/tests/setup/tampering'
import { accessTrailMigrations } from '../access-trail/schema'
import { AccessTrail } from '../access-trail/trail'
import type { EventLog } from '../event-store/chain'
import { samples, streamName } from '../event-store/contract/fixtures'
import { postgresEventStore } from '../event-store/postgres/postgres'
import { eventStoreMigrations } from '../event-store/postgres/schema'
import { fileObjects } from '../objects/files'
import { migrate } from '../postgres/migrate'
import { AnchorCopies, type AnchorCopy } from './anchor-copies'
import { Audit } from './audit'

const ring = () => ({ current: { id: 'one', bytes: randomBytes(32) }, previous: undefined })
const keys = ring()
let database: TestDatabase
let folder: string
let log: EventLog
let trail: AccessTrail
let audit: Audit
let kept: AnchorCopy[]
const stream = streamName('victim')

beforeEach(async () => {
  database = await testDatabase()
  await migrate(database.connection, [
    ['log', eventStoreMigrations],
    ['audit', accessTrailMigrations],
  ])
  folder = await mkdtemp(join(tmpdir(), 'practicum-anchors-'))
  log = postgresEventStore({ pool: database.pool })
  trail = new AccessTrail(database.pool)
  kept = []
  audit = await another()
  await happen(0)
  await happen(1)
  await happen(2)
})
afterEach(async () => {
  await log.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Of this installation, in another process. */
async function another(own = keys as ConstructorParameters<typeof Audit>[0]['keys'], place = folder): Promise<Audit> {
  const copies = new AnchorCopies(
    () => fileObjects(place),
    copy => void kept.push(copy),
  )
  return new Audit({ log, pool: database.pool, keys: own, copies })
}

/** Two events and an access, signed. */
async function happen(round: number): Promise<void> {
  await append(2, round === 0 ? 'none' : BigInt(2 * round - 1))
  await access()
  await audit.sign(new Date())
}

/** Until it can be signed: the end of the log is not read while somebody else in the same server is writing before it. */
async function append(count: number, expected: 'none' | bigint): Promise<void> {
  const { position } = await log.append(stream, samples(count), expected)
  while ((await log.head()) < position) await new Promise(resolve => setTimeout(resolve, 5))
}

const access = (): Promise<void> => recordAccess(trail)
const tamper = (sql: string): Promise<void> => tamperIn(database.pool, sql)

/** Log and access trail are signed one beside the other. */
const namesOf = (copies: readonly AnchorCopy[]): readonly string[] =>
  copies.map(({ of, number }) => `${of} ${number}`).toSorted()

test('an honest installation is sound, and every anchor has its copy and was told of', async () => {
  expect(await audit.lastVerification()).toBeUndefined()
  expect(await audit.verify()).toMatchObject({ events: 6n, anchors: 3, trail: { anchors: 3 }, broken: [] })
  expect(namesOf(kept)).toEqual(['access 1', 'access 2', 'access 3', 'log 1', 'log 2', 'log 3'])
  await audit.sign(new Date())
  expect(kept).toHaveLength(6)
})

test.each([
  ['the last anchor of the log deleted', 'delete from log.anchor where number = 3', /^anchors are missing: 3 to 3$/],
  [
    'the end of the log cut off, with its anchor',
    'delete from log.event where revision > 3; delete from log.anchor where number = 3',
    /^anchor 3 of .*: cut$/,
  ],
  [
    'an anchor of the log changed',
    'update log.anchor set event_count = event_count - 1 where number = 3',
    /^anchor 3 of .*: forged$/,
  ],
  [
    'one anchor of the access trail deleted',
    'delete from audit.anchor where number = 2',
    /^access anchors are missing: 2$/,
  ],
  [
    'an anchor of the access trail changed',
    "update audit.anchor set head = '\\x00' where number = 3",
    /^access anchor 3 of .*: forged$/,
  ],
  ['the access trail emptied, and its anchors', 'truncate audit.access, audit.anchor', /^access anchor 3 of .*: cut$/],
])('%s: is named, and on record for every process and after a restart', async (_, sql, finding) => {
  await tamper(sql)
  const { broken } = await (await another()).verify()
  expect(broken).toContainEqual(expect.stringMatching(finding))
  expect(await audit.lastVerification()).toEqual({ at: expect.any(Date), broken: broken.length })
})

test.each([
  ['of the log', 'delete from log.anchor where number = 3', 'log anchors up to 3 were signed, the last one here is 2'],
  ['of the access trail', 'delete from audit.anchor', 'access anchors up to 3 were signed, the last one here is none'],
])('nothing is signed any more once the last anchors %s have gone', async (_, sql, words) => {
  await tamper(sql)
  await log.append(stream, samples(1), 5n)
  await access()
  await expect(audit.sign(new Date())).rejects.toThrow(words)
})

test('nothing is signed on an anchor that this installation has not signed, also not on a forged one', async () => {
  await expect((await another(ring())).sign(new Date())).rejects.toThrow('log anchor 3 was signed with another key')
  await tamper('update log.anchor set event_count = event_count - 1 where number = 3')
  await expect(audit.sign(new Date())).rejects.toThrow('log anchor 3 was signed with another key')
})

test('a log whose anchors and copies are all gone is unsigned, and said to be', async () => {
  await tamper(`truncate log.anchor, audit.anchor; update log.event set recorded_at = recorded_at - interval '1 hour';
    update audit.access set at = at - interval '1 hour'`)
  const nowhere = await another(keys, join(folder, 'elsewhere'))
  expect((await nowhere.verify()).broken).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^no anchor has ever been signed/),
      'no access anchor has ever been signed',
    ]),
  )
})

test('copies that are kept elsewhere are held against it as well', async () => {
  await tamper('truncate log.event, log.anchor, audit.access, audit.anchor')
  const nowhere = await another(keys, join(folder, 'elsewhere'))
  expect((await nowhere.verify()).broken).toEqual([])
  expect((await nowhere.verify({ witnesses: kept })).broken).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^anchor 3 .*: cut$/),
      expect.stringMatching(/^access anchor 3 .*: cut$/),
    ]),
  )
})

test('an anchor whose copy was lost to a crash gets it with the next', async () => {
  await rm(folder, { recursive: true })
  audit = await another()
  await audit.sign(new Date())
  expect(namesOf(kept.slice(6))).toEqual(['access 3', 'log 3'])
})

test('instances that sign at once raise no alarm, and leave one row of anchors', async () => {
  const others = await Promise.all([another(), another(), another()])
  await append(1, 5n)
  await access()
  await Promise.all([audit, ...others].map(one => one.sign(new Date())))
  expect(await audit.verify()).toMatchObject({ anchors: 4, trail: { anchors: 4 }, broken: [] })
})

test('what a former key signs after a newer one has signed is forged, and nothing is signed on it', async () => {
  const replaced = { current: { id: 'two', bytes: randomBytes(32) }, previous: keys.current }
  const signer = await another(replaced)
  const thief = await another(keys, join(folder, 'elsewhere'))
  audit = signer
  await happen(3)
  // As whoever holds the former key and the database would: the newest anchors away, and others in their place.
  await tamper('delete from log.anchor where number > 2; delete from audit.anchor where number > 2')
  audit = thief
  await happen(4)
  const { broken } = await (await another(replaced)).verify()
  expect(broken).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^anchor 3 .*: forged$/),
      expect.stringMatching(/^access anchor 3 .*: forged$/),
    ]),
  )
  await expect(signer.sign(new Date())).rejects.toMatchObject({
    findings: expect.arrayContaining(['log anchor 3 was signed with another key']),
  })
})

test('after the key was replaced, also twice, what the former ones signed still holds, and the new one signs on', async () => {
  const replaced = { current: { id: 'two', bytes: randomBytes(32) }, previous: keys.current }
  audit = await another(replaced)
  await happen(3)
  expect(await audit.verify()).toMatchObject({ anchors: 4, trail: { anchors: 4 }, broken: [] })
  const again = { current: { id: 'three', bytes: randomBytes(32) }, previous: replaced.current }
  audit = await another(again)
  expect((await audit.verify()).broken).toHaveLength(6)
  audit = await another({ ...again, older: [keys.current] })
  await happen(4)
  expect(await audit.verify()).toMatchObject({ anchors: 5, trail: { anchors: 5 }, broken: [] })
})
