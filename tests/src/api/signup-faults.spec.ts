// Signing up that dies between two of its writes, over the whole API: nobody is left without a password, nor with an invitation that leads nowhere.
import { inviteAggregate } from '@practicum/command-service/features/invites/invites.aggregate'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { createAccount } from '@practicum/shared/features/signup/signup.contract'
import { startApp, type TestApp } from './harness/app'
import { type Answer, codesOf } from './harness/browser'
import { filledIn, GOOD, type Invited, invitedBy, type SignupBody, visitorOf } from './harness/inviting'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
afterEach(() => jest.restoreAllMocks())

const OTHER = 'another-kelp-moorlip'
const services = () => app.practicum.services
const signUp = async (invite: Invited, changes: Partial<SignupBody> = {}): Promise<Answer> =>
  (await visitorOf(app)).do(createAccount, { body: filledIn(invite, changes) })
const signsIn = async ({ email }: Invited, password: string) =>
  (await visitorOf(app)).send('POST', '/api/login', { body: { email, password } })

async function accountOf({ id }: Invited) {
  const { executor } = services()
  const { state } = await executor.load(inviteAggregate, id)
  if (state.status === 'unknown') throw new Error('there is no such invitation')
  return (await executor.load(userAggregate, state.userId)).state
}

/** As if the process had died there: what comes after it is not done. */
const diesAt = (step: 'begin' | 'setHashed') =>
  jest.spyOn(services().credentials, step).mockRejectedValueOnce(new Error('died here'))

/** A try of before, of which nothing but its password was kept. */
async function diedBeforeTheAccount(invite: Invited): Promise<void> {
  const { executor } = services()
  const execute = executor.execute.bind(executor) as (...args: unknown[]) => Promise<never>
  const append = jest.spyOn(executor, 'execute').mockImplementation((async (...args: unknown[]) => {
    if (args[0] === userAggregate) throw new Error('died here')
    return execute(...args)
  }) as never)
  const died = await signUp(invite, { password: OTHER, password_confirmation: OTHER })
  append.mockRestore()
  expect(died.status).toBe(500)
}

test('whoever died before the account comes again with the same invitation, and has the password they then choose', async () => {
  const invite = await invitedBy(app, program.coordinator, {})
  await diedBeforeTheAccount(invite)
  expect((await accountOf(invite)).status).toBe('unknown')
  expect((await signUp(invite)).status).toBe(200)
  expect((await signsIn(invite, GOOD)).status).toBe(200)
  expect(codesOf(await signsIn(invite, OTHER))).toEqual(['login.failed'])
})

test('whoever died before anything was kept comes again as well', async () => {
  const invite = await invitedBy(app, program.coordinator, {})
  diesAt('begin')
  expect((await signUp(invite)).status).toBe(500)
  expect((await signUp(invite)).status).toBe(200)
  expect((await signsIn(invite, GOOD)).status).toBe(200)
})

test('an account whose maker died right after it has their password, also where a try of before had kept another one', async () => {
  const invite = await invitedBy(app, program.coordinator, {})
  await diedBeforeTheAccount(invite)
  diesAt('setHashed')
  expect((await signUp(invite)).status).toBe(500)
  expect((await accountOf(invite)).status).toBe('active')
  expect((await signsIn(invite, GOOD)).status).toBe(200)
  expect(['signup.email_taken', 'signup.invite_used']).toContain(codesOf(await signUp(invite))[0])
})

test('what has been set since is not set anew by whoever comes late', async () => {
  const { credentials } = services()
  const invite = await invitedBy(app, program.coordinator, {})
  await diedBeforeTheAccount(invite)
  const begin = credentials.begin.bind(credentials)
  jest.spyOn(credentials, 'begin').mockImplementationOnce(async (...late) => {
    expect((await signUp(invite)).status).toBe(200)
    await begin(...late)
  })
  const late = await signUp(invite, { password: OTHER, password_confirmation: OTHER })
  expect(codesOf(late)).toEqual(['signup.email_taken'])
  expect((await signsIn(invite, GOOD)).status).toBe(200)
})
