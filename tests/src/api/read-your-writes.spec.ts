// Whoever wrote something finds it in the next list, however far the read models lag behind.
import { setTimeout as wait } from 'node:timers/promises'
import type { Stage } from '@practicum/projections/runner/runner-options'
import { createTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { newId } from '@practicum/shared/kernel/ids'
import { inRounds } from '../setup/rounds'
import { startApp, type TestApp } from './harness/app'
import type { Answer, Browser } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'

const PEOPLE = 3
const SESSIONS_EACH = 16
/** A batch takes about 2 ms to fold and write; so it takes ten times as long. */
const SLOWED_MS = 20

let app: TestApp
let organizationId: string
let slow = false
let slowedBatches = 0
/** Until then no batch is taken in. */
let held: Promise<void> | undefined

beforeAll(async () => {
  app = await startApp({
    async at(stage: Stage) {
      if (stage === 'read') await held
      if (!slow || stage !== 'written') return
      slowedBatches += 1
      await wait(SLOWED_MS)
    },
  })
  organizationId = await foundOrganization(app)
})
afterAll(() => app.close())

const someone = (): Promise<Member> => enrol(app, { role: 'coordinator', organizationId })

interface Session {
  readonly member: Member
  readonly browser: Browser
}

/** One after the other: tries of unknown devices at the same time count as guesses. */
async function sessionsOf(member: Member): Promise<readonly Session[]> {
  const sessions: Session[] = []
  while (sessions.length < SESSIONS_EACH) {
    sessions.push({ member, browser: await app.visitor().signIn(member.email, PASSWORD) })
  }
  return sessions
}

/** A machine that is busy with other things may need longer than a read waits; it then says so, and is asked again as by every browser. */
async function answered(ask: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503) return answer
    expect(answer.headers.get('retry-after')).toBe('1')
    await wait(1000)
  }
}

/** Answers what went wrong, or nothing. */
async function writeAndRead({ member, browser }: Session, n: number): Promise<string | undefined> {
  const task = { key: newId(), body: { description: `number ${n}`, assignee: member.picked } }
  const made = await answered(() => browser.do(createTask, task))
  if (made.status !== 200) return `create: ${made.status}`
  const own = (made.body as { id: string }).id
  const filter = JSON.stringify({ id: [own] })
  const { status, body } = await answered(() => browser.send('GET', listTasks.path, { query: { filter } }))
  if (status !== 200) return `list: ${status}`
  return (body as TaskSummary[]).some(({ id }) => id === own) ? undefined : 'stale'
}

test('of lists, each right after its own write through slow read models, none is stale', () =>
  inRounds(
    { what: 'lists right after an own write, through slow read models', short: 500, whole: 10_000 },
    async rounds => {
      const people = await Promise.all(Array.from({ length: PEOPLE }, someone))
      const sessions = (await Promise.all(people.map(sessionsOf))).flat()
      slow = true
      let started = 0
      const problems: string[] = []
      const work = async (session: Session): Promise<void> => {
        while (started < rounds) {
          const problem = await writeAndRead(session, ++started)
          if (problem !== undefined) problems.push(problem)
        }
      }
      await Promise.all(sessions.map(work))
      slow = false
      expect(problems.filter(problem => problem !== 'stale')).toEqual([])
      expect(started).toBe(rounds)
      expect(slowedBatches).toBeGreaterThan(rounds / 100)
      return { lost: problems.length }
    },
  ))

test('a database server that comes back with less than it had shown is believed no more than it shows', async () => {
  const { browser, picked } = await someone()
  await browser.do(createTask, { body: { description: 'lost by a crash', assignee: picked } })
  expect((await answered(() => browser.send('GET', listTasks.path))).status).toBe(200)
  const { pool } = app.database
  await app.caughtUp()
  // What comes behind would let the read model go on from its checkpoint, and so catch up.
  let goOn = (): void => undefined
  held = new Promise(resolve => {
    goOn = resolve
  })
  const [kept] = (await pool.query<{ position: string }>("select position from read.checkpoint where name = 'task'"))
    .rows
  // As after a crash: the last commits of the read model are gone, and the connections with them.
  await pool.query("update read.checkpoint set position = '' where name = 'task'")
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'practicum log%'",
  )
  await eventually(
    () => browser.send('GET', listTasks.path),
    ({ status }) => status === 503,
  )
  await pool.query("update read.checkpoint set position = $1 where name = 'task'", [kept?.position])
  goOn()
})

test('a read that cannot be shown in time is refused with Retry-After, never answered stale', async () => {
  const member = await someone()
  const { browser } = member
  const client = await app.database.pool.connect()
  try {
    await client.query('begin; select from read.checkpoint for update')
    const made = await browser.do(createTask, { body: { description: 'held up', assignee: member.picked } })
    expect(made.status).toBe(200)
    const answer = await browser.send('GET', listTasks.path)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('1')
    await client.query('rollback')
    const { body } = await answered(() => browser.send('GET', listTasks.path))
    expect((body as { data: TaskSummary[] }).data.map(({ id }) => id)).toContain(made.body.id)
  } finally {
    client.release()
  }
})
