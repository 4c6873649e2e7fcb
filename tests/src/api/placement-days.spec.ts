// The days of a placement over the whole API: asked for within those of its training, shown, and what counts from them.
import { systemContext } from '@practicum/command-service/execution/context'
import { openPlacement } from '@practicum/command-service/features/placements/placements.seeding'
import { exportPathOf } from '@practicum/shared/contract/columns'
import { logPlacementDay, placementLogs } from '@practicum/shared/features/placement-logs/placement-logs.contract'
import { requestPlacement } from '@practicum/shared/features/placements/placement-requests.contract'
import {
  approvePlacement,
  getPlacement,
  listPlacements,
} from '@practicum/shared/features/placements/placements.contract'
import { placementContent } from '@practicum/shared/features/placements/placements.fields'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { listSiteSlots, publishSiteSlot } from '@practicum/shared/features/supervision-sites/site-slots.contract'
import { trainingsOfTrainee } from '@practicum/shared/features/trainings/trainings.contract'
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
let trainingId: string
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
  trainingId = await trainings.assigned(trainee, days(FROM, TO))
  siteId = await newSite(app, program, `Bayview ${newId().slice(-6)}`)
})

type Asked = { readonly first_day?: string | null; readonly last_day?: string | null }

const request = (asked: Asked) =>
  trainee.browser.do(requestPlacement, { body: { site_id: siteId, training_id: trainingId, ...asked } })

const read = async (id: string) => (await program.coordinator.browser.get(getPlacement, { params: { id } })).body

/** Ready for a decision. */
async function placed(firstDay: string | null, lastDay: string | null): Promise<string> {
  const placement = {
    ...{ siteId, trainingId, supervisor: partOf(program.supervisor), agreements: [] },
    ...{ ...initiallyOf(placementContent), firstDay, lastDay },
  }
  const context = systemContext(newId(), new Date(), program.organizationId)
  return submitted(
    app,
    program,
    unwrapOrThrow(await openPlacement(app.practicum.services, placement, context)),
    'ready',
  )
}

async function approved(firstDay: string | null, lastDay: string | null): Promise<string> {
  const id = await placed(firstDay, lastDay)
  const { status } = await program.coordinator.browser.do(approvePlacement, { params: { id }, body: {} })
  expect(status).toBe(200)
  await app.caughtUp()
  return id
}

test('they are asked for with the placement, and stand on its page, in the file of the list and beneath its training', async () => {
  const asked = { first_day: at(-10), last_day: at(50) }
  const { status, body } = await request(asked)
  expect(status).toBe(200)
  await app.caughtUp()
  expect(await read(body.id)).toMatchObject(asked)
  const file = `${exportPathOf(listPlacements)}?format=csv&trainee_id=${trainee.userId}&columns=start_at&columns=end_at`
  const lines = String((await program.coordinator.browser.send('GET', file)).body).replace('\uFEFF', '')
  expect(lines.trim().split('\r\n')).toEqual(['First day,Last day', `${asked.first_day},${asked.last_day}`])
  const { data } = (await trainee.browser.get(trainingsOfTrainee, { params: { id: trainee.userId } })).body
  expect(data.flatMap(({ placements }) => placements)).toMatchObject([{ id: body.id, ...asked }])
})

test('without any, it is as its training', async () => {
  const { body } = await request({ first_day: null })
  await app.caughtUp()
  expect(await read(body.id)).toMatchObject({ first_day: null, last_day: null, start_at: at(FROM), end_at: at(TO) })
})

test('lists are sorted by the days that placements last, those of the training where they have none', async () => {
  const elsewhere = async (...said: Parameters<typeof placed>) => {
    siteId = await newSite(app, program, `Bayview ${newId().slice(-6)}`)
    return placed(...said)
  }
  const [middle, first] = [await placed(at(-10), at(50)), await elsewhere(null, at(20))]
  const last = await elsewhere(at(10), null)
  const sorted = async (sort: string, order: string) => {
    const query = { trainee_id: trainee.userId, sort, order }
    const { items } = await program.coordinator.browser.list<PlacementView>(listPlacements, query)
    return items.map(({ id }) => id)
  }
  await app.caughtUp()
  expect(await sorted('start_at', 'asc')).toEqual([first, middle, last])
  expect(await sorted('start_at', 'desc')).toEqual([last, middle, first])
  expect(await sorted('end_at', 'asc')).toEqual([first, middle, last])
  expect(await sorted('end_at', 'desc')).toEqual([last, middle, first])
  const shorter = { training_ids: [trainingId], ...days(FROM, 0) }
  expect((await trainings.edit(shorter)).status).toBe(200)
  await app.caughtUp()
  // Of the last one no day is left: it is as the training.
  const { start_at, end_at } = await read(last)
  expect([start_at, end_at]).toEqual([at(FROM), at(0)])
  expect((await sorted('start_at', 'desc'))[0]).toBe(middle)
})

test.each([
  ['before the training', { first_day: at(FROM - 1) }, 'placement.day_outside', 'first_day'],
  ['behind the training', { last_day: at(TO + 1) }, 'placement.day_outside', 'last_day'],
  ['that end before they begin', { first_day: at(1), last_day: at(0) }, 'placement.days_reversed', 'last_day'],
])('days %s are refused beside their field, and nothing is opened', async (_which, asked, code, field) => {
  expect(refusedAs(await request(asked))).toEqual([422, `${field} ${code}`])
  await app.caughtUp()
  const { items } = await program.coordinator.browser.list(listPlacements, { trainee_id: trainee.userId })
  expect(items).toEqual([])
})

test('days are logged from its first one to its last', async () => {
  const id = await approved(at(-10), at(50))
  const log = (day: string) =>
    trainee.browser.do(logPlacementDay, { body: { placement_id: id, day, time_on_site: 240 } })
  expect(codesOf(await log(at(-11)))).toEqual(['placement_log.outside'])
  expect((await log(at(-10))).status).toBe(200)
  const open = async (placement_id: string) =>
    (await trainee.browser.get(placementLogs, { query: { placement_id } })).body.open
  expect(await open(id)).toEqual({ from: at(-10), to: today, today })
})

test('it has a place in the period in which it begins itself', async () => {
  const publish = async (from: number, to: number) => {
    const body = { start_at: at(from), end_at: at(to), places: 1 }
    return (await program.coordinator.browser.do(publishSiteSlot, { params: { id: siteId }, body })).body.id
  }
  const [first, second] = [await publish(FROM - 10, -30), await publish(-29, TO)]
  await approved(at(-10), null)
  const taken = await eventually(
    async () => (await program.coordinator.browser.get(listSiteSlots, { params: { id: siteId } })).body.data,
    slots => slots.some(slot => slot.taken > 0),
  )
  expect(taken.map(slot => [slot.id, slot.taken])).toEqual([
    [first, 0],
    [second, 1],
  ])
})
