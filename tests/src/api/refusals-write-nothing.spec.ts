// A refused command leaves the log as it was: every command row, tried by everybody on real things of one organization, with bodies of its own shape.
import { systemContext } from '@practicum/command-service/execution/context'
import { placementAggregate } from '@practicum/command-service/features/placements/placements.aggregate'
import { allRows } from '@practicum/shared/contract/all'
import type { CommandRow } from '@practicum/shared/contract/row'
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import {
  approvePlacement,
  archivePlacement,
  denyPlacement,
} from '@practicum/shared/features/placements/placements.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, refuse } from '@practicum/shared/kernel/refusal'
import { inThisRun } from '../setup/rounds'
import { startApp, type TestApp } from './harness/app'
import { bodiesOf } from './harness/bodies'
import type { Browser } from './harness/browser'
import { newPlacement } from './harness/placing'
import { foundProgram, type TestProgram } from './harness/program'
import { type Asked, writtenBy } from './harness/written'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

/** A file that arrives is judged by its bytes, not by a body. */
const commands = allRows.filter(
  (row): row is CommandRow => row.kind === 'command' && !row.recordsRefusals && row.file === undefined,
)

/** Things of the program in the states that a refusal may stand on. */
async function things(): Promise<readonly string[]> {
  const { coordinator, supervisor, trainee } = program
  const denied = await newPlacement(app, program)
  await coordinator.browser.do(denyPlacement, { params: { id: denied }, body: { reason: 'no room' } })
  const deniedBeforeCrash = await deniedWithoutRelease()
  const archived = await newPlacement(app, program)
  await coordinator.browser.do(archivePlacement, { params: { id: archived }, body: { archived: true } })
  const approved = await newPlacement(app, program)
  await coordinator.browser.do(approvePlacement, { params: { id: approved }, body: {} })
  const ready = await newPlacement(app, program)
  const body = { description: 'Read it', assignee: trainee.picked }
  const { body: task } = await coordinator.browser.do(createTask, { body })
  const session = { title: 'Supervision', schedule_type: 1 as const, users: [trainee.picked] }
  const { body: meeting } = await supervisor.browser.do(createMeeting, { body: session as never })
  await app.caughtUp()
  return [denied, deniedBeforeCrash, archived, approved, ready, task.id, (meeting as { id: string }).id]
}

/** As a crash between the two writes leaves it: the placement no longer counts, its application is still claimed. */
async function deniedWithoutRelease(): Promise<string> {
  const id = await newPlacement(app, program)
  const { userId, positionId, organizationId } = program.coordinator
  const command = { type: 'DenyPlacement' as const, by: { userId, positionId }, reason: 'no room' }
  const context = systemContext(newId(), new Date(), organizationId)
  await app.practicum.services.executor.execute(placementAggregate, id, { command: () => command }, context)
  return id
}

const pathOf = (row: CommandRow, id: string): string =>
  row.path.replace(':form', 'session').replace(':code', 'nobody-has-this-code').replace(/:\w+/g, id)

async function refusedTo(browser: Browser, row: CommandRow, id: string): Promise<Asked> {
  const refused = new Map<string | null, string>()
  for (const body of bodiesOf(row.body, id)) {
    const sent = row.method === 'GET' ? {} : { body }
    const { status, headers } = await browser.send(row.method, pathOf(row, id), { ...sent, key: newId() })
    if (status >= 400) refused.set(headers.get('x-correlation-id'), `${row.name} ${status} ${JSON.stringify(body)}`)
  }
  return refused
}

/** Where the things are of use. To all other rows they are ids of nothing they know, and each is given one. */
const AT_HOME = ['placements', 'placement-logs', 'tasks', 'live-sessions', 'attachments', 'samples']

async function refusedOn(browser: Browser, ids: readonly string[]): Promise<Asked> {
  const refused: (readonly [string | null, string])[] = []
  const rows = commands.filter(({ name }) => !['signOut', 'startLockout'].includes(name))
  for (const [index, row] of rows.entries()) {
    const most = AT_HOME.includes(row.feature) ? ids.length : inThisRun(1, ids.length)
    const begin = index % ids.length
    const given = row.path.includes(':') ? [...ids, ...ids].slice(begin, begin + most) : ids.slice(0, 1)
    for (const id of given) refused.push(...(await refusedTo(browser, row, id)))
  }
  return new Map(refused)
}

test.each(['stranger', 'trainee', 'otherTrainee', 'supervisor', 'faculty', 'coordinator', 'admin'] as const)(
  'what is refused to the %s has written nothing',
  async who => {
    const refused = await refusedOn(program[who].browser, await things())
    expect(refused.size).toBeGreaterThan(commands.length)
    expect(await writtenBy(app, refused)).toEqual([])
  },
)

test('a command that comes again is answered to whoever may do it, and to nobody else', async () => {
  const { executor } = app.practicum.services
  const id = await newPlacement(app, program)
  const { userId, positionId, organizationId } = program.coordinator
  const command = { type: 'DenyPlacement' as const, by: { userId, positionId }, reason: 'no room' }
  const context = systemContext(newId(), new Date(), organizationId)
  const first = await executor.execute(placementAggregate, id, { command: () => command }, context)
  const again = await executor.execute(placementAggregate, id, { command: () => command }, context)
  expect([isRefusal(first), again]).toEqual([false, expect.objectContaining({ version: expect.any(Number) })])
  const forbidden = { command: () => refuse('not_found', {}, { kind: 'missing' as const }) }
  expect(await executor.execute(placementAggregate, id, forbidden, context)).toMatchObject({ code: 'not_found' })
  // As it was when it was first met: what has come of it does not stand in the way of its own repeat.
  const onlyOpen = {
    command: (state: { status: string }) => (state.status === 'denied' ? refuse('not_found') : command),
  }
  expect(isRefusal(await executor.execute(placementAggregate, id, onlyOpen, context))).toBe(false)
})
