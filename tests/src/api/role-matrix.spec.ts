// Role by route: every contract row against a table written by hand. A row that is missing here fails, and so does a wrong answer.
import { allRows } from '@practicum/shared/contract/all'
import type { Row } from '@practicum/shared/contract/row'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import type { Browser } from './harness/browser'
import { foundProgram, type TestProgram } from './harness/program'

/** Columns: visitor, trainee, supervisor, faculty, coordinator, admin. x: may call. */
const TABLE = `
  addParticipants          . x x x x x
  adminDashboard           . . . . . x
  allCeCourses             . x x x x x
  attach                   . x x x x x
  attachmentsOf            . x x x x x
  approvePlacement         . . . . x .
  archiveMeeting           . x x x x x
  archivePlacement         . . . . x .
  asOf                     . x x x x x
  availableForms           . x x x x x
  availableGroups          . x x x x x
  availableUsers           . x x x x x
  batchApprovePlacements   . . . . x .
  broadcastingAuth         x x x x x x
  cancelMeeting            . x x x x x
  commentOnPlacement       . x x x x .
  commentOnTask            . x x x x x
  completeTask             . x x x x x
  confirmErasure           . . . . . x
  createMeeting            . x x x x x
  createTask               . x x x x x
  createTaskBatch          . x x x x x
  csrfToken                x x x x x x
  currentUser              . x x x x x
  dashboardCounts          . x x x x .
  deleteMeeting            . x x x x x
  deleteTask               . x x x x x
  detach                   . x x x x x
  denyPlacement            . . . . x .
  discardDraft             . x x x x x
  dismissTask              . x x x x x
  dismissWelcome           . . . . x .
  downloadAttachment       . x x x x x
  editMeeting              . x x x x x
  editTask                 . x x x x x
  endMeeting               . x x x x x
  erasablePeople           . . . . . x
  eventFacets              . . . . x x
  exportEvents             . . . . x x
  getAttachment            . x x x x x
  getCeCourse              . x x x x x
  getDraft                 . x x x x x
  getErasure               . . . . . x
  getEvent                 . . . . x x
  getForm                  . x x x x x
  getMeeting               . x x x x x
  getPlacement             . x x x x .
  getSetting               x x x x x x
  getTask                  . x x x x x
  history                  . x x x x x
  initialState             x x x x x x
  joinAsGuest              x x x x x x
  joinMeeting              . x x x x x
  liftSignInLock           . . . . . x
  listAccesses             . . . . . x
  listArchivedMeetings     . x x x x x
  listErasures             . . . . . x
  listEvents               . . . . x x
  listNotifications        . x x x x x
  listParticipants         . x x x x x
  listPastMeetings         . x x x x x
  listPlacements           . x x x x .
  listScheduledMeetings    . x x x x x
  listSettings             x x x x x x
  listTasks                . x x x x x
  listUpcomingMeetings     . x x x x x
  patchPlacementStatus     . . . . x .
  placementComments        . x x x x .
  putSetting               . . . . . x
  readAllNotifications     . x x x x x
  readNotification         . x x x x x
  receiveUpload            . x x x x x
  recentNotifications      . x x x x x
  renameAttachment         . x x x x x
  removeParticipant        . x x x x x
  reopenPlacement          . . . . x .
  requestErasure           . . . . . x
  revokePlacementApproval  . . . . x .
  roleDashboard            . x x x x .
  saveDraft                . x x x x x
  saveLastRoute            . x x x x x
  setPlacementRecurring    . . . . x .
  setTaskStatus            . x x x x x
  signIn                   x x x x x x
  signOut                  . x x x x x
  startLockout             . . . . . x
  startMeeting             . x x x x x
  switchPosition           . x x x x x
  taskComments             . x x x x x
  upcomingTrainees         . . . x . .
  verifyJoinable           . x x x x x
  verifyStartable          . x x x x x
  waitingRoom              x x x x x x
  withdrawErasure          . . . . . x
`
const WHO = ['visitor', 'trainee', 'supervisor', 'faculty', 'coordinator', 'admin'] as const
type Who = (typeof WHO)[number]

const expected = new Map(
  TABLE.trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .map(([name = '', ...marks]) => [name, new Set(WHO.filter((_who, column) => marks[column] === 'x'))] as const),
)

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

async function browserOf(who: Who): Promise<Browser> {
  if (who !== 'visitor') return program[who].browser
  const visitor = app.visitor()
  await visitor.freshToken()
  return visitor
}

/** A call whose shape may be wrong: only whether the role is let in is asked. Signing out goes last, it would close the others. */
const path = (row: Row, who: Who): string =>
  row.path
    .replace(':subject', 'task')
    .replace(':role', who === 'admin' || who === 'visitor' ? 'trainee' : who)
    .replace(':code', 'nobody-has-this-code')
    .replace(':form', 'session')
    .replace(/:\w+/g, newId())

const inOrder = [...allRows].sort((a, b) => Number(a.name === 'signOut') - Number(b.name === 'signOut'))

const isOpen = (row: Row, who: Who): boolean => expected.get(row.name)?.has(who) ?? false

async function knock(browser: Browser, row: Row, who: Who): Promise<number> {
  const body = row.kind === 'command' && row.method !== 'GET' ? { body: { unknown_key: 1 } } : {}
  return (await browser.send(row.method, path(row, who), body)).status
}

test('the table names every contract row, and no other', () => {
  expect([...expected.keys()].sort()).toEqual(allRows.map(row => row.name).sort())
})

test.each(WHO)('ROUTE-009 POSITION-006 what is open to a %s is what the table says', async who => {
  const browser = await browserOf(who)
  const wrong: string[] = []
  for (const row of inOrder) {
    const status = await knock(browser, row, who)
    const opened = status !== 401 && status !== 403
    if (opened !== isOpen(row, who) || status >= 500) wrong.push(`${row.name}: ${status}`)
  }
  expect(wrong).toEqual([])
})

test('a visitor is told 401, a person of another role 403', async () => {
  const visitor = await browserOf('visitor')
  expect((await visitor.send('GET', '/api/dashboard/admin')).status).toBe(401)
  const trainee = await app.visitor().signIn(program.trainee.email, 'Harbor-Lantern-47!')
  expect((await trainee.send('GET', '/api/dashboard/admin')).status).toBe(403)
})
