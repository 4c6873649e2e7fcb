// Where one was last, over the whole API: kept for its own person, restored for less than four hours, and only where it is a page to begin with.
import { startLoginAs } from '@practicum/shared/features/login-as/login-as.contract'
import { currentUser, saveLastRoute } from '@practicum/shared/features/sessions/sessions.contract'
import { startApp, type TestApp } from './harness/app'
import { loggedInAs, REASON } from './harness/login-as'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'

let app: TestApp
let organizationId: string
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
})
afterAll(() => app.close())

const someone = (role: Member['role'] = 'coordinator'): Promise<Member> => enrol(app, { role, organizationId })

const sql = (text: string, ...values: unknown[]) => app.database.pool.query(text, values)

const landing = async ({ email }: Member): Promise<string> => {
  const visitor = app.visitor()
  await visitor.freshToken()
  const answer = await visitor.send('POST', '/api/login', { body: { email, password: PASSWORD } })
  return (answer.body as { redirect: string }).redirect
}
const visit = (member: Member, path: string) => member.browser.do(saveLastRoute, { body: { path } })

test('LOGIN-010 D2ROUTE-020 LOGIN-012 LOGIN-013 D2ROUTE-022 it is restored for less than four hours, for its own person', async () => {
  const [member, other] = [await someone(), await someone()]
  expect(await landing(member)).toBe('/dashboard')
  await visit(member, '/tasks?type=created#open')
  expect(await landing(member)).toBe('/tasks?type=created#open')
  expect(await landing(other)).toBe('/dashboard')
  const ago = (interval: string) =>
    sql('update access.last_route set visited_at = now() - $2::interval where user_id = $1', member.userId, interval)
  await ago('3 hours 59 minutes')
  expect(await landing(member)).toBe('/tasks?type=created#open')
  await ago('4 hours')
  expect(await landing(member)).toBe('/dashboard')
})

const NEVER_LANDED = ['/login', '/login?next=/x', '/dashboard', '/dashboard#tasks']
test.each(NEVER_LANDED)('LOGIN-014 %s is never where one lands', async path => {
  const member = await someone()
  expect((await visit(member, path)).status).toBe(200)
  expect(await landing(member)).toBe('/dashboard')
})

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/\n/evil.test',
  '',
])('the address "%s" is not a path of this site', async path =>
  expect((await visit(await someone(), path)).status).toBe(422),
)

test('LOGIN-011 where signing in arrives is recorded with that mark, and never where one lands', async () => {
  const member = await someone()
  const marked = async () =>
    (await sql('select path, logging_in from access.last_route where user_id = $1', member.userId)).rows
  await member.browser.do(saveLastRoute, { body: { path: '/welcome', logging_in: true } })
  expect(await marked()).toEqual([{ path: '/welcome', logging_in: true }])
  expect(await landing(member)).toBe('/dashboard')
  await member.browser.do(saveLastRoute, { body: { path: '/tasks' } })
  expect(await marked()).toEqual([{ path: '/tasks', logging_in: false }])
  expect(await landing(member)).toBe('/tasks')
})

test('D2ROUTE-021 nothing is kept while an admin acts as the person', async () => {
  const [member, admin] = [await someone(), await someone('admin')]
  const { userId } = member
  const acting = await loggedInAs(app, admin, member)
  expect((await acting.get(currentUser)).body).toMatchObject({ id: userId, is_impersonating: true })
  expect((await acting.do(saveLastRoute, { body: { path: '/tasks' } })).status).toBe(200)
  expect(await landing(member)).toBe('/dashboard')
})
test('D2ROUTE-023 neither the page of signing in nor the dashboard is restored, nor anything for whoever acts as the person', async () => {
  const [member, admin] = [await someone(), await someone('admin')]
  await visit(member, '/tasks')
  expect(await landing(member)).toBe('/tasks')
  const acting = await app.visitor().signIn(admin.email, PASSWORD)
  const body = { reason: REASON, password: PASSWORD as never }
  const started = await acting.do(startLoginAs, { params: { id: member.userId }, body })
  expect(started.body.redirect).toBe('/dashboard')
  for (const path of ['/login', '/dashboard']) {
    await visit(member, path)
    expect(await landing(member)).toBe('/dashboard')
  }
})
