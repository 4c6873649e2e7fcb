// The access trail: whoever is shown or refused protected data leaves a row, on disk before the answer, for ever.
import { accessAnchors, verifyTrail } from '@practicum/infra/access-trail/verify'
import { allRows } from '@practicum/shared/contract/all'
import { countsPathOf } from '@practicum/shared/contract/list-counts'
import { isProtected, type Row } from '@practicum/shared/contract/row'
import { type AccessView, listAccesses } from '@practicum/shared/features/audit/access.contract'
import { exportEvents } from '@practicum/shared/features/audit/audit.contract'
import { broadcastingAuth } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask, getTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import type { Browser } from './harness/browser'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
let id: string

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const { coordinator, trainee } = program
  id = (await coordinator.browser.do(createTask, { body: { description: 'x', assignee: trainee.picked } })).body.id
  await app.caughtUp()
})
afterAll(() => app.close())

interface Entry {
  readonly row_name: string
  readonly outcome: string
  readonly status: number
  readonly user_id: string
  readonly position_id: string
  readonly organization_id: string
  readonly object_ids: readonly string[]
}

/** What stands in the trail of one request. */
async function trailOf(correlation: string): Promise<readonly Entry[]> {
  const { rows } = await app.database.pool.query<Entry>(
    'select * from audit.access where correlation_id = $1 order by ordinal',
    [correlation],
  )
  return rows
}

async function traced(
  browser: Browser,
  method: string,
  path: string,
): Promise<{ status: number; trail: readonly Entry[] }> {
  const correlation = newId()
  const { status } = await browser.send(method, path, { headers: { 'x-correlation-id': correlation } })
  return { status, trail: await trailOf(correlation) }
}

test('an answer leaves who was shown what, before it is read', async () => {
  const { trainee, coordinator, organizationId } = program
  const { trail } = await traced(trainee.browser, 'GET', `/api/tasks/${id}`)
  expect(trail).toMatchObject([
    {
      row_name: getTask.name,
      outcome: 'answered',
      status: 200,
      user_id: trainee.userId,
      position_id: trainee.positionId,
      organization_id: organizationId,
    },
  ])
  expect(trail[0]?.object_ids).toEqual(expect.arrayContaining([id, trainee.userId, coordinator.userId]))
})

test('a list leaves the ids of all that it showed', async () => {
  const { trail } = await traced(program.trainee.browser, 'GET', `${listTasks.path}?type=assigned`)
  expect(trail).toMatchObject([{ row_name: listTasks.name, outcome: 'answered' }])
  expect(trail[0]?.object_ids).toContain(id)
})

test('how many there are leaves nothing, unless it is asked about somebody: then whom', async () => {
  const { coordinator, trainee } = program
  const count = (filter: object) =>
    traced(coordinator.browser, 'GET', `${countsPathOf(listTasks)}?filters=${JSON.stringify([{}, filter])}`)
  expect(await count({ status: 'complete' })).toEqual({ status: 200, trail: [] })
  const { trail } = await count({ assignee_id: trainee.userId })
  expect(trail).toMatchObject([{ row_name: 'countTasks', outcome: 'answered', object_ids: [trainee.userId] }])
})

test('a refusal leaves what was asked for: another’s thing, and a row of another role', async () => {
  const { stranger, trainee } = program
  const missing = await traced(stranger.browser, 'GET', `/api/tasks/${id}`)
  expect(missing.trail).toMatchObject([
    { row_name: getTask.name, outcome: 'refused', status: 404, user_id: stranger.userId, object_ids: [id] },
  ])
  const forbidden = await traced(trainee.browser, 'GET', listAccesses.path)
  expect(forbidden.trail).toMatchObject([{ row_name: listAccesses.name, outcome: 'refused', status: 403 }])
  const command = await traced(stranger.browser, 'DELETE', `/api/tasks/${id}`)
  expect(command.trail).toMatchObject([{ outcome: 'refused', status: 404, object_ids: [id] }])
})

test('a refusal by a row that is open to everybody is noted too', async () => {
  const { browser } = program.trainee
  const correlation = newId()
  const body = { channel_name: 'private-of-somebody-else', socket_id: 'a-socket-of-mine' }
  const answer = await browser.do(broadcastingAuth, { body, headers: { 'x-correlation-id': correlation } })
  expect(answer.status).toBe(403)
  expect(await trailOf(correlation)).toMatchObject([{ row_name: 'broadcastingAuth', outcome: 'refused', status: 403 }])
})

/** Shows nothing of anybody else: each name here is a decision. */
const OPEN = [
  'authenticatorSetup',
  'beginPasskeySignIn',
  'beginSso',
  'broadcastingAuth',
  'calendarFeed',
  'checkSignupAccount',
  'checkSignupDetails',
  'checkSignupResponse',
  'checkSupervisorLicenses',
  'completeSso',
  'completedTasks',
  'createAccount',
  'csrfToken',
  'currentUser',
  'dashboardCounts',
  'discardDraft',
  'emailValid',
  'eventFacets',
  'getDraft',
  'getSetting',
  'getSignup',
  'getSignupInvite',
  'getSurveyQuestions',
  'getVerification',
  'initialState',
  'joinAsGuest',
  'liftOwnLock',
  'listCountries',
  'listDevices',
  'listDisciplines',
  'listPasskeys',
  'listRememberedDevices',
  'listSettings',
  'listStates',
  'notificationChoices',
  'notificationSummary',
  'openResetLink',
  'ownSso',
  'ownTaskProgress',
  'peopleByStanding',
  'pingSignup',
  'placementStages',
  'requestReset',
  'resendVerification',
  'resetPassword',
  'saveDraft',
  'secondStep',
  'showLogo',
  'signIn',
  'signInWithPasskey',
  'stopEmailChange',
  'textSummary',
  'twoFactorSetup',
  'validUrl',
  'validatePassword',
  'validatePasswordFor',
  'verifyEmail',
  'verifyUserExists',
  'waitingRoom',
]

