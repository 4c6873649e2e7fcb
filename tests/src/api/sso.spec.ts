// Signing in by a provider over the whole API, with a real one over the network: linked with the password, known by its subject alone, and no way around what comes after.
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { listMails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import { archiveOrganization } from '@practicum/shared/features/organizations/archiving.contract'
import { currentUser, initialState } from '@practicum/shared/features/sessions/sessions.contract'
import { beginSso, completeSso, disableSso, linkSso, ownSso } from '@practicum/shared/features/sso/sso.contract'
import { deactivateUser } from '@practicum/shared/features/users/account-intents.contract'
import { mergeAccounts, undoMerge } from '@practicum/shared/features/users/merging.contract'
import { OIDC_CLIENT, startOidc, type TestOidc } from '../setup/oidc'
import { startApp, type TestApp } from './harness/app'
import { type Browser, refusedAs } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'
import { codeOf, give, setUpApp } from './harness/second-step'

const SITE = 'https://practicum.test'
const RETURN = `${SITE}/auth/callback/google`

let oidc: TestOidc
let app: TestApp
let organizationId: string
beforeAll(async () => {
  oidc = await startOidc(RETURN)
  const google = { ...OIDC_CLIENT, issuer: oidc.issuer }
  app = await startApp({ settings: { google, publicUrl: SITE } })
  organizationId = await foundOrganization(app)
})
afterAll(async () => {
  await app?.close()
  await oidc?.close()
})
afterEach(() => oidc.setDown(false))

const provider = 'google'
const params = { provider }
const someone = (role: Member['role'] = 'trainee', of = app): Promise<Member> => enrol(of, { role, organizationId })

let logins = 0
/** Whom the provider knows. */
const newLogin = (): string => `person${++logins}`

async function visitor(of = app): Promise<Browser> {
  const browser = of.visitor()
  await browser.freshToken()
  return browser
}

const begin = (browser: Browser, body: BodyInputOf<typeof beginSso> = {}) => browser.do(beginSso, { params, body })
const linking = (browser: Browser, password = PASSWORD) => browser.do(linkSso, { body: { provider, password } })

/** Hands on what the browser came back with. */
async function complete(browser: Browser, { search }: { readonly search: string }) {
  const query = Object.fromEntries(new URLSearchParams(search))
  const answer = await browser.do(completeSso, { params, query })
  if (answer.status === 200) browser.csrf = answer.body.csrf_token
  return answer
}

/** Leaves, signs in there and comes back. */
async function through(browser: Browser, login: string, body?: BodyInputOf<typeof beginSso>) {
  const { location } = (await begin(browser, body)).body
  return complete(browser, await oidc.signIn(location, login))
}

async function link({ browser }: Pick<Member, 'browser'>, login: string) {
  const { location } = (await linking(browser)).body
  return complete(browser, await oidc.signIn(location, login))
}

interface Linked extends Member {
  readonly login: string
}

async function linked(role?: Member['role']): Promise<Linked> {
  const member = await someone(role)
  const login = newLogin()
  expect((await link(member, login)).status).toBe(200)
  return { ...member, login }
}

const statusOf = async (browser: Browser): Promise<number> => (await browser.get(currentUser)).status
const ownLink = async ({ browser }: Pick<Member, 'browser'>) => (await browser.get(ownSso)).body.providers[0]

/** What the log says of the person, by types. */
async function written(userId: string, ...types: readonly string[]): Promise<readonly unknown[]> {
  const asked = 'select type, data from log.event where stream = $1 and type = any($2) order by revision'
  const { rows } = await app.database.pool.query(asked, [`user-${userId}`, types])
  return rows.map(({ type, data: { provider: by } }) => `${type} ${by}`)
}

const OF_SSO = ['SsoLinked', 'SsoUnlinked', 'SsoProven']

describe('signing in', () => {
  test('SSO-001 SSO-003 who has linked their account is signed in by the word of the provider, and led to what they asked for', async () => {
    const { userId, login } = await linked()
    const browser = await visitor()
    const { location } = (await begin(browser, { to: '/tasks?x=1' })).body
    const asked = new URL(location)
    expect(asked.origin).toBe(oidc.issuer)
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      ...{ client_id: OIDC_CLIENT.clientId, redirect_uri: RETURN, response_type: 'code', scope: 'openid email' },
      ...{ code_challenge_method: 'S256', state: expect.any(String), nonce: expect.any(String) },
    })
    const answer = await complete(browser, await oidc.signIn(location, login))
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        ...{ id: userId, linked: false, auth_code_required: false, phone: null, redirect: '/dashboard' },
        ...{ asked_for: '/tasks?x=1', csrf_token: expect.any(String) },
      },
    ])
    expect((await browser.get(currentUser)).body).toMatchObject({ id: userId })
    expect(await written(userId, ...OF_SSO, 'UserSignedIn')).toEqual([
      ...['UserSignedIn undefined', 'SsoLinked google', 'SsoProven google', 'UserSignedIn undefined'],
    ])
  })

  test('whom nobody has linked is nobody, also where the address there is that of an account here', async () => {
    const { email: login } = await someone()
    expect(refusedAs(await through(await visitor(), login))).toEqual([422, 'sso.not_linked'])
  })

  test('whoever has two-factor sign-in gives its code all the same, and is a visitor until then', async () => {
    const member = await linked()
    const { secret } = await setUpApp(member.browser)
    const browser = await visitor()
    const answer = await through(browser, member.login)
    expect(answer.body).toMatchObject({ next: '/auth/token', auth_code_required: true, redirect: '/auth/token' })
    expect(await statusOf(browser)).toBe(401)
    expect((await give(browser, await codeOf(secret, 1))).status).toBe(200)
    expect(await statusOf(browser)).toBe(200)
  })

  test('an account that is closed stays closed, and says no more than a wrong password would', async () => {
    const member = await linked()
    const admin = await someone('admin')
    const closed = await admin.browser.do(deactivateUser, { params: { id: member.userId } })
    expect(closed.status).toBe(200)
    expect(refusedAs(await through(await visitor(), member.login))).toEqual([422, 'login.failed'])
  })

  test('into an archived organization nobody is let in, and they are told why', async () => {
    const archived = await foundOrganization(app)
    const member = await enrol(app, { role: 'trainee', organizationId: archived })
    const login = newLogin()
    expect((await link(member, login)).status).toBe(200)
    const admin = await someone('admin')
    expect((await admin.browser.do(archiveOrganization, { params: { id: archived } })).status).toBe(200)
    expect(refusedAs(await through(await visitor(), login))).toEqual([422, 'login.organization_archived'])
  })

  test('the page state says by whom one may sign in', async () => {
    expect((await (await visitor()).get(initialState)).body.sign_in_with).toEqual(['google'])
  })
})

