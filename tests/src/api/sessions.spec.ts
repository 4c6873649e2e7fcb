// Sessions over the whole API: how they begin and end, whose token opens what, and where a person lands.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { assignPosition, registerUser } from '@practicum/command-service/features/people/people.registration'
import { hashOfSid } from '@practicum/infra/sessions/store'
import { chooseLanguage, chooseTimeZone, switchPosition } from '@practicum/shared/features/people/people.contract'
import type { UserCommand } from '@practicum/shared/features/people/user.decider'
import { currentUser, saveLastRoute, signOut } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf } from './harness/browser'
import { loggedInAs } from './harness/login-as'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'

let app: TestApp
let organizationId: string
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
})
afterAll(() => app.close())

const someone = (role: Member['role'] = 'coordinator'): Promise<Member> => enrol(app, { role, organizationId })

const sql = (text: string, ...values: unknown[]) => app.database.pool.query(text, values)

async function change(userId: string, command: UserCommand): Promise<void> {
  const { services } = app.practicum
  const request = { command: () => command }
  const done = await services.executor.execute(userAggregate, userId, request, systemContext(newId(), new Date()))
  if (isRefusal(done)) throw done
  await services.waitUntilProjected(['person', 'position'], done.position)
}

const statusOf = async (browser: Browser): Promise<number> => (await browser.get(currentUser)).status
const sidOf = (browser: Browser): string => browser.cookies.get('sid') ?? ''

describe('beginning and end', () => {
  test('POSITION-001 LOGIN-003 signing in answers who one is, and the cookie is out of reach of scripts', async () => {
    const member = await someone()
    const visitor = app.visitor()
    await visitor.freshToken()
    const answer = await visitor.send('POST', '/api/login', { body: { email: member.email, password: PASSWORD } })
    expect(answer.body).toMatchObject({ id: member.userId, auth_code_required: false, phone: null })
    const [cookie = ''] = answer.headers.getSetCookie().filter(text => text.startsWith('sid='))
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect((await visitor.get(currentUser)).body).toMatchObject({ id: member.userId, is_impersonating: false })
  })

  test('every sign-in makes a new secret, and the browser’s session before it is dead', async () => {
    const { browser, email } = await someone()
    const before = sidOf(browser)
    await browser.signIn(email, PASSWORD)
    expect(sidOf(browser)).not.toBe(before)
    const thief = app.visitor()
    thief.cookies.set('sid', before)
    expect(await statusOf(thief)).toBe(401)
    expect(await statusOf(browser)).toBe(200)
  })

  test('a session made up by somebody else is never taken over', async () => {
    const { email } = await someone()
    const victim = app.visitor()
    victim.cookies.set('sid', 'chosen-by-an-attacker')
    await victim.signIn(email, PASSWORD)
    expect(sidOf(victim)).not.toBe('chosen-by-an-attacker')
  })

  test('LOGIN-025 signing out ends the session on the server, clears the browser, and a second time is a plain 401', async () => {
    const { browser } = await someone()
    const sid = sidOf(browser)
    const answer = await browser.do(signOut)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('clear-site-data')).toContain('storage')
    const stale = app.visitor()
    stale.cookies.set('sid', sid)
    expect(await statusOf(stale)).toBe(401)
    expect((await browser.do(signOut)).status).toBe(401)
  })

  test('USER-015 asking for the current user keeps a session alive, unless nobody uses the browser; idle longer than the limit with its warning it ends', async () => {
    const { browser, userId } = await someone()
    const idleFor = (seconds: number) =>
      sql(
        `update access.session set seen_at = now() - make_interval(secs => $2) where sid_hash = decode($1, 'hex')`,
        hashOfSid(sidOf(browser)),
        seconds,
      )
    const idle = async (): Promise<number> => {
      const { rows } = await sql(
        `select extract(epoch from now() - seen_at)::int as idle from access.session where sid_hash = decode($1, 'hex')`,
        hashOfSid(sidOf(browser)),
      )
      return rows[0].idle
    }
    await idleFor(500)
    await browser.get(currentUser, { headers: { 'x-activity': 'none' } })
    expect(await idle()).toBeGreaterThanOrEqual(500)
    expect((await browser.get(currentUser)).body.id).toBe(userId)
    expect(await idle()).toBeLessThan(60)
    await idleFor(480 + 120 + 61)
    expect(await statusOf(browser)).toBe(401)
  })

  test('no use prolongs a session beyond its absolute end', async () => {
    const { browser } = await someone()
    expect(await statusOf(browser)).toBe(200)
    await sql(
      `update access.session set absolute_expires_at = now() where sid_hash = decode($1, 'hex')`,
      hashOfSid(sidOf(browser)),
    )
    expect(await statusOf(browser)).toBe(401)
  })

  test.each<[string, (member: Member) => UserCommand]>([
    ['a person made inactive', () => ({ type: 'ChangeUserStatus', status: 'inactive' })],
    ['an archived position', ({ positionId }) => ({ type: 'ChangePositionStatus', positionId, status: 'archived' })],
  ])('%s is out with the next request, reading or writing, and cannot enter again', async (_what, command) => {
    const member = await someone()
    await change(member.userId, command(member))
    expect(await statusOf(member.browser)).toBe(401)
    const body = { description: 'too late', assignee: member.picked }
    expect((await member.browser.do(createTask, { body })).status).toBe(401)
    await expect(app.visitor().signIn(member.email, PASSWORD)).rejects.toThrow('login.failed')
  })

  test('an account that was never activated lets nobody in, and says no more than an address that nobody has', async () => {
    const email = `${newId()}@practicum.test`
    const person = {
      email,
      firstName: 'Not',
      lastName: 'Yet',
      zone: 'UTC',
      status: 'pending' as const,
      password: PASSWORD,
    }
    await registerUser(app.practicum.services, person, systemContext(newId(), new Date()))
    await expect(app.visitor().signIn(email, PASSWORD)).rejects.toThrow('login.failed')
    await expect(app.visitor().signIn(email, 'wrong')).rejects.toThrow('login.failed')
  })
})

