// Signing up by a link does the same before its answer for every address, and loses nothing of what it has answered, over the whole API.
import { inviteAggregate } from '@practicum/command-service/features/invites/invites.aggregate'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { finishLeft } from '@practicum/command-service/features/signup/signup.finishing'
import { correlationNow } from '@practicum/infra/observe/trace'
import { createInviteLink } from '@practicum/shared/features/invite-links/changing.contract'
import { getInviteLink, type InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { createAccount } from '@practicum/shared/features/signup/signup.contract'
import { verifyEmail } from '@practicum/shared/features/signup/verification.contract'
import { deactivateUser } from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { codeIn, filledIn, GOOD, invitedBy, mailsTo, newAddress, visitorOf, withdraw } from './harness/inviting'
import { enrol, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))
afterEach(() => jest.restoreAllMocks())

type Link = InviteLinkView & { readonly code: string }
async function linkOf(places: number | null = null): Promise<Link> {
  const { browser } = program.coordinator
  const body = { name: `Cohort ${newId()}`, role: 'trainee' as const, places }
  const { id } = (await browser.do(createInviteLink, { body })).body
  return (await browser.get(getInviteLink, { params: { id } })).body as Link
}
const takenOf = async ({ id }: Link): Promise<number> => {
  await app.caughtUp()
  return (await program.coordinator.browser.get(getInviteLink, { params: { id } })).body.taken
}
async function signsUp({ id, code }: Link, email: string, correlation = newId()) {
  const { invite_id: _none, ...body } = filledIn({ id, code, email })
  const browser = await visitorOf(app)
  const headers = { 'x-correlation-id': correlation }
  return browser.do(createAccount, { body: { ...body, invite_link_id: id }, headers })
}
const services = () => app.practicum.services
const written = async (userId: string): Promise<readonly string[]> =>
  (await services().executor.loadWhole(userAggregate, userId)).events.map(({ type }) => type)
const signsIn = async (email: string) =>
  (await visitorOf(app)).send('POST', '/api/login', { body: { email, password: GOOD } })

/** What would be carried out after the answer. */
function heldBack(): (() => Promise<unknown>)[] {
  const later: (() => Promise<unknown>)[] = []
  jest.spyOn(services(), 'runInBackground').mockImplementation(work => void later.push(work))
  return later
}

const TRIED = 'signing-up-alike'
/** Chosen by what is known already, not by the address. */
const BY_MEMORY = ['onWhatIsKnown', 'onWhatIsRead']

/** What the call asks of its ports before its answer, in order. */
function calls(): string[] {
  const made: string[] = []
  const { executor, credentials, capabilities, begunSignups, admissions, attempts, mail } = services()
  const watched = { executor, credentials, capabilities, begunSignups, admissions, attempts, mail }
  for (const [name, port] of Object.entries(watched)) {
    const methods = port as unknown as Record<string, (...given: unknown[]) => unknown>
    for (const method of Object.getOwnPropertyNames(Object.getPrototypeOf(port))) {
      const original = methods[method]
      if (method === 'constructor' || BY_MEMORY.includes(method) || original === undefined) continue
      jest.spyOn(methods, method).mockImplementation((...given) => {
        if (correlationNow() === TRIED) made.push(`${name}.${method}`)
        return original.apply(port, given)
      })
    }
  }
  return made
}

test('6.3.8 as many look-ups, writes and hashes come before the answer for an address that is new as for one that somebody has', async () => {
  const { organizationId } = program
  const active = await enrol(app, { role: 'faculty', organizationId })
  const closed = await enrol(app, { role: 'faculty', organizationId })
  await program.admin.browser.do(deactivateUser, { params: { id: closed.userId } })
  const invited = await invitedBy(app, program.coordinator, {})
  const waiting = newAddress()
  await signsUp(await linkOf(), waiting)
  const link = await linkOf()
  // What everybody has asked for once is remembered.
  await signsUp(link, newAddress())
  await app.caughtUp()
  const later = heldBack()
  const made = calls()
  const before: Record<string, readonly string[]> = {}
  for (const email of [newAddress(), active.email, closed.email, invited.email, waiting]) {
    made.length = 0
    expect((await signsUp(link, email, TRIED)).status).toBe(200)
    before[email] = [...made]
  }
  const [fresh, ...taken] = Object.values(before)
  expect(fresh?.filter(call => call === 'credentials.hashed')).toHaveLength(1)
  expect(fresh?.filter(call => call === 'begunSignups.keep')).toHaveLength(1)
  for (const one of taken) expect(one).toEqual(fresh)
  expect(later).toHaveLength(5)
  jest.restoreAllMocks()
  for (const work of later) await work()
  // A new one and the one before: those who have an account take no place.
  expect(await takenOf(link)).toBe(2)
})

test('what was answered is carried out by another process where the one that answered has died', async () => {
  const link = await linkOf()
  const email = newAddress()
  heldBack()
  const { user, waiting } = (await signsUp(link, email)).body
  jest.restoreAllMocks()
  expect(await written(user.id)).toEqual([])
  await finishLeft(services())
  // Whoever is at it has their time.
  expect(await written(user.id)).toEqual([])
  await app.database.pool.query(`update access.signup set taken_at = now() - interval '1 minute'`)
  await Promise.all([finishLeft(services()), finishLeft(services())])
  expect((await written(user.id)).filter(type => type === 'UserRegistered')).toHaveLength(1)
  expect((await app.database.pool.query('select from access.signup')).rowCount).toBe(0)
  const [mail] = await mailsTo(program, email)
  const proof = { email, code: codeIn(mail) ?? '', waiting: waiting ?? '' }
  expect((await (await visitorOf(app)).do(verifyEmail, { body: proof })).status).toBe(200)
  expect((await signsIn(email)).status).toBe(200)
  expect(await takenOf(link)).toBe(1)
})

test('carried out twice it is one account and one mail', async () => {
  const link = await linkOf()
  const email = newAddress()
  const later = heldBack()
  const { user } = (await signsUp(link, email)).body
  jest.restoreAllMocks()
  await Promise.all([...later, ...later].map(work => work()))
  await later[0]?.()
  expect((await written(user.id)).filter(type => type === 'VerificationSent')).toHaveLength(1)
  expect(await takenOf(link)).toBe(1)
})

test('whose invitation is over has one account by the link, by the id that they are known by, and the page of the sign-up waits for it', async () => {
  const link = await linkOf(1)
  const { id, email } = await invitedBy(app, program.coordinator, {})
  expect((await withdraw(program.coordinator, id)).status).toBe(200)
  const { state } = await services().executor.load(inviteAggregate, id)
  const known = state.status === 'unknown' ? '' : state.userId
  const { user, waiting } = (await signsUp(link, email)).body
  await app.caughtUp()
  expect([user.id === known, await written(user.id)]).toEqual([false, []])
  expect(await written(known)).toContain('VerificationSent')
  expect(await takenOf(link)).toBe(1)
  const mails = await eventually(
    () => mailsTo(program, email),
    found => found.some(({ kind }) => kind === 'signup.verify'),
  )
  const code = codeIn(mails.find(({ kind }) => kind === 'signup.verify')) ?? ''
  const proof = { email, code, waiting: waiting ?? '' }
  expect((await (await visitorOf(app)).do(verifyEmail, { body: proof })).status).toBe(200)
})
