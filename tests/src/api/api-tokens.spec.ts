// Access tokens over the whole API: what they reach and what never, until when, in whose name, and what is left of it on record.
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { allRows } from '@practicum/shared/contract/all'
import { tokenScopeOf } from '@practicum/shared/contract/by-token'
import { apiTokens, revokeApiToken } from '@practicum/shared/features/api-tokens/api-tokens.contract'
import { history } from '@practicum/shared/features/audit/history.contract'
import { getTask } from '@practicum/shared/features/tasks/tasks.contract'
import {
  archivePosition,
  deactivateUser,
  reactivateUser,
  restorePosition,
} from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedAs } from './harness/browser'
import { erased } from './harness/erasing'
import { eventually } from './harness/eventually'
import { enrol, foundProgram, type Member, PASSWORD, type TestProgram } from './harness/program'
import { halfway, setUpApp } from './harness/second-step'
import { making, programOf, tokenOf } from './harness/tokens'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const TASK = { description: 'Made by a program', due_date: '2030-01-31', self: true }
const listed = async ({ browser }: Member) => (await browser.get(apiTokens)).body.tokens
const revoke = ({ browser }: Member, id: string) => browser.do(revokeApiToken, { params: { id } })
const set = (table: 'person' | 'position', column: string, { userId }: Member, value: string) =>
  app.database.pool.query(`update read.${table} set ${column} = $2 where user_id = $1`, [userId, value])

test('a program writes and reads what it wrote at once, without a cookie and without a CSRF token', async () => {
  const { token } = await tokenOf(program.trainee, ['tasks:write'])
  const { send } = programOf(app, token)
  const made = await send('POST', '/api/tasks', TASK, { 'idempotency-key': 'by-a-program-1' })
  expect(made.status).toBe(200)
  const { id } = made.body as { id: string }
  expect(await send('GET', `/api/tasks/${id}`)).toMatchObject({ status: 200, body: { description: TASK.description } })
  const again = await send('POST', '/api/tasks', TASK, { 'idempotency-key': 'by-a-program-1' })
  expect([again.headers.get('idempotent-replay'), again.body]).toEqual(['true', made.body])
  expect(again.headers.getSetCookie()).toEqual([])
})

test('it goes as far as its scopes: one that reads does not write, and of other features it reads nothing', async () => {
  const { token } = await tokenOf(program.trainee, ['tasks:read', 'tasks:read'])
  const { send } = programOf(app, token)
  expect((await send('GET', '/api/tasks')).status).toBe(200)
  const refused = [await send('POST', '/api/tasks', TASK), await send('GET', '/api/placements')]
  expect(refused.map(refusedAs)).toEqual([
    [403, 'token_scope'],
    [403, 'token_scope'],
  ])
  expect(refused[0]?.body).toMatchObject({ errors: [{ data: { scope: 'tasks:write' } }] })
  expect(refused[0]?.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope"')
})

test('what is not opened for programs no token reaches, whoever’s it is and whatever its scopes', async () => {
  const scopes = (await program.admin.browser.get(apiTokens)).body.offered.map(feature => `${feature}:write`)
  const { token } = await tokenOf(program.admin, scopes)
  const closed = allRows.filter(row => tokenScopeOf(row) === undefined)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const wrong: string[] = []
  for (const { name, method, path } of closed) {
    const address = `${app.url}${path.replace(/:\w+/g, newId())}`
    const answer = await fetch(address, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) })
    const { errors } = (await answer.json()) as { errors?: { code: string }[] }
    if (answer.status !== 403 || errors?.[0]?.code !== 'token_closed') wrong.push(`${name} ${answer.status}`)
  }
  expect(wrong).toEqual([])
  const opened = new Set(allRows.filter(row => !closed.includes(row)).map(({ feature }) => feature))
  // By hand: accounts, passwords, second steps, acting as somebody, settings, the trail and tokens themselves are not among them.
  expect([...opened].toSorted()).toEqual([
    'attachments',
    'ce-courses',
    'forms',
    'live-sessions',
    'members',
    'notifications',
    'placements',
    'task-templates',
    'tasks',
  ])
})

