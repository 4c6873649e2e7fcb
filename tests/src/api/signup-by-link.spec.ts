// Signing up by a link or its code, over the whole API: pending until the address is proved, as many as there are places, and nothing told of other people's accounts.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { issueVerification } from '@practicum/infra/sessions/verification-codes'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { closeInviteLink, createInviteLink } from '@practicum/shared/features/invite-links/changing.contract'
import { getInviteLink, type InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { requestReset, resetPassword } from '@practicum/shared/features/passwords/passwords.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import {
  checkSignupAccount,
  checkSignupDetails,
  createAccount,
  getSignup,
} from '@practicum/shared/features/signup/signup.contract'
import {
  getVerification,
  resendVerification,
  verifyEmail,
} from '@practicum/shared/features/signup/verification.contract'
import { deactivateUser } from '@practicum/shared/features/users/account-intents.contract'
import { listUsers, type UserView } from '@practicum/shared/features/users/users.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Answer, codesOf, refusedAs } from './harness/browser'
import { eventually } from './harness/eventually'
import { codeIn, filledIn, GOOD, invitedBy, mailsTo, visitorOf } from './harness/inviting'
import { Listener } from './harness/listener'
import { enrol, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

type Link = InviteLinkView & { readonly code: string }
type Body = BodyInputOf<typeof createAccount>

async function made(changes: Partial<BodyInputOf<typeof createInviteLink>> = {}): Promise<Link> {
  const { browser } = program.coordinator
  const body = { name: `Cohort ${newId()}`, role: 'trainee' as const, ...changes }
  const { id } = (await browser.do(createInviteLink, { body })).body
  return (await browser.get(getInviteLink, { params: { id } })).body as Link
}
/** Others have written: the read models are waited for. */
async function shown({ id }: Link): Promise<InviteLinkView> {
  await app.caughtUp()
  return (await program.coordinator.browser.get(getInviteLink, { params: { id } })).body
}

const address = () => `nadia-${newId()}@practicum.test`
const filled = ({ id, code }: Pick<Link, 'id' | 'code'>, changes: Partial<Body> = {}): Body => {
  const { invite_id: _none, ...body } = filledIn({ id, code, email: address() })
  return { ...body, invite_link_id: id, ...changes }
}
const byCode = ({ code }: Pick<Link, 'code'>, changes: Partial<Body> = {}): Body => {
  const { invite_link_id: _id, code: _code, ...body } = filled({ id: newId(), code })
  return { ...body, signup_code: code, ...changes }
}
const signsUp = async (body: Body): Promise<Answer> => (await visitorOf(app)).do(createAccount, { body })
const signedUp = async (body: Body) => {
  const { status, body: answer } = await signsUp(body)
  expect(status).toBe(200)
  await app.caughtUp()
  return answer as { readonly user: { readonly id: string }; readonly waiting: string }
}
const opens = async (code: string, query: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  (await visitorOf(app)).get(getSignup, { params: { code }, query })
const verifies = async (body: BodyInputOf<typeof verifyEmail>): Promise<Answer> =>
  (await visitorOf(app)).do(verifyEmail, { body })
const signsIn = async (email: string, password = GOOD): Promise<Answer> =>
  (await visitorOf(app)).send('POST', '/api/login', { body: { email, password } })
const asked = async (email: string): Promise<Answer> =>
  (await visitorOf(app)).do(resendVerification, { body: { email } })
const verificationOf = async (email: string, code: string): Promise<Answer> =>
  (await visitorOf(app)).get(getVerification, { params: { email }, query: { code } })
const written = async (userId: string): Promise<readonly string[]> =>
  (await app.practicum.services.executor.loadWhole(userAggregate, userId)).events.map(({ type }) => type)

describe('what a link opens', () => {
  test('SIGNUP-047 a code says the role and the organization, however it is typed', async () => {
    const { id, code } = await made({ role: 'faculty', opens_until: '2099-12-31' })
    for (const typed of [code, code.toLowerCase(), code.replace(/-/g, ' '), ` ${code.replace(/-/g, '')} `]) {
      const { status, body } = await opens(typed)
      expect([status, body]).toEqual([
        200,
        {
          ...{ invite_link_id: id, role: { keyname: 'faculty' }, password_policy: 'normal', opens_until: '2099-12-31' },
          organization: {
            ...{ name: expect.stringMatching(/^Organization /), accent: null, logo_image_url: null },
            ...{
              timezone: 'America/Los_Angeles',
              dynamic_words: expect.objectContaining({ trainee: expect.anything() }),
            },
          },
        },
      ])
    }
    expect((await opens(code, { invite_link_id: id })).status).toBe(200)
  })

  test('SIGNUP-053 a code that is nobody’s, or of another link, opens nothing and signs nobody up', async () => {
    const [one, other] = [await made(), await made()]
    const unknown = [404, 'signup.link_unknown']
    expect(refusedAs(await opens('0000-0000-0000-0000'))).toEqual(unknown)
    expect(refusedAs(await opens(one.code, { invite_link_id: other.id }))).toEqual(unknown)
    for (const body of [byCode({ code: 'nothing' }), filled({ id: other.id, code: one.code })])
      expect(refusedAs(await signsUp(body))).toEqual(unknown)
  })

  test('one that is closed, or has no place left, says so', async () => {
    const closed = await made()
    await program.coordinator.browser.do(closeInviteLink, { params: { id: closed.id } })
    expect(refusedAs(await opens(closed.code))).toEqual([409, 'signup.link_withdrawn'])
    expect(refusedAs(await signsUp(filled(closed)))).toEqual([409, 'signup.link_withdrawn'])
    const full = await made({ places: 1 })
    await signedUp(filled(full))
    expect(refusedAs(await opens(full.code))).toEqual([409, 'signup.link_used'])
    expect(refusedAs(await signsUp(filled(full)))).toEqual([409, 'signup.link_used'])
  })

  test('nobody guesses on: after sixty that open nothing an address has to wait, and a right one opens all the same', async () => {
    const { code } = await made()
    for (let tried = 0; tried < 60; tried++) await opens('0000-0000-0000-0000')
    expect(refusedAs(await opens('0000-0000-0000-0000'))).toEqual([429, 'signup.too_many'])
    expect((await opens(code)).status).toBe(200)
  })

  test('what leads in is one thing: an invitation, a link or a code', async () => {
    const { id, code } = await made()
    const { invite_link_id: _id, code: _code, ...nothing } = filled({ id, code })
    for (const body of [nothing, { ...nothing, code }, filled({ id, code }, { signup_code: code })])
      expect(refusedAs(await signsUp(body as Body))[0]).toBe(422)
  })
})

describe('signing up', () => {
  test('SIGNUP-032 SIGNUP-060 by a link or its code the account is pending: it cannot sign in, and its place is taken', async () => {
    const link = await made()
    for (const body of [filled(link), byCode(link)]) {
      const { status, body: answer } = await signsUp(body)
      const { email, first_name, last_name } = body
      const user = { id: expect.any(String), email, first_name, last_name, status: 'pending' }
      expect([status, answer]).toEqual([200, { user, waiting: expect.any(String) }])
      expect(refusedAs(await signsIn(body.email))).toEqual([422, 'login.failed'])
      const { items } = await program.admin.browser.list<UserView>(listUsers, { search: body.email })
      expect(items).toMatchObject([{ status: 'pending', positions: [{ role_keyname: 'trainee' }] }])
    }
    expect(await shown(link)).toMatchObject({ taken: 2 })
  })

  test('SIGNUP-048 SIGNUP-049 the steps are checked by the server, everything that is wrong at once, and nothing is written', async () => {
    const link = await made()
    const wrong = { password: 'short', password_confirmation: 'other', terms_accepted: false }
    const {
      phone: _p,
      country_code: _c,
      state_id: _s,
      zip: _z,
      university_student_id: _u,
      timezone: _t,
      ...account
    } = filled(link, wrong)
    const first = await (await visitorOf(app)).do(checkSignupAccount, { body: account })
    expect(refusedAs(first)).toEqual([
      422,
      'password password.too_short',
      'password_confirmation signup.confirmation_differs',
      'terms_accepted signup.terms_not_accepted',
    ])
    const details = filled(link, { zip: 'nowhere' })
    const second = await (await visitorOf(app)).do(checkSignupDetails, { body: details })
    expect(refusedAs(second)[0]).toBe(422)
    expect(refusedAs(await signsUp(details))[0]).toBe(422)
    expect(await shown(link)).toMatchObject({ taken: 0, version: 0 })
  })

  test('of many who take the last place at once, one gets it', async () => {
    const link = await made({ places: 1 })
    const answers = await Promise.all([1, 2, 3].map(() => signsUp(filled(link))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await shown(link)).toMatchObject({ taken: 1, status: 'full' })
  })

  test('of many who sign up with one address at once, one has the account and a place', async () => {
    const [link, email] = [await made(), address()]
    const answers = await Promise.all([1, 2, 3].map(() => signsUp(filled(link, { email }))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await eventually(
      () => shown(link),
      ({ taken }) => taken === 1,
    )
    const { items } = await program.admin.browser.list<UserView>(listUsers, { search: email })
    expect(items).toHaveLength(1)
  })
})

describe('signing in before the address is proved', () => {
  const OTHER = 'another-kelp-moorlip'
  /** Signs up, and signs in with what was chosen and with something else, there and elsewhere. */
  async function said(email: string) {
    const [here, elsewhere] = [await visitorOf(app), await visitorOf(app)]
    const link = await made()
    expect((await here.do(createAccount, { body: filled(link, { email }) })).status).toBe(200)
    await app.caughtUp()
    const answers: unknown[] = []
    for (const browser of [here, elsewhere])
      for (const password of [GOOD, OTHER]) {
        const { status, body, headers } = await browser.send('POST', '/api/login', { body: { email, password } })
        const { errors, next, ...more } = body as { errors: unknown; next?: string }
        answers.push({
          ...{ status, errors, more, next: next?.replace(encodeURIComponent(email), 'address') },
          headers: [...headers.keys()].toSorted(),
        })
      }
    return answers
  }

  test('LOGIN-024 it leads to where the mail is sent again, with the day on which the account is deleted, in the browser that signed up', async () => {
    const browser = await visitorOf(app)
    const body = filled(await made())
    await browser.do(createAccount, { body })
    await app.caughtUp()
    const { email, password } = body
    const answer = await browser.send('POST', '/api/login', { body: { email, password } })
    expect(refusedAs(answer)).toEqual([422, 'login.not_activated'])
    const { pathname, searchParams } = new URL((answer.body as { next: string }).next, 'https://practicum.test')
    expect([pathname, searchParams.get('email')]).toEqual(['/login/activate', email])
    const days = (Date.parse(searchParams.get('until') ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBeGreaterThanOrEqual(89)
    expect(Math.round(days)).toBeLessThanOrEqual(90)
  })

  test('tells nobody who has an account: whoever signs up with an address and signs in with what they chose is told the same of each', async () => {
    const { organizationId } = program
    const fresh = await said(address())
    expect(fresh).toMatchObject([{ next: expect.stringMatching(/^\/login\/activate/) }, {}, {}, {}])
    const active = await enrol(app, { role: 'faculty', organizationId })
    const closed = await enrol(app, { role: 'faculty', organizationId })
    await program.admin.browser.do(deactivateUser, { params: { id: closed.userId } })
    const waiting = filled(await made(), { password: OTHER, password_confirmation: OTHER })
    await signedUp(waiting)
    const invited = await invitedBy(app, program.coordinator, {})
    for (const { email } of [active, closed, waiting, invited]) {
      await app.database.pool.query('delete from access.guess')
      expect(await said(email)).toEqual(fresh)
    }
  })

  test('is said no more once the address is proved there, or somebody has signed in', async () => {
    const browser = await visitorOf(app)
    const body = filled(await made())
    const { waiting } = (await browser.do(createAccount, { body })).body
    const { email, password } = body
    const wrong = () => browser.send('POST', '/api/login', { body: { email, password: OTHER } })
    expect(browser.cookies.has('signup')).toBe(true)
    const [mail] = await mailsTo(program, email)
    const proof = { email, code: codeIn(mail) ?? '', waiting: waiting ?? '' }
    expect((await browser.do(verifyEmail, { body: proof })).status).toBe(200)
    expect(browser.cookies.has('signup')).toBe(false)
    expect(refusedAs(await wrong())).toEqual([422, 'login.failed'])
    expect((await browser.send('POST', '/api/login', { body: { email, password } })).status).toBe(200)
  })
})

describe('an address that somebody has', () => {
  /** All that a stranger could tell it by; the place in the log would be one. */
  const seen = ({ status, body, headers }: Answer) => ({
    status,
    fields: Object.keys(body as object),
    user: Object.keys((body as { user: object }).user),
    headers: [...headers.keys()].toSorted(),
  })

  test('SIGNUP-054 stays theirs: the answer is that of a new one, no second account is made, and they are told by mail', async () => {
    const link = await made()
    const { email, userId } = await enrol(app, { role: 'faculty', organizationId: program.organizationId })
    const before = await written(userId)
    const taken = await signsUp(filled(link, { email }))
    expect(seen(taken)).toEqual(seen(await signsUp(filled(link))))
    expect(taken.body).toMatchObject({ user: { email, status: 'pending' } })
    expect((taken.body as { user: { id: string } }).user.id).not.toBe(userId)
    expect((await mailsTo(program, email)).map(({ subject }) => subject)).toEqual(['You have an account already'])
    expect(await written(userId)).toEqual(before)
    expect(await shown(link)).toMatchObject({ taken: 1 })
    const { items } = await program.admin.browser.list<UserView>(listUsers, { search: email })
    expect(items).toMatchObject([{ id: userId, status: 'active' }])
  })

  test('whoever was invited by name uses that invitation: the link tells them by mail, and takes no place', async () => {
    const link = await made()
    const { email } = await invitedBy(app, program.coordinator, {})
    await mailsTo(program, email)
    expect((await signsUp(filled(link, { email }))).body).toMatchObject({ user: { status: 'pending' } })
    const [last] = await mailsTo(program, email, 2)
    expect(last?.subject).toBe('An invitation is waiting for you')
    expect(await shown(link)).toMatchObject({ taken: 0 })
  })

  test('whoever waits for their mail gets it once more, and keeps the password they chose first', async () => {
    const link = await made()
    const body = filled(link)
    const { waiting } = await signedUp(body)
    await mailsTo(program, body.email)
    await signedUp({ ...body, password: 'another-kelp-moorlip', password_confirmation: 'another-kelp-moorlip' })
    const [last] = await mailsTo(program, body.email, 2)
    expect((await verifies({ email: body.email, code: codeIn(last) ?? '', waiting })).status).toBe(200)
    expect((await signsIn(body.email)).status).toBe(200)
    expect(await shown(link)).toMatchObject({ taken: 1 })
  })

  test('one mailbox gets three mails an hour, however often somebody tries', async () => {
    const link = await made()
    const { email } = await enrol(app, { role: 'faculty', organizationId: program.organizationId })
    for (let tried = 0; tried < 5; tried++) await signedUp(filled(link, { email }))
    expect(await mailsTo(program, email, 3)).toHaveLength(3)
  })
})

describe('proving the address', () => {
  async function waits() {
    const body = filled(await made())
    const { waiting, user } = await signedUp(body)
    const [mail] = await mailsTo(program, body.email)
    return { email: body.email, waiting, userId: user.id, code: codeIn(mail) ?? '', link: mail?.action?.link }
  }

  test('SIGNUP-046 SIGNUP-052 the link of the mail proves it where they signed up, and they can sign in', async () => {
    const { email, waiting, userId, code, link } = await waits()
    expect(link).toMatch(/\/register\/verify\?email=.+&code=.+/)
    const open = await verificationOf(email, code)
    expect([open.status, open.body]).toEqual([200, { email, is_verified: false }])
    const answer = await verifies({ email, code, waiting })
    expect([answer.status, answer.body]).toEqual([200, { is_verified: true }])
    expect((await verificationOf(email, code)).body).toEqual({ email, is_verified: true })
    expect((await verifies({ email, code })).status).toBe(200)
    expect((await written(userId)).filter(type => type === 'EmailVerified')).toHaveLength(1)
    const browser = await app.visitor().signIn(email, GOOD)
    expect((await browser.get(currentUser)).body).toMatchObject({ status: 'active' })
  })

  test('elsewhere the password is asked for, and counted as signing in is: somebody else may have signed up with that address', async () => {
    const { email, code } = await waits()
    expect(refusedAs(await verifies({ email, code }))).toEqual([422, 'password signup.password_needed'])
    expect(refusedAs(await verifies({ email, code, waiting: 'nobody' }))).toEqual([
      422,
      'password signup.password_needed',
    ])
    const wrong = () => verifies({ email, code, password: 'not-the-password' })
    for (let tried = 0; tried < 5; tried++)
      expect(refusedAs(await wrong())).toEqual([422, 'password signup.password_wrong'])
    expect(codesOf(await wrong())).toEqual(['login.too_many'])
    await app.database.pool.query('delete from access.guess')
    expect((await verifies({ email, code, password: GOOD })).status).toBe(200)
  })

  test('a secret proves the address that it was sent to, and no other', async () => {
    const [one, other] = [await waits(), await waits()]
    const unknown = [404, 'signup.verification_unknown']
    expect(refusedAs(await verificationOf(other.email, one.code))).toEqual(unknown)
    expect(refusedAs(await verifies({ email: address(), code: one.code, waiting: one.waiting }))).toEqual(unknown)
    expect(refusedAs(await verifies({ email: one.email, code: 'nothing', waiting: one.waiting }))).toEqual(unknown)
    expect(refusedAs(await verifies({ email: other.email, code: one.code, waiting: other.waiting }))).toEqual(unknown)
    expect(refusedAs(await signsIn(other.email))).toEqual([422, 'login.failed'])
  })

  test('SIGNUP-050 USER-012 the mail is sent again to the address that is asked for, the one before proves nothing any more, and the answer is the same for every address', async () => {
    const { email, waiting, code } = await waits()
    const known = await asked(email)
    const unknown = await asked(address())
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const [last] = await mailsTo(program, email, 2)
    expect(refusedAs(await verifies({ email, code, waiting }))).toEqual([409, 'signup.verification_replaced'])
    expect(refusedAs(await verificationOf(email, code))).toEqual([409, 'signup.verification_replaced'])
    expect((await verifies({ email, code: codeIn(last) ?? '', waiting })).status).toBe(200)
  })

  test('after a day the mail proves nothing, and another one can be asked for', async () => {
    const { email, waiting, userId } = await waits()
    const { executor, capabilities } = app.practicum.services
    const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const sending = { sendingId: newId(), sentAt: before(25), expiresAt: before(1) }
    const code = await issueVerification(capabilities, sending.sendingId)
    const command = () => ({ type: 'SendVerification' as const, ...sending })
    await executor.execute(userAggregate, userId, { command }, systemContext(newId(), new Date()))
    expect(refusedAs(await verifies({ email, code, waiting }))).toEqual([409, 'signup.verification_expired'])
    await asked(email)
    const [last] = await mailsTo(program, email, 3)
    expect((await verifies({ email, code: codeIn(last) ?? '', waiting })).status).toBe(200)
  })

  test('whoever owns an address that somebody else has signed up with chooses a password by mail, which proves it', async () => {
    const { email, userId } = await waits()
    await (await visitorOf(app)).do(requestReset, { body: { email } })
    const [mail] = await mailsTo(program, email, 2)
    const token = new URL(mail?.action?.link ?? 'http://none').pathname.split('/').at(-1) ?? ''
    const own = 'quiet-fjord-lantern'
    const answer = await (await visitorOf(app)).do(resetPassword, { body: { email, token, password: own } })
    expect(answer.status).toBe(200)
    expect((await written(userId)).slice(-3)).toEqual(['PasswordChanged', 'EmailVerified', 'UserStatusChanged'])
    expect((await signsIn(email)).status).toBe(422)
    expect((await signsIn(email, own)).status).toBe(200)
  })

  test('SIGNUP-039 the page that waits hears of it on its channel; so does nobody else', async () => {
    const { email, waiting, code } = await waits()
    const page = await Listener.open(await visitorOf(app))
    const stranger = await Listener.open(await visitorOf(app))
    expect(await page.subscribe(`signup.${waiting}`)).toBe(200)
    expect(await stranger.subscribe('signup.of-nobody')).toBe(200)
    await verifies({ email, code, waiting })
    const { heard } = await eventually(
      async () => page,
      one => one.heard.length > 0,
    )
    expect(heard).toMatchObject([
      { channel: `signup.${waiting}`, event: 'userVerified', payload: { is_verified: true } },
    ])
    expect(stranger.heard).toEqual([])
    for (const one of [page, stranger]) one.close()
  })
})
