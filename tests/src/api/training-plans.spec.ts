// Training plans over the whole API: made, listed, read, changed, archived, told; and whose they are not.
import { history } from '@practicum/shared/features/audit/audit.contract'
import { dashboardCounts } from '@practicum/shared/features/dashboards/dashboards.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import {
  archiveTrainingPlan,
  createTrainingPlan,
  editTrainingPlan,
  getTrainingPlan,
  listTrainingPlans,
  type TrainingPlanView,
} from '@practicum/shared/features/training-plans/training-plans.contract'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
let id: string

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const made = await program.trainee.browser.do(createTrainingPlan, {
    body: { title: 'The first one', day: '2030-01-31' },
  })
  id = made.body.id
})
afterAll(() => app.close())

const listed = async ({ browser }: Member, query: Readonly<Record<string, string>> = {}) =>
  (await browser.list<TrainingPlanView>(listTrainingPlans, query)).items.map(({ title }) => title)
const read = ({ browser }: Member) => browser.get(getTrainingPlan, { params: { id } })
const edit = ({ browser }: Member, title: string, version?: number) =>
  browser.do(editTrainingPlan, {
    params: { id },
    body: { title, day: null, ...(version !== undefined && { version }) },
  })

test('what was made is read at once by its creator, and by coordinators of the organization', async () => {
  const { trainee, coordinator } = program
  expect((await read(trainee)).body).toMatchObject({ title: 'The first one', day: '2030-01-31', archived: false })
  await app.caughtUp()
  expect((await read(coordinator)).body.creator).toMatchObject({ id: trainee.userId, name: 'Ana Ruiz' })
  expect(await listed(coordinator, { search: 'first' })).toEqual(['The first one'])
  expect(await listed(coordinator, { search: 'second' })).toEqual([])
  expect((await trainee.browser.get(dashboardCounts)).body.training_plans).toEqual({ open: 1 })
})

test('for anybody else it does not exist', async () => {
  await app.caughtUp()
  for (const other of [program.stranger, program.otherTrainee, program.supervisor]) {
    const archived = await other.browser.do(archiveTrainingPlan, { params: { id } })
    expect([(await read(other)).status, (await edit(other, 'Mine now')).status, archived.status]).toEqual([
      404, 404, 404,
    ])
    const told = await other.browser.get(history, { params: { subject: 'trainingplan', id } })
    expect([told.status, await listed(other)]).toEqual([404, []])
  }
})

test('a title that nobody can see is refused, and an old version is a conflict', async () => {
  const refused = await edit(program.trainee, '  ')
  expect([refused.status, codesOf(refused)]).toEqual([422, ['invalid']])
  expect((await edit(program.trainee, 'Late', 7)).status).toBe(409)
})

test('its creator is told of what others do to it, and its history tells everything', async () => {
  const { trainee, coordinator } = program
  expect((await edit(coordinator, 'Renamed', 0)).body).toEqual({ id, version: 1 })
  expect((await coordinator.browser.do(archiveTrainingPlan, { params: { id } })).status).toBe(200)
  const messages = async () =>
    (await trainee.browser.get(recentNotifications)).body.data.map(({ message }) => message).sort()
  const told = await eventually(messages, ({ length }) => length === 2)
  expect(told).toEqual(['Clara Whitfield archived: Renamed', 'Clara Whitfield changed: Renamed'])
  const { entries } = (await trainee.browser.get(history, { params: { subject: 'trainingplan', id } })).body
  expect(entries.map(({ type }) => type)).toEqual(['TrainingPlanCreated', 'TrainingPlanEdited', 'TrainingPlanArchived'])
})

test('archived, it is found where the archived are asked for, and changed no more', async () => {
  const { trainee } = program
  await app.caughtUp()
  expect(await listed(trainee)).toEqual([])
  expect(await listed(trainee, { archived: 'true' })).toEqual(['Renamed'])
  expect(codesOf(await edit(trainee, 'Too late'))).toEqual(['training_plan.archived'])
})
