// The days of a placement changed after it was asked for, over the whole API: by whom, until when, around what was logged, and with its place at the site.
import { systemContext } from '@practicum/command-service/execution/context'
import { openPlacement } from '@practicum/command-service/features/placements/placements.seeding'
import { asOf, history } from '@practicum/shared/features/audit/history.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import {
  logPlacementDay,
  placementLogs,
  removePlacementLog,
} from '@practicum/shared/features/placement-logs/placement-logs.contract'
import { changePlacementDays } from '@practicum/shared/features/placements/placement-days.contract'
import {
  approvePlacement,
  archivePlacement,
  denyPlacement,
  getPlacement,
  reopenPlacement,
} from '@practicum/shared/features/placements/placements.contract'
import { placementContent } from '@practicum/shared/features/placements/placements.fields'
import { listSiteSlots, publishSiteSlot } from '@practicum/shared/features/supervision-sites/site-slots.contract'
import { addDays } from '@practicum/shared/kernel/dates'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedAs } from './harness/browser'
import { eventually } from './harness/eventually'
import { newSite, partOf, submitted } from './harness/placing'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { days, TrainingCalls, today } from './harness/trainings'

let app: TestApp
let program: TestProgram
let planId: string
let trainee: Member
let siteId: string
const trainings = new TrainingCalls(() => ({ app, program, planId }))

/** Of the training, from today. */
const [FROM, TO] = [-60, 100]
const at = (fromToday: number): string => addDays(today, fromToday)

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  planId = await trainings.plan('Family therapy')
})
afterAll(() => app?.close())

beforeEach(async () => {
  trainee = await trainings.newTrainee()
  siteId = await newSite(app, program, `Bayview ${newId().slice(-6)}`)
})

/** Ready for a decision, as its training. */
async function placed(of = trainee): Promise<string> {
  const faculty = { primary_position_id: program.faculty.positionId, assistant_position_ids: [] }
  const placement = {
    ...{ siteId, trainingId: await trainings.assigned(of, { ...days(FROM, TO), faculty }) },
    ...{ supervisor: partOf(program.supervisor), agreements: [], ...initiallyOf(placementContent) },
  }
  const context = systemContext(newId(), new Date(), program.organizationId)
  const opened = await openPlacement(app.practicum.services, placement, context)
  return submitted(app, program, unwrapOrThrow(opened), 'ready')
}

const approve = (id: string) => program.coordinator.browser.do(approvePlacement, { params: { id }, body: {} })
async function approved(of = trainee): Promise<string> {
  const id = await placed(of)
  expect((await approve(id)).status).toBe(200)
  await app.caughtUp()
  return id
}
/** Denied, and reopened: its trainee has to submit it again. */
async function open(): Promise<string> {
  const [id, { browser }, body] = [await placed(), program.coordinator, { reason: 'Another term' }]
  expect((await browser.do(denyPlacement, { params: { id }, body })).status).toBe(200)
  expect((await browser.do(reopenPlacement, { params: { id }, body })).status).toBe(200)
  return id
}

type Days = readonly [first: string | null, last: string | null]
const change = (
  id: string,
  [first_day, last_day]: Days,
  { browser }: Member = program.coordinator,
  { version, key }: { readonly version?: number; readonly key?: string } = {},
) =>
  browser.do(changePlacementDays, {
    ...{ params: { id }, body: { first_day, last_day, version } },
    ...(key && { key }),
  })
const read = async (id: string, { browser }: Member = program.coordinator) =>
  (await browser.get(getPlacement, { params: { id } })).body
const daysOf = async (id: string) => {
  const { first_day, last_day } = await read(id)
  return [first_day, last_day]
}
const changesOf = async (id: string) =>
  (await app.practicum.store.readStream(`placement-${id}`)).events.filter(({ type }) => type === 'PlacementDaysChanged')

test('a coordinator changes them after the approval, which stays; what is said no more is as the training', async () => {
  const id = await approved()
  const { version } = await read(id)
  const answer = await change(id, [at(-10), at(50)], program.coordinator, { version })
  expect([answer.status, answer.body]).toEqual([200, { id, status: 'approved', version: version + 1 }])
  expect(await read(id)).toMatchObject({ first_day: at(-10), last_day: at(50), start_at: at(-10), end_at: at(50) })
  expect((await change(id, [null, null])).status).toBe(200)
  expect(await read(id)).toMatchObject({ first_day: null, last_day: null, start_at: at(FROM), status: 'approved' })
})

