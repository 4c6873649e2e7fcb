// Who of one organization may do what to whose thing: every row that names a thing, asked by everybody who stands to it in another way.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { assignPosition } from '@practicum/command-service/features/people/people.registration'
import { allRows } from '@practicum/shared/contract/all'
import type { Row } from '@practicum/shared/contract/row'
import { attach } from '@practicum/shared/features/attachments/attachments.contract'
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { listMails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import { saveView } from '@practicum/shared/features/saved-views/saved-views.contract'
import { saveTaskTemplate } from '@practicum/shared/features/task-templates/task-templates.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { z } from 'zod'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { askedYesterday } from './harness/erasing'
import { eventually } from './harness/eventually'
import { newPlacement } from './harness/placing'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'

/**
 * By hand. x: done or shown; r: reached, and a rule of the thing stands against it; -: told that they may not; `.`: there is nothing for them.
 * own: who made a task or applied for a placement, hosts a session, attached a file, is the person. part: the assignee, the participant, the
 * supervisor of the placement, whoever else sees a shared view. colleague: a supervisor of the same organization who has nothing to do with it. former: once coordinated it.
 */
const TABLE = `
                            own part colleague coordinator admin former foreign
  addParticipants           x   -    .         .           .     .      .
  approvePlacement          -   -    -         x           -     .      .
  archiveMeeting            r   -    .         .           .     .      .
  archivePosition           -   -    -         -           x     -      -
  archivePlacement          -   -    -         x           -     .      .
  asOf                      x   x    .         x           .     .      .
  attach                    r   -    .         r           .     .      .
  attachmentsOf             x   x    .         x           .     .      .
  batchApprovePlacements    -   -    -         x           -     .      .
  cancelMeeting             x   -    .         .           .     .      .
  changeTaskTemplate        x   -    -         -           -     .      .
  changeView                x   -    -         -           .     .      .
  chooseDefaultView         x   x    x         x           .     .      .
  commentOnPlacement        x   x    .         x           -     .      .
  commentOnTask             x   x    .         x           .     .      .
  completeTask              -   x    .         -           .     .      .
  confirmErasure            -   -    -         -           x     -      -
  createMeeting             r   x    x         x           .     .      .
  createTask                x   x    x         x           .     .      .
  createTaskBatch           x   x    x         x           .     .      .
  deleteMeeting             r   -    .         .           .     .      .
  deleteTask                x   -    .         x           .     .      .
  deleteTaskTemplate        x   -    -         x           -     .      .
  deleteView                x   -    -         x           .     .      .
  denyPlacement             -   -    -         x           -     .      .
  detach                    x   -    .         x           .     .      .
  dismissTask               -   x    .         -           .     .      .
  downloadAttachment        x   x    .         x           .     .      .
  editMeeting               r   -    .         .           .     .      .
  editUser                  -   -    -         -           x     -      -
  deactivateUser            -   -    -         -           x     -      -
  editTask                  x   -    .         x           .     .      .
  endMeeting                r   -    .         .           .     .      .
  getAttachment             x   x    .         x           .     .      .
  getErasure                -   -    -         -           x     -      -
  getEvent                  -   -    -         x           x     .      .
  getMeeting                x   x    .         .           .     .      .
  getPerson                 x   x    x         x           x     .      .
  getPlacement              x   x    .         x           -     .      .
  getMail                   x   .    .         .           x     .      .
  getUser                   -   -    -         -           x     -      -
  getTask                   x   x    .         x           .     .      .
  history                   x   x    .         x           .     .      .
  joinMeeting               r   r    .         .           .     .      .
  liftSignInLock            -   -    -         -           x     -      -
  listParticipants          x   x    .         .           .     .      .
  meetingCalendar           x   x    .         .           .     .      .
  patchPlacementStatus      -   -    -         x           -     .      .
  placementComments         x   x    .         x           -     .      .
  readNotification          x   .    .         .           .     .      .
  reassignTask              x   -    .         x           .     .      .
  remindPlacement           -   -    -         r           -     .      .
  remindTask                x   -    .         x           .     .      .
  removeParticipant         r   -    .         .           .     .      .
  renameAttachment          x   -    .         x           .     .      .
  reopenPlacement           -   -    -         r           -     .      .
  reopenTask                -   x    .         -           .     .      .
  requestErasure            -   -    -         -           x     -      -
  resetTwoFactorOf          -   -    -         -           x     -      -
  revokePlacementApproval   -   -    -         x           -     .      .
  setPlacementRecurring     -   -    -         x           -     .      .
  sendMailAgain             -   -    -         -           r     -      -
  reactivateUser            -   -    -         -           r     -      -
  restorePosition           -   -    -         -           x     -      -
  signOutUser               -   -    -         -           x     -      -
  setTaskStatus             -   x    .         -           .     .      .
  startMeeting              x   -    .         .           .     .      .
  switchPosition            x   .    .         .           .     .      .
  taskComments              x   x    .         x           .     .      .
  verifyJoinable            x   x    .         .           .     .      .
  verifyStartable           x   x    .         .           .     .      .
  withdrawErasure           -   -    -         -           x     -      -
`

/** Name a thing of nobody, or one that everybody has of their own. */
const OF_NOBODY: Readonly<Record<string, string>> = {
  discardDraft: 'a kind of form: everybody has drafts of their own',
  getDraft: 'a kind of form: everybody has drafts of their own',
  saveDraft: 'a kind of form: everybody has drafts of their own',
  chooseNotifications: 'a kind of notifications: everybody chooses for themselves',
  roleDashboard: 'a role, not a thing',
  joinAsGuest: 'a secret code, which is asked about in review-guests.spec.ts',
  waitingRoom: 'a secret code, which is asked about in review-guests.spec.ts',
  validateOwnPassword: 'the caller’s own id; another person’s is refused in passwords.spec.ts',
  validatePasswordFor: 'an address that may be nobody’s: nothing of its person is asked',
  signOutDevice: 'a session of one’s own; somebody else’s is refused in devices.spec.ts',
  readCalendarFeed: 'a secret address, which is asked about in calendar-feed.spec.ts',
  receiveUpload: 'an id that the sender makes up; another person under it is refused in attachments.spec.ts',
  availableUsers: 'people whom the caller may pick; who they are is asked about in visibility-lists.spec.ts',
  exportEvents: 'a filter; the scope is that of the list, asked about in audit-export.spec.ts',
  getCeCourse: 'a course of the platform',
  getForm: 'a form of the platform or of the organization; lists are asked about in visibility-lists.spec.ts',
  getSetting: 'a setting of the platform; roles are asked about in role-matrix.spec.ts',
  putSetting: 'a setting of the platform; roles are asked about in role-matrix.spec.ts',
}

const WHO = ['own', 'part', 'colleague', 'coordinator', 'admin', 'former', 'foreign'] as const
type Who = (typeof WHO)[number]

let app: TestApp
let program: TestProgram
let colleague: Member
let former: Member
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  colleague = await enrol(app, { role: 'supervisor', organizationId: program.organizationId, name: 'Cole League' })
  former = await formerCoordinator()
})
afterAll(() => app.close())

