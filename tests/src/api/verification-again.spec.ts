// The mail that proves an address is sent again, by those who look after somebody whose account waits for it and by whoever waits, over the whole API.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { createInviteLink } from '@practicum/shared/features/invite-links/changing.contract'
import { getInviteLink } from '@practicum/shared/features/invite-links/invite-links.contract'
import { createAccount } from '@practicum/shared/features/signup/signup.contract'
import {
  resendVerification,
  resendVerificationOf,
  verifyEmail,
} from '@practicum/shared/features/signup/verification.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Browser, refusedAs } from './harness/browser'
import { eventually } from './harness/eventually'
import { codeIn, filledIn, mailsTo, newAddress, visitorOf } from './harness/inviting'
import { loggedInAs } from './harness/login-as'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

interface Waiting {
  readonly id: string
  readonly email: string
  readonly waiting: string
}

/** Signed up by a link, and not proved. */
async function waits(): Promise<Waiting> {
  const { browser } = program.coordinator
  const { id } = (await browser.do(createInviteLink, { body: { name: `Cohort ${newId()}`, role: 'trainee' } })).body
  const { code } = (await browser.get(getInviteLink, { params: { id } })).body
  const email = newAddress()
  const { invite_id: _none, ...body } = filledIn({ id, code: code ?? '', email })
  const answer = await (await visitorOf(app)).do(createAccount, { body: { ...body, invite_link_id: id } })
  expect(answer.status).toBe(200)
  await app.caughtUp()
  const { user, waiting } = answer.body as { readonly user: { readonly id: string }; readonly waiting: string }
  return { id: user.id, email, waiting }
}

const sends = (browser: Browser, { id }: Pick<Waiting, 'id'>, key?: string) =>
  browser.do(resendVerificationOf, { params: { id }, ...(key === undefined ? {} : { key }) })

async function sendingsOf({ id }: Waiting) {
  const { events } = await app.practicum.services.executor.loadWhole(userAggregate, id)
  return events.filter(({ type }) => type === 'VerificationSent')
}

test('a coordinator sends it to somebody of their organization: the one before proves nothing any more, and who sent it is on record', async () => {
  const somebody = await waits()
  const { email, waiting } = somebody
  const [first] = await mailsTo(program, email, 1)
  const { browser, userId } = program.coordinator
  expect((await sends(browser, somebody)).body).toEqual({ sent: true })
  const [last] = await mailsTo(program, email, 2)
  const verifies = async (code: string | null) =>
    (await visitorOf(app)).do(verifyEmail, { body: { email, waiting, code: code ?? '' } })
  expect(refusedAs(await verifies(codeIn(first)))).toEqual([409, 'signup.verification_replaced'])
  expect((await sendingsOf(somebody)).at(-1)?.meta.actor).toMatchObject({ userId })
  expect((await verifies(codeIn(last))).status).toBe(200)
})

test('so does an admin; who is no coordinator of that organization sends nothing, nor does an admin who acts as one', async () => {
  const somebody = await waits()
  expect((await sends(program.admin.browser, somebody)).body).toEqual({ sent: true })
  expect((await sends(program.stranger.browser, somebody)).status).toBe(404)
  for (const { browser } of [program.faculty, program.trainee])
    expect((await sends(browser, somebody)).status).toBe(403)
  const acting = await loggedInAs(app, program.admin, program.coordinator)
  expect((await sends(acting, somebody)).status).toBe(403)
  expect((await sends(program.coordinator.browser, { id: newId() })).status).toBe(404)
  expect(await sendingsOf(somebody)).toHaveLength(2)
})

test('whose position has ended is none of theirs any more', async () => {
  const somebody = await waits()
  const { executor } = app.practicum.services
  const { state } = await executor.load(userAggregate, somebody.id)
  const positionId = 'positions' in state ? state.positions[0]?.id : undefined
  const leave = () => ({ type: 'ChangePositionStatus', positionId: positionId ?? '', status: 'archived' }) as const
  await executor.execute(userAggregate, somebody.id, { command: leave }, systemContext(newId(), new Date()))
  expect((await sends(program.coordinator.browser, somebody)).status).toBe(404)
  expect((await sends(program.admin.browser, somebody)).body).toEqual({ sent: true })
})

test('a repeat is answered alike and sends nothing more; where nothing waits nothing is sent', async () => {
  const somebody = await waits()
  const { browser } = program.coordinator
  const key = newId()
  for (let times = 0; times < 2; times++) expect((await sends(browser, somebody, key)).body).toEqual({ sent: true })
  expect(await sendingsOf(somebody)).toHaveLength(2)
  expect((await sends(browser, { id: program.trainee.userId })).body).toEqual({ sent: false })
})

test('one mailbox gets three in an hour, whoever of those who look after them asks', async () => {
  const somebody = await waits()
  await app.database.pool.query('delete from access.guess')
  const { coordinator, admin } = program
  for (const { browser } of [coordinator, admin, coordinator])
    expect((await sends(browser, somebody)).body).toEqual({ sent: true })
  expect(refusedAs(await sends(admin.browser, somebody))).toEqual([429, 'signup.too_many_mails'])
  expect(await sendingsOf(somebody)).toHaveLength(4)
})

test('whoever asks for themselves is told that it was sent often enough, alike for every address; and what others try with it takes nothing from them', async () => {
  const somebody = await waits()
  const asks = async (email: string) => (await visitorOf(app)).do(resendVerification, { body: { email } })
  const ways = [somebody.email, program.trainee.email, newAddress()]
  const { browser } = program.coordinator
  for (let times = 0; times < 3; times++) await sends(browser, somebody)
  for (const email of ways) for (let times = 0; times < 3; times++) expect((await asks(email)).body).toEqual({})
  for (const email of ways) expect(refusedAs(await asks(email))).toEqual([429, 'signup.too_many_mails'])
  await eventually(
    () => sendingsOf(somebody),
    sent => sent.length === 7,
  )
})