test('a repeat writes nothing, nor do days that it has; a version that is not the last is a conflict', async () => {
  const id = await approved()
  const { version } = await read(id)
  const key = newId()
  const first = await change(id, [at(-10), null], program.coordinator, { key })
  expect((await change(id, [at(-10), null], program.coordinator, { key })).body).toEqual(first.body)
  expect((await change(id, [at(-10), null])).body).toEqual(first.body)
  expect(await changesOf(id)).toHaveLength(1)
  const late = await change(id, [at(-20), null], program.coordinator, { version })
  expect([late.status, codesOf(late)]).toEqual([409, ['version_conflict']])
  expect(await daysOf(id)).toEqual([at(-10), null])
})

test('its trainee changes them while it is open, and not once it is submitted or decided', async () => {
  const id = await open()
  expect((await change(id, [at(5), null], trainee)).status).toBe(200)
  expect(await daysOf(id)).toEqual([at(5), null])
  for (const step of [placed, approved]) {
    const another = await trainings.newTrainee()
    const refused = await change(await step(another), [at(6), null], another)
    expect(refusedAs(refused)).toEqual([409, 'placement.not_open'])
  }
})

test('nobody else does, and what is not theirs does not exist', async () => {
  const id = await placed()
  const { faculty, supervisor, admin, otherTrainee, stranger } = program
  for (const who of [faculty, supervisor, admin]) expect((await change(id, [at(5), null], who)).status).toBe(403)
  for (const who of [otherTrainee, stranger]) expect((await change(id, [at(5), null], who)).status).toBe(404)
  expect(await changesOf(id)).toEqual([])
})

test.each([
  ['before the training', [at(FROM - 1), null], 'placement.day_outside', 'first_day'],
  ['behind the training', [null, at(TO + 1)], 'placement.day_outside', 'last_day'],
  ['that end before they begin', [at(1), at(0)], 'placement.days_reversed', 'last_day'],
] as const)('days %s are refused beside their field', async (_which, said, code, field) => {
  const id = await approved()
  expect(refusedAs(await change(id, said))).toEqual([422, `${field} ${code}`])
  expect(await changesOf(id)).toEqual([])
})

test('nor those of what is denied or put away', async () => {
  const [denied, archived] = [await placed(), await approved(await trainings.newTrainee())]
  const { browser } = program.coordinator
  await browser.do(denyPlacement, { params: { id: denied }, body: { reason: 'No opening' } })
  await browser.do(archivePlacement, { params: { id: archived }, body: { archived: true } })
  expect(refusedAs(await change(denied, [at(5), null]))).toEqual([409, 'placement.decided'])
  expect(refusedAs(await change(archived, [at(5), null]))).toEqual([409, 'placement.archived'])
})

describe('days that were logged', () => {
  const log = async (id: string, fromToday: number) => {
    const body = { placement_id: id, day: at(fromToday), time_on_site: 240 }
    const { status, body: logged } = await trainee.browser.do(logPlacementDay, { body })
    expect(status).toBe(200)
    return logged.id
  }

  test('stay within them, and it is said how many would not, until they are taken back', async () => {
    const id = await approved()
    const logs = [await log(id, -20), await log(id, -15), await log(id, -2)]
    const first = await change(id, [at(-10), null])
    expect(refusedAs(first)).toEqual([422, 'first_day placement.days_logged'])
    const [error] = (first.body as unknown as { readonly errors: readonly { readonly message: string }[] }).errors
    expect(error?.message).toBe('logged days would not belong to this placement any more: 2')
    expect(refusedAs(await change(id, [at(-20), at(-3)]))).toEqual([422, 'last_day placement.days_logged'])
    expect((await change(id, [at(-20), at(-2)])).status).toBe(200)
    for (const logId of logs.slice(0, 2)) {
      expect((await trainee.browser.do(removePlacementLog, { params: { id: logId } })).status).toBe(200)
    }
    expect((await change(id, [at(-10), null])).status).toBe(200)
    const { open: days } = (await trainee.browser.get(placementLogs, { query: { placement_id: id } })).body
    expect(days).toEqual({ from: at(-10), to: today, today })
  })

  test('that the training has not any more stand in the way of nothing', async () => {
    const id = await approved()
    await log(id, -20)
    const training_ids = [(await read(id)).training.id]
    expect((await trainings.edit({ training_ids, start_at: at(-15) })).status).toBe(200)
    expect((await change(id, [at(-10), null])).status).toBe(200)
  })
})