async function formerCoordinator(): Promise<Member> {
  const { organizationId } = program
  const { services } = app.practicum
  const elsewhere = await foundOrganization(app)
  const member = await enrol(app, { role: 'coordinator', organizationId, name: 'Fora Mer' })
  const context = () => systemContext(newId(), new Date(), organizationId)
  const position = { role: 'coordinator' as const, liveSessionsAllowed: true, accountLimited: false }
  const next = { ...position, organizationId: elsewhere }
  const { positionId } = unwrapOrThrow(await assignPosition(services, member.userId, next, context()))
  await app.caughtUp()
  await member.browser.do(switchPosition, { params: { id: positionId } })
  const leave = { type: 'ChangePositionStatus' as const, positionId: member.positionId, status: 'archived' as const }
  unwrapOrThrow(await services.executor.execute(userAggregate, member.userId, { command: () => leave }, context()))
  await app.caughtUp()
  await member.browser.freshToken()
  return member
}

interface Thing {
  readonly id: string
  readonly own: Member
  readonly part: Member
}

async function task(): Promise<Thing> {
  const { faculty: own, trainee: part } = program
  const body = { description: 'Read it', assignee: part.picked }
  return { id: (await own.browser.do(createTask, { body })).body.id, own, part }
}

const VIEW = { name: 'Late', query: '', tab: '', shared: true } as const

async function sharedView(): Promise<Thing> {
  const { faculty: own, supervisor: part } = program
  return { id: (await own.browser.do(saveView, { body: { list: '/tasks', ...VIEW } })).body.id, own, part }
}

const TEMPLATE = { name: 'Visit', description: 'Choose two dates', shared: true }

async function sharedTemplate(): Promise<Thing> {
  const { faculty: own, supervisor: part } = program
  return { id: (await own.browser.do(saveTaskTemplate, { body: TEMPLATE })).body.id, own, part }
}

async function meeting(): Promise<Thing> {
  const { supervisor: own, trainee: part } = program
  const start_at = new Date(Date.now() + 3_600_000).toISOString()
  const body = { title: 'Supervision', schedule_type: 2 as const, duration: 50, start_at, users: [part.picked] }
  return { id: (await own.browser.do(createMeeting, { body })).body.id, own, part }
}

