// Reminding over the whole API: whoever waits for another reminds them, not too often, and it is on record.
import { history } from '@practicum/shared/features/audit/history.contract'
import { remindPlacement } from '@practicum/shared/features/placements/placement-reminding.contract'
import { getPlacement, listPlacements } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { remindTask } from '@practicum/shared/features/tasks/task-intents.contract'
import { completeTask, createTask, getTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { newPlacement } from './harness/placing'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { toldOf } from './harness/told'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

async function past(subject: 'task' | 'placement', id: string): Promise<readonly string[]> {
  await app.caughtUp()
  const { body } = await program.coordinator.browser.get(history, { params: { subject, id } })
  return body.entries.map(({ type }) => type)
}

describe('of a task', () => {
  async function handedOut(from: Member = program.coordinator, more: object = {}): Promise<string> {
    const body = { description: 'Read the policy', assignee: program.trainee.picked, ...more }
    const answer = await from.browser.do(createTask, { body })
    await app.caughtUp()
    return answer.body.id
  }

  test('whoever gave it reminds whoever is to do it, who is told; list and page say when, and its history who', async () => {
    const { coordinator, trainee } = program
    const id = await handedOut()
    const answer = await coordinator.browser.do(remindTask, { params: { id } })
    expect(answer).toMatchObject({ status: 200, body: { id, reminded_at: expect.any(String) } })
    const { reminded_at } = answer.body
    expect((await coordinator.browser.get(getTask, { params: { id } })).body.reminded_at).toBe(reminded_at)
    const { items } = await coordinator.browser.list<TaskSummary>(listTasks, { type: 'created', per_page: '100' })
    expect(items.find(task => task.id === id)?.reminded_at).toBe(reminded_at)
    expect(await toldOf(trainee, id, 2)).toContain('Clara Whitfield reminds you of a task: Read the policy')
    expect(await past('task', id)).toEqual(['TaskCreated', 'TaskReminded'])
  })

  test('a coordinator reminds of what another gave; who is to do it, and who has no part in it, do not', async () => {
    const { coordinator, faculty, trainee, otherTrainee, stranger } = program
    const id = await handedOut(faculty)
    const params = { params: { id } }
    expect((await trainee.browser.do(remindTask, params)).status).toBe(403)
    expect((await otherTrainee.browser.do(remindTask, params)).status).toBe(404)
    expect((await stranger.browser.do(remindTask, params)).status).toBe(404)
    expect((await coordinator.browser.do(remindTask, params)).status).toBe(200)
  })

  test('the same call again answers the same; another, also at once, is too early', async () => {
    const { browser } = program.coordinator
    const id = await handedOut()
    const key = newId()
    const first = await browser.do(remindTask, { params: { id }, key })
    expect((await browser.do(remindTask, { params: { id }, key })).body).toEqual(first.body)
    const again = await browser.do(remindTask, { params: { id } })
    expect([again.status, codesOf(again)]).toEqual([422, ['task.reminded_lately']])
    const other = await handedOut()
    const both = await Promise.all([1, 2].map(() => browser.do(remindTask, { params: { id: other } })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await past('task', other)).toEqual(['TaskCreated', 'TaskReminded'])
  })

  test('nobody is reminded of what is done, not published yet, or their own', async () => {
    const { coordinator, trainee } = program
    const refused = async (id: string, by = coordinator) => codesOf(await by.browser.do(remindTask, { params: { id } }))
    const done = await handedOut()
    await trainee.browser.do(completeTask, { params: { id: done } })
    expect(await refused(done)).toEqual(['task.closed'])
    expect(await refused(await handedOut(coordinator, { start_at: '2040-01-31' }))).toEqual(['task.not_published'])
    const own = await trainee.browser.do(createTask, { body: { description: 'Mine', self: true } })
    expect(await refused(own.body.id, trainee)).toEqual(['task.own'])
  })
})

describe('of a placement', () => {
  test('a coordinator reminds whoever it waits for, who is told; list and page say who and when', async () => {
    const { coordinator, supervisor, trainee } = program
    const id = await newPlacement(app, program, { until: 'submitted' })
    const waiting = async () => (await coordinator.browser.get(getPlacement, { params: { id } })).body
    expect((await waiting()).waits_for.map(({ id: person }) => person)).toEqual([supervisor.userId])
    const answer = await coordinator.browser.do(remindPlacement, { params: { id } })
    expect(answer).toMatchObject({ status: 200, body: { id, reminded_at: expect.any(String) } })
    expect((await waiting()).reminded_at).toBe(answer.body.reminded_at)
    const { items } = await coordinator.browser.list<PlacementView>(listPlacements, { per_page: '100' })
    expect(items.find(placement => placement.id === id)).toMatchObject({ reminded_at: answer.body.reminded_at })
    // Of the request, too.
    expect((await toldOf(supervisor, id, 2)).filter(message => /reminds/.test(message))).toEqual([
      expect.stringMatching(/^Clara Whitfield reminds you: the placement at Bayview .* waits for you$/),
    ])
    expect((await toldOf(trainee, id, 0)).filter(message => /reminds/.test(message))).toEqual([])
    expect(await past('placement', id)).toContain('PlacementReminded')
  })

  test('once in some hours; never of what waits for a decision; and by coordinators alone', async () => {
    const { coordinator, supervisor } = program
    const { browser } = coordinator
    const id = await newPlacement(app, program, { until: 'submitted' })
    const both = await Promise.all([1, 2].map(() => browser.do(remindPlacement, { params: { id } })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await supervisor.browser.do(remindPlacement, { params: { id } })).status).toBe(403)
    const ready = await newPlacement(app, program)
    const refused = await browser.do(remindPlacement, { params: { id: ready } })
    expect([refused.status, codesOf(refused)]).toEqual([409, ['placement.waits_for_nobody']])
  })
})