describe('its place at the site', () => {
  const publish = async (from: number, to: number) => {
    const body = { start_at: at(from), end_at: at(to), places: 1 }
    return (await program.coordinator.browser.do(publishSiteSlot, { params: { id: siteId }, body })).body.id
  }
  const slots = async () =>
    (await program.coordinator.browser.get(listSiteSlots, { params: { id: siteId } })).body.data.map(
      ({ id, taken, asking }) => [id, taken, asking],
    )
  const come = (expected: readonly unknown[]) =>
    eventually(slots, now => JSON.stringify(now) === JSON.stringify(expected))

  test('of what is approved is the one where it begins then; a period that is full refuses it', async () => {
    const [early, late] = [await publish(FROM - 10, -30), await publish(-29, TO)]
    const [first, second] = [await approved(), await placed(await trainings.newTrainee())]
    expect(codesOf(await approve(second))).toEqual(['site_slot.full'])
    expect((await change(first, [at(-10), null])).status).toBe(200)
    await come([
      [early, 0, 1],
      [late, 1, 0],
    ])
    expect((await approve(second)).status).toBe(200)
    expect(refusedAs(await change(second, [at(-10), null]))).toEqual([409, 'site_slot.full'])
    expect(await daysOf(second)).toEqual([null, null])
    await come([
      [early, 1, 0],
      [late, 1, 0],
    ])
  })

  test('of what asks for one is asked for there, where it waits if none is left', async () => {
    const [early, late] = [await publish(FROM - 10, -30), await publish(-29, TO)]
    const holder = await approved()
    expect((await change(holder, [at(-10), null])).status).toBe(200)
    const asking = await placed(await trainings.newTrainee())
    await come([
      [early, 0, 1],
      [late, 1, 0],
    ])
    expect((await change(asking, [at(0), null])).status).toBe(200)
    await come([
      [early, 0, 0],
      [late, 1, 1],
    ])
    expect((await read(asking)).waiting_place).toBe(1)
  })
})

describe('telling', () => {
  const told = async ({ browser }: Member) =>
    (await browser.get(recentNotifications)).body.data
      .filter(({ message }) => message.includes('changed the days'))
      .map(({ message, link_uri }) => [message, link_uri])

  test('trainee, supervisor and faculty hear of it, whoever changed them does not; its past tells it, and how it was before', async () => {
    const id = await approved()
    await change(id, [at(-10), null])
    const { name } = (await read(id)).supervision_site
    const notice = [`Clara Whitfield changed the days of the placement at ${name}`, `/applications/${id}`]
    for (const who of [trainee, program.supervisor, program.faculty]) {
      await eventually(
        () => told(who),
        ([newest]) => JSON.stringify(newest) === JSON.stringify(notice),
      )
    }
    expect(await told(program.coordinator)).toEqual([])
    const { browser } = program.coordinator
    const { entries } = (await browser.get(history, { params: { subject: 'placement', id } })).body
    const changed = entries.filter(({ type }) => type === 'PlacementDaysChanged')
    expect(changed.map(({ changes }) => changes)).toEqual([[{ field: 'firstDay', before: null, after: at(-10) }]])
    const { version } = await read(id)
    const dayAt = async (revision: number) => {
      const query = { revision: `${revision}` }
      const { fields } = (await browser.get(asOf, { params: { subject: 'placement', id }, query })).body
      return fields.find(({ field }) => field === 'first_day')?.value
    }
    expect([await dayAt(version - 1), await dayAt(version)]).toEqual([null, at(-10)])
  })
})
