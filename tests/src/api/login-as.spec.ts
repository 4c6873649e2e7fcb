// Acting as somebody over the whole API: who may, as whom and how long, what it leaves behind, and how it ends.
import { systemContext } from '@practicum/command-service/execution/context'
import { loginAsSchedule } from '@practicum/command-service/features/login-as/login-as.schedule'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { assignPosition } from '@practicum/command-service/features/people/people.registration'
import { history } from '@practicum/shared/features/audit/history.contract'
import { listDevices, signOutDevice } from '@practicum/shared/features/devices/devices.contract'
import { endLoginAs, loginAsUsers, startLoginAs } from '@practicum/shared/features/login-as/login-as.contract'
import { listMails } from '@practicum/shared/features/mails/mails.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { changePassword } from '@practicum/shared/features/passwords/passwords.contract'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import type { UserCommand } from '@practicum/shared/features/people/user.decider'
import { currentUser, saveLastRoute, signIn, signOut } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask, getTask } from '@practicum/shared/features/tasks/tasks.contract'
import { deactivateUser, signOutUser } from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { loggedInAs, REASON } from './harness/login-as'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'

let app: TestApp
let organizationId: string
let elsewhere: string
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
  elsewhere = await foundOrganization(app)
})
afterAll(() => app.close())

const anAdmin = (): Promise<Member> => enrol(app, { role: 'admin', organizationId: elsewhere, name: 'Morgan Vale' })
const someone = (role: Member['role'] = 'trainee'): Promise<Member> =>
  enrol(app, { role, organizationId, name: 'Ana Ruiz' })

const sql = (text: string, ...values: unknown[]) => app.database.pool.query(text, values)
const statusOf = async (browser: Browser): Promise<number> => (await browser.get(currentUser)).status
const secretOf = (text: string) => text as never
const start = (browser: Browser, id: string, body: object = {}) =>
  browser.do(startLoginAs, {
    params: { id },
    body: { reason: REASON, password: secretOf(PASSWORD), ...body },
  })

/** With whatever secret it had before. */
function withSecret(browser: Browser): Browser {
  const thief = app.visitor()
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value)
  return thief
}

async function written({ userId }: Pick<Member, 'userId'>, type: string) {
  const { events } = await app.practicum.services.executor.loadWhole(userAggregate, userId)
  return events.filter(event => event.type === type)
}

async function change(userId: string, command: UserCommand): Promise<void> {
  const { services } = app.practicum
  const request = { command: () => command }
  const done = unwrapOrThrow(
    await services.executor.execute(userAggregate, userId, request, systemContext(newId(), new Date())),
  )
  await services.waitUntilProjected(['person', 'position'], done.position)
}

async function secondPosition(member: Member, role: Member['role'], organization: string): Promise<string> {
  const position = { role, organizationId: organization, liveSessionsAllowed: true, accountLimited: false }
  const context = systemContext(newId(), new Date(), organization)
  const { positionId } = unwrapOrThrow(await assignPosition(app.practicum.services, member.userId, position, context))
  await app.caughtUp()
  return positionId
}

/** A minute after whatever has ended. */
const swept = (): Promise<void> => loginAsSchedule(app.practicum.services).run(new Date(Date.now() + 61_000))

