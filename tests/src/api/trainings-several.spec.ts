// Many trainings changed by one call, over the whole API: each with its answer, also those that somebody deleted meanwhile.
import { getTraining } from '@practicum/shared/features/trainings/trainings.contract'
import { TRAINING_BATCH_MAX } from '@practicum/shared/features/trainings/trainings.fields'
import { addDays } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { refusedAs } from './harness/browser'
import { foundProgram, type TestProgram } from './harness/program'
import { days, TrainingCalls, today } from './harness/trainings'

let app: TestApp
let program: TestProgram
let planId: string
const trainings = new TrainingCalls(() => ({ app, program, planId }))

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  planId = await trainings.plan('Family therapy')
})
afterAll(() => app?.close())

const endOf = async (id: string) => (await program.coordinator.browser.get(getTraining, { params: { id } })).body.end_at

test('TRAIN-013 of a training that was deleted meanwhile its trainee is told to have none, and the others go', async () => {
  const [one, other] = [await trainings.newTrainee(), await trainings.newTrainee()]
  const ids = [await trainings.assigned(one), await trainings.assigned(other)]
  expect((await trainings.remove(ids[1] ?? '')).status).toBe(200)
  const asked = { training_ids: ids, end_at: addDays(today, 50) }
  for (const named of [{}, { trainee_ids: [one.userId, other.userId] }]) {
    const { status, body } = await trainings.edit({ ...asked, ...named })
    expect([status, body.data.map(({ id }) => id)]).toEqual([200, [ids[0]]])
    expect(
      body.errors.map(({ failed_trainee_id, training_id, code }) => [failed_trainee_id, training_id, code]),
    ).toEqual([[other.userId, ids[1], 'training.no_valid_plan']])
  }
  expect(await endOf(ids[0] ?? '')).toBe(addDays(today, 50))
})

test('more than a page of them at once, each with an answer in the order asked; trainings of one person one after the other', async () => {
  const trainees = await Promise.all([1, 2, 3, 4, 5, 6].map(() => trainings.newTrainee()))
  const ids: string[] = []
  for (let day = 0; day < 20; day++) {
    const { data, errors } = (await trainings.assign(trainings.asked(trainees, days(2 * day, 2 * day)))).body
    expect(errors).toEqual([])
    ids.push(...data.map(({ id }) => id))
  }
  const asked = ids.toReversed()
  const { status, body } = await trainings.edit({ training_ids: asked, placement_not_required: true })
  expect([status, body.errors, body.data.map(({ id }) => id)]).toEqual([200, [], asked])
  expect(body.data.every(({ version }) => version === 1)).toBe(true)
  // Of each trainee the first one takes the day, the others meet it.
  const [first, ...others] = asked.filter((_id, index) => index % trainees.length === 0)
  const moved = await trainings.edit({ training_ids: [first ?? '', ...others], ...days(300, 300) })
  expect(moved.body.data.map(({ id }) => id)).toEqual([first])
  expect(new Set(moved.body.errors.map(({ code }) => code))).toEqual(new Set(['training.overlap']))
  expect(moved.body.errors.map(({ training_id }) => training_id)).toEqual(others)
})

test('a thousand are changed by one call, and not one more', async () => {
  const many = Array.from({ length: TRAINING_BATCH_MAX + 1 }, () => newId())
  const unknown = await trainings.edit({ training_ids: many.slice(1), placement_not_required: true })
  expect(refusedAs(unknown)).toEqual([422, 'training_ids training.not_available'])
  const tooMany = await trainings.edit({ training_ids: many, placement_not_required: true })
  expect([tooMany.status, refusedAs(tooMany)[1]]).toEqual([422, expect.stringMatching(/^training_ids /)])
  expect(refusedAs(tooMany)[1]).not.toBe('training_ids training.not_available')
})
