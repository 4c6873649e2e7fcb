// Passwords over the whole API: how good one is, and changing one's own.

import {
  changePassword,
  type PasswordVerdict,
  validateOwnPassword,
  validatePassword,
  validatePasswordFor,
} from '@practicum/shared/features/passwords/passwords.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { loggedInAs } from './harness/login-as'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'

// No three letters of it stand together in an id, of which the addresses of these people are made.
const GOOD = 'vivid-kelp-moorlip'

let app: TestApp
let organizationId: string
let strict: string
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
  strict = await foundOrganization(app, undefined, true)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

const someone = (of = organizationId): Promise<Member> =>
  enrol(app, { role: 'trainee', organizationId: of, name: 'Ana Ruíz' })

async function visitor(): Promise<Browser> {
  const browser = app.visitor()
  await browser.freshToken()
  return browser
}

const errorsOf = ({ errors }: PasswordVerdict): readonly string[] => errors.password.map(({ code }) => code)

async function ownVerdict({ browser, userId }: Member, password: string): Promise<PasswordVerdict> {
  return (await browser.do(validateOwnPassword, { params: { id: userId }, body: { password } })).body
}

async function changed({ browser }: Member, current: string, password: string) {
  const answer = await browser.do(changePassword, { body: { current, password } })
  if (answer.status === 200) browser.csrf = answer.body.csrf_token
  return answer
}

const signsIn = async ({ email }: Member, password: string): Promise<number> => {
  const browser = await visitor()
  return (await browser.send('POST', '/api/login', { body: { email, password } })).status
}

async function written(userId: string, type: string): Promise<readonly unknown[]> {
  const asked = 'select data from log.event where stream = $1 and type = $2 order by revision'
  const { rows } = await app.database.pool.query<{ data: unknown }>(asked, [`user-${userId}`, type])
  return rows.map(({ data }) => data)
}

describe('how good one is', () => {
  test('PASSWORD-007 PASSWORD-009 strength, feedback, whether it is valid, and what is wrong', async () => {
    const browser = await visitor()
    const good = await browser.do(validatePassword, { body: { password: GOOD } })
    expect(good.body).toEqual({
      ...{ strength: 'extra_strong', score: 4, feedback: [], valid: true },
      errors: { password: [] },
      policy: 'normal',
    })
    const { body } = await browser.do(validatePassword, { body: { password: 'abcabcabc' } })
    expect(body).toMatchObject({ strength: 'weak', score: 0, valid: false })
    expect(body.errors.password).toMatchObject([
      {
        field: 'password',
        code: 'password.too_short',
        message: 'has to have at least 10 characters',
        data: { least: 10 },
      },
    ])
    expect(body.feedback[0]).toBe('What is repeated, such as “abcabc”, is hardly harder to guess than once')
    const headers = { 'accept-language': 'es-US' }
    const spanish = await browser.do(validatePassword, { body: { password: 'abcabcabc' }, headers })
    expect(spanish.body.feedback[0]).toBe(
      'Lo que se repite, como “abcabc”, apenas es más difícil de adivinar que una sola vez',
    )
  })

  test.each([
    ['in the lists that are tried first, in whatever case', 'QwertyUiop123', 'password.common'],
    ['easy to guess', 'mondaytuesday', 'password.guessable'],
  ])('one that is %s is refused', async (_what, password, code) => {
    const { body } = await (await visitor()).do(validatePassword, { body: { password } })
    expect(errorsOf(body)).toContain(code)
    expect(body.valid).toBe(false)
  })

  test('PASSWORD-004 beside an address it must not contain part of it, and nobody learns whether the address is known', async () => {
    const { email } = await someone()
    const browser = await visitor()
    const [name = ''] = email.split('@')
    const asked = (address: string, password: string) =>
      browser.do(validatePasswordFor, { params: { email: address }, body: { password } })
    expect(errorsOf((await asked(email, `${name}-vivid-kelp`)).body)).toContain('password.contains_email')
    const unknown = email.replace(name, `x${name}`)
    // Of a person with that name.
    expect((await asked(email, 'vivid-Ana-kelp-moorlip')).body).toEqual(
      (await asked(unknown, 'vivid-Ana-kelp-moorlip')).body,
    )
  })

  test('PASSWORD-008 AUTH3-004 one’s own is held against one’s name, whatever its accents; another person’s is not there', async () => {
    const member = await someone()
    expect(errorsOf(await ownVerdict(member, 'vivid-RUIZ-kelp-moorlip'))).toEqual(['password.contains_name'])
    expect((await ownVerdict(member, GOOD)).valid).toBe(true)
    const { userId } = await someone()
    const other = await member.browser.do(validateOwnPassword, { params: { id: userId }, body: { password: GOOD } })
    expect(other.status).toBe(404)
  })

  test('PASSWORD-006 PASSWORD-003 one organization that asks for more is enough', async () => {
    const member = await someone(strict)
    const verdict = await ownVerdict(member, 'vivid-kelp-moorl')
    expect([verdict.policy, verdict.valid]).toEqual(['extra_strong', true])
    expect(errorsOf(await ownVerdict(member, 'vivid-kelp-moor'))).toEqual(['password.too_short'])
    expect((await ownVerdict(await someone(), 'vivid-kelp-moor')).valid).toBe(true)
  })

  test('of one address so many are looked at, and no more', async () => {
    const browser = await visitor()
    await app.database.pool.query(
      `insert into access.guess (key, count, window_ends_at) values ('password-check:127.0.0.1', 600, now() + interval '10 minutes')`,
    )
    const answer = await browser.do(validatePassword, { body: { password: GOOD } })
    expect([answer.status, codesOf(answer)]).toEqual([429, ['password.too_many']])
  })
})

