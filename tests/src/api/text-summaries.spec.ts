// Text messages about what somebody has not read, over the whole API, with Twilio's API over the network: to a phone that was proved, and to no other.
import { textSummaryCandidates } from '@practicum/projections/features/text-summaries/text-summaries.candidates'
import {
  chooseNotificationSummary,
  notificationSummary,
} from '@practicum/shared/features/notifications/notification-summary.contract'
import type { SummaryOften } from '@practicum/shared/features/notifications/summary.events'
import {
  chooseTextSummary,
  proveTextNumber,
  sendNumberCode,
  textSummary,
  withdrawTextNumber,
} from '@practicum/shared/features/text-summaries/text-summaries.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startTwilio, type TestTwilio, TWILIO } from '../setup/twilio'
import { startApp, type TestApp } from './harness/app'
import { type Answer, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { HOUR_MS } from './harness/inviting'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { runSchedule } from './harness/schedules'
import { arrivedCode, newNumber, textsTo } from './harness/texted'
import { byDay, mute, tell, tellKind } from './harness/unread'

let twilio: TestTwilio
let app: TestApp
let program: TestProgram
beforeAll(async () => {
  twilio = await startTwilio()
  app = await startApp({ settings: { texts: { ...TWILIO, url: twilio.url } } })
  program = await foundProgram(app)
})
afterAll(async () => {
  await app?.close()
  await twilio?.close()
})

const newcomer = (): Promise<Member> =>
  enrol(app, {
    role: 'trainee',
    organizationId: program.organizationId,
    name: `T ${newId()}`,
    zone: 'America/Los_Angeles',
  })

const named = (phone: string) => ({ phone, country_code: 'US' })
const standing = async ({ browser }: Member) => (await browser.get(textSummary)).body
const ask = ({ browser }: Member, phone: string) => browser.do(sendNumberCode, { body: named(phone) })
const prove = ({ browser }: Member, phone: string, token: string) =>
  browser.do(proveTextNumber, { body: { ...named(phone), token } })
const choose = ({ browser }: Member, often: SummaryOften, key?: string) =>
  browser.do(chooseTextSummary, { body: { often }, ...(key && { key }) })
const withdraw = ({ browser }: Member) => browser.do(withdrawTextNumber)
const refusedAs = (answer: Answer) => [answer.status, codesOf(answer)]
const shownOf = (number: string): string => `+•••••••${number.slice(-4)}`
const wrongOf = (code: string): string => String((Number(code) + 1) % 10_000_000).padStart(7, '0')

interface Reached extends Member {
  readonly number: string
}

async function withPhone(): Promise<Reached> {
  const [member, number] = [await newcomer(), newNumber()]
  expect((await ask(member, number)).status).toBe(200)
  expect((await prove(member, number, await arrivedCode(twilio, number))).body).toEqual({ often: 'daily' })
  return { ...member, number }
}

const run = async (now: Date): Promise<void> => {
  await runSchedule(app, 'text-summaries', now)
  await app.caughtUp()
}

/** What was decided, whether or not the text has gone out yet. */
async function countsOf({ userId }: Member): Promise<readonly unknown[]> {
  const { events } = await app.practicum.store.readStream(`textsummary-${userId}`)
  const told = await app.practicum.codec.decode(events)
  return told.flatMap(({ type, data }) => (type === 'SummaryTexted' ? [data.count] : []))
}

const SAYS = /^Notifications in Practicum that you have not read: (\d+)\./
const summariesTo = (number: string): readonly string[] =>
  textsTo(twilio, number).flatMap(({ Body }) => SAYS.exec(Body)?.[1] ?? [])
const arrived = (number: string, count: number) =>
  eventually(
    async () => summariesTo(number),
    found => found.length >= count,
  )

test('a phone is proved by the code that goes there, and by no other, once; then it is written to once a day', async () => {
  const [member, number] = [await newcomer(), newNumber()]
  expect(await standing(member)).toEqual({ often: 'never', phone: null, offered: true })
  expect((await ask(member, number)).body).toEqual({ phone: shownOf(number), again_in: 30 })
  const code = await arrivedCode(twilio, number)
  expect(refusedAs(await prove(member, number, wrongOf(code)))).toEqual([422, ['two_factor.invalid']])
  expect(refusedAs(await prove(member, newNumber(), code))).toEqual([422, ['two_factor.invalid']])
  expect(await standing(member)).toMatchObject({ phone: null })
  expect((await prove(member, number, code)).body).toEqual({ often: 'daily' })
  expect(await standing(member)).toEqual({ often: 'daily', phone: shownOf(number), offered: true })
  expect(refusedAs(await prove(member, number, code))).toEqual([422, ['two_factor.expired']])
})

test('a code belongs to whoever asked for it, and codes are not sent one after the other', async () => {
  const [member, other, number] = [await newcomer(), await newcomer(), newNumber()]
  await ask(member, number)
  const code = await arrivedCode(twilio, number)
  expect(refusedAs(await prove(other, number, code))).toEqual([422, ['two_factor.invalid']])
  expect(refusedAs(await ask(member, number))).toEqual([429, ['two_factor.text.too_soon']])
  expect(await standing(other)).toMatchObject({ phone: null })
})

test('codes are not guessed: five tries, and no more', async () => {
  const [member, number] = [await newcomer(), newNumber()]
  await ask(member, number)
  const code = await arrivedCode(twilio, number)
  for (let tries = 0; tries < 5; tries++) await prove(member, number, wrongOf(code))
  expect(refusedAs(await prove(member, number, code))).toEqual([429, ['two_factor.phone.too_many']])
})

test('what is no number, or of no country, is refused, and nothing is sent', async () => {
  const member = await newcomer()
  const before = twilio.received.length
  expect(refusedAs(await ask(member, '12'))).toEqual([422, ['valid_phone_intl']])
  const nowhere = await member.browser.do(sendNumberCode, { body: { phone: newNumber(), country_code: 'XX' } })
  expect(refusedAs(nowhere)).toEqual([422, ['two_factor.country_unavailable']])
  expect(twilio.received).toHaveLength(before)
})

test('how often is chosen once for one key, by whoever has given a phone, and by nobody else', async () => {
  const [member, other, key] = [await withPhone(), await newcomer(), newId()]
  const answers = [await choose(member, 'hourly', key), await choose(member, 'hourly', key)]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { often: 'hourly' }],
    [200, { often: 'hourly' }],
  ])
  expect(await standing(member)).toMatchObject({ often: 'hourly' })
  expect(refusedAs(await choose(other, 'daily'))).toEqual([409, ['text_summary.no_number']])
  expect((await choose(other, 'never')).status).toBe(200)
  expect((await choose(member, 'weekly' as SummaryOften)).status).toBe(422)
})

