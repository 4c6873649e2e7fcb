// Whether a trainee still has to find a place, by what the API says of their training: a coordinator says which placements are on campus.
import { history } from '@practicum/shared/features/audit/history.contract'
import { setPlacementCampus } from '@practicum/shared/features/placements/placement-campus.contract'
import { requestPlacement, withdrawPlacement } from '@practicum/shared/features/placements/placement-requests.contract'
import { getPlacement } from '@practicum/shared/features/placements/placements.contract'
import { trainingsOfTrainee } from '@practicum/shared/features/trainings/trainings.contract'
import { isPlacementMissing } from '@practicum/shared/features/trainings/trainings.standing'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { newSite } from './harness/placing'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { TrainingCalls } from './harness/trainings'

let app: TestApp
let program: TestProgram
let planId: string
let trainee: Member
const trainings = new TrainingCalls(() => ({ app, program, planId }))

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  planId = await trainings.plan('Family therapy')
})
afterAll(() => app?.close())

beforeEach(async () => {
  trainee = await trainings.newTrainee()
})

async function requested(): Promise<string> {
  const training_id = await trainings.assigned(trainee)
  const site_id = await newSite(app, program, `Bayview ${newId().slice(-6)}`)
  const { status, body } = await trainee.browser.do(requestPlacement, { body: { site_id, training_id } })
  expect(status).toBe(200)
  return body.id
}

/** As the trainee's own dashboard asks. */
async function isMissing(): Promise<boolean> {
  await app.caughtUp()
  const { data } = (await trainee.browser.get(trainingsOfTrainee, { params: { id: trainee.userId } })).body
  return data.some(isPlacementMissing)
}

const setCampus = (id: string, is_campus: boolean) =>
  program.coordinator.browser.do(setPlacementCampus, { params: { id }, body: { is_campus } })

test('TDASH-017 one that a coordinator calls on campus is none, and one that is called away from it is', async () => {
  const id = await requested()
  expect(await isMissing()).toBe(false)
  expect((await setCampus(id, true)).status).toBe(200)
  expect(await isMissing()).toBe(true)
  expect((await program.coordinator.browser.get(getPlacement, { params: { id } })).body.is_campus).toBe(true)
  expect((await setCampus(id, false)).status).toBe(200)
  expect(await isMissing()).toBe(false)
})

test('one that was withdrawn is none', async () => {
  const id = await requested()
  expect(await isMissing()).toBe(false)
  expect((await trainee.browser.do(withdrawPlacement, { params: { id }, body: {} })).status).toBe(200)
  expect(await isMissing()).toBe(true)
})

test('its history says when it was called on campus', async () => {
  const id = await requested()
  await setCampus(id, true)
  await setCampus(id, true)
  await app.caughtUp()
  const { entries } = (await program.coordinator.browser.get(history, { params: { subject: 'placement', id } })).body
  const changes = entries.filter(({ type }) => type === 'PlacementCampusSet').map(entry => entry.changes)
  expect(changes).toEqual([[{ field: 'isCampus', before: false, after: true }]])
})
