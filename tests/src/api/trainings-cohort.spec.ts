// Trainings of a whole cohort: assigned in one batch, answered one by one in the order asked, and of two batches at once only one has a trainee.
import { systemContext } from '@practicum/command-service/execution/context'
import { assignPosition, registerUser } from '@practicum/command-service/features/people/people.registration'
import { listTrainings, type TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { eachOnce, inRounds } from '../setup/rounds'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { days, TrainingCalls } from './harness/trainings'

const COHORT = 120

let app: TestApp
let program: TestProgram
let assistant: Member
let planId: string
const trainings = new TrainingCalls(() => ({ app, program, planId }))

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  assistant = await enrol(app, { role: 'faculty', organizationId: program.organizationId, name: 'Ines Moreau' })
  planId = await trainings.plan('Family therapy')
})
afterAll(() => app?.close())

/** Of the organization, without a password: they are not here yet. Answers the id of the account. */
async function expected(at: number): Promise<string> {
  const { services } = app.practicum
  const { organizationId } = program
  const context = () => systemContext(newId(), new Date(), organizationId)
  const name = { firstName: 'Trainee', lastName: `Number ${at}` }
  const person = { ...name, email: `${newId()}@practicum.test`, zone: 'America/Los_Angeles', password: undefined }
  const userId = unwrapOrThrow(await registerUser(services, { ...person, status: 'active' }, context()))
  const position = { role: 'trainee' as const, organizationId, liveSessionsAllowed: true, accountLimited: false }
  unwrapOrThrow(await assignPosition(services, userId, position, context()))
  return userId
}

test('TRAIN-023 TRAIN-024 a cohort of 120 is assigned in one batch with faculty and assistants, and each is answered in the order asked', async () => {
  const counted = async () => (await program.coordinator.browser.list<TrainingView>(listTrainings)).total
  const before = await counted()
  const cohort: string[] = []
  for (let at = 0; at < COHORT; at++) cohort.push(await expected(at))
  await app.caughtUp()
  const busy = cohort[7] ?? ''
  const body = { ...trainings.asked([]), ...days(0, 100), trainee_ids: [busy] }
  expect((await trainings.assign(body)).body.errors).toEqual([])
  const faculty = {
    primary_position_id: program.faculty.positionId,
    assistant_position_ids: [assistant.positionId],
  }
  const { status, body: answer } = await trainings.assign({ ...body, ...days(50, 150), trainee_ids: cohort, faculty })
  expect(status).toBe(200)
  expect(answer.data.map(({ trainee_id }) => trainee_id)).toEqual(cohort.filter(id => id !== busy))
  expect(answer.errors.map(({ failed_trainee_id, code }) => [failed_trainee_id, code])).toEqual([
    [busy, 'training.overlap'],
  ])
  expect((await counted()) - before).toBe(COHORT)
})

test('whoever is named twice in a batch has one training, and one answer', async () => {
  const trainee = await trainings.newTrainee()
  const { body } = await trainings.assign(trainings.asked([trainee, trainee]))
  expect([body.data.map(({ trainee_id }) => trainee_id), body.errors]).toEqual([[trainee.userId], []])
})

test('TRAIN-017 of two batches for the same trainees at once each trainee gets one, whichever', () =>
  inRounds({ what: 'two batches over the same trainees, races', short: 8, whole: 200 }, async rounds => {
    const counts: number[] = []
    for (let round = 0; round < rounds; round++) {
      const trainees = [await trainings.newTrainee(), await trainings.newTrainee()]
      const batches = [trainings.asked(trainees), trainings.asked(trainees.toReversed(), days(100, 150))]
      const answers = await Promise.all(batches.map(body => trainings.assign(body)))
      const went = answers.flatMap(({ body }) => body.data.map(({ trainee_id }) => trainee_id))
      const not = answers.flatMap(({ body }) => body.errors.map(({ failed_trainee_id }) => failed_trainee_id))
      expect(not.toSorted()).toEqual(trainees.map(({ userId }) => userId).toSorted())
      counts.push(...trainees.map(({ userId }) => went.filter(id => id === userId).length))
    }
    return eachOnce(counts)
  }))
