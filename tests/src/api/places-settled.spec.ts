// What `npm run places -- settle` leaves of an installation whose log was cut: places, anchors, people and effects as the log has them.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lostPlaces } from '@practicum/infra/event-store/places'
import { postgresEventStore } from '@practicum/infra/event-store/postgres/postgres'
import { placesIn } from '@practicum/runtime/composition/places'
import { settle } from '@practicum/runtime/places/settle'
import { settlementOf } from '@practicum/runtime/places/settlement'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { everythingFollowed } from './harness/followed'
import { enrol, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const rows = async (sql: string): Promise<readonly Record<string, unknown>[]> =>
  (await app.database.pool.query(sql)).rows

async function cutAfter(position: string): Promise<void> {
  await app.database.pool.query(
    `alter table log.event disable trigger append_only;
     delete from log.event where lpad(to_hex(xid::text::bigint), 16, '0') || lpad(to_hex(ordinal), 16, '0') > '${position}';
     alter table log.event enable trigger append_only`,
  )
}

test('anchors, sessions, answers, accounts, effects and snapshots go back to what the log holds, and no further', async () => {
  const { coordinator, trainee, faculty } = program
  const task = async (description: string): Promise<void> => {
    await coordinator.browser.do(createTask, { body: { description, assignee: trainee.picked }, key: newId() })
  }
  const { audit } = app.practicum
  await task('Kept')
  const head = await everythingFollowed(app)
  await audit.sign(new Date())
  const signed = BigInt(String((await rows('select max(number) as n from log.anchor'))[0]?.n))
  await faculty.browser.do(createTask, { body: { description: 'Of somebody else', self: true } })
  await everythingFollowed(app)
  const later = await enrol(app, { role: 'trainee', organizationId: program.organizationId, name: 'Nora Later' })
  await task('Gone')
  await everythingFollowed(app)
  await audit.sign(new Date())
  const inboxBefore = Number((await rows('select count(*)::int as n from bus.inbox'))[0]?.n)
  await cutAfter(head)

  const log = postgresEventStore({ pool: app.database.pool })
  const compared = { log, pool: app.database.pool }
  const settlement = await settlementOf(compared)
  expect(settlement.lost.map(({ of }) => of)).toEqual(
    expect.arrayContaining(['relay', 'the last anchor', 'sessions', 'answers']),
  )
  expect(settlement).toMatchObject({
    agreed: { position: head },
    later: [],
    lastAnchor: signed,
    accounts: [later.userId],
    figures: { anchors: 1, sessions: 2, people: 2, answers: 1 },
  })
  await settle(app.database.pool, settlement)

  expect(await lostPlaces(log, await placesIn(app.database.pool))).toEqual([])
  expect(await rows('select distinct version, position from read.checkpoint')).toEqual([{ version: 0, position: head }])
  expect(await rows('select position from bus.relay')).toEqual([{ position: head }])
  expect(await rows('select number::int from log.anchor')).toHaveLength(Number(signed))
  expect(await rows(`select user_id from access.credential where user_id = '${later.userId}'`)).toEqual([])
  const signedIn = (await rows('select distinct user_id from access.session')).map(row => row.user_id)
  expect(signedIn).toContain(trainee.userId)
  expect(signedIn).not.toContain(coordinator.userId)
  expect(Number((await rows('select count(*)::int as n from bus.inbox'))[0]?.n)).toBeLessThan(inboxBefore)
  await expect(app.database.pool.query('delete from log.anchor')).rejects.toThrow(/only ever appended to/)

  // What was signed outside says so until an operator has moved the copies away; then it is sound, and signed again.
  await expect(audit.sign(new Date())).rejects.toThrow(/anchors up to \d+ were signed, the last one here is \d+/)
  const kept = join(app.config.dataDir, 'anchors', 'kept', 'log')
  for (const name of await readdir(kept)) if (BigInt(name) > signed) await rm(join(kept, name))
  await audit.sign(new Date())
  expect((await audit.verify()).broken).toEqual([])
  await log.close()
})