describe('beginning', () => {
  test('LOGINAS-002 LOGINAS-007 USER-016 an admin is the person from then on, and says who they really are', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    const acting = await app.visitor().signIn(admin.email, PASSWORD)
    const answer = await start(acting, member.userId)
    expect(answer).toMatchObject({ status: 200, body: { id: member.userId, redirect: '/dashboard' } })
    expect((await acting.get(currentUser)).body).toMatchObject({
      id: member.userId,
      is_impersonating: true,
      login_as: { root_user: { id: admin.userId, name: 'Morgan Vale' } },
      current_position: { id: member.positionId },
    })
    expect((await member.browser.get(currentUser)).body).toMatchObject({ is_impersonating: false, login_as: null })
  })

  test('the session of before opens nothing while it waits', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    const before = withSecret(admin.browser)
    expect(await statusOf(before)).toBe(200)
    expect((await start(admin.browser, member.userId)).status).toBe(200)
    expect(await statusOf(before)).toBe(401)
    expect(await statusOf(admin.browser)).toBe(200)
  })

  test('it is on record with the person: who, why, and until it ends', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    await loggedInAs(app, admin, member)
    const [started] = await written(member, 'LoginAsStarted')
    expect(started).toMatchObject({
      data: { userId: member.userId, adminId: admin.userId, reason: REASON },
      meta: { actor: { userId: admin.userId } },
    })
    const { body } = await member.browser.get(history, { params: { subject: 'user', id: member.userId } })
    expect(body.entries).toContainEqual(
      expect.objectContaining({
        type: 'LoginAsStarted',
        reason: REASON,
        actor: { id: admin.userId, name: 'Morgan Vale', role_keyname: null, profile_image_url: null },
      }),
    )
  })

  test('the person is told: in the bell, and by mail with who and why', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    await loggedInAs(app, admin, member)
    const told = await eventually(
      async () => (await member.browser.get(recentNotifications)).body.data,
      ({ length }) => length > 0,
    )
    expect(told).toMatchObject([{ kind: 'user.login_as_started', read_at: null }])
    const mails = await eventually(
      async () => (await member.browser.list<{ id: string; kind: string }>(listMails)).items,
      ({ length }) => length > 0,
    )
    expect(mails.map(({ kind }) => kind)).toEqual(['user.login_as_started'])
    const mail = await member.browser.send('GET', `/api/mails/${mails[0]?.id}`)
    expect(JSON.stringify(mail.body)).toContain(
      `Morgan Vale has begun to act as you, to help or to look into something: ${REASON}`,
    )
  })

  test('it is among the devices of the person, who can end it; the one that waits is among those of the admin', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    const acting = await loggedInAs(app, admin, member)
    const { devices } = (await member.browser.get(listDevices)).body
    const byAdmin = devices.find(({ by_admin }) => by_admin)
    expect((await admin.browser.get(listDevices)).body.devices).toHaveLength(2)
    expect((await member.browser.do(signOutDevice, { params: { id: byAdmin?.id ?? '' } })).status).toBe(200)
    expect(await statusOf(acting)).toBe(401)
    expect((await admin.browser.get(listDevices)).body.devices).toHaveLength(1)
  })

  test('LOGIN-015 where the person was last is not where one lands', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    await member.browser.do(saveLastRoute, { body: { path: '/tasks' } })
    const acting = await app.visitor().signIn(admin.email, PASSWORD)
    expect((await start(acting, member.userId)).body.redirect).toBe('/dashboard')
    expect((await app.visitor().signIn(member.email, PASSWORD)).csrf).toBeDefined()
    const visitor = app.visitor()
    await visitor.freshToken()
    const body = { email: member.email, password: secretOf(PASSWORD) }
    expect((await visitor.do(signIn, { body })).body.redirect).toBe('/tasks')
  })

  test('another position of the person is looked at without moving them', async () => {
    const [admin, member] = [await anAdmin(), await someone('faculty')]
    const positionId = await secondPosition(member, 'coordinator', elsewhere)
    const acting = await loggedInAs(app, admin, member)
    expect((await acting.do(switchPosition, { params: { id: positionId } })).status).toBe(200)
    expect((await acting.get(currentUser)).body.current_position.id).toBe(positionId)
    expect(await written(member, 'CurrentPositionSwitched')).toEqual([])
    await acting.freshToken()
    expect((await acting.do(switchPosition, { params: { id: newId() } })).status).toBe(404)
  })
})

