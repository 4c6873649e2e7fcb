// Where a person is signed in, over the whole API: told to them alone, and ended from any other device.
import { listDevices, signOutDevice, signOutOtherDevices } from '@practicum/shared/features/devices/devices.contract'
import { changePassword } from '@practicum/shared/features/passwords/passwords.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import type { Browser } from './harness/browser'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { loggedInAs } from './harness/login-as'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'
import { codeOf, give, halfway, laterOn, setUpApp } from './harness/second-step'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

let app: TestApp
let organizationId: string
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
})
afterAll(() => app.close())

const someone = (): Promise<Member> => enrol(app, { role: 'trainee', organizationId })
const another = ({ email }: Member): Promise<Browser> => app.visitor().signIn(email, PASSWORD)
const devicesOf = async (browser: Browser) => (await browser.get(listDevices)).body.devices
const statusOf = async (browser: Browser): Promise<number> => (await browser.get(currentUser)).status
const othersOf = async (browser: Browser) => (await devicesOf(browser)).filter(({ is_current }) => !is_current)

async function onPhone({ email }: Member): Promise<Browser> {
  const phone = app.visitor()
  await phone.freshToken()
  const body = { email, password: PASSWORD }
  const { status } = await phone.send('POST', '/api/login', { body, headers: { 'user-agent': PHONE } })
  expect(status).toBe(200)
  await phone.freshToken()
  return phone
}

/** What the log says of the person, by type. */
async function written(userId: string, type: string): Promise<readonly unknown[]> {
  const asked = 'select data from log.event where stream = $1 and type = $2 order by revision'
  const { rows } = await app.database.pool.query<{ data: unknown }>(asked, [`user-${userId}`, type])
  return rows.map(({ data }) => data)
}

test('every device is told of, by what it says of itself, and to its person alone', async () => {
  const [member, other] = [await someone(), await someone()]
  const phone = await onPhone(member)
  const devices = await devicesOf(phone)
  expect(devices).toHaveLength(2)
  expect(devices.find(({ is_current }) => is_current)).toMatchObject({
    ...{ kind: 'phone', browser: 'Safari', system: 'iOS', by_admin: false },
    ip: expect.stringMatching(/127\.0\.0\.1/),
  })
  expect(devices.find(({ is_current }) => !is_current)).toMatchObject({ kind: 'other', by_admin: false })
  expect(await devicesOf(other.browser)).toHaveLength(1)
})

test('one that is signed out is refused from then on, its socket is cut, and it is on record', async () => {
  const member = await someone()
  const lost = await another(member)
  const listener = await Listener.open(lost)
  try {
    expect(await listener.subscribe((await lost.get(currentUser)).body.channel)).toBe(200)
    const [device] = await othersOf(member.browser)
    const id = device?.id ?? ''
    const done = await member.browser.do(signOutDevice, { params: { id } })
    expect([done.status, done.body]).toEqual([200, { signed_out: 1 }])
    expect([await statusOf(lost), await statusOf(member.browser)]).toEqual([401, 200])
    await eventually(
      async () => listener.closed,
      closed => closed,
    )
    expect(await othersOf(member.browser)).toEqual([])
    expect(await written(member.userId, 'DevicesSignedOut')).toEqual([{ userId: member.userId, sessions: [id] }])
    expect((await member.browser.do(signOutDevice, { params: { id } })).status).toBe(404)
  } finally {
    listener.close()
  }
})

test('a repeat is answered alike and ends nothing more', async () => {
  const member = await someone()
  await another(member)
  const [device] = await othersOf(member.browser)
  const sent = { params: { id: device?.id ?? '' }, key: newId() }
  expect((await member.browser.do(signOutDevice, sent)).body).toEqual({ signed_out: 1 })
  expect((await member.browser.do(signOutDevice, sent)).body).toEqual({ signed_out: 1 })
  expect(await written(member.userId, 'DevicesSignedOut')).toHaveLength(1)
})

test('nobody signs out what is not theirs, and an admin who acts as somebody signs nothing out', async () => {
  const [member, other] = [await someone(), await someone()]
  const [theirs] = await devicesOf(member.browser)
  const params = { id: theirs?.id ?? '' }
  expect((await other.browser.do(signOutDevice, { params })).status).toBe(404)
  const admin = await enrol(app, { role: 'admin', organizationId })
  expect((await admin.browser.do(signOutDevice, { params })).status).toBe(404)
  const acting = await loggedInAs(app, admin, member)
  expect((await acting.do(signOutOtherDevices)).status).toBe(403)
  expect(await othersOf(member.browser)).toMatchObject([{ by_admin: true, browser: null }])
  expect(await statusOf(member.browser)).toBe(200)
})

test('everywhere else is signed out at once, and nothing where there is nothing else', async () => {
  const member = await someone()
  const others = [await another(member), await another(member)]
  expect((await member.browser.do(signOutOtherDevices)).body).toEqual({ signed_out: 2 })
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
  expect(await statusOf(member.browser)).toBe(200)
  expect((await member.browser.do(signOutOtherDevices)).body).toEqual({ signed_out: 0 })
  expect(await written(member.userId, 'DevicesSignedOut')).toHaveLength(1)
})

const ENDING = {
  'signing out everywhere else': ({ browser }: Member) => browser.do(signOutOtherDevices),
  'another password': ({ browser }: Member) =>
    browser.do(changePassword, { body: { current: PASSWORD, password: 'vivid-kelp-meadow-at-noon' } }),
}
test.each(Object.entries(ENDING))('%s leaves nobody at the second step who knows the password', async (_by, end) => {
  const member = await someone()
  const { secret } = await setUpApp(member.browser)
  const begun = await halfway(app, member)
  expect((await end(member)).status).toBe(200)
  await laterOn(app, member)
  expect((await give(begun, await codeOf(secret))).status).toBe(401)
  expect(await statusOf(begun)).toBe(401)
})

test('those at the second step are counted and on record with the others', async () => {
  const member = await someone()
  await setUpApp(member.browser)
  await halfway(app, member)
  expect((await member.browser.do(signOutOtherDevices)).body).toEqual({ signed_out: 1 })
  expect(await written(member.userId, 'DevicesSignedOut')).toEqual([
    { userId: member.userId, sessions: [expect.any(String)] },
  ])
})
