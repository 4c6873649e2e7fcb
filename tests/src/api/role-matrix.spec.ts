// Role by route: every contract row against a table written by hand. A row that is missing here fails, and so does a wrong answer.
import { allRows } from '@practicum/shared/contract/all'
import type { ListExportRow } from '@practicum/shared/contract/list-export'
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
  archivePosition          . . . . . x
  archiveMeeting           . x x x x x
  archivePlacement         . . . . x .
  asOf                     . x x x x x
  authenticatorSetup       . x x x x x
  availableForms           . x x x x x
  availableGroups          . x x x x x
  availableUsers           . x x x x x
  batchApprovePlacements   . . . . x .
  broadcastingAuth         x x x x x x
  cancelMeeting            . x x x x x
  changePassword           . x x x x x
  changeTaskTemplate       . . x x x .
  calendarFeed             . x x x x x
  changeView               . x x x x x
  chooseDefaultView        . x x x x x
  chooseLanguage           . x x x x x
  chooseNotifications      . x x x x x
  chooseTwoFactor          . x x x x x
  commentOnPlacement       . x x x x .
  commentOnTask            . x x x x x
  completeTask             . x x x x x
  completedTasks           . x x x x .
  confirmErasure           . . . . . x
  createMeeting            . x x x x x
  createTask               . x x x x x
  createTaskBatch          . x x x x x
  csrfToken                x x x x x x
  currentUser              . x x x x x
  dashboardCounts          . x x x x .
  deactivateUser           . . . . . x
  deleteMeeting            . x x x x x
  deleteTask               . x x x x x
  deleteTaskTemplate       . . x x x .
  deleteView               . x x x x x
  detach                   . x x x x x
  denyPlacement            . . . . x .
  discardDraft             . x x x x x
  dismissTask              . x x x x x
  dismissWelcome           . x . . x .
  downloadAttachment       . x x x x x
  editMeeting              . x x x x x
  editUser                 . . . . . x
  editTask                 . x x x x x
  endMeeting               . x x x x x
  erasablePeople           . . . . . x
  eventFacets              . . . . x x
  exportEvents             . . . . x x
  findThings               . x x x x x
  getAttachment            . x x x x x
  getCeCourse              . x x x x x
  getDraft                 . x x x x x
  getErasure               . . . . . x
  getEvent                 . . . . x x
  getForm                  . x x x x x
  getMeeting               . x x x x x
  getPerson                . x x x x x
  getPlacement             . x x x x .
  getSetting               x x x x x x
  getMail                  . x x x x x
  getUser                  . . . . . x
  getTask                  . x x x x x
  history                  . x x x x x
  initialState             x x x x x x
  issueCalendarFeed        . x x x x x
  joinAsGuest              x x x x x x
  joinMeeting              . x x x x x
  liftSignInLock           . . . . . x
  listAccesses             . . . . . x
  listArchivedMeetings     . x x x x x
  listDevices              . x x x x x
  listErasures             . . . . . x
  listEvents               . . . . x x
  listNotifications        . x x x x x
  listParticipants         . x x x x x
  listPastMeetings         . x x x x x
  listPlacements           . x x x x .
  listScheduledMeetings    . x x x x x
  listSettings             x x x x x x
  listTaskTemplates        . . x x x .
  listMails                . x x x x x
  listUsers                . . . . . x
  listTasks                . x x x x x
  listUpcomingMeetings     . x x x x x
  meetingCalendar          . x x x x x
  notificationChoices      . x x x x x
  openResetLink            x x x x x x
  ownPlacements            . x . . . .
  ownTaskProgress          . x . . . .
  passSecondStep           . . . . . .
  patchPlacementStatus     . . . . x .
  peopleByStanding         . . . . x .
  placementComments        . x x x x .
  placementStages          . . x x x .
  putSetting               . . . . . x
  readAllNotifications     . x x x x x
  readCalendarFeed         x x x x x x
  readNotification         . x x x x x
  receiveUpload            . x x x x x
  recentNotifications      . x x x x x
  recentThings             . x x x x x
  reassignTask             . x x x x x
  remindPlacement          . . . . x .
  remindTask               . x x x x x
  renameAttachment         . x x x x x
  removeParticipant        . x x x x x
  renewRecoveryCodes       . x x x x x
  reopenPlacement          . . . . x .
  reopenTask               . x x x x x
  requestErasure           . . . . . x
  requestReset             x x x x x x
  resetPassword            x x x x x x
  resetTwoFactor           . x x x x x
  resetTwoFactorOf         . . . . . x
  revokePlacementApproval  . . . . x .
  roleDashboard            . x x x x .
  saveDraft                . x x x x x
  saveLastRoute            . x x x x x
  saveTaskTemplate         . . x x x .
  saveView                 . x x x x x
  secondStep               . . . . . .
  setPlacementRecurring    . . . . x .
  sendMailAgain            . . . . . x
  signOutUser              . . . . . x
  restorePosition          . . . . . x
  reactivateUser           . . . . . x
  setTaskStatus            . x x x x x
  signIn                   x x x x x x
  signOut                  . x x x x x
  signOutDevice            . x x x x x
  signOutOtherDevices      . x x x x x
  startLockout             . . . . . x
  startMeeting             . x x x x x
  switchPosition           . x x x x x
  taskComments             . x x x x x
  twoFactorSetup           . x x x x x
  upcomingTrainees         . . . x . .
  validateOwnPassword      . x x x x x
  validatePassword         x x x x x x
  validatePasswordFor      x x x x x x
  verifyAuthenticator      . x x x x x
  verifyJoinable           . x x x x x
  verifyStartable          . x x x x x
  viewsOfList              . x x x x x
  waitingRoom              x x x x x x
  withdrawCalendarFeed     . x x x x x
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

/** A list as a file, and its counts, are open to those to whom the list is. */
const lineOf = (row: Row): string => ('of' in row ? (row as ListExportRow).of.name : row.name)

const isOpen = (row: Row, who: Who): boolean => expected.get(lineOf(row))?.has(who) ?? false

async function knock(browser: Browser, row: Row, who: Who): Promise<number> {
  const body = row.kind === 'command' && row.method !== 'GET' ? { body: { unknown_key: 1 } } : {}
  return (await browser.send(row.method, path(row, who), body)).status
}

test('the table names every contract row, and no other', () => {
  expect([...expected.keys()].sort()).toEqual([...new Set(allRows.map(lineOf))].sort())
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