test('of a cookie and a token the token counts, also where it opens nothing', async () => {
  const { browser } = program.coordinator
  const { token } = await tokenOf(program.trainee, ['tasks:read'])
  const both = (bearer: string, path: string) =>
    browser.send('GET', path, { headers: { authorization: `Bearer ${bearer}` } })
  expect((await both(token, '/api/tasks')).status).toBe(200)
  expect(codesOf(await both(token, '/api/placements'))).toEqual(['token_scope'])
  expect(refusedAs(await both('nonsense', '/api/tasks'))).toEqual([401, 'token_unknown'])
  expect(refusedAs(await both('', '/api/tasks'))).toEqual([401, 'token_unknown'])
  // What stands in front may have names and passwords of its own.
  expect((await browser.send('GET', '/api/tasks', { headers: { authorization: 'Basic eA==' } })).status).toBe(200)
  expect((await browser.send('GET', `/api/tasks?access_token=${token}`)).status).not.toBe(401)
  expect((await app.visitor().send('GET', `/api/tasks?access_token=${token}`)).status).toBe(401)
})

test('revoked it opens nothing from the answer on, nor expired, nor one that never was, and each is told why', async () => {
  const { trainee } = program
  const [revoked, expired] = [await tokenOf(trainee, ['tasks:read']), await tokenOf(trainee, ['tasks:read'])]
  const told = async ({ token }: { token: string }) => refusedAs(await programOf(app, token).send('GET', '/api/tasks'))
  expect((await revoke(trainee, revoked.id)).status).toBe(200)
  expect(await told(revoked)).toEqual([401, 'token_revoked'])
  expect((await revoke(trainee, revoked.id)).status).toBe(200)
  await app.database.pool.query('update read.api_token set expires_at = now() where api_token_id = $1', [expired.id])
  const answer = await programOf(app, expired.token).send('GET', '/api/tasks')
  expect([refusedAs(answer), answer.headers.get('www-authenticate')]).toEqual([
    [401, 'token_expired'],
    'Bearer error="invalid_token"',
  ])
  const last = expired.token.endsWith('0') ? '1' : '0'
  expect(await told({ token: `${expired.token.slice(0, -1)}${last}` })).toEqual([401, 'token_unknown'])
  expect((await listed(trainee)).map(({ id }) => id)).not.toContain(revoked.id)
})

test('with an account that is closed, or a position that is ended, its tokens end for good', async () => {
  const { organizationId, admin } = program
  const member = await enrol(app, { role: 'trainee', organizationId, name: 'Ida Wells' })
  const params = { id: member.userId }
  const told = async ({ token }: { readonly token: string }) =>
    refusedAs(await programOf(app, token).send('GET', '/api/tasks'))
  const first = await tokenOf(member, ['tasks:read'])
  const position = { params: { ...params, position_id: member.positionId } }
  expect((await admin.browser.do(archivePosition, position)).status).toBe(200)
  expect((await admin.browser.do(restorePosition, position)).status).toBe(200)
  expect(await told(first)).toEqual([401, 'token_revoked'])
  const browser = await app.visitor().signIn(member.email, PASSWORD)
  const second = await tokenOf({ ...member, browser }, ['tasks:read'])
  expect(await told(second)).toEqual([200])
  expect((await admin.browser.do(deactivateUser, { params })).status).toBe(200)
  expect((await admin.browser.do(reactivateUser, { params })).status).toBe(200)
  expect(await told(second)).toEqual([401, 'token_revoked'])
})

test('who may not enter any more, whose position has ended, or whom the lockout keeps out, has no program that may', async () => {
  const member = await enrol(app, { role: 'trainee', organizationId: program.organizationId, name: 'Ula Way' })
  const { token } = await tokenOf(member, ['tasks:read'])
  const told = async () => refusedAs(await programOf(app, token).send('GET', '/api/tasks'))
  expect(await told()).toEqual([200])
  const turned = async (table: 'person' | 'position', column: string, value: string) => {
    await set(table, column, member, value)
    const answer = await told()
    await set(table, column, member, 'active')
    return answer
  }
  expect(await turned('person', 'user_status', 'inactive')).toEqual([401, 'token_owner'])
  expect(await turned('position', 'position_status', 'archived')).toEqual([401, 'token_owner'])
  const lock = (on: boolean) =>
    app.database.pool.query(
      `insert into read.setting (setting_id, key, value) values ($1, 'user_lockout', $2)
       on conflict (setting_id) do update set value = excluded.value`,
      ['0192f0c0-0000-7000-8000-00000000aaaa', { lockout_enabled: on, lockout_primed: true }],
    )
  await lock(true)
  const kept = await told()
  await lock(false)
  expect([kept, await told()]).toEqual([[401, 'token_owner'], [200]])
})