describe('changing one’s own', () => {
  test('from then on the new one signs in and the old one does not, and it is on record', async () => {
    const member = await someone()
    expect((await changed(member, PASSWORD, GOOD)).status).toBe(200)
    expect([await signsIn(member, PASSWORD), await signsIn(member, GOOD)]).toEqual([422, 200])
    expect(await written(member.userId, 'PasswordChanged')).toEqual([{ userId: member.userId, by: 'own' }])
  })

  test('every other session ends with its socket, and this one goes on under a new secret', async () => {
    const member = await someone()
    const other = await app.visitor().signIn(member.email, PASSWORD)
    const listener = await Listener.open(other)
    try {
      expect(await listener.subscribe((await other.get(currentUser)).body.channel)).toBe(200)
      const before = member.browser.cookies.get('sid') ?? ''
      expect((await changed(member, PASSWORD, GOOD)).status).toBe(200)
      expect((await other.get(currentUser)).status).toBe(401)
      await eventually(
        async () => listener.closed,
        closed => closed,
      )
      expect(member.browser.cookies.get('sid')).not.toBe(before)
      expect((await member.browser.get(currentUser)).status).toBe(200)
      const old = app.visitor()
      old.cookies.set('sid', before)
      expect((await old.get(currentUser)).status).toBe(401)
      expect((await changed(member, GOOD, `${GOOD}-two`)).status).toBe(200)
    } finally {
      listener.close()
    }
  })

  test('what is refused stands beside its field, and changes nothing', async () => {
    const member = await someone()
    const refused = async (current: string, password: string): Promise<unknown> => {
      const { body } = await changed(member, current, password)
      const [{ field, code } = { field: '', code: '' }] = (
        body as unknown as { errors: { field: string; code: string }[] }
      ).errors
      return [field, code]
    }
    expect(await refused('not-my-password', GOOD)).toEqual(['current', 'password.wrong_current'])
    expect(await refused(PASSWORD, PASSWORD)).toEqual(['password', 'password.unchanged'])
    expect(await refused(PASSWORD, 'short')).toEqual(['password', 'password.too_short'])
    expect(await refused(PASSWORD, 'vivid-ruiz-kelp-moorlip')).toEqual(['password', 'password.contains_name'])
    expect(await refused(PASSWORD, 'x'.repeat(300))).toEqual(['password', 'password.too_long'])
    expect(await signsIn(member, PASSWORD)).toBe(200)
    expect(await written(member.userId, 'PasswordChanged')).toEqual([])
  })

  test('of 100 guesses at the current one at once, five are looked at', async () => {
    const member = await someone()
    const guess = (_: unknown, n: number) =>
      member.browser.do(changePassword, { body: { current: `guess ${n}`, password: GOOD } }).then(codesOf)
    const codes = (await Promise.all(Array.from({ length: 100 }, guess))).map(([code]) => code)
    expect(codes.filter(code => code === 'password.wrong_current')).toHaveLength(5)
    expect(codes.filter(code => code === 'login.too_many')).toHaveLength(95)
    const refused = await eventually(
      () => written(member.userId, 'SignInRefused'),
      found => found.length === 5,
    )
    expect(refused[0]).toEqual({ userId: member.userId, code: 'password.wrong_current' })
  })

  test('an admin who acts as the person changes nothing', async () => {
    const member = await someone()
    const admin = await enrol(app, { role: 'admin', organizationId })
    const acting = await loggedInAs(app, admin, member)
    const body = { current: PASSWORD, password: GOOD }
    expect((await acting.do(changePassword, { body })).status).toBe(403)
    expect(await signsIn(member, PASSWORD)).toBe(200)
  })

  test('of two changes at once one is made', async () => {
    const member = await someone()
    const passwords = [`${GOOD}-one`, `${GOOD}-two`]
    const answers = await Promise.all(
      passwords.map(password => member.browser.do(changePassword, { body: { current: PASSWORD, password } })),
    )
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
    expect(await written(member.userId, 'PasswordChanged')).toHaveLength(1)
    const entered = await Promise.all(passwords.map(password => signsIn(member, password)))
    expect(entered.map(status => status === 200)).toEqual(answers.map(({ status }) => status === 200))
  })

  test('a change whose process died before it was on record is told of later, once', async () => {
    const { userId, email } = await someone()
    const { passwordChanges, credentials } = app.practicum.services
    const passwordHash = await credentials.hashed(GOOD)
    const change = await passwordChanges.change({ userId, passwordHash, by: 'own' })
    expect(await written(userId, 'PasswordChanged')).toEqual([])
    const { passwordSchedule } = await import('@practicum/command-service/features/passwords/passwords.schedule')
    const later = new Date((change?.changedAt.getTime() ?? 0) + 61_000)
    for (let run = 0; run < 2; run++) await passwordSchedule(app.practicum.services).run(later)
    expect(await written(userId, 'PasswordChanged')).toEqual([{ userId, by: 'own' }])
    expect((await (await visitor()).send('POST', '/api/login', { body: { email, password: GOOD } })).status).toBe(200)
  })
})