test('every row of the contract is protected, but for those that show nothing of anybody', () => {
  expect(
    allRows
      .filter(row => !isProtected(row))
      .map(({ name }) => name)
      .sort(),
  ).toEqual(OPEN)
})

const reads = allRows.filter(row => row.kind !== 'command' && isProtected(row))

test.each(reads.map((row): [string, Row] => [row.name, row]))(
  '%s leaves exactly one row a call',
  async (_name, row) => {
    const { admin, coordinator } = program
    const { who } = row.access
    const { browser } = who !== 'signed-in' && who !== 'anyone' && !who.includes('coordinator') ? admin : coordinator
    const query = row === exportEvents ? '?format=csv&reason=Review' : ''
    const path = row.path.replace(':role', 'coordinator').replace(':subject', 'task').replace(/:\w+/g, id)
    const { status, trail } = await traced(browser, 'GET', `${path}${query}`)
    const noted = [200, 403, 404, 423].includes(status) ? [{ row_name: row.name, status }] : []
    expect(trail).toMatchObject(noted)
    expect(trail).toHaveLength(noted.length)
  },
)

test('without its row there is no answer', async () => {
  const { pool } = app.database
  await pool.query('alter function audit.record(json) rename to record_away')
  try {
    const path = getTask.path.replace(':id', id)
    const answer = await program.trainee.browser.send('GET', path)
    expect(answer.status).toBe(503)
    expect(JSON.stringify(answer.body)).not.toContain(id)
    expect((await program.stranger.browser.send('GET', path)).status).toBe(503)
  } finally {
    await pool.query('alter function audit.record_away(json) rename to record')
  }
  expect((await program.trainee.browser.get(getTask, { params: { id } })).status).toBe(200)
})

test('many reads at once are each noted once', async () => {
  const correlations = Array.from({ length: 100 }, () => newId())
  await Promise.all(
    correlations.map(correlation =>
      program.trainee.browser.get(getTask, { params: { id }, headers: { 'x-correlation-id': correlation } }),
    ),
  )
  const { rows } = await app.database.pool.query('select from audit.access where correlation_id = any($1)', [
    correlations,
  ])
  expect(rows).toHaveLength(100)
})

test('an admin finds accesses by person, thing, row and outcome; nobody else sees any', async () => {
  const { admin, stranger, trainee, coordinator } = program
  await traced(stranger.browser, 'GET', `/api/tasks/${id}`)
  const find = (filter: Readonly<Record<string, string>>) => admin.browser.list<AccessView>(listAccesses, filter)
  const refused = await find({ object_id: id, outcome: 'refused', user_id: stranger.userId, row: 'getTask' })
  expect(refused.total).toBeGreaterThan(0)
  expect(refused.items[0]).toMatchObject({ user_name: 'Stella Elsewhere', status: 404, object_ids: [id] })
  expect((await find({ object_id: newId() })).total).toBe(0)
  expect((await find({ from: '2100-01-01T00:00:00.000Z' })).total).toBe(0)
  for (const { browser } of [trainee, coordinator]) expect((await browser.list(listAccesses)).status).toBe(403)
})

test('the trail is only ever appended to, and what is done to it all the same is found', async () => {
  const { pool } = app.database
  const key = app.config.secrets.anchor.current.bytes
  const anchors = accessAnchors({ pool, keys: [key] })
  for (let n = 0; n < 4; n++) await traced(program.trainee.browser, 'GET', `/api/tasks/${id}`)
  await anchors.sign(new Date())
  expect(await anchors.sign(new Date())).toBeUndefined()
  expect((await verifyTrail(pool, [key])).broken).toEqual([])
  for (const attempt of [`update audit.access set status = 200`, 'delete from audit.access', 'truncate audit.access'])
    await expect(pool.query(attempt)).rejects.toMatchObject({ code: '42501' })
  const tampered = async (statement: string): Promise<readonly string[]> => {
    const client = await pool.connect()
    try {
      await client.query('begin; set local session_replication_role = replica')
      await client.query(statement)
      // The verdict inside the transaction, which is then undone.
      return (await verifyTrail(client, [key])).broken
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  expect(await tampered(`update audit.access set user_id = gen_random_uuid() where ordinal = 2`)).toEqual([
    'the access trail is broken at row 2',
  ])
  expect(await tampered('delete from audit.access where ordinal = 3')).toEqual(['the access trail is broken at row 4'])
  const cut = await tampered('delete from audit.access where ordinal = (select max(ordinal) from audit.access)')
  expect(cut).toEqual([expect.stringMatching(/^access anchor \d+ .*: cut$/)])
  const { broken, anchors: signed } = await verifyTrail(pool, [Buffer.alloc(32, 8)])
  expect(broken).toEqual(Array.from({ length: signed }, () => expect.stringMatching(/forged$/)))
})
