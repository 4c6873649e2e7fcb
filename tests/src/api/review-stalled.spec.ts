// A read model that cannot take in an event, and one that waits for a newer release: those who watch see it, and everything else goes on.

import { isUnavailable } from '@practicum/infra/availability/unavailable'
import { toErrorResponse } from '@practicum/infra/http/problem'
import { listNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { taskEvents } from '@practicum/shared/features/tasks/tasks.events'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { enrol, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
let before: { readonly ready: Readiness; readonly metrics: string }
let seen: Readiness
beforeAll(async () => {
  app = await startApp({ shownWithinMs: undefined })
  program = await foundProgram(app)
  before = { ready: await readiness(), metrics: await metricsText() }
  await appendOfNewerRelease()
  seen = await eventually(readiness, ({ body }) => body.stalled.some(({ failures }) => failures > 4))
})
afterAll(() => app.close())

interface Ready {
  readonly ready: boolean
  readonly stalled: readonly { name: string; position: string; since: string; failures: number; error: string }[]
}

interface Readiness {
  readonly status: number
  readonly body: Ready
}

async function readiness(): Promise<Readiness> {
  const { status, body } = await app.visitor().send('GET', '/health/ready')
  return { status, body: body as Ready }
}

const metricsText = async () => String((await app.visitor().send('GET', '/metrics')).body)

async function appendOfNewerRelease(): Promise<void> {
  const { TaskCreated } = taskEvents.definitions
  const taskId = newId()
  await app.practicum.store.append(
    `task-${taskId}`,
    [
      {
        id: newId(),
        type: 'TaskCreated',
        data: { ...TaskCreated.sample, taskId, startAt: 'a secret that is no day yet' },
        metadata: {
          version: TaskCreated.version + 1,
          actor: { userId: 'system' },
          commandId: newId(),
          correlationId: newId(),
          occurredAt: new Date().toISOString(),
        },
      },
    ],
    'none',
  )
}

test('an event of a newer release holds its read model up in sight of the operators, and no other', async () => {
  expect(before.ready.body).toEqual({ ready: true, stalled: [], parked: [] })
  expect(before.metrics).not.toContain('practicum_projection_stalled{')
  expect(seen.status).toBe(200)
  // The audit has every event, so it waits for the newer release too.
  expect(seen.body).toMatchObject({
    ready: true,
    stalled: [{ name: 'audit_event' }, { name: 'task', error: 'StoreNewerThanCode' }],
    parked: [],
  })
  expect(Date.parse(seen.body.stalled[0]?.since ?? '')).toBeLessThan(Date.now())
  expect(JSON.stringify(seen.body)).not.toContain('secret')
  expect(await metricsText()).toMatch(/practicum_projection_stalled\{projection="task"\} \d+/)

  // Someone new is enrolled, shown and found: every other read model takes in what comes after.
  const { organizationId, coordinator } = program
  const isShown = () => coordinator.browser.get(availableUsers, { query: { search: 'Newcomer' } })
  await enrol(app, { role: 'trainee', organizationId, name: 'Nora Newcomer' })
  expect(JSON.stringify((await isShown()).body)).toContain('Nora Newcomer')
  expect((await coordinator.browser.list(listNotifications)).status).toBe(200)
  expect((await coordinator.browser.list(listTasks)).status).toBe(200)

  // Pushes wait for those that get on, and for no other.
  const waited = jest.spyOn(app.practicum.waterMark, 'waitForPosition')
  const listener = await Listener.open(coordinator.browser)
  expect(await listener.subscribe((await coordinator.browser.get(currentUser)).body.channel)).toBe(200)
  await coordinator.browser.do(createTask, { body: { description: 'Told all the same', self: true } })
  await eventually(
    async () => listener.events(),
    events => events.includes('TaskCreated'),
  )
  listener.close()
  const every = waited.mock.calls.map(([names]) => names).filter(names => names.includes('setting'))
  expect(every.length).toBeGreaterThan(0)
  for (const names of every) expect(names).not.toContain('task')
})

test('who needs a read model that has stalled is told at last, and waits for no late one in the same way', async () => {
  const { services } = app.practicum
  const never = 'f'.repeat(32)
  const failure = (models: readonly string[]) =>
    services.waitUntilProjected(models, never).catch((error: unknown) => error)
  const [stalled, late] = await Promise.all([failure(['task']), failure(['person'])])
  expect([toErrorResponse(stalled).status, toErrorResponse(late).status]).toEqual([503, 503])
  expect([isUnavailable(stalled), isUnavailable(late)]).toEqual([false, true])
})
