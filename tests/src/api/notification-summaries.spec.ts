// Mails about what somebody has not read, over the whole API: chosen by everybody for themselves, sent by day, and nothing told twice.
import type { MailDetails } from '@practicum/shared/features/mails/mails.contract'
import {
  chooseNotificationSummary,
  notificationSummary,
} from '@practicum/shared/features/notifications/notification-summary.contract'
import { readAllNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import type { SummaryOften } from '@practicum/shared/features/notifications/summary.events'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { HOUR_MS, mailsTo } from './harness/inviting'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { runSchedule } from './harness/schedules'
import { byDay, hourIn, mute, tellKind, tell as tellOf } from './harness/unread'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const newcomer = (zone = 'America/Los_Angeles') =>
  enrol(app, { role: 'trainee', organizationId: program.organizationId, name: `T ${newId()}`, zone })

const chosen = async ({ browser }: Member) => (await browser.get(notificationSummary)).body
const choose = ({ browser }: Member, often: SummaryOften, key?: string) =>
  browser.do(chooseNotificationSummary, { body: { often }, ...(key && { key }) })

const tell = (member: Member): Promise<void> => tellOf(program, member)

const run = async (now: Date): Promise<void> => {
  await runSchedule(app, 'notification-summaries', now)
  await app.caughtUp()
}

const about = (mails: readonly MailDetails[]): readonly string[] =>
  mails.filter(({ kind }) => kind === 'notification.summary').map(({ paragraphs }) => paragraphs.join(' '))
/** What was decided, whether or not the mail has gone out yet. */
const countsOf = async ({ userId }: Member): Promise<readonly unknown[]> => {
  const { events } = await app.practicum.store.readStream(`summary-${userId}`)
  const told = await app.practicum.codec.decode(events)
  return told.flatMap(({ type, data }) => (type === 'SummaryMailed' ? [data.count] : []))
}
const toldBy = async ({ email }: Member, count = 1) => about(await mailsTo(program, email, count))

test('it comes once a day where nothing is chosen; chosen once for one key, by everybody for themselves', async () => {
  const [member, other, key] = [await newcomer(), await newcomer(), newId()]
  expect(await chosen(member)).toEqual({ often: 'daily' })
  const answers = [await choose(member, 'hourly', key), await choose(member, 'hourly', key)]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { often: 'hourly' }],
    [200, { often: 'hourly' }],
  ])
  expect(await chosen(member)).toEqual({ often: 'hourly' })
  expect(await chosen(other)).toEqual({ often: 'daily' })
  const wrong = await choose(member, 'weekly' as SummaryOften)
  expect([wrong.status, codesOf(wrong).length]).toEqual([422, 1])
})

test('what has waited for an hour is told by a mail that says how much it is and nothing else, once', async () => {
  const member = await newcomer()
  await tell(member)
  await tell(member)
  const now = byDay(Date.now() + 2 * HOUR_MS)
  await run(now)
  await run(now)
  await run(byDay(now.getTime() + 25 * HOUR_MS))
  expect(await toldBy(member)).toEqual([expect.stringContaining('Notifications that you have not read: 2.')])
  expect((await toldBy(member)).join()).not.toContain('Read ')
  expect(await countsOf(member)).toEqual([2])
})

test('what came in the hour before a mail, or while none was due, is told by the next one, however much later', async () => {
  const member = await newcomer()
  await tell(member)
  const first = byDay(Date.now() + 2 * HOUR_MS)
  await run(first)
  await tell(member)
  await run(byDay(first.getTime() + 60 * HOUR_MS))
  expect(await countsOf(member)).toEqual([1, 1])
})

test('whoever wanted none for a while is not told of that while afterwards', async () => {
  const member = await newcomer()
  await choose(member, 'never')
  await tell(member)
  await choose(member, 'daily')
  await tell(member)
  await run(byDay(Date.now() + 2 * HOUR_MS))
  expect(await countsOf(member)).toEqual([1])
})

test('nothing comes of what was read, to whoever wants none, and within the hour', async () => {
  const [reader, none, lately] = [await newcomer(), await newcomer(), await newcomer()]
  await choose(none, 'never')
  for (const member of [reader, none, lately]) await tell(member)
  await reader.browser.do(readAllNotifications)
  await app.caughtUp()
  await run(byDay(Date.now() + 2 * HOUR_MS))
  expect(await toldBy(lately)).toHaveLength(1)
  for (const member of [reader, none]) expect(await countsOf(member)).toEqual([])
})

test('kinds that are off by mail are told in the bell and counted by no mail, those that are off by text are', async () => {
  const [none, some, byText, other] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()]
  for (const member of [none, some]) await mute(member, 'task.assigned', 'email')
  await mute(byText, 'task.assigned', 'text')
  for (const member of [none, some, byText, other]) await tell(member)
  await tellKind(app, some, 'task.reminded')
  await app.caughtUp()
  await run(byDay(Date.now() + 2 * HOUR_MS))
  expect(await Promise.all([none, some, byText, other].map(countsOf))).toEqual([[], [1], [1], [1]])
})

test('what is off altogether is counted by no mail, also where it came before', async () => {
  const member = await newcomer()
  await tell(member)
  await mute(member, 'task.assigned', 'in_app')
  await run(byDay(Date.now() + 2 * HOUR_MS))
  expect(await countsOf(member)).toEqual([])
})

test('a kind that is told by the choice of another is not counted where that is off', async () => {
  const [off, on] = [await newcomer(), await newcomer()]
  await mute(off, 'placement.ready', 'email')
  for (const member of [off, on]) await tellKind(app, member, 'placement.complete')
  await app.caughtUp()
  await run(byDay(Date.now() + 2 * HOUR_MS))
  expect(await Promise.all([off, on].map(countsOf))).toEqual([[], [1]])
})

test('by night nobody is written to', async () => {
  const now = byDay(Date.now() + 2 * HOUR_MS)
  const zones = Intl.supportedValuesOf('timeZone').filter(zone => hourIn(zone, now) < 7)
  const asleep = await newcomer(zones[0])
  await tell(asleep)
  await run(now)
  expect(await countsOf(asleep)).toEqual([])
})

test('within the hour it comes again for what came since, and once a day it waits for the next one', async () => {
  const [often, daily] = [await newcomer(), await newcomer()]
  await choose(often, 'hourly')
  for (const member of [often, daily]) await tell(member)
  const first = byDay(Date.now() + 2 * HOUR_MS)
  await run(first)
  expect([await toldBy(often), await toldBy(daily)].map(mails => mails.length)).toEqual([1, 1])
  for (const member of [often, daily]) await tell(member)
  await run(new Date(first.getTime() + HOUR_MS / 2))
  expect([await countsOf(often), await countsOf(daily)]).toEqual([[1], [1]])
  await run(new Date(first.getTime() + HOUR_MS))
  expect(await toldBy(often, 2)).toHaveLength(2)
  expect(await countsOf(daily)).toEqual([1])
  await run(byDay(first.getTime() + 25 * HOUR_MS))
  expect(await countsOf(daily)).toEqual([1, 1])
})
