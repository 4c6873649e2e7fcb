// Lists narrowed to a person and to days: by the reader's own calendar, and never beyond what the list shows.

import { countsPathOf, type ListCounts } from '@practicum/shared/contract/list-counts'
import {
  listScheduledMeetings,
  listUpcomingMeetings,
  type MeetingView,
} from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { createMeeting, startMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { listPlacements } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { createTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { newPlacement } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

/** Two days of the calendar are never the same there. */
const EAST = 'Pacific/Kiritimati'

let app: TestApp
let program: TestProgram
let east: Member
let placement: string

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  placement = await newPlacement(app, program)
  await app.caughtUp()
})
/** Has given nothing to anybody. */
beforeEach(async () => {
  east = await enrol(app, { role: 'coordinator', organizationId: program.organizationId, name: 'Ea Ste', zone: EAST })
})
afterAll(() => app.close())

type Query = Readonly<Record<string, string>>

const TODAY = dateIn(EAST, new Date())

const dueIn = (days: number) => addDays(TODAY, days)

async function tasks({ browser }: Member, query: Query): Promise<readonly string[]> {
  const { items } = await browser.list<TaskSummary>(listTasks, { type: 'created', ...query })
  return items.map(({ description }) => description).sort()
}

async function giveOfDays(): Promise<void> {
  for (const days of [0, 1, 8, 20]) {
    const body = { description: `in ${days}`, assignee: program.trainee.picked, due_date: dueIn(days) }
    expect((await east.browser.do(createTask, { body })).status).toBe(200)
  }
  await east.browser.do(createTask, { body: { description: 'any day', assignee: program.trainee.picked } })
}

const giveToAnother = () =>
  east.browser.do(createTask, { body: { description: 'for another', assignee: program.otherTrainee.picked } })

test('tasks are narrowed to days, and to those of the reader’s own calendar', async () => {
  await giveOfDays()
  expect(await tasks(east, { due: 'today' })).toEqual(['in 0'])
  expect(await tasks(east, { due_from: dueIn(1), due_to: dueIn(8) })).toEqual(['in 1', 'in 8'])
  expect(await tasks(east, { due_from: dueIn(9) })).toEqual(['in 20'])
  const week = await tasks(east, { due: 'this_week' })
  expect(week).toContain('in 0')
  expect(week).not.toContain('in 8')
  expect((await east.browser.send('GET', listTasks.path, { query: { due: 'soon' } })).status).toBe(422)
})

test('tasks are narrowed to the person on the other side of them', async () => {
  await giveOfDays()
  await giveToAnother()
  expect(await tasks(east, { assignee_id: program.otherTrainee.userId })).toEqual(['for another'])
  await app.caughtUp()
  const given = await tasks(program.otherTrainee, { type: 'assigned', creator_id: east.userId })
  expect(given).toEqual(['for another'])
  expect(await tasks(program.otherTrainee, { type: 'assigned', creator_id: program.faculty.userId })).toEqual([])
  expect(await tasks(program.stranger, { creator_id: east.userId })).toEqual([])
})

test('each filter is counted as the list would show it, in the reader’s own scope', async () => {
  const countsFor = async ({ browser }: Member, ...filters: readonly object[]) => {
    const asked = filters.map(filter => ({ type: 'created', ...filter }))
    const { status, body } = await browser.send('GET', countsPathOf(listTasks), {
      query: { filters: JSON.stringify(asked) },
    })
    return status === 200 ? (body as ListCounts).counts.map(({ total }) => total) : status
  }
  await giveOfDays()
  await giveToAnother()
  const mine = { assignee_id: program.otherTrainee.userId }
  // Five for one and one for another, none of them done; one is due today.
  const filters = [{}, mine, { status: 'complete' }, { due: 'today' }, { ...mine, due: 'today' }]
  expect(await countsFor(east, ...filters)).toEqual([6, 1, 0, 1, 0])
  expect(await countsFor(program.stranger, ...filters)).toEqual([0, 0, 0, 0, 0])
  for (const uncounted of [{ q: 'in 1' }, { id: [newId()] }]) expect(await countsFor(east, {}, uncounted)).toBe(422)
  expect(await countsFor(east, { status: 'nearly' })).toBe(422)
  expect((await east.browser.send('GET', countsPathOf(listTasks), { query: { filters: '{' } })).status).toBe(422)
})

test('placements are narrowed to their trainee and their supervisor', async () => {
  const ids = async (query: Query) =>
    (await program.coordinator.browser.list<PlacementView>(listPlacements, query)).items.map(({ id }) => id)
  const { trainee, supervisor, otherTrainee } = program
  expect(await ids({ trainee_id: trainee.userId, supervisor_id: supervisor.userId })).toEqual([placement])
  expect(await ids({ supervisor_id: otherTrainee.userId })).toEqual([])
})

test('sessions are narrowed to their host, and to days that begin and end by the reader’s clock', async () => {
  const { browser } = east
  // A quarter past midnight of that day, by the clocks of the east.
  const start_at = new Date(Date.parse(`${dueIn(3)}T00:15:00+14:00`)).toISOString()
  const body = { title: 'Late', schedule_type: 2 as const, duration: 10, start_at, users: [program.trainee.picked] }
  expect((await browser.do(createMeeting, { body })).status).toBe(200)
  const titles = async ({ browser: reader }: Member, query: Query) =>
    (await reader.list<MeetingView>(listScheduledMeetings, query)).items.map(({ title }) => title)
  expect(await titles(east, { starts_from: dueIn(3), starts_to: dueIn(3), owner_id: east.userId })).toEqual(['Late'])
  expect(await titles(east, { starts_from: dueIn(4) })).toEqual([])
  expect(await titles(east, { starts_to: dueIn(2) })).toEqual([])
  expect(await titles(east, { owner_id: program.trainee.userId })).toEqual([])
  await app.caughtUp()
  // Los Angeles is at least 21 hours behind: there it is the day before.
  expect(await titles(program.trainee, { starts_from: dueIn(3) })).toEqual([])
  expect(await titles(program.trainee, { starts_from: dueIn(2), starts_to: dueIn(2) })).toEqual(['Late'])
})

test('a session that runs is of the present day, also when it was planned for another', async () => {
  const { browser } = program.coordinator
  const start_at = new Date(Date.now() + 72 * 3_600_000).toISOString()
  const body = { title: 'Begun', schedule_type: 2 as const, duration: 10, start_at, users: [program.trainee.picked] }
  const { id } = (await browser.do(createMeeting, { body })).body
  expect((await browser.do(startMeeting, { params: { id } })).status).toBe(200)
  const today = dateIn('America/Los_Angeles', new Date())
  const titles = async (query: Query) =>
    (await browser.list<MeetingView>(listUpcomingMeetings, query)).items.map(({ title }) => title)
  expect(await titles({ starts_from: today, starts_to: today })).toEqual(['Begun'])
  expect(await titles({ starts_from: addDays(today, 1) })).toEqual([])
})

test('a person is found by id among those alone whom the reader may pick', async () => {
  const named = async ({ browser }: Member, id: string) =>
    (await browser.get(availableUsers, { query: { ids: id } })).body.map(person => person.id)
  expect(await named(program.coordinator, program.trainee.userId)).toEqual([program.trainee.userId])
  expect(await named(program.stranger, program.trainee.userId)).toEqual([])
})
