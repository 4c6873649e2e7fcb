// How many people one person may reach in an hour with what they have not asked for: many, and then no more for a while.
import { commentOnTask, createTask, createTaskBatch } from '@practicum/shared/features/tasks/tasks.contract'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { foundProgram, type Member, type TestProgram } from './harness/program'

const PER_HOUR = 5
/** Of whoever runs a program. */
const MANY = 20 * PER_HOUR

let app: TestApp
/** Each test has people of its own: what one of them has reached counts for the rest of the hour. */
let program: TestProgram
beforeAll(async () => {
  app = await startApp({ settings: { writesPerHour: PER_HOUR } })
})
afterAll(() => app.close())
beforeEach(async () => {
  program = await foundProgram(app)
})

test('2.4.1 so many tasks and comments for others, and no more: 429 that says for how long; one’s own to-dos go on', async () => {
  const { trainee, supervisor, coordinator } = program
  const given = { description: 'Please read', assignee: supervisor.picked }
  const { id } = (await trainee.browser.do(createTask, { body: given })).body
  for (let n = 2; n < PER_HOUR; n++) expect((await trainee.browser.do(createTask, { body: given })).status).toBe(200)
  const comment = { params: { id }, body: { body: 'Please' } }
  expect((await trainee.browser.do(commentOnTask, comment)).status).toBe(200)
  for (const refused of [
    await trainee.browser.do(commentOnTask, comment),
    await trainee.browser.do(createTask, { body: given }),
  ]) {
    expect([refused.status, codesOf(refused)]).toEqual([429, ['reach.too_many']])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(JSON.stringify(refused.body)).toMatch(/Nothing is lost; send this again in \d+ minutes/)
  }
  const own = await trainee.browser.do(createTask, { body: { description: 'Mine', self: true } })
  expect(own.status).toBe(200)
  expect((await coordinator.browser.do(createTask, { body: given })).status).toBe(200)
})

test('whoever runs a program reaches many more, and what was refused costs nothing', async () => {
  const { coordinator, trainee, otherTrainee, stranger } = program
  const give = (...people: readonly Member[]) =>
    coordinator.browser.do(createTaskBatch, {
      body: { description: 'For all', assignees: people.map(({ picked }) => picked) },
    })
  for (let reached = 0; reached < MANY; reached += 2) {
    expect((await give(trainee, stranger)).status).toBe(422)
    expect((await give(trainee, otherTrainee)).status).toBe(200)
  }
  expect((await give(trainee)).status).toBe(429)
})
