// Of two ends of a task that are asked for at once, one wins: everybody is told the same, and the log holds one of them.
import { createTaskBatch, setTaskStatus } from '@practicum/shared/features/tasks/tasks.contract'
import { startApp, type TestApp } from './harness/app'
import { foundProgram, type TestProgram } from './harness/program'

const ROUNDS = 200

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

test('TASK-012 complete against dismiss: one winner in every one of 200 rounds', async () => {
  const { coordinator, trainee } = program
  for (let round = 0; round < ROUNDS; round++) {
    const batch = await coordinator.browser.do(createTaskBatch, {
      body: { description: 'Race', assignees: [trainee.picked] },
    })
    const id = batch.body.ids[0] ?? ''
    const ask = (status: 'complete' | 'dismissed') =>
      trainee.browser.do(setTaskStatus, { params: { id }, body: { status } })
    const [first, second] =
      round % 2 === 0 ? (['complete', 'dismissed'] as const) : (['dismissed', 'complete'] as const)
    const answers = await Promise.all([ask(first), ask(second)])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
    const winner = answers.find(answer => answer.status === 200)?.body.status
    const { events } = await app.practicum.store.readStream(`task-${id}`)
    const ends = events.map(event => event.type).filter(type => type !== 'TaskCreated')
    expect(ends).toEqual([winner === 'complete' ? 'TaskCompleted' : 'TaskDismissed'])
  }
}, 120_000)
