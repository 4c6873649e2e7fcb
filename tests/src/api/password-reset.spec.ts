// A new password by a link, over the whole API: asked for without telling anything of accounts, used once, and never a way around signing in.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { getMail, listMails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import {
  openResetLink,
  requestReset,
  resetPassword,
  validatePassword,
} from '@practicum/shared/features/passwords/passwords.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { type Answer, type Browser, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'

// No three letters of it stand together in an id, of which the addresses of these people are made.
const GOOD = 'vivid-kelp-moorlip'

let app: TestApp
let organizationId: string
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

const someone = (of = organizationId): Promise<Member> => enrol(app, { role: 'trainee', organizationId: of })
const resets = () => app.practicum.services.passwordResets

async function visitor(): Promise<Browser> {
  const browser = app.visitor()
  await browser.freshToken()
  return browser
}

async function asked(email: string): Promise<Answer> {
  return (await visitor()).do(requestReset, { body: { email } })
}

interface Used {
  readonly email: string
  readonly token: string
  readonly password?: string
}

async function used({ email, token, password = GOOD }: Used): Promise<Answer> {
  return (await visitor()).do(resetPassword, { body: { email, token, password } })
}

async function signsIn({ email }: Member, password: string): Promise<number> {
  return (await (await visitor()).send('POST', '/api/login', { body: { email, password } })).status
}

async function written(userId: string, type: string): Promise<readonly unknown[]> {
  const query = 'select data from log.event where stream = $1 and type = $2 order by revision'
  const { rows } = await app.database.pool.query<{ data: unknown }>(query, [`user-${userId}`, type])
  return rows.map(({ data }) => data)
}

async function linksOf(userId: string): Promise<number> {
  const { rowCount } = await app.database.pool.query('select from access.password_reset where user_id = $1', [userId])
  return rowCount ?? 0
}

async function become(userId: string, status: 'pending' | 'inactive' | 'graduated'): Promise<void> {
  const request = { command: () => ({ type: 'ChangeUserStatus' as const, status }) }
  unwrapOrThrow(
    await app.practicum.services.executor.execute(userAggregate, userId, request, systemContext(newId(), new Date())),
  )
}

const plain = ({ status, body, headers }: Answer) => {
  const varying = new Set(['date', 'x-correlation-id', 'x-request-id', 'server-timing', 'content-security-policy'])
  return { status, body, headers: [...headers.keys()].filter(name => !varying.has(name)) }
}