test('one of the organization is made, seen and revoked by those who coordinate it, and ends when its maker does not', async () => {
  const { coordinator, trainee, stranger, organizationId } = program
  expect(refusedAs(await making(trainee, ['tasks:read'], { of: 'organization' }))).toEqual([
    403,
    'of api_token.not_for_organization',
  ])
  const maker = await enrol(app, { role: 'coordinator', organizationId, name: 'Mae Ker' })
  const { id, token } = await tokenOf(maker, ['members:read'], { of: 'organization' })
  const own = await tokenOf(maker, ['members:read'])
  const seen = (await listed(coordinator)).filter(one => one.made_by.id === maker.userId)
  expect(seen).toMatchObject([{ id, of: 'organization', made_by: { name: 'Mae Ker' } }])
  const told = async (one: string) => refusedAs(await programOf(app, one).send('GET', '/api/members'))
  expect(await told(token)).toEqual([200])
  await set('position', 'role', maker, 'faculty')
  expect(await told(token)).toEqual([401, 'token_owner'])
  await set('position', 'role', maker, 'coordinator')
  const hidden = [await revoke(trainee, id), await revoke(stranger, id), await revoke(coordinator, own.id)]
  expect(hidden.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await revoke(coordinator, id)).status).toBe(200)
  expect([await told(token), await told(own.token)]).toEqual([[401, 'token_revoked'], [200]])
})

