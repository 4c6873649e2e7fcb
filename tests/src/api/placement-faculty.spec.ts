// A placement has the faculty of its training, over the whole API: who is named later sees it with its days and is told of it, who was named before is not.
import { systemContext } from '@practicum/command-service/execution/context'
import { openBy } from '@practicum/command-service/features/placements/placements.opening'
import { siteAggregate } from '@practicum/command-service/features/supervision-sites/supervision-sites.aggregate'
import { trainingAggregate } from '@practicum/command-service/features/trainings/trainings.aggregates'
import { history } from '@practicum/shared/features/audit/history.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { logPlacementDay, placementLogs } from '@practicum/shared/features/placement-logs/placement-logs.contract'
import {
  approvePlacement,
  archivePlacement,
  commentOnPlacement,
  getPlacement,
  listPlacements,
} from '@practicum/shared/features/placements/placements.contract'
import { placementContent } from '@practicum/shared/features/placements/placements.fields'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { newPlacementOf, newSite, type Placing } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { TrainingCalls, today } from './harness/trainings'

let app: TestApp
let program: TestProgram
let planId: string
let first: Member
let second: Member
const trainings = new TrainingCalls(() => ({ app, program, planId }))

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  planId = await trainings.plan('Family therapy')
  const { organizationId } = program
  first = await enrol(app, { role: 'faculty', organizationId, name: 'Frida Former' })
  second = await enrol(app, { role: 'faculty', organizationId, name: 'Nils Newer' })
})
afterAll(() => app?.close())

const guidedBy = (guide: Member | null) => ({
  faculty: { primary_position_id: guide?.positionId ?? null, assistant_position_ids: [] },
})

async function placing(): Promise<Placing & { readonly trainee: Member }> {
  const trainee = await trainings.newTrainee()
  const trainingId = await trainings.assigned(trainee, guidedBy(first))
  return { trainee, trainingId, siteId: await newSite(app, program, `Bayview ${newId().slice(-6)}`) }
}

const names = async (trainingId: string, guide: Member | null) =>
  expect((await trainings.edit({ training_ids: [trainingId], ...guidedBy(guide) })).status).toBe(200)
const read = ({ browser }: Member, id: string) => browser.get(getPlacement, { params: { id } })
const days = ({ browser }: Member, placement_id: string) => browser.get(placementLogs, { query: { placement_id } })
const idsSeenBy = async ({ browser }: Member) =>
  (await browser.list<PlacementView>(listPlacements, { per_page: '100' })).items.map(({ id }) => id)
const comesToSee = (who: Member, id: string) =>
  eventually(
    async () => (await read(who, id)).status,
    status => status === 200,
  )
const toldOf = async ({ browser }: Member, words: string) =>
  (await browser.get(recentNotifications)).body.data.filter(({ message }) => message.includes(words))
const typesOf = async (id: string): Promise<readonly string[]> =>
  (await app.practicum.store.readStream(`placement-${id}`)).events.map(({ type }) => type)

test('who is named after it was approved sees it and its days, and is told of what happens; who was named before is not', async () => {
  const { trainee, ...placed } = await placing()
  const { browser } = program.coordinator
  const id = await newPlacementOf(app, program, placed)
  expect((await browser.do(approvePlacement, { params: { id }, body: {} })).status).toBe(200)
  const day = { placement_id: id, day: today, time_on_site: 240 }
  expect((await trainee.browser.do(logPlacementDay, { body: day })).status).toBe(200)
  await app.caughtUp()
  expect([(await read(first, id)).status, (await read(second, id)).status]).toEqual([200, 404])

  await names(placed.trainingId, second)
  await comesToSee(second, id)
  expect((await read(second, id)).body.faculty).toMatchObject({ name: 'Nils Newer' })
  expect((await days(second, id)).body.data).toMatchObject([{ day: today, time_on_site: 240 }])
  expect(await idsSeenBy(second)).toContain(id)
  expect([(await read(first, id)).status, (await days(first, id)).status]).toEqual([404, 404])
  expect(await idsSeenBy(first)).not.toContain(id)

  await browser.do(commentOnPlacement, { params: { id }, body: { body: 'Welcome' } })
  await eventually(
    () => toldOf(second, 'commented on'),
    told => told.length > 0,
  )
  expect(await toldOf(first, 'commented on')).toEqual([])
})

test('its history names who guided it before and who does now', async () => {
  const { trainingId, siteId } = await placing()
  const id = await newPlacementOf(app, program, { trainingId, siteId })
  await names(trainingId, second)
  await comesToSee(second, id)
  const { entries } = (await program.coordinator.browser.get(history, { params: { subject: 'placement', id } })).body
  const changes = entries.filter(({ type }) => type === 'PlacementFacultyChanged').map(entry => entry.changes)
  expect(changes).toEqual([[{ field: 'faculty', before: 'Frida Former', after: 'Nils Newer' }]])
})

test('what is put away stays with whom it was, and follows once it is brought back', async () => {
  const { trainingId, siteId } = await placing()
  const id = await newPlacementOf(app, program, { trainingId, siteId })
  const archive = (archived: boolean) =>
    program.coordinator.browser.do(archivePlacement, { params: { id }, body: { archived } })
  expect((await archive(true)).status).toBe(200)
  await app.caughtUp()
  await names(trainingId, null)
  await app.caughtUp()
  expect((await read(first, id)).status).toBe(200)
  expect((await archive(false)).status).toBe(200)
  await eventually(
    async () => (await read(program.coordinator, id)).body.faculty,
    faculty => faculty === null,
  )
  expect((await typesOf(id)).slice(-3)).toEqual(['PlacementArchived', 'PlacementUnarchived', 'PlacementFacultyChanged'])
  expect((await read(first, id)).status).toBe(404)
})

test('one that is opened while somebody else is named follows all the same', async () => {
  const { trainingId, siteId } = await placing()
  const { executor } = app.practicum.services
  const [{ state: site }, { state: training }] = await Promise.all([
    executor.load(siteAggregate, siteId),
    executor.load(trainingAggregate, trainingId),
  ])
  await names(trainingId, second)
  const placement = { siteId, trainingId, supervisor: null, ...initiallyOf(placementContent), agreements: [] }
  const context = systemContext(newId(), new Date(), program.organizationId)
  const { placementId } = unwrapOrThrow(
    await openBy(executor, { ...placement, site, training }, context, data => ({ type: 'OpenPlacement', data })),
  )
  await comesToSee(second, placementId)
  expect((await read(first, placementId)).status).toBe(404)
})