describe('SESSION-014 ERROR-001 the CSRF token', () => {
  const tasksOf = async (member: Member): Promise<number> => (await member.browser.list(listTasks)).total
  const create = async (member: Member, token: string | undefined, headers = {}) => {
    const { browser } = member
    browser.csrf = token
    const key = newId()
    const body = { description: 'by whom?', assignee: member.picked }
    return browser.do(createTask, { body, key, headers })
  }

  test('a fresh one of this session is good', async () => {
    const member = await someone()
    await member.browser.freshToken()
    expect((await create(member, member.browser.csrf)).status).toBe(200)
  })

  test.each<[string, (member: Member, other: Member) => string | undefined | Promise<string | undefined>]>([
    ['missing', () => undefined],
    ['empty', () => ''],
    ['garbled', ({ browser }) => `${browser.csrf}x`],
    ['with another identity written in', ({ browser, userId }, other) => browser.csrf?.replace(userId, other.userId)],
    ['with a later end written in', ({ browser }) => browser.csrf?.replace(/\.(\d{10})\./, '.9999999999.')],
    [
      'expired',
      async ({ browser }) => {
        const session = await app.practicum.services.sessions.find(sidOf(browser))
        return app.practicum.services.csrf.issue(
          session?.principal,
          hashOfSid(sidOf(browser)),
          Date.now() - 13 * 3_600_000,
        )
      },
    ],
    ['of another session of the same person', async ({ email }) => (await app.visitor().signIn(email, PASSWORD)).csrf],
  ])('%s: 419, and nothing has happened', async (_what, token) => {
    const [member, other] = [await someone(), await someone()]
    const answer = await create(member, await token(member, other))
    expect({ status: answer.status, codes: codesOf(answer) }).toEqual({ status: 419, codes: ['csrf'] })
    expect(await tasksOf(member)).toBe(0)
    await member.browser.freshToken()
    expect((await create(member, member.browser.csrf)).status).toBe(200)
  })

  test('of another person: 409, never to be retried; nothing has happened', async () => {
    const [member, other] = [await someone(), await someone()]
    const answer = await create(member, other.browser.csrf)
    expect({ status: answer.status, codes: codesOf(answer) }).toEqual({ status: 409, codes: ['identity_changed'] })
    expect(answer.body).toMatchObject({ next: 'reload', flash: { type: 'error' } })
    expect(await tasksOf(member)).toBe(0)
  })

  test('of a person who has signed out meanwhile: 401 and the way to the sign-in', async () => {
    const member = await someone()
    member.browser.cookies.delete('sid')
    const answer = await create(member, member.browser.csrf)
    expect(answer).toMatchObject({ status: 401, body: { next: '/login' } })
  })

  test('SESSION-006 whose session has ended signs in again from the page that is still theirs, with a fresh token', async () => {
    const { browser, email } = await someone()
    await browser.do(signOut, { body: { keep_page: true } })
    const again = () => browser.send('POST', '/api/login', { body: { email, password: PASSWORD } })
    const first = await again()
    expect({ status: first.status, codes: codesOf(first) }).toEqual({ status: 419, codes: ['csrf'] })
    await browser.freshToken()
    expect((await again()).status).toBe(200)
  })

  test('a page that asks for the password again keeps what it has kept for its person', async () => {
    const [asking, leaving] = [await someone(), await someone()]
    const kept = await asking.browser.do(signOut, { body: { keep_page: true } })
    const left = await leaving.browser.do(signOut)
    const cleared = [kept, left].map(({ headers }) => headers.get('clear-site-data'))
    expect(cleared).toEqual(['"cache"', '"cache", "storage"'])
    expect([await statusOf(asking.browser), await statusOf(leaving.browser)]).toEqual([401, 401])
  })

  test('a good token sent from another site is of no use', async () => {
    const member = await someone()
    const token = member.browser.csrf
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
    ]) {
      const answer = await create(member, token, headers)
      expect({ headers, status: answer.status, codes: codesOf(answer) }).toEqual({
        headers,
        status: 403,
        codes: ['cross_site'],
      })
    }
    expect(await tasksOf(member)).toBe(0)
    expect((await create(member, token, { origin: app.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })
})

describe('the language of a person', () => {
  const languageOf = async (browser: Browser) => (await browser.get(currentUser)).body.language
  const choose = (browser: Browser, language: string) =>
    browser.send('PUT', chooseLanguage.path, { body: { language } })
  const chosenBy = async ({ userId }: Member): Promise<number> => {
    const { events } = await app.practicum.services.executor.loadWhole(userAggregate, userId)
    return events.filter(({ type }) => type === 'LanguageChosen').length
  }

  test('it is chosen for every device, once however often it is asked for', async () => {
    const member = await someone('trainee')
    expect(await languageOf(member.browser)).toBeNull()
    expect((await member.browser.do(chooseLanguage, { body: { language: 'es' } })).status).toBe(200)
    expect(await languageOf(member.browser)).toBe('es')
    expect(await languageOf(await app.visitor().signIn(member.email, PASSWORD))).toBe('es')
    expect((await choose(member.browser, 'es')).status).toBe(200)
    expect(await chosenBy(member)).toBe(1)
    expect((await choose(member.browser, 'en')).status).toBe(200)
    expect(await languageOf(member.browser)).toBe('en')
  })

  test('one that we do not have, and a choice of whoever acts as the person, are refused', async () => {
    const [member, admin] = [await someone(), await someone('admin')]
    expect((await choose(member.browser, 'tlh')).status).toBe(422)
    const acting = await loggedInAs(app, admin, member)
    expect(codesOf(await choose(acting, 'es'))).toEqual(['impersonation'])
    expect([await languageOf(member.browser), await chosenBy(member)]).toEqual([null, 0])
  })

  test('two devices that choose at the same moment are both answered, and one of the choices holds', async () => {
    const member = await someone()
    const other = await app.visitor().signIn(member.email, PASSWORD)
    const answers = await Promise.all([choose(member.browser, 'es'), choose(other, 'en')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(['en', 'es']).toContain(await languageOf(member.browser))
    expect(await chosenBy(member)).toBe(2)
  })
})

describe('the time zone of a person', () => {
  const zoneOf = async (browser: Browser) => (await browser.get(currentUser)).body.timezone
  const choose = (browser: Browser, timezone: string) => browser.do(chooseTimeZone, { body: { timezone } })
  const chosenBy = async ({ userId }: Member): Promise<number> => {
    const { events } = await app.practicum.services.executor.loadWhole(userAggregate, userId)
    return events.filter(({ type }) => type === 'TimeZoneChosen').length
  }

  test('it is chosen for every device, once however often it is asked for', async () => {
    const member = await someone('trainee')
    for (const _again of [1, 2]) expect((await choose(member.browser, 'Pacific/Auckland')).status).toBe(200)
    expect(await zoneOf(member.browser)).toBe('Pacific/Auckland')
    expect(await zoneOf(await app.visitor().signIn(member.email, PASSWORD))).toBe('Pacific/Auckland')
    expect(await chosenBy(member)).toBe(1)
  })

  test('one that there is not, and a choice of whoever acts as the person, are refused', async () => {
    const [member, admin] = [await someone(), await someone('admin')]
    const before = await zoneOf(member.browser)
    const refused = await choose(member.browser, 'Mars/Base')
    expect([refused.status, codesOf(refused)]).toEqual([422, ['user.zone_unknown']])
    expect(codesOf(await choose(await loggedInAs(app, admin, member), 'Pacific/Auckland'))).toEqual(['impersonation'])
    expect([await zoneOf(member.browser), await chosenBy(member)]).toEqual([before, 0])
  })
})

describe('switching position', () => {
  async function assign(member: Member, role: Member['role'], at: string): Promise<string> {
    const position = { role, organizationId: at, liveSessionsAllowed: true, accountLimited: false }
    const { services } = app.practicum
    const assigned = await assignPosition(services, member.userId, position, systemContext(newId(), new Date(), at))
    if (isRefusal(assigned)) throw assigned
    await services.waitUntilProjected(['person', 'position', 'organization'], assigned.done.position)
    return assigned.positionId
  }

  test('POSITION-007 the next request acts from the other position; a token of the one before is a conflict', async () => {
    const member = await someone('faculty')
    const elsewhere = await foundOrganization(app)
    const id = await assign(member, 'coordinator', elsewhere)
    const before = member.browser.csrf
    expect((await member.browser.do(switchPosition, { params: { id } })).status).toBe(200)
    const { body } = await member.browser.get(currentUser)
    expect(body.current_position).toMatchObject({ id, organization_id: elsewhere, role: { keyname: 'coordinator' } })
    expect(member.browser.csrf).toBe(before)
    const stale = await member.browser.do(saveLastRoute, { body: { path: '/tasks' } })
    expect({ status: stale.status, codes: codesOf(stale) }).toEqual({ status: 409, codes: ['identity_changed'] })
  })

  test('a position of somebody else is as unknown as one that does not exist; an archived one is refused', async () => {
    const [member, other] = [await someone('faculty'), await someone()]
    const to = (id: string) => member.browser.do(switchPosition, { params: { id } })
    const [foreign, none] = [await to(other.positionId), await to(newId())]
    expect({ status: foreign.status, body: foreign.body }).toEqual({ status: 404, body: none.body })
    const archived = await assign(member, 'coordinator', await foundOrganization(app))
    await change(member.userId, { type: 'ChangePositionStatus', positionId: archived, status: 'archived' })
    expect(codesOf(await to(archived))).toEqual(['position.archived'])
    expect((await member.browser.get(currentUser)).body.current_position.id).toBe(member.positionId)
  })

  test('NAV-015 the positions come by role, then by name of the organization', async () => {
    const member = await someone('supervisor')
    const [one, two] = [await foundOrganization(app), await foundOrganization(app)]
    await assign(member, 'trainee', one)
    await assign(member, 'coordinator', two)
    await assign(member, 'faculty', two)
    await assign(member, 'coordinator', await foundOrganization(app))
    const { positions } = (await member.browser.get(currentUser)).body
    const names = positions
      .filter(({ role }) => role.keyname === 'coordinator')
      .map(({ organization }) => organization.name)
    expect(positions.map(({ role }) => role.keyname)).toEqual([
      'coordinator',
      'coordinator',
      'faculty',
      'supervisor',
      'trainee',
    ])
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  })
})
