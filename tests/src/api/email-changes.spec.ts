// Another address, over the whole API: proved before it counts, told to the address before, which stops it, and never a way into somebody else's account.
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import {
  changeUserEmail,
  ownEmail,
  requestEmailChange,
  stopEmailChange,
  withdrawEmailChange,
} from '@practicum/shared/features/email-changes/email-changes.contract'
import type { MailDetails } from '@practicum/shared/features/mails/mails.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { verifyEmail } from '@practicum/shared/features/signup/verification.contract'
import { getUser } from '@practicum/shared/features/users/account.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Browser, codesOf, refusedAs } from './harness/browser'
import { codeIn, mailsTo, newAddress, visitorOf } from './harness/inviting'
import { enrol, foundProgram, type Member, PASSWORD, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

const someone = (): Promise<Member> => enrol(app, { role: 'trainee', organizationId: program.organizationId })
const asks = ({ browser }: Member, email: string, password = PASSWORD) =>
  browser.do(requestEmailChange, { body: { email, password } })
const signsIn = async (email: string, password = PASSWORD) =>
  (await visitorOf(app)).send('POST', '/api/login', { body: { email, password } })
const isIn = async ({ browser }: Pick<Member, 'browser'>) => (await browser.get(currentUser)).status
const waitingOf = async ({ browser }: Member) => (await browser.get(ownEmail)).body.waiting?.new_email
const written = async ({ userId }: Member): Promise<readonly string[]> =>
  (await app.practicum.services.executor.loadWhole(userAggregate, userId)).events.map(({ type }) => type)

async function mailOf(email: string, kind: string): Promise<MailDetails> {
  for (let count = 1; ; count++) {
    const found = (await mailsTo(program, email, count)).find(mail => mail.kind === kind)
    if (found) return found
  }
}
/** As the link of the mail says it. */
async function linkTo(newEmail: string): Promise<BodyInputOf<typeof verifyEmail>> {
  const { action } = await mailOf(newEmail, 'email_change.confirm')
  const { pathname, searchParams } = new URL(action?.link ?? 'http://none')
  expect(pathname).toBe('/register/verify')
  const said = (name: string): string => searchParams.get(name) ?? ''
  return { email: said('email'), code: said('code'), newEmail: said('newEmail') }
}
async function stopOf(email: string, kind: string): Promise<BodyInputOf<typeof stopEmailChange>> {
  return { email, code: codeIn(await mailOf(email, kind)) ?? '' }
}
const proves = (browser: Browser, body: BodyInputOf<typeof verifyEmail>) => browser.do(verifyEmail, { body })
const elsewhere = async (body: BodyInputOf<typeof verifyEmail>) => proves(await visitorOf(app), body)
const stops = async (body: BodyInputOf<typeof stopEmailChange>) => (await visitorOf(app)).do(stopEmailChange, { body })

async function changed() {
  const [member, email] = [await someone(), newAddress()]
  expect((await asks(member, email)).status).toBe(200)
  expect((await proves(member.browser, await linkTo(email))).body).toEqual({ is_verified: true })
  return { ...member, newEmail: email }
}

describe('asking', () => {
  test('SIGNUP-004 the link leads to the page that verifies, with both addresses and the code; until then the one before is used', async () => {
    const [member, email] = [await someone(), newAddress()]
    expect((await asks(member, email)).status).toBe(200)
    expect(await linkTo(email)).toEqual({ email: member.email, code: expect.stringMatching(/.{20,}/), newEmail: email })
    expect(await waitingOf(member)).toBe(email)
    expect([(await signsIn(member.email)).status, codesOf(await signsIn(email))]).toEqual([200, ['login.failed']])
    expect((await member.browser.get(currentUser)).body).toMatchObject({ email: member.email })
  })

  test('wants the password, and another address than one’s own', async () => {
    const member = await someone()
    expect(refusedAs(await asks(member, newAddress(), 'wrong'))).toEqual([422, 'password password.wrong_current'])
    expect(refusedAs(await asks(member, ` ${member.email.toUpperCase()}`.trim()))).toEqual([
      422,
      'email email_change.same',
    ])
    expect(await written(member)).not.toContain('EmailChangeRequested')
  })

  test('of an address that somebody has nobody but them learns it: the answer is the same, and they are told', async () => {
    const [member, holder] = [await someone(), await someone()]
    const [taken, free] = [await asks(member, holder.email), await asks(member, newAddress())]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    await mailOf(holder.email, 'email_change.held')
    expect((await mailsTo(program, holder.email)).map(({ kind }) => kind)).not.toContain('email_change.confirm')
  })

  test('ten times in a day, and five to one mailbox', async () => {
    const email = newAddress()
    const member = await someone()
    for (let count = 0; count < 5; count++) expect((await asks(member, email)).status).toBe(200)
    expect(codesOf(await asks(member, email))).toEqual(['email_change.too_many'])
    for (let count = 0; count < 4; count++) expect((await asks(member, newAddress())).status).toBe(200)
    expect(codesOf(await asks(member, newAddress()))).toEqual(['email_change.too_many'])
  })

  test('asked for once more, the link of the last mail is the one that counts; withdrawn, it proves nothing', async () => {
    const [member, first, second] = [await someone(), newAddress(), newAddress()]
    await asks(member, first)
    const link = await linkTo(first)
    await asks(member, second)
    expect(await waitingOf(member)).toBe(second)
    expect(refusedAs(await proves(member.browser, link))).toEqual([409, 'email_change.withdrawn'])
    const last = await linkTo(second)
    for (let count = 0; count < 2; count++) expect((await member.browser.do(withdrawEmailChange, {})).status).toBe(200)
    expect(await waitingOf(member)).toBeUndefined()
    expect(refusedAs(await proves(member.browser, last))).toEqual([409, 'email_change.withdrawn'])
  })
})

describe('proving', () => {
  test('where one is signed in the link is enough: from then on the new one signs in, everywhere else one is signed out', async () => {
    const [member, email] = [await someone(), newAddress()]
    const other = { browser: await app.visitor().signIn(member.email, PASSWORD) }
    await asks(member, email)
    const link = await linkTo(email)
    expect((await proves(member.browser, link)).body).toEqual({ is_verified: true })
    expect([await isIn(member), await isIn(other)]).toEqual([200, 401])
    expect((await member.browser.get(currentUser)).body).toMatchObject({ email })
    expect(await waitingOf(member)).toBeUndefined()
    expect([(await signsIn(email)).status, codesOf(await signsIn(member.email))]).toEqual([200, ['login.failed']])
    expect((await program.admin.browser.get(getUser, { params: { id: member.userId } })).body).toMatchObject({ email })
    // Opened once more it says the same, and nothing happens.
    expect((await elsewhere(link)).status).toBe(200)
    expect((await written(member)).filter(type => type === 'EmailChanged')).toHaveLength(1)
    await mailOf(member.email, 'email_change.done')
  })

  test('elsewhere the password is asked for: whoever has a mistyped mailbox gets no account', async () => {
    const [member, email] = [await someone(), newAddress()]
    await asks(member, email)
    const link = await linkTo(email)
    expect(refusedAs(await elsewhere(link))).toEqual([422, 'password signup.password_needed'])
    expect(refusedAs(await proves((await someone()).browser, link))).toEqual([422, 'password signup.password_needed'])
    expect(refusedAs(await elsewhere({ ...link, password: 'wrong' }))).toEqual([422, 'password signup.password_wrong'])
    expect((await elsewhere({ ...link, password: PASSWORD })).body).toEqual({ is_verified: true })
    expect(await isIn(member)).toBe(401)
  })

  test('the secret is bound to the address that was asked for, and to the account', async () => {
    const [member, other] = [await someone(), await someone()]
    const [email, another] = [newAddress(), newAddress()]
    await asks(member, email)
    await asks(other, another)
    const link = await linkTo(email)
    const unknown = [404, 'email_change.unknown']
    for (const wrong of [
      { newEmail: another },
      { newEmail: newAddress() },
      { email: other.email },
      { code: 'nothing' },
    ])
      expect(refusedAs(await proves(member.browser, { ...link, ...wrong }))).toEqual(unknown)
    expect(refusedAs(await elsewhere({ email: member.email, code: link.code }))).toEqual([
      404,
      'signup.verification_unknown',
    ])
    expect(await written(member)).not.toContain('EmailChanged')
  })

  test('of two who prove one address at once, one has it', async () => {
    const [one, two, email] = [await someone(), await someone(), newAddress()]
    await asks(one, email)
    const first = await linkTo(email)
    await asks(two, email)
    const links = (await mailsTo(program, email, 2)).map(mail => codeIn(mail) ?? '')
    const second = { ...first, email: two.email, code: links.find(code => code !== first.code) ?? '' }
    const answers = await Promise.all([proves(one.browser, first), proves(two.browser, second)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost && codesOf(lost)).toEqual(['email_change.held_used'])
  })

  test('one’s former address is one’s own: nobody else takes it, and one can go back to it', async () => {
    const { email, newEmail, browser, ...rest } = await changed()
    const other = await someone()
    expect((await asks(other, email)).status).toBe(200)
    await mailOf(newEmail, 'email_change.held')
    await asks({ ...rest, email, browser }, email)
    expect((await proves(browser, await linkTo(email))).status).toBe(200)
    expect((await signsIn(email)).status).toBe(200)
  })
})

describe('stopping', () => {
  test('by the mail to the address before, before it is proved: nothing changes, and everybody is out', async () => {
    const [member, email] = [await someone(), newAddress()]
    await asks(member, email)
    const link = await linkTo(email)
    const stop = await stopOf(member.email, 'email_change.asked')
    expect((await stops(stop)).body).toEqual({ next: '/password/reset' })
    expect(await isIn(member)).toBe(401)
    expect(codesOf(await signsIn(member.email))).toEqual(['login.failed'])
    expect(refusedAs(await elsewhere({ ...link, password: PASSWORD }))).toEqual([409, 'email_change.withdrawn'])
    expect((await stops(stop)).status).toBe(200)
    expect((await written(member)).filter(type => type === 'PasswordChanged')).toHaveLength(1)
  })

  test('after it was proved, and whatever came after: the address is the one before', async () => {
    const member = await changed()
    const stop = await stopOf(member.email, 'email_change.done')
    const further = newAddress()
    await asks(member, further)
    expect((await proves(member.browser, await linkTo(further))).status).toBe(200)
    expect((await stops(stop)).status).toBe(200)
    expect(await isIn(member)).toBe(401)
    const told = (await program.admin.browser.get(getUser, { params: { id: member.userId } })).body
    expect(told).toMatchObject({ email: member.email })
    for (const address of [member.email, member.newEmail, further])
      expect(codesOf(await signsIn(address))).toEqual(['login.failed'])
    await mailOf(member.email, 'email_change.taken_back')
  })

  test('a secret stops the change that it was mailed about, and proves nothing', async () => {
    const [member, other, email] = [await someone(), await someone(), newAddress()]
    await asks(member, email)
    const { code } = await stopOf(member.email, 'email_change.asked')
    const link = await linkTo(email)
    const unknown = [404, 'email_change.unknown']
    expect(refusedAs(await stops({ email: other.email, code }))).toEqual(unknown)
    expect(refusedAs(await stops({ email: member.email, code: link.code }))).toEqual(unknown)
    expect(refusedAs(await proves(member.browser, { ...link, code }))).toEqual(unknown)
  })
})

describe('by an admin', () => {
  const asksFor = ({ userId }: Member, body: BodyInputOf<typeof changeUserEmail>) =>
    program.admin.browser.do(changeUserEmail, { params: { id: userId }, body })

  test('with their own password, and proved as if the person had asked', async () => {
    const [member, email] = [await someone(), newAddress()]
    expect(refusedAs(await asksFor(member, { email, password: 'wrong' }))).toEqual([
      422,
      'password password.wrong_current',
    ])
    expect((await asksFor(member, { email, password: PASSWORD })).status).toBe(200)
    await mailOf(member.email, 'email_change.asked')
    const link = await linkTo(email)
    expect(refusedAs(await proves(program.admin.browser, link))).toEqual([422, 'password signup.password_needed'])
    expect((await proves(member.browser, link)).status).toBe(200)
    expect((await signsIn(email)).status).toBe(200)
  })

  test('not their own here, not of nobody, and by nobody else', async () => {
    const { admin, coordinator } = program
    const body = { email: newAddress(), password: PASSWORD }
    expect(refusedAs(await asksFor(admin, body))).toEqual([403, 'user.oneself'])
    expect((await admin.browser.do(changeUserEmail, { params: { id: newId() }, body })).status).toBe(404)
    const params = { id: (await someone()).userId }
    expect((await coordinator.browser.do(changeUserEmail, { params, body })).status).toBe(403)
  })
})
