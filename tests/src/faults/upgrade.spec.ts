// An upgrade, proved before it happens: the built product starts on what former releases left, shows all of it, and every command works on it.
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { allRows } from '@practicum/shared/contract/all'
import type { ListRow } from '@practicum/shared/contract/row'
import { attach } from '@practicum/shared/features/attachments/attachments.contract'
import { asOf, history } from '@practicum/shared/features/audit/history.contract'
import {
  getMeeting,
  listPastMeetings,
  listScheduledMeetings,
} from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { editMeeting, startMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { listNotifications, readNotification } from '@practicum/shared/features/notifications/notifications.contract'
import { patchPlacementStatus } from '@practicum/shared/features/placements/placement-status.contract'
import {
  approvePlacement,
  commentOnPlacement,
  denyPlacement,
  getPlacement,
  listPlacements,
} from '@practicum/shared/features/placements/placements.contract'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import {
  commentOnTask,
  createTask,
  deleteTask,
  editTask,
  getTask,
  listTasks,
} from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { Browser } from '../api/harness/browser'
import { keptInstallations, unpackKept } from '../setup/kept-installation'
import { builtProgram, installationFolder, type Started, startProgram } from '../setup/started'

const PASSWORD = 'Harbor-Lantern-47!'
const PEOPLE = ['coordinator', 'trainee', 'supervisor', 'faculty', 'admin'] as const
type Who = (typeof PEOPLE)[number]

interface Thing {
  readonly id: string
  readonly status: string
  readonly version: number
}

/** As the release of today has started them. */
interface Upgraded {
  readonly dataDir: string
  readonly folder: string
  readonly product: Started
}

const upgraded: Upgraded[] = []

beforeAll(async () => {
  for (const name of await keptInstallations()) {
    const folder = await installationFolder('upgrade')
    const dataDir = await unpackKept(name, folder)
    upgraded.push({ dataDir, folder, product: await startProgram(builtProgram('main'), { DATA_DIR: dataDir }) })
  }
})
afterAll(async () => {
  for (const { product, folder } of upgraded) {
    await product.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
})

async function people(url: string): Promise<Readonly<Record<Who, Browser>>> {
  const signedIn = PEOPLE.map(async who => {
    const browser = new Browser(url)
    return [who, await browser.signIn(`${who}@demo.practicum.test`, PASSWORD)] as const
  })
  return Object.fromEntries(await Promise.all(signedIn)) as Record<Who, Browser>
}

const lists = allRows.filter((row): row is ListRow => row.kind === 'list' && !row.path.includes(':'))
const mayCall = (row: ListRow, who: Who): boolean =>
  row.access.who === 'anyone' || row.access.who === 'signed-in' || row.access.who.includes(who)

async function allOf(browser: Browser, row: ListRow): Promise<readonly Thing[]> {
  const { status, items } = await browser.list<Thing>(row, { per_page: '100' })
  expect([row.name, status]).toEqual([row.name, 200])
  return items
}

/** Each thing of the lists in full, its history, and itself as of its first event. */
async function everythingIsShown(who: Who, browser: Browser): Promise<number> {
  for (const row of lists.filter(row => mayCall(row, who))) await allOf(browser, row)
  if (who === 'admin') return 0
  const kinds = [
    ['task', listTasks, getTask],
    ['placement', listPlacements, getPlacement],
    ['meeting', listScheduledMeetings, getMeeting],
    ['meeting', listPastMeetings, getMeeting],
  ] as const
  let shown = 0
  for (const [subject, row, details] of kinds) {
    for (const { id } of await allOf(browser, row)) {
      const params = { subject, id }
      const answers = [
        await browser.get(details, { params: { id } }),
        await browser.get(history, { params }),
        await browser.get(asOf, { params, query: { revision: '0' } }),
      ]
      expect([subject, id, answers.map(({ status }) => status)]).toEqual([subject, id, [200, 200, 200]])
      shown += 1
    }
  }
  return shown
}

test('what former releases left starts, and everybody is shown all that is theirs', async () => {
  expect(upgraded.length).toBeGreaterThan(0)
  for (const { product } of upgraded) {
    const all = await people(product.url)
    const shown = await Promise.all(PEOPLE.map(who => everythingIsShown(who, all[who])))
    expect(shown.filter(count => count > 5).length).toBe(4)
  }
})

test('every command works on what former releases left, and the log is sound afterwards', async () => {
  for (const { product, dataDir } of upgraded) {
    const all = await people(product.url)
    await tasksGoOn(all)
    await placementsGoOn(all)
    await sessionsGoOn(all)
    const env = { ...process.env, DATA_DIR: dataDir, EVENTSTORE_URL: '', KAFKA_BROKERS: '' }
    const { stdout } = await promisify(execFile)(process.execPath, [builtProgram('audit'), 'verify'], { env })
    expect(stdout).toMatch(/; 0 broken/)
  }
})

const done = async (answer: Promise<{ readonly status: number; readonly body: unknown }>): Promise<void> => {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
}

const withStatus = (things: readonly Thing[], status: string): Thing => {
  const found = things.find(thing => thing.status === status)
  if (!found) throw new Error(`none is ${status}`)
  return found
}

async function tasksGoOn({ coordinator, trainee }: Readonly<Record<Who, Browser>>): Promise<void> {
  const made = await allOf(coordinator, listTasks)
  const own = await coordinator.list<Thing & { self_assigned: boolean; published: boolean }>(listTasks, {
    per_page: '100',
    type: 'created',
  })
  const [edited, deleted, withFile] = own.items.filter(({ published }) => published)
  if (!edited || !deleted || !withFile) throw new Error('too few tasks were kept')
  const change = { description: 'Changed after the upgrade', version: edited.version }
  await done(coordinator.do(editTask, { params: { id: edited.id }, body: change }))
  await done(coordinator.do(commentOnTask, { params: { id: edited.id }, body: { body: 'Since the upgrade' } }))
  await done(coordinator.do(deleteTask, { params: { id: deleted.id } }))
  const uuid = newId()
  const headers = { 'content-type': 'application/octet-stream', 'x-filename': 'plan.pdf' }
  await done(coordinator.send('PUT', `/api/uploads/${uuid}`, { body: '%PDF-1.7 plan', headers }))
  const upload = { uuid, public: false as const }
  const attachment = { object_class: 'task', object_id: withFile.id, upload }
  await done(coordinator.do(attach, { body: attachment }))
  const assigned = await trainee.list<Thing & { assignable_type: string | null }>(listTasks, { type: 'assigned' })
  const [completed, dismissed] = assigned.items.filter(task => task.assignable_type === null)
  await done(trainee.do(setTaskStatus, { params: { id: completed?.id ?? '' }, body: { status: 'complete' } }))
  await done(trainee.do(setTaskStatus, { params: { id: dismissed?.id ?? '' }, body: { status: 'dismissed' } }))
  await done(trainee.do(createTask, { body: { description: 'Made after the upgrade', self: true } }))
  expect(made.length).toBeGreaterThan(5)
  const { body } = await coordinator.get(getTask, { params: { id: edited.id } })
  expect(body).toMatchObject({ description: 'Changed after the upgrade' })
}

async function placementsGoOn({ coordinator, trainee }: Readonly<Record<Who, Browser>>): Promise<void> {
  const placements = await allOf(coordinator, listPlacements)
  const [first, second] = placements.filter(({ status }) => status === 'ready')
  await done(coordinator.do(approvePlacement, { params: { id: first?.id ?? '' }, body: {} }))
  await done(coordinator.do(denyPlacement, { params: { id: second?.id ?? '' }, body: { reason: 'The site is full' } }))
  const denied = { params: { id: withStatus(placements, 'denied').id }, body: { status: 'open', reason: 'New papers' } }
  await done(coordinator.do(patchPlacementStatus, denied as never))
  const commented = { params: { id: first?.id ?? '' }, body: { body: 'Welcome' } }
  await done(coordinator.do(commentOnPlacement, commented))
  const [notice] = (await trainee.list<Thing>(listNotifications)).items
  await done(trainee.do(readNotification, { params: { id: notice?.id ?? '' } }))
}

async function sessionsGoOn({ supervisor }: Readonly<Record<Who, Browser>>): Promise<void> {
  const { id, version } = withStatus(await allOf(supervisor, listScheduledMeetings), 'scheduled')
  const { body: meeting } = await supervisor.get(getMeeting, { params: { id } })
  const { duration, audio_only, users } = meeting
  const start_at = new Date(Date.now() + 3_600_000).toISOString()
  const people = users.map(({ id: userId, position_id }) => ({ id: userId, position_id }))
  const plan = { title: 'Renamed after the upgrade', schedule_type: 2, start_at, duration, audio_only, users: people }
  await done(supervisor.do(editMeeting, { params: { id }, body: { ...plan, version } as never }))
  await done(supervisor.do(startMeeting, { params: { id } }))
}