test('it sees its own organization’s and nothing of another', async () => {
  const made = await program.coordinator.browser.send('POST', '/api/tasks', { body: TASK })
  const { id } = made.body as { id: string }
  const { token } = await tokenOf(program.stranger, ['tasks:write'])
  const { send } = programOf(app, token)
  const answers = [
    await send('GET', `/api/tasks/${id}`),
    await send('PATCH', `/api/tasks/${id}/status`, { status: 'complete' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})

test('what it was shown, refused and did is on record under the token, and the secret stands nowhere', async () => {
  const { trainee } = program
  const { id, token } = await tokenOf(trainee, ['tasks:write'])
  const { send } = programOf(app, token)
  const correlation = newId()
  const headers = { 'x-correlation-id': correlation }
  const made = await send('POST', '/api/tasks', TASK, headers)
  const task = (made.body as { id: string }).id
  await send('GET', `/api/tasks/${task}`, undefined, headers)
  await send('GET', '/api/placements', undefined, headers)
  const { rows } = await app.database.pool.query(
    'select row_name, outcome, user_id, token_id from audit.access where correlation_id = $1 order by ordinal',
    [correlation],
  )
  const by = { user_id: trainee.userId, token_id: id }
  expect(rows).toEqual([
    { row_name: 'getTask', outcome: 'answered', ...by },
    { row_name: expect.any(String), outcome: 'refused', ...by },
  ])
  const { events } = await app.practicum.store.readAll({})
  const written = events.filter(({ metadata }) => metadata.correlationId === correlation)
  expect(written.map(({ metadata }) => metadata.actor)).toContainEqual({
    userId: trainee.userId,
    positionId: trainee.positionId,
    tokenId: id,
  })
  const told = (await trainee.browser.get(history, { params: { subject: 'task', id: task } })).body.entries
  expect(told.map(({ by_token }) => by_token)).toEqual([true])
  expect(events.filter(event => JSON.stringify([event.data, event.metadata]).includes(token.slice(-20)))).toEqual([])
  const kept = await app.database.pool.query('select from access.api_token t where strpos(t::text, $1) > 0', [token])
  expect(kept.rows).toEqual([])
  expect(await app.practicum.audit.verify()).toMatchObject({ broken: [] })
})

test('where it cannot be noted what a program is shown, it is shown nothing', async () => {
  const { token } = await tokenOf(program.trainee, ['tasks:read'])
  const { pool } = app.database
  await pool.query(`alter table audit.access add constraint none_of_tokens check (token_id is null) not valid`)
  const { status } = await programOf(app, token).send('GET', '/api/tasks')
  await pool.query('alter table audit.access drop constraint none_of_tokens')
  expect(status).toBeGreaterThanOrEqual(500)
  expect((await programOf(app, token).send('GET', '/api/tasks')).status).toBe(200)
})

test('a token is made with one’s password and all steps of signing in, never as somebody else, and its maker is told', async () => {
  const member = await enrol(app, { role: 'supervisor', organizationId: program.organizationId, name: 'Sia Step' })
  expect(refusedAs(await making(member, ['tasks:read'], { password: 'not-mine' } as never))).toEqual([
    422,
    'password password.wrong_current',
  ])
  expect(refusedAs(await making(member, ['passwords:write']))).toEqual([422, 'scopes api_token.scope_unknown'])
  expect(codesOf(await making(member, ['tasks:read'], { days: 366 }))).toHaveLength(1)
  await setUpApp(member.browser)
  expect((await making({ browser: await halfway(app, member) }, ['tasks:read'])).status).toBe(401)
  const { id } = await tokenOf(member, ['tasks:read'])
  const mails = await eventually(
    async () => (await app.practicum.store.readAll({})).events.filter(({ type }) => type === 'MailQueued'),
    all => all.some(({ data }) => JSON.stringify(data).includes('api_token.made')),
  )
  expect(mails.length).toBeGreaterThan(0)
  expect((await listed(member)).map(one => one.id)).toEqual([id])
})

test('in a day one person makes so many and no more, and in a minute one token asks so often', async () => {
  const member = await enrol(app, { role: 'trainee', organizationId: program.organizationId, name: 'Tom Many' })
  const { id, token } = await tokenOf(member, ['tasks:read'])
  const used = (key: string, count: number) =>
    app.database.pool.query(
      `insert into access.guess (key, count, window_ends_at) values ($1, $2, now() + interval '1 minute')
       on conflict (key) do update set count = excluded.count, window_ends_at = excluded.window_ends_at`,
      [key, count],
    )
  await used(`api-tokens-made:${member.userId}`, 20)
  expect(refusedAs(await making(member, ['tasks:read']))).toEqual([429, 'api_token.too_many'])
  await used(`api-token:${id}`, 600)
  const { status, headers } = await programOf(app, token).send('GET', '/api/tasks')
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('it is told when it was last used', async () => {
  const { id, token } = await tokenOf(program.faculty, ['tasks:read'])
  const usedAt = async () => (await listed(program.faculty)).find(one => one.id === id)?.used_at
  expect(await usedAt()).toBeNull()
  await programOf(app, token).send('GET', '/api/tasks')
  expect(await usedAt()).toEqual(expect.any(String))
})

test('with a person their tokens are gone', async () => {
  const member = await enrol(app, { role: 'trainee', organizationId: program.organizationId, name: 'Gus Gone' })
  const { token } = await tokenOf(member, ['tasks:read'])
  await erased(app, member.userId)
  expect((await app.practicum.services.executor.load(userAggregate, member.userId)).state.status).toBe('erased')
  expect((await programOf(app, token).send('GET', '/api/tasks')).status).toBe(401)
  const { rows } = await app.database.pool.query('select from access.api_token where user_id = $1', [member.userId])
  expect(rows).toEqual([])
})

test('what one has seen of a task by a session is no more than by a token', async () => {
  const { id } = (await program.coordinator.browser.send('POST', '/api/tasks', { body: TASK })).body as { id: string }
  const { token } = await tokenOf(program.coordinator, ['tasks:read'])
  const byToken = await programOf(app, token).send('GET', `/api/tasks/${id}`)
  expect(byToken.body).toEqual((await program.coordinator.browser.get(getTask, { params: { id } })).body)
})