async function attachment(): Promise<Thing> {
  const on = await task()
  const uuid = newId()
  const headers = { 'content-type': 'application/octet-stream', 'x-filename': 'notes.txt' }
  await on.own.browser.send('PUT', `/api/uploads/${uuid}`, { body: 'text', headers })
  const body = { object_class: 'task' as const, object_id: on.id, upload: { uuid, public: false as const } }
  return { ...on, id: (await on.own.browser.do(attach, { body })).body.id }
}

const placement = async (): Promise<Thing> => {
  const { trainee: own, supervisor: part } = program
  return { id: await newPlacement(app, program), own, part }
}

async function notification(): Promise<Thing> {
  const { own: part, part: own } = await task()
  const { data } = await eventually(
    async () => (await own.browser.get(recentNotifications)).body,
    seen => seen.data.length > 0,
  )
  return { id: data[0]?.id ?? '', own, part }
}

async function event(): Promise<Thing> {
  const of = await task()
  await app.caughtUp()
  const { rows } = await app.database.pool.query<{ id: string }>('select id from log.event where stream = $1', [
    `task-${of.id}`,
  ])
  return { ...of, id: rows[0]?.id ?? '' }
}

const person = async (): Promise<Thing> => {
  const { trainee: own, faculty: part } = program
  return { id: own.userId, own, part }
}
const position = async (): Promise<Thing> => ({ ...(await person()), id: program.trainee.positionId })

/** Whose erasure nobody has asked for. */
async function leaving(): Promise<Thing> {
  const own = await enrol(app, { role: 'trainee', organizationId: program.organizationId, name: 'Lea Ving' })
  return { id: own.userId, own, part: program.faculty }
}

async function erasure(): Promise<Thing> {
  const thing = await leaving()
  await askedYesterday(app.practicum.services.executor, thing.id)
  return thing
}

/** Kept here, as no mail server is set up. */
async function mail(): Promise<Thing> {
  const { trainee: own, faculty: part } = program
  const cause = newId()
  const written = { kind: 'user.sign_in_locked', userId: own.userId, cause }
  await app.practicum.services.mail.put(written, systemContext(cause, new Date()))
  const { items } = await eventually(
    () => own.browser.list<MailView>(listMails),
    ({ items: [newest] }) => newest?.status === 'kept',
  )
  return { id: items[0]?.id ?? '', own, part }
}

/** By the beginning of the path. */
const THINGS: readonly (readonly [RegExp, () => Promise<Thing>])[] = [
  [/^\/api\/tasks\/:id/, task],
  [/^\/api\/meetings\/:id/, meeting],
  [/^\/api\/placements\/:id|batch-approve$/, placement],
  [/^\/api\/attachments\/:id/, attachment],
  [/^\/api\/notifications\/:id/, notification],
  [/^\/api\/events\/:id/, event],
  [/^\/api\/users\/current_position\/:id/, position],
  [/^\/api\/mails\/:id/, mail],
  [/^\/api\/erasures\/:id/, erasure],
  [/^\/api\/erasures$/, leaving],
  [/^\/api\/users\/:id/, leaving],
  [/^\/api\/(sign-in-locks|people)\/:id|\/two-factor\/reset$/, person],
  [/^\/api\/(saved-views\/:id|default-views)/, sharedView],
  [/^\/api\/task-templates\/:id/, sharedTemplate],
  [/^\/api\/history\//, task],
  [/^\/api\/attachments$/, task],
  [/^\/api\/(tasks|meetings)(\/batch)?$/, person],
]

const makerOf = ({ path }: Row): (() => Promise<Thing>) | undefined => THINGS.find(([start]) => start.test(path))?.[1]

const REASON = { reason: 'no room' }
const LATER = { start_at: new Date(Date.now() + 7_200_000).toISOString(), duration: 50 }
const picked = () => program.trainee.picked
const uploaded = { uuid: newId(), public: false }

/** What is sent where the body matters. */
const BODIES: Readonly<Record<string, (id: string) => object>> = {
  attach: object_id => ({ object_class: 'task', object_id, upload: uploaded }),
  changeTaskTemplate: () => ({ ...TEMPLATE, name: 'Later' }),
  changeView: () => ({ ...VIEW, name: 'Later' }),
  chooseDefaultView: view_id => ({ list: '/tasks', view_id }),
  createTask: () => ({ description: 'Read it', assignee: picked() }),
  createTaskBatch: () => ({ description: 'Read it', assignees: [picked()] }),
  createMeeting: () => ({ title: 'Round', schedule_type: 2, ...LATER, users: [picked()] }),
  editMeeting: () => ({ title: 'Round', schedule_type: 2, ...LATER, users: [picked()] }),
  addParticipants: () => ({ users: [program.otherTrainee.picked] }),
  batchApprovePlacements: id => ({ placement_ids: [id] }),
  archivePlacement: () => ({ archived: true }),
  setPlacementRecurring: () => ({ recurring: true }),
  patchPlacementStatus: () => ({ status: 'approved' }),
  denyPlacement: () => REASON,
  reopenPlacement: () => REASON,
  revokePlacementApproval: () => REASON,
  commentOnPlacement: () => ({ body: 'Seen' }),
  commentOnTask: () => ({ body: 'Seen' }),
  editTask: () => ({ description: 'Read it again' }),
  editUser: () => ({ first_name: 'Lea', last_name: 'Stays', timezone: 'UTC' }),
  reassignTask: () => ({ assignee: program.otherTrainee.picked }),
  setTaskStatus: () => ({ status: 'complete' }),
  renameAttachment: () => ({ name: 'Notes' }),
  resetTwoFactorOf: () => REASON,
  requestErasure: user_id => ({ user_id, reason: 'Has left' }),
}
const QUERIES: Readonly<Record<string, (id: string) => Readonly<Record<string, string>>>> = {
  attachmentsOf: attachable_id => ({ attachable_type: 'task', attachable_id }),
  asOf: () => ({ revision: '0' }),
}

const bodyOf = (row: Row): z.ZodType | undefined => {
  if (row.kind === 'command') return row.body
  return row.kind === 'list' ? undefined : row.query
}

function namesThing(row: Row): boolean {
  if (/\/:(?!uuid)/.test(row.path) || row.path.includes(':uuid')) return true
  const body = bodyOf(row)
  return (
    body !== undefined &&
    JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).includes('"uuid"')
  )
}

