// Of two ends of a task that are asked for at once, one wins: everybody is told the same, and the log holds one of them.
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import { createTaskBatch } from '@practicum/shared/features/tasks/tasks.contract'
import { eachOnce, inRounds } from '../setup/rounds'
import { startApp, type TestApp } from './harness/app'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

type End = 'complete' | 'dismissed'

/** Asks for both ends of a new task at once; answers how many the log holds. */
async function race(ends: readonly End[]): Promise<number> {
  const { coordinator, trainee } = program
  const body = { description: 'Race', assignees: [trainee.picked] }
  const batch = await coordinator.browser.do(createTaskBatch, { body })
  const id = batch.body.ids[0] ?? ''
  const answers = await Promise.all(
    ends.map(status => trainee.browser.do(setTaskStatus, { params: { id }, body: { status } })),
  )
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
  const winner = answers.find(answer => answer.status === 200)?.body.status
  const { events } = await app.practicum.store.readStream(`task-${id}`)
  const written = events.map(event => event.type).filter(type => type !== 'TaskCreated')
  expect(written[0]).toBe(winner === 'complete' ? 'TaskCompleted' : 'TaskDismissed')
  return written.length
}

test('TASK-012 complete against dismiss: one winner in every race', () =>
  inRounds({ what: 'completing against dismissing a task, races', short: 20, whole: 200 }, async rounds => {
    const counts: number[] = []
    for (let round = 0; round < rounds; round++) {
      counts.push(await race(round % 2 === 0 ? ['complete', 'dismissed'] : ['dismissed', 'complete']))
    }
    return eachOnce(counts)
  }))
