// Pushes over the whole product: who hears of what, on which channel, and who does not.
import { systemContext } from '@practicum/command-service/execution/context'
import { assignPosition } from '@practicum/command-service/features/people/people.registration'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import { broadcastingAuth, currentUser, signOut } from '@practicum/shared/features/sessions/sessions.contract'
import {
  BANNER_ID,
  getSetting,
  LOCKOUT_ID,
  listSettings,
  putSetting,
  startLockout,
} from '@practicum/shared/features/settings/settings.contract'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import { createTask, deleteTask } from '@practicum/shared/features/tasks/tasks.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { type Listener, listenersOfTests } from './harness/listener'
import { enrol, foundProgram, type Member, PASSWORD, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
const listeners = listenersOfTests()

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
/** Nobody hears of what was before. */
beforeEach(async () => {
  await everythingTold()
  listeners.close()
})
afterAll(() => app.close())

async function listen(browser: Member['browser'], ...channels: string[]): Promise<Listener> {
  const listener = await listeners.open(browser)
  for (const channel of channels) expect(await listener.subscribe(channel)).toBe(200)
  return listener
}

const ownChannel = async ({ browser }: Pick<Member, 'browser'>): Promise<string> =>
  (await browser.get(currentUser)).body.channel
const listenOwn = async (member: Member): Promise<Listener> => listen(member.browser, await ownChannel(member))
const ticketOf = async (member: Member, { socket }: Listener) => {
  const channel = await ownChannel(member)
  const body = { channel_name: channel, socket_id: socket.id ?? '' }
  return { channel, auth: (await member.browser.do(broadcastingAuth, { body })).body.auth }
}
/** What is told is told in the order it was written: with what is written now, everything before it. */
async function everythingTold(): Promise<void> {
  const { coordinator } = program
  const listener = await listenOwn(coordinator)
  const { body } = await coordinator.browser.do(createTask, { body: { description: 'The last', self: true } })
  await eventually(
    async () => listener.heard,
    heard => heard.some(({ payload }) => payload.id === body.id),
  )
}
const hears = (listener: Listener, event: string) =>
  eventually(
    async () => listener.events(),
    events => events.includes(event),
  )

describe('private channels', () => {
  test('REALTIME-002 RT3-004 a task is told to its assignee and its creator, and to nobody else', async () => {
    const { coordinator, trainee, otherTrainee, stranger } = program
    const [creator, assignee, other, foreign] = await Promise.all(
      [coordinator, trainee, otherTrainee, stranger].map(listenOwn),
    )
    const { body } = await coordinator.browser.do(createTask, {
      body: { description: 'Told', assignee: trainee.picked },
    })
    if (!creator || !assignee || !other || !foreign) throw new Error('nobody listens')
    await Promise.all([
      hears(creator, 'TaskCreated'),
      hears(assignee, 'TaskCreated'),
      hears(assignee, 'NotificationSent'),
    ])
    expect(assignee.heard[0]).toEqual({
      channel: await ownChannel(trainee),
      event: 'TaskCreated',
      correlation_id: expect.any(String),
      payload: { resources: ['tasks', 'dashboards', 'audit'], id: body.id },
    })
    await trainee.browser.do(setTaskStatus, { params: { id: body.id }, body: { status: 'complete' } })
    await hears(creator, 'TaskCompleted')
    const mistaken = await coordinator.browser.do(createTask, {
      body: { description: 'A mistake', assignee: trainee.picked },
    })
    await coordinator.browser.do(deleteTask, { params: { id: mistaken.body.id } })
    await hears(assignee, 'TaskDeleted')
    expect(other.heard).toEqual([])
    expect(foreign.heard).toEqual([])
  })

  test('a task that is not published yet is told to its creator only', async () => {
    const { coordinator, trainee } = program
    const [creator, assignee] = [await listenOwn(coordinator), await listenOwn(trainee)]
    const start_at = addDays(dateIn('America/Los_Angeles', new Date()), 2)
    const { body } = await coordinator.browser.do(createTask, {
      body: { description: 'Later', assignee: trainee.picked, start_at },
    })
    await hears(creator, 'TaskCreated')
    expect(assignee.heard.filter(({ payload }) => payload.id === body.id)).toEqual([])
  })

  test('REALTIME-005 RT3-001 another person’s channel is refused, and a ticket is good for its own socket alone', async () => {
    const { trainee, otherTrainee } = program
    const channel = await ownChannel(trainee)
    const spy = await listen(otherTrainee.browser)
    expect(await spy.subscribe(channel)).toBe(403)
    const visitor = app.visitor()
    await visitor.freshToken()
    expect(await (await listen(visitor)).subscribe(channel)).toBe(403)
    const { tickets } = app.practicum.services
    const stolen = tickets.issue({ channel, socketId: 'another', rooms: ['everyone'] })
    spy.socket.emit('subscribe', { channel, auth: stolen })
    await trainee.browser.do(createTask, { body: { description: 'Mine', self: true } })
    await everythingTold()
    expect(spy.heard).toEqual([])
  })

  test('signing out closes the open sockets, and their channel is gone', async () => {
    const { organizationId } = program
    const leaving = await enrol(app, { role: 'trainee', organizationId, name: 'Lea Ving' })
    const listener = await listenOwn(leaving)
    const channel = await ownChannel(leaving)
    await leaving.browser.do(signOut)
    await eventually(
      async () => listener.closed,
      closed => closed,
    )
    const again = await app.visitor().signIn(leaving.email, PASSWORD)
    expect(await (await listen(again)).subscribe(channel)).toBe(403)
  })

  test('a ticket from before the end of its session opens nothing after it, and a socket is of one session alone', async () => {
    const { organizationId, coordinator, trainee } = program
    const leaving = await enrol(app, { role: 'trainee', organizationId, name: 'Tic Ket' })
    await everythingTold()
    const [late, shared] = [await listen(leaving.browser), await listenOwn(leaving)]
    const before = await ticketOf(leaving, late)
    shared.socket.emit('subscribe', await ticketOf(trainee, shared))
    await eventually(
      async () => shared.closed,
      closed => closed,
    )
    await leaving.browser.do(signOut)
    late.socket.emit('subscribe', before)
    await coordinator.browser.do(createTask, { body: { description: 'Too late', assignee: leaving.picked } })
    await everythingTold()
    expect([...late.heard, ...shared.heard]).toEqual([])
  })

  test('a ticket from before a switch of position opens nothing of the position that was left', async () => {
    const { organizationId, coordinator } = program
    const moving = await enrol(app, { role: 'trainee', organizationId, name: 'Pos Ition' })
    await everythingTold()
    const { userId, positionId } = moving
    const organization = (await foundProgram(app)).organizationId
    const position = { role: 'trainee', liveSessionsAllowed: true, accountLimited: false } as const
    const context = systemContext(newId(), new Date(), organization)
    const { services } = app.practicum
    const assigned = await assignPosition(services, userId, { ...position, organizationId: organization }, context)
    if (isRefusal(assigned)) throw new Error(assigned.code)
    await app.caughtUp()
    const [late, next] = [await listen(moving.browser), await listen(moving.browser)]
    const before = await ticketOf(moving, late)
    expect((await moving.browser.do(switchPosition, { params: { id: assigned.positionId } })).status).toBe(200)
    late.socket.emit('subscribe', before)
    await moving.browser.freshToken()
    // Whose ticket is of now, it is let in; what came before has been judged by then.
    expect(await next.subscribe(await ownChannel(moving))).toBe(200)
    await coordinator.browser.do(createTask, { body: { description: 'Left', assignee: moving.picked } })
    await everythingTold()
    expect([late.heard, positionId === assigned.positionId]).toEqual([[], false])
  })

  test('the sockets of a person who may not enter any more end also where nobody is told of it', async () => {
    const { organizationId } = program
    const leaving = await enrol(app, { role: 'trainee', organizationId, name: 'Ian Active' })
    const channel = await ownChannel(leaving)
    const { sessions } = app.practicum.services
    expect([...(await sessions.channelsAlive([channel]))]).toEqual([[channel, leaving.positionId]])
    await app.database.pool.query("update read.person set user_status = 'inactive' where user_id = $1", [
      leaving.userId,
    ])
    expect([...(await sessions.channelsAlive([channel]))]).toEqual([])
  })

  test('switching to the position one is in leaves the open socket alone', async () => {
    const { trainee } = program
    const listener = await listenOwn(trainee)
    expect((await trainee.browser.do(switchPosition, { params: { id: trainee.positionId } })).status).toBe(200)
    expect(listener.closed).toBe(false)
  })
})

describe('presence', () => {
  test('REALTIME-001 RT3-007 USER-017 an admin hears who comes and goes, members join blind', async () => {
    const { admin, trainee, faculty } = program
    const watching = await listen(admin.browser, 'presence-login')
    const member = await listen(trainee.browser, 'presence-login')
    const comes = (who: { userId: string }) =>
      eventually(
        async () => watching.heard.some(({ event, payload }) => event === 'joining' && payload.user_id === who.userId),
        heard => heard,
      )
    await comes(trainee)
    expect(watching.events()[0]).toBe('here')
    await listen(faculty.browser, 'presence-login')
    await comes(faculty)
    expect(member.heard).toEqual([])
    member.close()
    await hears(watching, 'leaving')
  })
})

describe('settings', () => {
  test('SETTING-002 SETTING-005 BANNER-002 BANNER-003 BANNER-004 SETTING-003 the banner is changed by an admin, seen by everybody and told to every open browser', async () => {
    const { admin, trainee } = program
    const listener = await listenOwn(trainee)
    const value = { enabled: true, message: 'Maintenance tonight at ten' }
    const put = await admin.browser.do(putSetting, { params: { id: BANNER_ID }, body: { value } })
    expect(put.body).toEqual({ id: BANNER_ID, key: 'maintenance_banner', value })
    await hears(listener, 'BannerChanged')
    const visitor = app.visitor()
    const setting = { id: BANNER_ID, key: 'maintenance_banner', value }
    expect((await visitor.get(listSettings)).body).toEqual([setting])
    expect((await visitor.get(getSetting, { params: { id: BANNER_ID } })).body).toEqual(setting)
  })

  test('SETTING-001 nobody but an admin changes a setting', async () => {
    const { coordinator } = program
    const body = { value: { enabled: false, message: '' } }
    expect((await coordinator.browser.do(putSetting, { params: { id: BANNER_ID }, body })).status).toBe(403)
  })

  test('SETTING-004 the lockout is a setting of two flags, which admins alone may read', async () => {
    const { admin, coordinator } = program
    const one = { params: { id: LOCKOUT_ID } }
    const value = { lockout_enabled: false, lockout_primed: false }
    expect((await admin.browser.get(getSetting, one)).body).toEqual({ id: LOCKOUT_ID, key: 'user_lockout', value })
    expect((await coordinator.browser.get(getSetting, one)).status).toBe(404)
    const whole = { body: { value: { lockout_enabled: true } as never } }
    expect((await admin.browser.do(putSetting, { ...one, ...whole })).status).toBe(422)
  })
})

describe('lockout', () => {
  // It has ended the sessions of everybody.
  afterAll(async () => {
    program = await foundProgram(app)
  })

  test('LOCKOUT-005 REALTIME-004 RT3-005 the lockout is told to every browser, signed in or not, ends their sessions and lets admins in', async () => {
    const { admin, coordinator } = program
    const visitor = app.visitor()
    await visitor.freshToken()
    const listeners = [await listen(visitor, 'lockout'), await listen(coordinator.browser, 'lockout')]
    const put = (lockout_enabled: boolean, lockout_primed: boolean) =>
      admin.browser.do(putSetting, { params: { id: LOCKOUT_ID }, body: { value: { lockout_enabled, lockout_primed } } })
    expect(codesOf(await admin.browser.do(startLockout))).toEqual(['setting.not_primed'])
    await put(false, true)
    expect(listeners.flatMap(listener => listener.heard)).toEqual([])
    await put(true, true)
    for (const listener of listeners) await hears(listener, 'started')
    expect(listeners[0]?.heard).toMatchObject([
      { channel: 'lockout', payload: { message: expect.stringContaining('locked') } },
    ])
    expect((await coordinator.browser.get(currentUser)).status).toBe(401)
    await expect(app.visitor().signIn(coordinator.email, PASSWORD)).rejects.toThrow('423')
    expect((await admin.browser.get(currentUser)).status).toBe(200)
    expect((await admin.browser.do(startLockout)).body).toEqual({ started: true })
    expect((await put(false, false)).body).toMatchObject({ value: { lockout_enabled: false, lockout_primed: false } })
    await app.visitor().signIn(coordinator.email, PASSWORD)
  })
})
