// Supervision sites that expire, over the whole API: who is reminded of them and when.

import { systemContext } from '@practicum/command-service/execution/context'
import { assignPosition } from '@practicum/command-service/features/people/people.registration'
import { siteAggregate } from '@practicum/command-service/features/supervision-sites/supervision-sites.aggregate'
import { archivePosition } from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { remindedDays, runSchedule } from './harness/schedules'
import { asked, SiteCalls } from './harness/sites'
import { toldOf } from './harness/told'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const sites = new SiteCalls(() => program)
const remindAt = async (now: string) => {
  await app.caughtUp()
  await runSchedule(app, 'sites-ending', new Date(now))
  await app.caughtUp()
}
const remindersOf = (id: string) => remindedDays(app, siteAggregate, id, 'SiteExpiryReminded')
const supervisorHere = () => enrol(app, { role: 'supervisor', organizationId: program.organizationId })
/** In whichever position. */
async function heldOf({ userId }: Member, about: string): Promise<number> {
  await app.caughtUp()
  const { rowCount } = await app.database.pool.query(
    'select 1 from read.notification where user_id = $1 and entity_id = $2',
    [userId, about],
  )
  return rowCount ?? 0
}
async function until(day: string, supervisors: readonly Member[] = []): Promise<{ id: string; name: string }> {
  const { name } = asked()
  const id = await sites.site({ name })
  await sites.supervise(id, supervisors)
  expect((await sites.expire(id, day)).status).toBe(200)
  return { id, name }
}

test('coordinators and its supervisors are reminded 30 and 7 days before the end and on its day, in their organization, each once', async () => {
  const { coordinator, supervisor, faculty, trainee, stranger } = program
  const colleague = await enrol(app, { role: 'coordinator', organizationId: program.organizationId })
  const { id, name } = await until('2031-03-31', [supervisor])
  // Of the 1st of March in UTC, in Los Angeles still the last of February.
  await remindAt('2031-03-01T07:00:00Z')
  expect(await remindersOf(id)).toEqual([])
  for (const day of ['2031-03-01', '2031-03-02', '2031-03-24', '2031-03-31', '2031-04-01'])
    await remindAt(`${day}T20:00:00Z`)
  expect(await remindersOf(id)).toEqual([30, 7, 0])
  const ended = `The site ${name} expires today or has expired`
  const soon = `The site ${name} expires soon`
  for (const member of [coordinator, colleague, supervisor])
    expect(await toldOf(member, id, 3)).toEqual([soon, soon, ended].toSorted())
  for (const member of [faculty, trainee, stranger]) expect(await toldOf(member, id, 0)).toEqual([])
})

test('once it is approved for longer nobody is reminded of the day before', async () => {
  const { id } = await until('2032-03-31')
  await remindAt('2032-03-10T20:00:00Z')
  expect((await sites.expire(id, '2034-03-31')).status).toBe(200)
  await remindAt('2032-03-31T20:00:00Z')
  expect(await remindersOf(id)).toEqual([30])
  await remindAt('2034-03-30T20:00:00Z')
  expect(await remindersOf(id)).toEqual([30, 7])
})

test('a supervisor who works there no more is reminded of nothing', async () => {
  const [gone, there] = [await supervisorHere(), await supervisorHere()]
  const { id, name } = await until('2036-03-31', [gone, there])
  const params = { id: gone.userId, position_id: gone.positionId }
  expect((await program.admin.browser.do(archivePosition, { params })).status).toBe(200)
  await remindAt('2036-03-31T20:00:00Z')
  expect(await toldOf(there, id, 1)).toEqual([`The site ${name} expires today or has expired`])
  expect(await heldOf(gone, id)).toBe(0)
})

test('who coordinates and supervises is told once', async () => {
  const { organizationId, supervisor } = program
  const both = await enrol(app, { role: 'coordinator', organizationId })
  const role = { role: 'supervisor', organizationId, liveSessionsAllowed: true, accountLimited: false } as const
  const context = systemContext(newId(), new Date(), organizationId)
  const assigned = await assignPosition(app.practicum.services, both.userId, role, context)
  const { positionId } = unwrapOrThrow(assigned)
  await app.caughtUp()
  const here = { ...both, positionId, picked: { ...both.picked, position_id: positionId } }
  const { id, name } = await until('2037-03-31', [here, supervisor])
  await remindAt('2037-03-31T20:00:00Z')
  // Told last: whoever is told before has been told by then.
  await toldOf(supervisor, id, 1)
  expect(await toldOf(both, id, 1)).toEqual([`The site ${name} expires today or has expired`])
  expect(await heldOf(both, id)).toBe(1)
})

test('of what is on hold, closed, deleted, or has expired long ago nobody is reminded', async () => {
  const held = await until('2035-03-31')
  await sites.move(held.id, 'hold')
  const closed = await until('2035-03-31')
  await sites.move(closed.id, 'close')
  const old = await until('2035-03-20')
  const there = await until('2035-03-31')
  await remindAt('2035-03-31T20:00:00Z')
  expect(await Promise.all([held, closed, old, there].map(({ id }) => remindersOf(id)))).toEqual([[], [], [], [0]])
})