test('what waits is told by a text message that says how much it is and nothing else, once', async () => {
  const [member, without] = [await withPhone(), await newcomer()]
  for (const one of [member, member, without]) await tell(program, one)
  const now = byDay(Date.now() + 2 * HOUR_MS)
  await run(now)
  await run(now)
  await run(byDay(now.getTime() + 25 * HOUR_MS))
  expect(await arrived(member.number, 1)).toEqual(['2'])
  expect(textsTo(twilio, member.number).some(({ Body }) => Body.includes('Read '))).toBe(false)
  expect([await countsOf(member), await countsOf(without)]).toEqual([[2], []])
})

test('USER3-003 mail and text message are chosen apart: whoever wants none of the one gets the other', async () => {
  const [texts, mails] = [await withPhone(), await withPhone()]
  await texts.browser.do(chooseNotificationSummary, { body: { often: 'never' } })
  await choose(mails, 'never')
  expect(await standing(texts)).toMatchObject({ often: 'daily' })
  expect((await mails.browser.get(notificationSummary)).body).toEqual({ often: 'daily' })
  for (const one of [texts, mails]) await tell(program, one)
  await run(byDay(Date.now() + 2 * HOUR_MS))
  expect([await countsOf(texts), await countsOf(mails)]).toEqual([[1], []])
})

test('USER3-003 what text messages count is chosen apart from mails, and nothing of what is off altogether is counted', async () => {
  const [none, some, byMail, off] = [await withPhone(), await withPhone(), await withPhone(), await withPhone()]
  for (const member of [none, some]) await mute(member, 'task.assigned', 'text')
  await mute(byMail, 'task.assigned', 'email')
  for (const member of [none, some, byMail, off]) await tell(program, member)
  await mute(off, 'task.assigned', 'in_app')
  await tellKind(app, some, 'task.reminded')
  await app.caughtUp()
  await run(byDay(Date.now() + 2 * HOUR_MS))
  expect(await Promise.all([none, some, byMail, off].map(countsOf))).toEqual([[], [1], [1], []])
})

test('to a phone that was withdrawn nothing is written, nor to the one before another', async () => {
  const [gone, moved, next] = [await withPhone(), await withPhone(), newNumber()]
  for (const one of [gone, moved]) await tell(program, one)
  expect([(await withdraw(gone)).status, (await withdraw(gone)).status]).toEqual([200, 200])
  expect(await standing(gone)).toEqual({ often: 'never', phone: null, offered: true })
  await app.database.pool.query(`delete from access.guess where key like 'text-again%'`)
  await ask(moved, next)
  await prove(moved, next, await arrivedCode(twilio, next))
  await run(byDay(Date.now() + 2 * HOUR_MS))
  expect(await arrived(next, 1)).toEqual(['1'])
  expect([await countsOf(gone), summariesTo(gone.number), summariesTo(moved.number)]).toEqual([[], [], []])
})

test('in a day no more are sent than may be, whoever waits', async () => {
  const people = [await withPhone(), await withPhone()]
  for (const one of people) await tell(program, one)
  const now = byDay(Date.now() + 2 * HOUR_MS)
  const { rows } = await app.database.pool.query<{ sent: number }>(
    `select count(*)::int as sent from read.text_summary where told_at > $1::timestamptz - interval '1 day'`,
    [now],
  )
  const sent = rows[0]?.sent ?? 0
  const { unread } = textSummaryCandidates(app.database.pool)
  expect((await unread(now, sent)).length).toBe(0)
  expect((await unread(now, sent + 1)).length).toBe(1)
})

test('where nobody sends text messages no phone is asked for', async () => {
  const strict = await startApp({ settings: { mode: 'production' } })
  try {
    const { coordinator } = await foundProgram(strict)
    expect(await standing(coordinator)).toEqual({ often: 'never', phone: null, offered: false })
    expect(refusedAs(await ask(coordinator, newNumber()))).toEqual([422, ['text_summary.unavailable']])
    expect(refusedAs(await prove(coordinator, newNumber(), '1234567'))).toEqual([422, ['text_summary.unavailable']])
  } finally {
    await strict.close()
  }
})
