// The product on a cluster of EventStoreDB whose leaders die under load: people wait for a moment, and nothing else happens to them.
import { ClusterDouble } from '@practicum/infra/event-store/eventstoredb/double/cluster'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import { createTask, getTask } from '@practicum/shared/features/tasks/tasks.contract'
import { inRounds } from '../setup/rounds'
import { startApp, type TestApp } from './harness/app'
import { foundProgram, type Member, type TestProgram } from './harness/program'

const ELECTION_MS = 2000
/** Between two elections. */
const CALM_MS = 500

let cluster: ClusterDouble
let app: TestApp
let program: TestProgram

beforeAll(async () => {
  cluster = await ClusterDouble.start()
  app = await startApp({ eventStoreUrl: cluster.connectionString })
  program = await foundProgram(app)
})
afterAll(async () => {
  await app.close()
  await cluster.stop()
})

interface Tally {
  readonly completed: string[]
  /** Other than 200 and 503. */
  readonly wrong: number[]
}

/** Makes tasks and completes each, as long as `goes`; a 503 is asked again with the same key, as by every browser. */
async function work({ browser }: Member, goes: () => boolean, tally: Tally): Promise<void> {
  while (goes()) {
    const made = await insisting(
      key => browser.do(createTask, { body: { description: 'Kept', self: true }, key }),
      tally,
    )
    const id = made?.body.id
    if (id === undefined) continue
    const change = { params: { id }, body: { status: 'complete' as const } }
    if (await insisting(key => browser.do(setTaskStatus, { ...change, key }), tally)) tally.completed.push(id)
  }
}

async function insisting<A extends { readonly status: number }>(
  ask: (key: string) => Promise<A>,
  { wrong }: Tally,
): Promise<A | undefined> {
  const key = crypto.randomUUID()
  for (;;) {
    const answer = await ask(key)
    if (answer.status === 200) return answer
    if (answer.status !== 503) {
      wrong.push(answer.status)
      return undefined
    }
    await pause(200)
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

test('while leaders die, what is acknowledged is kept, and nobody is answered anything but a moment’s absence', () =>
  inRounds({ what: 'elections of a cluster under load', short: 2, whole: 20 }, async elections => {
    const { coordinator, faculty, trainee } = program
    const tally: Tally = { completed: [], wrong: [] }
    let isOver = false
    const working = [coordinator, faculty, trainee].map(member => work(member, () => !isOver, tally))
    for (let held = 0; held < elections; held++) {
      await pause(CALM_MS)
      await cluster.elect(ELECTION_MS)
    }
    await pause(CALM_MS)
    isOver = true
    await Promise.all(working)
    expect(tally.wrong).toEqual([])
    expect(tally.completed.length).toBeGreaterThan(elections)
    await app.caughtUp()
    const states = await Promise.all(tally.completed.map(id => stateOf(id)))
    return { lost: states.filter(status => status !== 'complete').length }
  }))

/** To whoever may see it. */
async function stateOf(id: string): Promise<string | undefined> {
  for (const { browser } of [program.coordinator, program.faculty, program.trainee]) {
    const { status, body } = await browser.get(getTask, { params: { id } })
    if (status === 200) return body.status
  }
  return undefined
}
