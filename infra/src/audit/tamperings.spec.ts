// What somebody who owns the database can do to log and access trail, by name: each is found, but for what the documents say stays open.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { recordAccess, tamper as tamperIn } from '@practicum/tests/setup/tampering'
import { accessTrailMigrations } from '../access-trail/schema'
import { AccessTrail } from '../access-trail/trail'
import type { EventLog } from '../event-store/chain'
import { samples } from '../event-store/contract/fixtures'
import { postgresEventStore } from '../event-store/postgres/postgres'
import { eventStoreMigrations } from '../event-store/postgres/schema'
import { fileObjects } from '../objects/files'
import { migrate } from '../postgres/migrate'
import { AnchorCopies } from './anchor-copies'
import { Audit } from './audit'

const KEPT = ['log.event', 'log.anchor', 'audit.access', 'audit.anchor']
const keys = { current: { id: 'one', bytes: randomBytes(32) }, previous: undefined }
let database: TestDatabase
let folder: string
let log: EventLog
let audit: Audit
let trail: AccessTrail

/** Three anchors, and one event and one access that none of them has signed yet. */
beforeAll(async () => {
  database = await testDatabase()
  await migrate(database.connection, [
    ['log', eventStoreMigrations],
    ['audit', accessTrailMigrations],
  ])
  folder = await mkdtemp(join(tmpdir(), 'practicum-anchors-'))
  log = postgresEventStore({ pool: database.pool })
  trail = new AccessTrail(database.pool)
  audit = new Audit({
    log,
    pool: database.pool,
    keys,
    copies: new AnchorCopies(
      () => fileObjects(folder),
      () => undefined,
    ),
  })
  await happen('victim', 6, 'none')
  await happen('single', 1, 'none')
  await happen('bystander', 3, 'none')
  await log.append('victim', samples(1), 5n)
  const { position } = await log.append('late', samples(1), 'none')
  await access()
  await shown(position)
  await database.pool.query('create schema kept')
  for (const table of KEPT) await database.pool.query(`create table ${copyOf(table)} as table ${table}`)
})
afterAll(async () => {
  await log.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => tamper(KEPT.map(table => `truncate ${table}; insert into ${table} table ${copyOf(table)}`).join('; ')))

const copyOf = (table: string): string => `kept.${table.replace('.', '_')}`

/** Events of one stream and two accesses, signed. */
async function happen(stream: string, count: number, expected: 'none'): Promise<void> {
  const { position } = await log.append(stream, samples(count), expected)
  await access()
  await access()
  await shown(position)
  await audit.sign(new Date())
}

/** What is open elsewhere on the server hides an event for a moment. */
async function shown(position: string): Promise<void> {
  while ((await log.head()) < position) await new Promise(resolve => setTimeout(resolve, 5))
}

const access = (): Promise<void> => recordAccess(trail)
const tamper = (sql: string): Promise<void> => tamperIn(database.pool, sql)

const findings = async (): Promise<readonly string[]> => (await audit.verify()).broken

type Tampering = readonly [name: string, sql: string]

const changes = (table: string, places: readonly Tampering[], columns: readonly Tampering[]): readonly Tampering[] =>
  places.flatMap(([place, where]) =>
    columns.map(([what, change]): Tampering => [`${what} of ${place}`, `update ${table} set ${change} where ${where}`]),
  )

const EVENTS: readonly Tampering[] = [
  ['the first event of a stream', "stream = 'victim' and revision = 0"],
  ['an event in the middle', "stream = 'victim' and revision = 3"],
  ['the last event of a stream that is signed', "stream = 'victim' and revision = 5"],
  ['the only event of a stream', "stream = 'single'"],
]
const PARTS: readonly Tampering[] = [
  ['the data', `data = '{"n":99}'`],
  ['the same data in another spelling', `data = '{ "n":3}'`],
  ['the metadata', `metadata = '{"actor":"somebody else"}'`],
  ['the type', `type = 'Harmless'`],
  ['the id', 'id = gen_random_uuid()'],
  ['the time', `recorded_at = recorded_at - interval '1 ms'`],
  ['the hash', `hash = sha256('x')`],
]
/** As whoever knows how hashes are made would write over the only event of a stream. */
const REWRITE = `update log.event set type = 'Harmless', hash = sha256(
    decode(repeat('00', 32), 'hex') || convert_to('[' || to_json(stream) || ',0,"' || id || '","Harmless",'
      || (extract(epoch from recorded_at) * 1000)::bigint || ',' || data || ',' || metadata || ']', 'UTF8'))`
const CUT = `delete from log.event where stream in ('bystander', 'late') or (stream = 'victim' and revision = 6)`

const OF_THE_LOG: readonly Tampering[] = [
  ...changes('log.event', EVENTS, PARTS),
  ['the first event of a stream deleted', "delete from log.event where stream = 'victim' and revision = 0"],
  ['an event in the middle deleted', "delete from log.event where stream = 'victim' and revision = 3"],
  ['the end of a stream deleted', "delete from log.event where stream = 'victim' and revision >= 4"],
  ['a whole stream deleted', "delete from log.event where stream = 'single'"],
  ['a stream renamed', "update log.event set stream = 'renamed' where stream = 'single'"],
  [
    'two events exchanged',
    `update log.event set revision = -revision where stream = 'victim' and revision in (1, 2);
     update log.event set revision = 3 + revision where stream = 'victim' and revision < 0`,
  ],
  ['events moved in the order of the log', "update log.event set ordinal = 100 - ordinal where stream = 'victim'"],
  [
    'an event doubled in another stream',
    `insert into log.event select 'copied', 0, xid, 1000, gen_random_uuid(), type, data, metadata, recorded_at, hash
       from log.event where stream = 'single'`,
  ],
  ['a stream rewritten with hashes that fit', `${REWRITE} where stream = 'single'`],
  ['an anchor made to fit', 'update log.anchor set event_count = event_count - 1 where number = 3'],
  ['an anchor back-dated', `update log.anchor set signed_at = signed_at - interval '1 day' where number = 2`],
  ['one anchor deleted', 'delete from log.anchor where number = 2'],
  ['the last anchor deleted', 'delete from log.anchor where number = 3'],
  ['every anchor deleted', 'delete from log.anchor'],
  ['the end cut off, with its anchor', `${CUT}; delete from log.anchor where number = 3`],
  ['the log rewritten, its anchors deleted', `${REWRITE} where stream = 'single'; delete from log.anchor`],
  ['the log emptied, its anchors left', 'truncate log.event'],
  ['the log emptied, and its anchors', 'truncate log.event, log.anchor'],
]

const ROWS: readonly Tampering[] = [
  ['the first access', 'ordinal = 1'],
  ['an access in the middle', 'ordinal = 3'],
  ['the last access that is signed', 'ordinal = 6'],
]
const COLUMNS: readonly Tampering[] = [
  ['who', 'user_id = gen_random_uuid()'],
  ['what', 'object_ids = array[gen_random_uuid()]'],
  ['the time', `at = at - interval '1 day'`],
  ['the outcome', `outcome = 'refused', status = 404`],
]

const OF_THE_TRAIL: readonly Tampering[] = [
  ...changes('audit.access', ROWS, COLUMNS),
  ['an access deleted', 'delete from audit.access where ordinal = 3'],
  [
    'an access deleted, the others counted anew',
    'delete from audit.access where ordinal = 3; update audit.access set ordinal = ordinal - 1 where ordinal > 3',
  ],
  ['the signed end cut off', 'delete from audit.access where ordinal > 4'],
  [
    'the end cut off, with its anchor',
    'delete from audit.access where ordinal > 4; delete from audit.anchor where number = 3',
  ],
  ['an anchor back-dated', "update audit.anchor set signed_at = signed_at - interval '1 day' where number = 3"],
  ['one anchor deleted', 'delete from audit.anchor where number = 2'],
  ['every anchor deleted', 'delete from audit.anchor'],
  ['the trail emptied, and its anchors', 'truncate audit.access, audit.anchor'],
]

/** `docs/operations.md`, "What tampering leaves open". */
const OPEN: readonly Tampering[] = [
  ['an event changed and hashed again that was not signed yet', `${REWRITE} where stream = 'late'`],
  [
    'the end of a stream cut off that was not signed yet',
    "delete from log.event where stream = 'victim' and revision = 6",
  ],
  ['a stream deleted that was not signed yet', "delete from log.event where stream = 'late'"],
  ['an access deleted that was not signed yet', 'delete from audit.access where ordinal = 7'],
]

test('untouched, all of it is sound', async () => {
  expect(await findings()).toEqual([])
})

test.each(OF_THE_LOG)('log: %s is found', async (_, sql) => {
  await tamper(sql)
  expect(await findings()).not.toEqual([])
})

test.each(OF_THE_TRAIL)('access trail: %s is found', async (_, sql) => {
  await tamper(sql)
  expect(await findings()).not.toEqual([])
})

test.each(OPEN)('%s: stays open until the next anchor', async (_, sql) => {
  await tamper(sql)
  expect(await findings()).toEqual([])
})

test('an event appended by the rights of the product is signed like any other', async () => {
  await log.append('forged', samples(1), 'none')
  expect(await findings()).toEqual([])
})