const rows = allRows.filter(row => namesThing(row) && OF_NOBODY[row.name] === undefined)

const browserOf = (who: Who, { own, part }: Thing) => {
  const { coordinator, admin, stranger: foreign } = program
  return { own, part, colleague, coordinator, admin, former, foreign }[who].browser
}

async function asked(row: Row, who: Who, thing: Thing): Promise<string> {
  const path = row.path
    .replace(':id', thing.id)
    .replace(':position_id', thing.own.positionId)
    .replace(':user', program.trainee.userId)
    .replace(':subject', 'task')
  const sendsBody = row.kind === 'command' && row.method !== 'GET'
  const { status, body } = await browserOf(who, thing).send(row.method, path, {
    ...(sendsBody ? { body: BODIES[row.name]?.(thing.id) ?? {} } : {}),
    ...(QUERIES[row.name] ? { query: QUERIES[row.name]?.(thing.id) ?? {} } : {}),
  })
  return markOf(status, JSON.stringify(body))
}

/** People that cannot be picked are refused in the words of the form: for the caller they are not there. */
function markOf(status: number, body: string): string {
  // A batch answers for each of its things.
  if (status === 200) return /"approved":false/.test(body) ? '.' : 'x'
  if (status === 409 || status === 422) return /person\.not_available/.test(body) ? '.' : 'r'
  return { 403: '-', 404: '.' }[status] ?? String(status)
}

/** What one asks may change the thing: everybody is given one of their own to try, but for what only reads. */
async function line(row: Row): Promise<string> {
  const make = makerOf(row)
  if (!make) throw new Error(`${row.name}: say what it is about, or why it is about nobody's`)
  const shared = row.kind === 'command' ? undefined : await make()
  await app.caughtUp()
  const marks: string[] = []
  for (const who of WHO) {
    const thing = shared ?? (await make())
    if (!shared && row.path.includes('attachments')) await app.caughtUp()
    marks.push(await asked(row, who, thing))
  }
  return [row.name, ...marks].join(' ')
}

const expected = TABLE.trim()
  .split('\n')
  .slice(1)
  .map(written => written.trim().split(/\s+/).join(' '))

test('8.2.2 the table names every row that names a thing, and no other', () => {
  expect(expected.map(written => written.split(' ')[0]).sort()).toEqual(rows.map(({ name }) => name).sort())
  const names = new Set(allRows.map(({ name }) => name))
  expect(Object.keys(OF_NOBODY).filter(name => !names.has(name))).toEqual([])
})

test('8.2.2 what each may do to whose thing is what the table says', async () => {
  const found: string[] = []
  for (const row of rows) found.push(await line(row))
  expect(found.sort()).toEqual([...expected].sort())
})