describe('asking for a link', () => {
  test('RESET-002 AUTH3-013 it is written down, and the answer says how long it opens', async () => {
    const member = await someone()
    const { status, body } = await asked(member.email)
    expect([status, body]).toEqual([
      200,
      { flash: { type: 'success', message: expect.stringContaining('60 minutes') }, expires_in_minutes: 60 },
    ])
    await eventually(
      () => linksOf(member.userId),
      links => links === 1,
    )
    expect(await written(member.userId, 'PasswordResetRequested')).toEqual([{ userId: member.userId }])
  })

  test('6.3.8 known, unknown, pending and inactive people are answered alike, and only those who may sign in get a link', async () => {
    const [known, pending, inactive, graduated] = [await someone(), await someone(), await someone(), await someone()]
    await become(pending.userId, 'pending')
    await become(inactive.userId, 'inactive')
    await become(graduated.userId, 'graduated')
    const emails = [known.email, `${newId()}@practicum.test`, pending.email, inactive.email, graduated.email]
    const answers: Answer[] = []
    for (const email of emails) answers.push(await asked(email))
    const [first, ...others] = answers.map(plain)
    for (const other of others) expect(other).toEqual(first)
    // Asked last, and so everybody before has been looked at when theirs is there.
    await eventually(
      () => linksOf(graduated.userId),
      links => links === 1,
    )
    expect(await Promise.all([known, pending, inactive].map(({ userId }) => linksOf(userId)))).toEqual([1, 0, 0])
    expect(await written(pending.userId, 'PasswordResetRequested')).toEqual([])
  })

  test('to one account three links an hour are sent, the others are answered alike', async () => {
    const member = await someone()
    const answers = await Promise.all(Array.from({ length: 10 }, () => asked(member.email)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const account = await app.practicum.services.credentials.accountOf(member.userId)
    await eventually(
      () => app.practicum.services.attempts.count(`reset-mail:${account}`),
      count => count === 10,
    )
    await eventually(
      () => linksOf(member.userId),
      links => links === 3,
    )
  })

  test('of 200 requests of one address at once 100 are looked at', async () => {
    const browser = await visitor()
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => browser.do(requestReset, { body: { email: `${newId()}@practicum.test` } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
    expect(answers.filter(answer => codesOf(answer)[0] === 'reset.too_many')).toHaveLength(100)
  })
})

describe('the mail', () => {
  const mailsOf = async ({ browser }: Member): Promise<readonly MailView[]> =>
    (await browser.list<MailView>(listMails)).items

  async function linkOf(member: Member): Promise<URL> {
    const [mail] = await eventually(
      () => mailsOf(member),
      mails => mails.length > 0,
    )
    const { body } = await member.browser.get(getMail, { params: { id: mail?.id ?? '' } })
    return new URL(body.action?.link ?? '', 'http://localhost')
  }

  test('RESET-004 it leads to the page with the token and the address, and what it leads to opens', async () => {
    const member = await someone()
    await asked(member.email)
    const link = await linkOf(member)
    expect(link.pathname).toMatch(/^\/password\/update\/[\w-]{43}$/)
    expect(link.searchParams.get('email')).toBe(member.email)
    const token = link.pathname.split('/').at(-1) ?? ''
    expect((await used({ email: member.email, token })).status).toBe(200)
  })

  test('whoever’s password has changed hears of it, once', async () => {
    const member = await someone()
    const { token } = await resets().issue(member.userId)
    await used({ email: member.email, token })
    const browser = await app.visitor().signIn(member.email, GOOD)
    const mails = await eventually(
      () => mailsOf({ ...member, browser }),
      found => found.length > 0,
    )
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password has been changed'])
  })
})

describe('using it', () => {
  test('RESET-012 RESET-006 the new password signs in, the old one does not, and nobody is signed in by it', async () => {
    const member = await someone()
    const { token } = await resets().issue(member.userId)
    const browser = await visitor()
    const answer = await browser.do(resetPassword, { body: { email: member.email, token, password: GOOD } })
    expect(answer.body).toEqual({
      next: '/login',
      flash: { type: 'success', message: 'Your password is changed. Sign in with the new one.' },
    })
    expect(browser.cookies.has('sid')).toBe(false)
    expect((await browser.get(currentUser)).status).toBe(401)
    expect([await signsIn(member, PASSWORD), await signsIn(member, GOOD)]).toEqual([422, 200])
    expect(await written(member.userId, 'PasswordChanged')).toEqual([{ userId: member.userId, by: 'reset' }])
  })

  test('7.4.3 every session of the person ends, with its sockets', async () => {
    const member = await someone()
    const listener = await Listener.open(member.browser)
    try {
      expect(await listener.subscribe((await member.browser.get(currentUser)).body.channel)).toBe(200)
      const { token } = await resets().issue(member.userId)
      expect((await used({ email: member.email, token })).status).toBe(200)
      expect((await member.browser.get(currentUser)).status).toBe(401)
      await eventually(
        async () => listener.closed,
        closed => closed,
      )
    } finally {
      listener.close()
    }
  })

  test('of 200 tries with one link at once exactly one changes the password', async () => {
    const member = await someone()
    const { token } = await resets().issue(member.userId)
    const { credentials } = app.practicum.services
    const passwordHash = await credentials.hashed(GOOD)
    const tries = await Promise.all(
      Array.from({ length: 200 }, () => resets().use(token, { userId: member.userId, passwordHash })),
    )
    expect(tries.filter(change => change !== undefined)).toHaveLength(1)
  })

  test('of 200 uses of one link over HTTP at once one succeeds, and its password is the one that holds', async () => {
    const member = await someone()
    const { token } = await resets().issue(member.userId)
    const browser = await visitor()
    const passwords = Array.from({ length: 200 }, (_, n) => `${GOOD}-${n}`)
    const answers = await Promise.all(
      passwords.map(password => browser.do(resetPassword, { body: { email: member.email, token, password } })),
    )
    const winners = passwords.filter((_password, n) => answers[n]?.status === 200)
    expect(winners).toHaveLength(1)
    const refused = new Set(answers.filter(({ status }) => status !== 200).map(answer => codesOf(answer)[0]))
    expect(
      [...refused].filter(code => !['reset.used', 'reset_link.too_many', 'too_many_requests'].includes(code ?? '')),
    ).toEqual([])
    expect(await signsIn(member, winners[0] ?? '')).toBe(200)
    expect(await written(member.userId, 'PasswordChanged')).toHaveLength(1)
  })

  test('a used, an expired, a replaced and a wrong link are told apart, and change nothing', async () => {
    const member = await someone()
    const { email, userId } = member
    const wrong = { email, token: 'x'.repeat(43) }
    expect(codesOf(await used(wrong))).toEqual(['reset.wrong_link'])
    const first = await resets().issue(userId)
    const second = await resets().issue(userId)
    expect(codesOf(await used({ email, token: first.token }))).toEqual(['reset.replaced'])
    await app.database.pool.query('update access.password_reset set expires_at = now() where id = $1', [second.id])
    expect(codesOf(await used({ email, token: second.token }))).toEqual(['reset.expired'])
    const third = await resets().issue(userId)
    expect((await used({ email, token: third.token })).status).toBe(200)
    expect(codesOf(await used({ email, token: third.token, password: `${GOOD}-two` }))).toEqual(['reset.used'])
    expect(await signsIn(member, GOOD)).toBe(200)
  })

  test('of one address 30 links that open nothing are tried, and those that open cost nothing', async () => {
    const { email, userId } = await someone()
    const { token } = await resets().issue(userId)
    const browser = await visitor()
    const opened = async (link: string) => codesOf(await browser.do(openResetLink, { body: { email, token: link } }))[0]
    const sent = (link: string, times: number) => Promise.all(Array.from({ length: times }, () => opened(link)))
    for (let n = 0; n < 40; n++) expect(await opened(token)).toBeUndefined()
    const codes = await sent('x'.repeat(43), 200)
    expect(codes.filter(code => code === 'reset.wrong_link')).toHaveLength(30)
    expect(codes.filter(code => code === 'reset_link.too_many')).toHaveLength(170)
  })

  test('a link opens for its own address alone, and to all others it says what a wrong one says', async () => {
    const [member, other] = [await someone(), await someone()]
    const { token } = await resets().issue(member.userId)
    const unknown = `${newId()}@practicum.test`
    const answers: Answer[] = []
    for (const email of [other.email, unknown]) answers.push(await used({ email, token }))
    expect(answers.map(codesOf)).toEqual([['reset.wrong_link'], ['reset.wrong_link']])
    expect(plain(answers[0] as Answer)).toEqual(plain(answers[1] as Answer))
    expect(await signsIn(other, PASSWORD)).toBe(200)
    expect((await used({ email: member.email.toUpperCase(), token })).status).toBe(200)
  })

  test('opening it tells what a password has to be, and does not use it up', async () => {
    const strict = await foundOrganization(app, undefined, true)
    const { email, userId } = await someone(strict)
    const { token } = await resets().issue(userId)
    const browser = await visitor()
    for (let times = 0; times < 2; times++)
      expect((await browser.do(openResetLink, { body: { email, token } })).body).toEqual({ policy: 'extra_strong' })
    const short = { password: 'vivid-kelp-moor', link: { email, token } }
    expect((await browser.do(validatePassword, { body: short })).body).toMatchObject({
      valid: false,
      policy: 'extra_strong',
    })
    const foreign = { password: 'vivid-kelp-moor', link: { email, token: 'wrong' } }
    expect((await browser.do(validatePassword, { body: foreign })).body).toMatchObject({
      valid: true,
      policy: 'normal',
    })
    expect(codesOf(await used({ email, token, password: 'vivid-kelp-moor' }))).toEqual(['password.too_short'])
    expect((await used({ email, token })).status).toBe(200)
  })

  test('of somebody who became inactive meanwhile, it opens nothing', async () => {
    const { email, userId } = await someone()
    const { token } = await resets().issue(userId)
    await become(userId, 'inactive')
    expect(codesOf(await used({ email, token }))).toEqual(['reset.wrong_link'])
  })

  test('changing the password, or erasing the person, ends the links of before', async () => {
    const { email, userId } = await someone()
    const { passwordChanges, credentials } = app.practicum.services
    const { token } = await resets().issue(userId)
    await passwordChanges.change({ userId, passwordHash: await credentials.hashed(GOOD), by: 'own' })
    expect(codesOf(await used({ email, token }))).toEqual(['reset.replaced'])
    await credentials.remove(userId)
    expect(await linksOf(userId)).toBe(0)
  })

  test('attacks that locked the account, and the guesses of the owner, stand in nobody’s way afterwards', async () => {
    const member = await someone()
    const { email, userId } = member
    const account = (await app.practicum.services.credentials.accountOf(userId)) ?? ''
    for (let n = 0; n < 6; n++) await signsIn(member, 'forgotten')
    await app.database.pool.query(
      `insert into access.guess (key, count, window_ends_at) values ($1, 3, now() + interval '1 day')
       on conflict (key) do update set count = 3`,
      [`attacks:${account}`],
    )
    expect(await signsIn(member, PASSWORD)).toBe(423)
    const { token } = await resets().issue(userId)
    expect((await used({ email, token })).status).toBe(200)
    expect(await signsIn(member, GOOD)).toBe(200)
    expect(await written(userId, 'SignInLockLifted')).toEqual([{ userId }])
  })
})

test('14.2.1 neither the token nor the password stands in the log, nor in any table', async () => {
  const member = await someone()
  const { token } = await resets().issue(member.userId)
  const password = 'Canary-lagoon-anvil-5'
  expect((await used({ email: member.email, token, password })).status).toBe(200)
  const { rows: tables } = await app.database.pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  )
  for (const { name } of tables) {
    const query = `select from ${name} t cross join unnest($1::text[]) needle where strpos(t::text, needle) > 0 limit 1`
    const { rowCount } = await app.database.pool.query(query, [[token, password]])
    expect([name, rowCount]).toEqual([name, 0])
  }
})