describe('what comes back', () => {
  test('counts once', async () => {
    const { login } = await linked()
    const browser = await visitor()
    const back = await oidc.signIn((await begin(browser)).body.location, login)
    const cookies = new Map(browser.cookies)
    expect((await complete(browser, back)).status).toBe(200)
    const other = await visitor()
    for (const [name, value] of cookies) other.cookies.set(name, value)
    await other.freshToken()
    expect(refusedAs(await complete(other, back))).toEqual([422, 'sso.lost'])
  })

  test('of many who hand it on at once, one is let in', async () => {
    const { login } = await linked()
    const browser = await visitor()
    const back = await oidc.signIn((await begin(browser)).body.location, login)
    const query = Object.fromEntries(back.searchParams)
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.do(completeSso, { params, query })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('counts in the browser that left, and in no other', async () => {
    const { login } = await linked()
    const back = await oidc.signIn((await begin(await visitor())).body.location, login)
    expect(refusedAs(await complete(await visitor(), back))).toEqual([422, 'sso.lost'])
    const another = await visitor()
    await begin(another)
    expect(refusedAs(await complete(another, back))).toEqual([422, 'sso.lost'])
  })

  test('counts within ten minutes', async () => {
    const { login } = await linked()
    const browser = await visitor()
    const back = await oidc.signIn((await begin(browser)).body.location, login)
    await app.database.pool.query(`update access.sso_attempt set expires_at = now() - interval '1 second'`)
    expect(refusedAs(await complete(browser, back))).toEqual([422, 'sso.lost'])
  })

  test('is held against what was asked: a code of somebody else’s sign-in opens nothing', async () => {
    const [{ login }, attacker] = [await linked(), newLogin()]
    const browser = await visitor()
    const own = await oidc.signIn((await begin(browser)).body.location, login)
    const foreign = await oidc.signIn((await begin(await visitor())).body.location, attacker)
    own.searchParams.set('code', foreign.searchParams.get('code') ?? '')
    expect(refusedAs(await complete(browser, own))).toEqual([422, 'sso.failed'])
  })

  test('may be a no', async () => {
    const browser = await visitor()
    const back = await oidc.refuse((await begin(browser)).body.location)
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(refusedAs(await complete(browser, back))).toEqual([422, 'sso.cancelled'])
  })

  test('may be nothing of ours', async () => {
    expect(refusedAs(await complete(await visitor(), { search: '' }))).toEqual([422, 'sso.lost'])
    expect(refusedAs(await complete(await visitor(), { search: '?code=a&state=b' }))).toEqual([422, 'sso.lost'])
  })
})

describe('linking', () => {
  test('asks for the password, is on record, told by mail, and shown to its person alone', async () => {
    const member = await someone()
    expect(await ownLink(member)).toEqual({ provider, offered: true, linked: null })
    expect(refusedAs(await linking(member.browser, 'not-the-password'))).toEqual([
      422,
      'password password.wrong_current',
    ])
    const login = newLogin()
    const done = await link(member, login)
    expect(done.body).toMatchObject({ linked: true, redirect: '/account' })
    expect(await ownLink(member)).toEqual({
      ...{ provider, offered: true },
      linked: { email: `${login}@gmail.test`, since: expect.any(String), last_used: null },
    })
    expect(await written(member.userId, ...OF_SSO)).toEqual(['SsoLinked google'])
    expect(await ownLink(await someone())).toMatchObject({ linked: null })
    const admin = await someone('admin')
    await eventually(
      async () => (await admin.browser.list<MailView>(listMails, { search: member.email })).items,
      mails => mails.some(({ subject }) => subject === 'Your account can be signed in to with Google'),
    )
    expect(refusedAs(await linking(member.browser))).toEqual([422, 'sso.linked_already'])
  })

  test('ends in the session in which it was begun', async () => {
    const [victim, attacker] = [await someone(), await someone()]
    const { location } = (await linking(attacker.browser)).body
    const back = await oidc.signIn(location, newLogin())
    // As if the one had been led to the other's address, cookie and all.
    const stolen = attacker.browser.cookies.get('sso') ?? ''
    victim.browser.cookies.set('sso', stolen)
    expect(refusedAs(await complete(victim.browser, back))).toEqual([422, 'sso.lost'])
    expect(await ownLink(victim)).toMatchObject({ linked: null })
  })

  test('an account there belongs to one account here; of those who link it at once, to one', async () => {
    const { login } = await linked()
    const other = await someone()
    expect(refusedAs(await link(other, login))).toEqual([422, 'sso.taken'])
    expect(await written(other.userId, ...OF_SSO)).toEqual([])
    const shared = newLogin()
    const members = [await someone(), await someone(), await someone()]
    const left = await Promise.all(members.map(async ({ browser }) => (await linking(browser)).body.location))
    const backs: URL[] = []
    for (const location of left) backs.push(await oidc.signIn(location, shared))
    const answers = await Promise.all(members.map(({ browser }, at) => complete(browser, backs[at] as URL)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const standing = await Promise.all(members.map(ownLink))
    expect(standing.filter(one => one?.linked)).toHaveLength(1)
    for (const [at, { userId }] of members.entries())
      expect(await written(userId, ...OF_SSO)).toEqual(answers[at]?.status === 200 ? ['SsoLinked google'] : [])
  })

  test('an account has one of a provider, also where two were begun', async () => {
    const { browser } = await someone()
    const cookie = () => browser.cookies.get('sso') ?? ''
    const left: { location: string; kept: string }[] = []
    for (const _each of [1, 2]) left.push({ ...(await linking(browser)).body, kept: cookie() })
    const answers: unknown[] = []
    for (const { location, kept } of left) {
      browser.cookies.set('sso', kept)
      answers.push(refusedAs(await complete(browser, await oidc.signIn(location, newLogin()))))
    }
    expect(answers).toEqual([[200], [422, 'sso.linked_already']])
  })
})

describe('removing it', () => {
  test('SSO-004 asks for the password, ends all other sessions, is on record, and nobody signs in by it any more', async () => {
    const member = await linked()
    const other = await app.visitor().signIn(member.email, PASSWORD)
    const asked = (password: string) => member.browser.do(disableSso, { body: { provider, password } })
    expect(refusedAs(await asked('not-the-password'))).toEqual([422, 'password password.wrong_current'])
    expect((await asked(PASSWORD)).body).toEqual({ removed: true })
    expect([await statusOf(member.browser), await statusOf(other)]).toEqual([200, 401])
    expect(await written(member.userId, ...OF_SSO)).toEqual(['SsoLinked google', 'SsoUnlinked google'])
    expect(refusedAs(await through(await visitor(), member.login))).toEqual([422, 'sso.not_linked'])
    expect((await asked(PASSWORD)).body).toEqual({ removed: false })
    expect(await written(member.userId, ...OF_SSO)).toEqual(['SsoLinked google', 'SsoUnlinked google'])
    // It is free again.
    expect((await link(await someone(), member.login)).status).toBe(200)
  })
})

describe('of an account that was merged into another', () => {
  async function mergedPair() {
    const [other, admin] = [await linked(), await someone('admin')]
    const kept = await enrol(app, { role: 'trainee', organizationId: await foundOrganization(app) })
    await app.caughtUp()
    const id = kept.userId
    const done = await admin.browser.do(mergeAccounts, { params: { id }, body: { account_id: other.userId } })
    expect(done.status).toBe(200)
    const undo = () => admin.browser.do(undoMerge, { params: { id, merge_id: done.body.id } })
    return { kept, other, undo }
  }
  const entered = async (login: string) => (await through(await visitor(), login)).body

  test('it opens nothing, and is for the account that is kept to link; undone, it opens the other again', async () => {
    const { kept, other, undo } = await mergedPair()
    expect(refusedAs(await through(await visitor(), other.login))).toEqual([422, 'login.failed'])
    expect(refusedAs(await link(await someone(), other.login))).toEqual([422, 'sso.taken'])
    expect((await link(kept, other.login)).status).toBe(200)
    expect(await ownLink(kept)).toMatchObject({ linked: { email: `${other.login}@gmail.test`, last_used: null } })
    expect(await entered(other.login)).toMatchObject({ id: kept.userId })

    expect((await undo()).status).toBe(200)
    expect(await entered(other.login)).toMatchObject({ id: other.userId })
    const browser = await app.visitor().signIn(kept.email, PASSWORD)
    expect(await ownLink({ browser })).toMatchObject({ linked: null })
    expect(await written(kept.userId, ...OF_SSO)).toEqual([
      'SsoLinked google',
      'SsoProven google',
      'SsoUnlinked google',
    ])
    expect(refusedAs(await link({ browser }, other.login))).toEqual([422, 'sso.taken'])
  })

  test('removed by the account that is kept it goes back to the other, and may be linked again', async () => {
    const { kept, other, undo } = await mergedPair()
    expect((await link(kept, other.login)).status).toBe(200)
    const remove = () => kept.browser.do(disableSso, { body: { provider, password: PASSWORD } })
    expect((await remove()).body).toEqual({ removed: true })
    expect(refusedAs(await through(await visitor(), other.login))).toEqual([422, 'login.failed'])
    expect((await link(kept, other.login)).status).toBe(200)
    expect((await remove()).body).toEqual({ removed: true })
    expect((await undo()).status).toBe(200)
    expect(await entered(other.login)).toMatchObject({ id: other.userId })
  })

  test('whoever has another one of the provider keeps that', async () => {
    const { kept, other } = await mergedPair()
    const own = newLogin()
    expect((await link(kept, own)).status).toBe(200)
    expect(refusedAs(await linking(kept.browser))).toEqual([422, 'sso.linked_already'])
    const { identities } = app.practicum.services.sso
    const identity = { issuer: oidc.issuer, subject: other.login, email: undefined }
    expect(await identities.ownerOf(identity)).toBe(other.userId)
    expect(await identities.takeOver({ userId: kept.userId, provider, identity }, other.userId)).toBe(false)
    expect(await entered(own)).toMatchObject({ id: kept.userId })
  })
})

describe('a provider', () => {
  test('that does not answer is said so, and the password opens', async () => {
    const { login, browser: own } = await linked()
    const browser = await visitor()
    const back = await oidc.signIn((await begin(browser)).body.location, login)
    await oidc.setDown(true)
    expect(refusedAs(await complete(browser, back))).toEqual([422, 'sso.unreachable'])
    expect(await statusOf(own)).toBe(200)
    const fresh = await startApp({ settings: { google: { ...OIDC_CLIENT, issuer: oidc.issuer }, publicUrl: SITE } })
    try {
      expect(refusedAs(await begin(await visitor(fresh)))).toEqual([422, 'sso.unreachable'])
      const member = await enrol(fresh, { role: 'trainee', organizationId: await foundOrganization(fresh) })
      expect(refusedAs(await linking(member.browser))).toEqual([422, 'sso.unreachable'])
      await oidc.setDown(false)
      // Asked again, it is found.
      expect((await begin(await visitor(fresh))).status).toBe(200)
    } finally {
      await fresh.close()
    }
  })

  test('that is not set is offered to nobody', async () => {
    const without = await startApp()
    try {
      const member = await enrol(without, { role: 'trainee', organizationId: await foundOrganization(without) })
      const browser = await visitor(without)
      expect((await browser.get(initialState)).body.sign_in_with).toEqual([])
      expect(refusedAs(await begin(browser))).toEqual([422, 'sso.unavailable'])
      expect(refusedAs(await browser.do(completeSso, { params }))).toEqual([422, 'sso.unavailable'])
      expect(refusedAs(await linking(member.browser))).toEqual([422, 'sso.unavailable'])
      expect(await ownLink(member)).toEqual({ provider, offered: false, linked: null })
    } finally {
      await without.close()
    }
  })

  test('is left for so often from one place', async () => {
    const browser = await visitor()
    const key = 'sso:127.0.0.1'
    await app.database.pool.query(
      `insert into access.guess (key, count, window_ends_at) values ($1, 200, now() + interval '10 minutes')
       on conflict (key) do update set count = 200`,
      [key],
    )
    expect(refusedAs(await begin(browser))).toEqual([429, 'sso.too_many'])
    await app.database.pool.query('delete from access.guess where key = $1', [key])
  })
})

test('what a provider knows somebody as stands in no event, and in no table as it is', async () => {
  const { userId, login } = await linked()
  const { rows } = await app.database.pool.query<{ text: string }>(
    `select data::text as text from log.event where stream = $1 union all
     select row_to_json(i)::text from access.sso_identity i where user_id = $2`,
    [`user-${userId}`, userId],
  )
  expect(rows.length).toBeGreaterThan(2)
  for (const { text } of rows) expect(text).not.toContain(login)
})
