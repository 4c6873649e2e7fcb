// A training plan that is renamed over the whole API: whatever shows a training calls it as its plan and level are named now.
import { history } from '@practicum/shared/features/audit/history.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { getPlacement } from '@practicum/shared/features/placements/placements.contract'
import { upcomingTrainees } from '@practicum/shared/features/placements/upcoming-trainees.contract'
import { findThings } from '@practicum/shared/features/search/search.contract'
import {
  createTrainingLevel,
  editTrainingPlan,
  renameTrainingLevel,
} from '@practicum/shared/features/training-plans/changing.contract'
import { getTrainingPlan } from '@practicum/shared/features/training-plans/training-plans.contract'
import { simpleTrainingsOfTrainee } from '@practicum/shared/features/trainings/simple-trainings.contract'
import {
  getTraining,
  listTrainings,
  type TrainingView,
  trainingsOfTrainee,
} from '@practicum/shared/features/trainings/trainings.contract'
import { getUser } from '@practicum/shared/features/users/account.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { newPlacing, openAt } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { days, TrainingCalls } from './harness/trainings'

let app: TestApp
let program: TestProgram
const trainings = new TrainingCalls(() => ({ app, program, planId: '' }))

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const planOf = async (id: string) => (await program.coordinator.browser.get(getTrainingPlan, { params: { id } })).body

async function rename(id: string, name: string, level_id?: string): Promise<void> {
  const { start_at, end_at, activity_types, ...plan } = await planOf(id)
  const body = { name, level_id: level_id ?? plan.level_id, start_at, end_at, activity_types }
  const { status } = await program.coordinator.browser.do(editTrainingPlan, { params: { id }, body })
  expect(status).toBe(200)
}

/** With a training of today and one to come, guided by a faculty member, and a placement of the first. */
async function underWay() {
  const [before, after] = [`Vorher${newId().slice(-8)}`, `Nachher${newId().slice(-8)}`]
  const training_plan_id = await trainings.plan(before)
  const { organizationId } = program
  const [trainee, faculty] = [
    await trainings.newTrainee(),
    await enrol(app, { role: 'faculty', organizationId, name: 'Noa Guide' }),
  ]
  const guided = { training_plan_id, faculty: { primary_position_id: faculty.positionId } }
  const now = await trainings.assigned(trainee, guided)
  const next = await trainings.assigned(trainee, { ...guided, ...days(200, 300) })
  const { siteId } = await newPlacing(app, program)
  const placement = unwrapOrThrow(await openAt(app, program, { siteId, trainingId: now }))
  return { ...{ before, after, training_plan_id, trainee, faculty, now, next, placement } }
}

type World = Awaited<ReturnType<typeof underWay>>

async function namesShown({ trainee, faculty, now, placement }: World) {
  const { coordinator, admin } = program
  const params = { id: trainee.userId }
  const { training } = (await coordinator.browser.get(getPlacement, { params: { id: placement } })).body
  const one = (await coordinator.browser.get(getTraining, { params: { id: now } })).body
  const own = (await trainee.browser.get(trainingsOfTrainee, { params })).body.data
  const simple = (await trainee.browser.get(simpleTrainingsOfTrainee, { params })).body.data
  const { upcoming } = (await faculty.browser.get(upcomingTrainees)).body
  const { current_training } = (await admin.browser.get(getUser, { params })).body
  const { data: notices } = (await trainee.browser.get(recentNotifications)).body
  return [
    one.display_name,
    ...own.map(({ display_name }) => display_name),
    ...simple.map(({ display_name }) => display_name),
    `${training.plan_name}, ${training.level_name}`,
    ...upcoming.map(({ training: { plan_name, level_name } }) => `${plan_name}, ${level_name}`),
    current_training?.training_plan,
    ...notices.map(({ message }) => message.replace(/^.*a training: /, '')),
  ]
}

const found = async ({ browser }: Member, q: string) =>
  (await browser.get(findThings, { query: { q } })).body
    .filter(({ kind }) => kind === 'training')
    .flatMap(({ things }) => things.map(({ id }) => id))
const listed = async (query: Readonly<Record<string, string>>) =>
  (await program.coordinator.browser.list<TrainingView>(listTrainings, query)).items.map(({ id }) => id)

test('a plan and a level that are renamed reach every training over them', async () => {
  const world = await underWay()
  const { before, after, training_plan_id, trainee, now, next } = world
  const named = (names: readonly (string | undefined)[]) => [...new Set(names)]
  await eventually(
    () => namesShown(world),
    names => names.length === 10 && named(names).length === 1,
  )
  await rename(training_plan_id, after)
  await app.caughtUp()
  expect(named(await namesShown(world))).toEqual([`${after}, Level of ${before}`])
  const { level_id } = await planOf(training_plan_id)
  await program.coordinator.browser.do(renameTrainingLevel, { params: { id: level_id }, body: { name: `I ${after}` } })
  await app.caughtUp()
  expect(named(await namesShown(world))).toEqual([`${after}, I ${after}`])
  for (const who of [program.coordinator, trainee]) {
    expect((await found(who, after)).toSorted()).toEqual([now, next].toSorted())
    expect(await found(who, before)).toEqual([])
  }
  expect(await found(program.coordinator, `i ${after}`)).toHaveLength(2)
  expect((await listed({ search: after })).toSorted()).toEqual([now, next].toSorted())
  expect(await listed({ search: before })).toEqual([])
  const { entries } = (await program.coordinator.browser.get(history, { params: { subject: 'training', id: now } }))
    .body
  const planned = entries[0]?.changes.find(({ field }) => field === 'planName')
  expect(planned?.after).toBe(before)
})

test('a plan that moves to another level takes its trainings along, and lists are sorted by its name', async () => {
  const world = await underWay()
  const { after, training_plan_id, now, trainee } = world
  const level = await program.coordinator.browser.do(createTrainingLevel, { body: { name: `Level ${newId()}` } })
  const other = await trainings.assigned(await trainings.newTrainee(), {
    training_plan_id: await trainings.plan(`Mittendrin ${newId()}`),
  })
  const order = async () => {
    const ids = await listed({ sort: 'training_plan_name', order: 'asc', per_page: '100' })
    return ids.indexOf(now) - ids.indexOf(other)
  }
  await app.caughtUp()
  expect(await order()).toBeGreaterThan(0)
  await rename(training_plan_id, `Anders ${after}`, level.body.id)
  await app.caughtUp()
  expect(await order()).toBeLessThan(0)
  const { training_plan } = (await program.coordinator.browser.get(getTraining, { params: { id: now } })).body
  const { level_name: name } = await planOf(training_plan_id)
  expect(training_plan).toEqual({ id: training_plan_id, name: `Anders ${after}`, training_level: { name } })
  const again = await trainings.assign(trainings.asked([trainee], { training_plan_id }))
  expect(again.body.errors.map(({ overlapping }) => overlapping.map(one => one.training_plan_name))).toEqual([
    [`Anders ${after}`],
  ])
})