describe('as whom', () => {
  const refusedAs = async (browser: Browser, id: string, body: object = {}) => {
    const answer = await start(browser, id, body)
    return [answer.status, ...codesOf(answer)]
  }

  test('LOGINAS-001 (overruled: not as another admin) nobody but an admin acts as somebody, and an admin as anybody below them', async () => {
    const member = await someone()
    for (const role of ['coordinator', 'faculty', 'supervisor', 'trainee', 'manager', 'staff', 'assistant'] as const)
      expect([role, await refusedAs((await anAdmin()).browser, (await someone(role)).userId)]).toEqual([role, [200]])
    for (const role of ['coordinator', 'faculty', 'supervisor', 'trainee'] as const) {
      const { browser } = await someone(role)
      expect(await refusedAs(browser, member.userId)).toEqual([403, 'forbidden'])
    }
    expect(await written(member, 'LoginAsStarted')).toEqual([])
  })

  test('not as oneself, another admin, somebody whose account is closed, who was erased, or whom there is not', async () => {
    const [{ browser, userId }, other, closed, erased, adminToo] = [
      await anAdmin(),
      await anAdmin(),
      await someone(),
      await someone(),
      await someone('faculty'),
    ]
    await secondPosition(adminToo, 'admin', elsewhere)
    await change(closed.userId, { type: 'ChangeUserStatus', status: 'inactive' })
    await change(erased.userId, { type: 'Erase', userId: erased.userId })
    expect(await refusedAs(browser, userId)).toEqual([409, 'login_as.oneself'])
    expect(await refusedAs(browser, other.userId)).toEqual([409, 'login_as.admin'])
    expect(await refusedAs(browser, adminToo.userId)).toEqual([409, 'login_as.admin'])
    expect(await refusedAs(browser, closed.userId)).toEqual([409, 'login_as.closed'])
    expect(await refusedAs(browser, erased.userId)).toEqual([404, 'not_found'])
    expect(await refusedAs(browser, newId())).toEqual([404, 'not_found'])
    expect(await statusOf(browser)).toBe(200)
  })

  test('not with a wrong password, nor without a reason', async () => {
    const [{ browser }, member] = [await anAdmin(), await someone()]
    const wrong = { password: 'not-the-password-1' }
    expect(await refusedAs(browser, member.userId, wrong)).toEqual([422, 'password.wrong_current'])
    expect((await start(browser, member.userId, { reason: '  ' })).status).toBe(422)
    expect((await start(browser, member.userId, { return_to: '//evil.test' })).status).toBe(422)
    expect((await browser.get(currentUser)).body.is_impersonating).toBe(false)
    expect(await written(member, 'LoginAsStarted')).toEqual([])
  })

  test('not as a second person from within the first', async () => {
    const [admin, member, other] = [await anAdmin(), await someone(), await someone()]
    const acting = await loggedInAs(app, admin, member)
    expect(await refusedAs(acting, other.userId)).toEqual([403, 'impersonation'])
  })

  test('of two beginnings at once in one browser, one is made', async () => {
    const [{ browser }, member, other] = [await anAdmin(), await someone(), await someone()]
    const answers = await Promise.all([start(browser, member.userId), start(browser, other.userId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const { rows } = await sql(
      'select user_id from access.session where user_id = any($1) and root_user_id is not null',
      [member.userId, other.userId],
    )
    expect(rows).toHaveLength(1)
    await swept()
    const ended = [...(await written(member, 'LoginAsEnded')), ...(await written(other, 'LoginAsEnded'))]
    expect(ended.map(({ data }) => data.how)).toEqual(['lapsed'])
  })

  test('LOGINAS-004 those as whom one may act are found by a part of their name or address', async () => {
    const admin = await anAdmin()
    const [member, closed, adminToo] = [await someone(), await someone(), await someone('faculty')]
    await change(closed.userId, { type: 'ChangeUserStatus', status: 'inactive' })
    await secondPosition(adminToo, 'admin', elsewhere)
    const found = async (search: string) =>
      (await admin.browser.get(loginAsUsers, { query: { search } })).body.data.map(({ id }) => id)
    expect(await found(member.email)).toEqual([member.userId])
    for (const { email } of [closed, adminToo, admin]) expect(await found(email)).toEqual([])
    expect(await found('rui an')).not.toEqual([])
    const [shown] = (await admin.browser.get(loginAsUsers, { query: { search: member.email } })).body.data
    expect(shown?.positions).toMatchObject([{ role_keyname: 'trainee' }])
    expect((await member.browser.get(loginAsUsers)).status).toBe(403)
  })
})

describe('acting', () => {
  test('what is done stands under both names, in the log and in the history', async () => {
    const [admin, member] = [await anAdmin(), await someone('coordinator')]
    const trainee = await someone()
    const acting = await loggedInAs(app, admin, member)
    const made = await acting.do(createTask, { body: { description: 'Read it', assignee: trainee.picked } })
    expect(made.status).toBe(200)
    const { rows } = await sql(`select metadata from log.event where stream = $1`, `task-${made.body.id}`)
    expect(rows[0]?.metadata.actor).toEqual({
      userId: member.userId,
      positionId: member.positionId,
      rootUserId: admin.userId,
    })
    await app.caughtUp()
    const { body } = await trainee.browser.get(history, { params: { subject: 'task', id: made.body.id } })
    expect(body.entries[0]).toMatchObject({ actor: { name: 'Ana Ruiz' }, root_actor: { name: 'Morgan Vale' } })
    expect((await acting.get(getTask, { params: { id: made.body.id } })).status).toBe(200)
    const trail = await sql(`select root_user_id, row_name from audit.access where user_id = $1`, member.userId)
    expect(trail.rows).toContainEqual({ root_user_id: admin.userId, row_name: 'getTask' })
  })

  test('the password stays what it is, and the history of the account is the person’s own', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    const acting = await loggedInAs(app, admin, member)
    const body = { current: secretOf(PASSWORD), password: secretOf('Quiet-Harbor-Lantern-58!') }
    expect(codesOf(await acting.do(changePassword, { body }))).toEqual(['impersonation'])
    const own = { params: { subject: 'user', id: member.userId } }
    expect((await acting.get(history, own)).status).toBe(404)
    expect((await member.browser.get(history, own)).status).toBe(200)
  })

  test('also where no session is needed, what is denied is denied', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    const acting = await loggedInAs(app, admin, member)
    const body = { email: member.email, password: secretOf(PASSWORD) }
    expect(codesOf(await acting.do(signIn, { body }))).toEqual(['impersonation'])
  })
})

describe('the end', () => {
  test('LOGINAS-003 LOGINAS-005 LOGINAS-006 one is oneself again, where it was begun, under another secret', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    const acting = await loggedInAs(app, admin, member, '/admin/users?page=2')
    const { rows } = await sql('select root_user_id, return_to from access.login_as where user_id = $1', member.userId)
    expect(rows).toEqual([{ root_user_id: admin.userId, return_to: '/admin/users?page=2' }])
    const meanwhile = withSecret(acting)
    const answer = await acting.do(endLoginAs)
    expect(answer).toMatchObject({ status: 200, body: { id: admin.userId, redirect: '/admin/users?page=2' } })
    expect((await acting.get(currentUser)).body).toMatchObject({ id: admin.userId, is_impersonating: false })
    expect(await statusOf(meanwhile)).toBe(401)
    expect((await written(member, 'LoginAsEnded')).map(({ data }) => data.how)).toEqual(['stopped'])
    await swept()
    expect(await written(member, 'LoginAsEnded')).toHaveLength(1)
  })

  test('LOGINAS-006 where nothing was remembered, one goes to the dashboard', async () => {
    const acting = await loggedInAs(app, await anAdmin(), await someone())
    expect((await acting.do(endLoginAs)).body.redirect).toBe('/dashboard')
  })

  test('whoever is oneself already is told so', async () => {
    const acting = await loggedInAs(app, await anAdmin(), await someone())
    acting.csrf = (await acting.do(endLoginAs)).body.csrf_token
    expect(codesOf(await acting.do(endLoginAs))).toEqual(['login_as.none'])
    expect(await statusOf(acting)).toBe(200)
  })

  test('of two who end it at once, one goes on', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    const acting = await loggedInAs(app, admin, member)
    const answers = await Promise.all([acting.do(endLoginAs), acting.do(endLoginAs)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await written(member, 'LoginAsEnded')).toHaveLength(1)
  })

  test('after an hour it is over, also where the admin’s own session would go on; never after that', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    const minutes = async () => {
      const { rows } = await sql(
        `select round(extract(epoch from absolute_expires_at - now()) / 60)::int as minutes from access.session
         where user_id = $1 and root_user_id is not null order by created_at desc limit 1`,
        member.userId,
      )
      return rows[0]?.minutes
    }
    const acting = await loggedInAs(app, admin, member)
    expect(await minutes()).toBe(60)
    await sql(`update access.session set absolute_expires_at = now() where root_user_id = $1`, admin.userId)
    expect(await statusOf(acting)).toBe(401)
    expect((await acting.do(endLoginAs)).status).toBe(401)
    await sql(
      `update access.session set absolute_expires_at = now() + interval '10 minutes' where user_id = $1`,
      admin.userId,
    )
    await start(admin.browser, member.userId)
    expect(await minutes()).toBe(10)
  })

  const ENDINGS: Record<string, (admin: Member, member: Member, acting: Browser) => Promise<unknown>> = {
    'signing out': (_admin, _member, acting) => acting.do(signOut, { body: {} }),
    'doing nothing for long': ({ userId }) =>
      sql(`update access.session set seen_at = now() - interval '1 day' where root_user_id = $1`, userId),
    'the end of the admin’s own time': ({ userId }) =>
      sql(
        `update access.session set absolute_expires_at = now() where user_id = $1 and parked_for is not null`,
        userId,
      ),
    'closing the account of the admin': async ({ userId }) =>
      (await anAdmin()).browser.do(deactivateUser, { params: { id: userId } }),
    'signing the admin out everywhere': async ({ userId }) =>
      (await anAdmin()).browser.do(signOutUser, { params: { id: userId } }),
    'another password of the admin': ({ browser }) =>
      browser.do(changePassword, {
        body: { current: secretOf(PASSWORD), password: secretOf('Quiet-Harbor-Lantern-58!') },
      }),
    'the end of the admin’s position': ({ userId, positionId }) =>
      change(userId, { type: 'ChangePositionStatus', positionId, status: 'archived' }),
    'closing the account of the person': async ({ browser }, { userId }) =>
      browser.do(deactivateUser, { params: { id: userId } }),
    'making the person an admin': async (_admin, member, acting) => {
      const positionId = await secondPosition(member, 'admin', elsewhere)
      await acting.do(switchPosition, { params: { id: positionId } })
    },
  }

  test.each(Object.keys(ENDINGS))('%s ends it, and what waited goes with it', async ending => {
    const [admin, member] = [await anAdmin(), await someone('faculty')]
    const acting = await loggedInAs(app, admin, member)
    expect(await statusOf(acting)).toBe(200)
    await ENDINGS[ending]?.(admin, member, acting)
    expect(await statusOf(acting)).toBe(401)
    expect((await withSecret(acting).get(currentUser)).status).toBe(401)
  })

  test('signing out ends it on record, and signs the person out nowhere', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    const acting = await loggedInAs(app, admin, member)
    await acting.do(signOut, { body: {} })
    expect((await written(member, 'LoginAsEnded')).map(({ data }) => data.how)).toEqual(['signed_out'])
    expect(await written(member, 'UserSignedOut')).toEqual([])
    expect(await statusOf(member.browser)).toBe(200)
    await swept()
    expect(await written(member, 'LoginAsEnded')).toHaveLength(1)
  })

  test('whatever else ends it is told a minute later, once, and nothing is left of it', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    await loggedInAs(app, admin, member)
    await swept()
    expect(await written(member, 'LoginAsEnded')).toEqual([])
    await sql(`update access.session set seen_at = now() - interval '1 day' where root_user_id = $1`, admin.userId)
    await swept()
    await swept()
    expect((await written(member, 'LoginAsEnded')).map(({ data }) => data.how)).toEqual(['lapsed'])
    const { rows } = await sql(
      `select (select count(*)::int from access.login_as where user_id = $1) as begun,
        (select count(*)::int from access.session where root_user_id = $2 or parked_for is not null and user_id = $2) as sessions`,
      member.userId,
      admin.userId,
    )
    expect(rows).toEqual([{ begun: 0, sessions: 0 }])
  })

  test('of one whose process died before it was on record nothing is told', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    const { loginAs } = app.practicum.services
    const about = { userId: member.userId, rootUserId: admin.userId, returnTo: undefined }
    await loginAs.begin({ sessionId: newId(), ...about })
    await swept()
    expect(await written(member, 'LoginAsEnded')).toEqual([])
    const { rowCount } = await sql('select from access.login_as where user_id = $1', member.userId)
    expect(rowCount).toBe(0)
  })

  test('old sessions are forgotten, and the one that waits is not while it is waited for', async () => {
    const [admin, member] = [await anAdmin(), await someone()]
    const acting = await loggedInAs(app, admin, member)
    await sql(`update access.session set seen_at = now() - interval '1 day' where user_id = $1`, admin.userId)
    await app.practicum.services.sessions.forgetOld()
    expect((await acting.do(endLoginAs)).body.id).toBe(admin.userId)
  })
})
