// The logged days of a placement over the whole API: kept by its trainee, one for each day, summed by week, seen by whoever sees the placement.
import {
  changePlacementLog,
  logPlacementDay,
  placementLogs,
  removePlacementLog,
} from '@practicum/shared/features/placement-logs/placement-logs.contract'
import { approvePlacement, revokePlacementApproval } from '@practicum/shared/features/placements/placements.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { newPlacement } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

/** A Wednesday of the training. */
const DAY = '2026-09-02'

async function approved(training: { endAt?: string } = {}): Promise<string> {
  const id = await newPlacement(app, program, training)
  await program.coordinator.browser.do(approvePlacement, { params: { id }, body: {} })
  await app.caughtUp()
  return id
}

type Said = { day?: string; time_on_site?: number; note?: string }
const log = (placement_id: string, said: Said = {}, { browser }: Member = program.trainee, key?: string) =>
  browser.do(logPlacementDay, {
    body: { placement_id, day: DAY, time_on_site: 240, ...said },
    ...(key && { key }),
  })
type Change = { time_on_site?: number; note?: string; version?: number }
const change = (id: string, body: Change, { browser }: Member = program.trainee) =>
  browser.do(changePlacementLog, { params: { id }, body })
const remove = (id: string, { browser }: Member = program.trainee) => browser.do(removePlacementLog, { params: { id } })
const read = (placement_id: string, { browser }: Member = program.trainee, days: { from?: string; to?: string } = {}) =>
  browser.get(placementLogs, { query: { placement_id, ...days } })

test('PLACE3-019 PATCH /api/placement-logs/{id} changes time_on_site of a logged day', async () => {
  const placement = await approved()
  const { id } = (await log(placement, { note: 'Intakes' })).body
  const changed = await program.trainee.browser.send('PATCH', `/api/placement-logs/${id}`, {
    body: { time_on_site: 345 },
    key: newId(),
  })
  expect([changed.status, changed.body]).toEqual([200, { id, version: 1 }])
  const { body } = await read(placement)
  expect(body.data).toEqual([{ id, day: DAY, time_on_site: 345, note: 'Intakes', version: 1 }])
  expect(codesOf(await change(id, { time_on_site: 1441 }))).not.toEqual([])
})

test('days are listed the newest first, with the minutes of each week and of all', async () => {
  const placement = await approved()
  for (const [day, time_on_site] of [
    ['2026-09-02', 240],
    ['2026-09-06', 60],
    ['2026-09-07', 300],
  ] as const)
    await log(placement, { day, time_on_site })
  const { body } = await read(placement)
  expect(body.data.map(({ day }) => day)).toEqual(['2026-09-07', '2026-09-06', '2026-09-02'])
  expect(body.weeks).toEqual([
    { week: '2026-09-07', time_on_site: 300 },
    { week: '2026-08-31', time_on_site: 300 },
  ])
  expect(body.time_on_site).toBe(600)
  expect((await read(placement, program.trainee, { from: '2026-09-03', to: '2026-09-06' })).body.time_on_site).toBe(60)
})

test('there is one log for a day; a repeat writes nothing, and a version that is not the last is a conflict', async () => {
  const placement = await approved()
  const key = newId()
  const first = await log(placement, {}, program.trainee, key)
  expect((await log(placement, {}, program.trainee, key)).body).toEqual(first.body)
  const again = await log(placement)
  expect([again.status, codesOf(again)]).toEqual([422, ['placement_log.there']])
  const { id } = first.body
  await change(id, { note: 'Groups' })
  const late = await change(id, { time_on_site: 10, version: 0 })
  expect([late.status, codesOf(late)]).toEqual([409, ['version_conflict']])
  expect([(await remove(id)).status, (await remove(id)).status]).toEqual([200, 200])
  expect((await log(placement, { time_on_site: 5 })).body.id).toBe(id)
  const { events } = await app.practicum.store.readStream(`placementlog-${id}`)
  expect(events.map(({ type }) => type)).toEqual([
    'PlacementDayLogged',
    'PlacementDayNoted',
    'PlacementDayRemoved',
    'PlacementDayLogged',
  ])
})

test('only days of the training that have come are logged, and only while the placement is approved', async () => {
  const placement = await approved()
  const tomorrow = addDays(dateIn('America/Los_Angeles', new Date()), 1)
  expect(codesOf(await log(placement, { day: '2026-08-31' }))).toEqual(['placement_log.outside'])
  expect(codesOf(await log(placement, { day: tomorrow }))).toEqual(['placement_log.future'])
  const ready = await newPlacement(app, program)
  expect(codesOf(await log(ready))).toEqual(['placement_log.not_approved'])
  const { id } = (await log(placement)).body
  const revoke = { params: { id: placement }, body: { reason: 'The supervisor left.' } }
  await program.coordinator.browser.do(revokePlacementApproval, revoke)
  expect(codesOf(await change(id, { time_on_site: 5 }))).toEqual(['placement_log.not_approved'])
  expect(codesOf(await remove(id))).toEqual(['placement_log.not_approved'])
})

test('its trainee is told which days are open, and which day it is: also once the training is over', async () => {
  const today = dateIn('America/Los_Angeles', new Date())
  const [running, over] = [await approved(), await approved({ endAt: '2026-09-30' })]
  expect((await read(running)).body.open).toEqual({ from: '2026-09-01', to: today, today })
  expect((await read(over)).body.open).toEqual({ from: '2026-09-01', to: '2026-09-30', today })
  expect(codesOf(await log(over, { day: today }))).toEqual(['placement_log.outside'])
  expect((await log(over, { day: '2026-09-30' })).status).toBe(200)
})

test('whoever sees the placement reads its days, and nobody else; its trainee alone writes them', async () => {
  const placement = await approved()
  const { id } = (await log(placement)).body
  const { supervisor, faculty, coordinator, stranger, organizationId } = program
  for (const member of [supervisor, faculty, coordinator]) {
    const { body } = await read(placement, member)
    expect([body.data.length, body.open]).toEqual([1, null])
    expect((await change(id, { time_on_site: 1 }, member)).status).toBe(403)
  }
  expect((await read(placement)).body.open).toMatchObject({ from: '2026-09-01' })
  const other = await enrol(app, { role: 'trainee', organizationId })
  for (const member of [other, stranger]) expect((await read(placement, member)).status).not.toBe(200)
  expect(codesOf(await log(placement, {}, other))).toEqual(['placement_log.placement_unknown'])
  expect(codesOf(await log(newId()))).toEqual(['placement_log.placement_unknown'])
  expect((await change(id, { time_on_site: 1 }, other)).status).toBe(404)
  expect((await remove(id, other)).status).toBe(404)
})
