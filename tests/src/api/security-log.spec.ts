// What attacks look like stands in the log, one line each, with who from where; and nothing of what they tried.
import { createLog } from '@practicum/infra/observe/log'
import { SECURITY_KINDS } from '@practicum/infra/observe/security-log'
import { joinAsGuest, waitingRoom } from '@practicum/shared/features/live-sessions/waiting-room.contract'
import { signIn } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { io } from 'socket.io-client'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { foundProgram, PASSWORD, type TestProgram } from './harness/program'

const lines: string[] = []
let app: TestApp
let program: TestProgram
let locked: number
beforeAll(async () => {
  const log = createLog('info', null, { write: line => void lines.push(line) })
  app = await startApp({ log, settings: { trustedProxies: ['loopback'] } })
  program = await foundProgram(app)
  locked = await tryPasswords()
  await sendWrongTokens()
  await tryCodes()
  await misuseSockets()
})
afterAll(() => app.close())

interface Line {
  readonly security: string
  readonly ip: string
  readonly row?: string
  readonly userId?: string
  readonly correlationId?: string
}

const told = (): readonly Line[] => lines.map(line => JSON.parse(line)).filter(({ security }) => security !== undefined)
const heard = (kind: string) =>
  eventually(
    async () => told().find(({ security }) => security === kind),
    line => line !== undefined,
  )
const from = (ip: string) => ({ 'x-forwarded-for': ip })

const CANARIES = {
  password: 'Canary-Password-1!',
  email: `canary-${newId()}@practicum.test`,
  code: 'canary-of-a-guest-code',
  token: 'v1.canary-token.1.anonymous.a.b',
  title: 'canary of a task',
  userAgent: 'canary-agent/1.0',
}

async function guess(email: string, ip: string): Promise<number> {
  const visitor = app.visitor()
  await visitor.freshToken()
  const headers = { ...from(ip), 'user-agent': CANARIES.userAgent }
  return (await visitor.do(signIn, { body: { email, password: CANARIES.password }, headers })).status
}

/** One address after the other; the status of the last of them. */
async function tryPasswords(): Promise<number> {
  const { email } = program.trainee
  for (const net of [1, 2, 3]) for (let n = 0; n < 6; n++) await guess(email, `198.51.${net}.1`)
  const last = await guess(email, '198.51.9.1')
  await guess(CANARIES.email, '203.0.113.7')
  return last
}

async function sendWrongTokens(): Promise<void> {
  const { browser } = program.coordinator
  const body = { description: CANARIES.title, self: true as const }
  await browser.do(createTask, { body, headers: { ...from('203.0.113.8'), 'x-csrf-token': CANARIES.token } })
  await browser.do(createTask, { body, headers: { ...from('203.0.113.9'), 'sec-fetch-site': 'cross-site' } })
}

async function tryCodes(): Promise<void> {
  const headers = from('203.0.113.10')
  for (let n = 0; n < 21; n++)
    await app.visitor().get(waitingRoom, { params: { code: `${CANARIES.code}-${n}` }, headers })
}

async function misuseSockets(): Promise<void> {
  const socket = io(app.url, {
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { ...from('203.0.113.11'), origin: 'https://evil.test' },
  })
  await new Promise(resolve => socket.on('connect_error', resolve))
  const listener = await Listener.open(program.faculty.browser)
  for (let n = 0; n < 300; n++) listener.socket.emit('subscribe', { channel: CANARIES.code, auth: CANARIES.token })
  await heard('socket_cut_off')
  listener.close()
}

test('16.3.1 16.3.2 16.3.3 sign-ins that are refused, throttled and locked, each with its address', async () => {
  const { userId } = program.trainee
  expect(locked).toBe(423)
  const refused = told().filter(({ security }) => security === 'sign_in_refused')
  expect(refused.map(({ ip }) => ip)).toEqual(['198.51.1.1', '198.51.2.1', '198.51.3.1', '203.0.113.7'])
  expect(refused[0]).toMatchObject({ row: 'signIn', correlationId: expect.any(String) })
  expect(await heard('sign_in_throttled')).toMatchObject({ ip: '198.51.1.1' })
  expect(await heard('sign_in_locked')).toMatchObject({ ip: '198.51.9.1' })
  // Whether an account is known, the log tells no better than the answer.
  expect(lines.join('')).not.toContain(userId)
})

test('tokens that do not fit, and requests of other sites, with who was signed in', async () => {
  const { userId } = program.coordinator
  expect(await heard('csrf_mismatch')).toMatchObject({ ip: '203.0.113.8', row: 'createTask', userId })
  expect(await heard('cross_site')).toMatchObject({ ip: '203.0.113.9', row: 'createTask', userId })
})

test('addresses that try code after code, and those that use up another budget', async () => {
  expect(await heard('guest_codes_exhausted')).toMatchObject({ ip: '203.0.113.10', row: waitingRoom.name })
  expect(joinAsGuest.access.who).toBe('anyone')
})

test('sockets of other pages, and those that say too much', async () => {
  expect(await heard('socket_refused')).toMatchObject({ ip: '203.0.113.11' })
  expect(await heard('socket_cut_off')).toMatchObject({ ip: '127.0.0.1' })
})

test('16.2.5 no line holds anything that was tried, or that opens anything', () => {
  const all = lines.join('')
  const { browser } = program.coordinator
  const opening = [PASSWORD, browser.csrf ?? '', ...browser.cookies.values(), ...Object.values(CANARIES)]
  expect(opening.filter(secret => secret === '' || all.includes(secret))).toEqual([])
})

test('the same of one address is one line, and every one of them is counted', async () => {
  const ofOne = told().filter(({ security, ip }) => security === 'sign_in_refused' && ip === '198.51.1.1')
  expect(ofOne).toHaveLength(1)
  const metrics = await (await fetch(`${app.url}/metrics`)).text()
  expect(metrics).toMatch(/practicum_security_total\{kind="sign_in_refused"\} 16/)
  const counted = SECURITY_KINDS.filter(kind => metrics.includes(`practicum_security_total{kind="${kind}"}`))
  expect(counted).toEqual([...SECURITY_KINDS])
})
