// An installation that begins empty: one command makes the person who can sign in, and only one.

import { foundFirstAdmin } from '@practicum/runtime/founding'
import { adminDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { startApp, type TestApp } from './harness/app'

/** What holds the read models up until it is opened. */
function gate(): { readonly passed: Promise<void>; open(): void } {
  let open: () => void = () => undefined
  const passed = new Promise<void>(resolve => {
    open = resolve
  })
  return { passed, open: () => open() }
}

const shut = gate()
let app: TestApp
let made: Awaited<ReturnType<typeof foundFirstAdmin>>
let whileMade: number
beforeAll(async () => {
  app = await startApp({
    at: stage => (stage === 'read' ? shut.passed : undefined),
    async fill(practicum) {
      made = await foundFirstAdmin({ ...practicum, onWaiting: () => shut.open() }, ADA)
      return true
    },
  })
  const begun = app.practicum.begin()
  whileMade = await readiness()
  await begun
})
afterAll(() => app.close())

const readiness = async () => (await app.visitor().send('GET', '/health/ready')).status

const ADA = { email: 'ada@practicum.test', firstName: 'Ada', lastName: 'Stone', zone: 'America/New_York' }

test('an installation is ready when whoever it begins with can sign in, and not before', async () => {
  expect(whileMade).toBe(503)
  expect(await readiness()).toBe(200)
  if (isRefusal(made)) throw new Error(made.code)
  await app.visitor().signIn(ADA.email, made.password)
})

test('the first admin signs in with the password that was told once, however late the read models are; a second one is refused', async () => {
  if (isRefusal(made)) throw new Error(made.code)
  const browser = await app.visitor().signIn(ADA.email, made.password)
  const { status, body } = await browser.get(adminDashboard)
  expect([status, body.organizations, body.users]).toEqual([200, 1, 1])
  const again = await foundFirstAdmin(
    { ...app.practicum, onWaiting: () => undefined },
    { ...ADA, email: 'eve@practicum.test' },
  )
  expect(again).toMatchObject({ code: 'admin.exists' })
  const { rows } = await app.database.pool.query('select count(*)::int as people from read.person')
  expect(rows).toEqual([{ people: 1 }])
})
