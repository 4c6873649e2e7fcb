// Whom a faculty member will guide next, over the whole API.
import { systemContext } from '@practicum/command-service/execution/context'
import { roleDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import { upcomingTrainees } from '@practicum/shared/features/placements/upcoming-trainees.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { planTraining } from '../planning'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { newPlacing, openAt, partOf } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
const today = dateIn('America/Los_Angeles', new Date())

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

/** Days from today. */
async function plan(trainee: Member, from: number, to: number, faculty = program.faculty): Promise<string> {
  const { organizationId } = program
  const training = {
    organizationId,
    trainee: partOf(trainee),
    faculty: partOf(faculty),
    planName: 'Marriage and family therapy',
    levelName: 'Practicum II',
    startAt: addDays(today, from),
    endAt: addDays(today, to),
  }
  return unwrapOrThrow(
    await planTraining(app.practicum.services, training, systemContext(newId(), new Date(), organizationId)),
  )
}

const shownTo = async ({ browser }: Member) => {
  await app.caughtUp()
  return (await browser.get(upcomingTrainees)).body
}

test('FDASH-008 FDASH-009 nobody at first; then the next training of each trainee that has not begun, with its placements', async () => {
  const { organizationId, trainee, otherTrainee } = program
  const faculty = await enrol(app, { role: 'faculty', organizationId, name: 'Frida Beginner' })
  expect(await shownTo(faculty)).toEqual({ trainees_count: 0, upcoming: [] })
  await plan(trainee, -30, 30, faculty)
  await plan(trainee, 400, 500, faculty)
  const next = await plan(trainee, 31, 300, faculty)
  const other = await plan(otherTrainee, 2, 100, faculty)
  const { siteId } = await newPlacing(app, program)
  const placementId = unwrapOrThrow(await openAt(app, program, { siteId, trainingId: next }))
  const { trainees_count, upcoming } = await shownTo(faculty)
  expect(trainees_count).toBe(2)
  expect(upcoming.map(({ id, trainee: { name } }) => [id, name])).toEqual([
    [other, 'Ben Castellan'],
    [next, 'Ana Ruiz'],
  ])
  expect(upcoming.map(({ placements }) => placements.map(({ id, status }) => [id, status]))).toEqual([
    [],
    [[placementId, 'open']],
  ])
  expect(upcoming[1]?.training).toMatchObject({ start_at: addDays(today, 31), end_at: addDays(today, 300) })
})

test('FDASH-008 a training that is over, or of another faculty member, counts for nobody else', async () => {
  const { organizationId, otherTrainee } = program
  const colleague = await enrol(app, { role: 'faculty', organizationId, name: 'Fiona Colleague' })
  await plan(otherTrainee, -100, -1, colleague)
  expect(await shownTo(colleague)).toEqual({ trainees_count: 0, upcoming: [] })
})

test('TDASH-002 TDASH-014 a trainee is told whom to write to, and whether a training is planned', async () => {
  const { organizationId, coordinator } = program
  const fresh = await enrol(app, { role: 'trainee', organizationId, name: 'Nora Fresh' })
  const own = async () => (await fresh.browser.get(roleDashboard, { params: { role: 'trainee' } })).body
  const before = await own()
  expect(before.coordinators.map(({ email }) => email)).toEqual([coordinator.email])
  expect(before.trainings_count).toBe(0)
  await plan(fresh, 10, 20)
  await app.caughtUp()
  expect((await own()).trainings_count).toBe(1)
})
