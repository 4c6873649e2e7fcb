// A position whose role asks for a second step, given to somebody who has signed in without one, over the whole API.
import { systemContext } from '@practicum/command-service/execution/context'
import { assignPosition } from '@practicum/command-service/features/people/people.registration'
import { changePassword } from '@practicum/shared/features/passwords/passwords.contract'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { type Browser, refusedAs } from './harness/browser'
import { enrol, foundOrganization, type Member, PASSWORD } from './harness/program'
import { halfway, setUpApp } from './harness/second-step'

let app: TestApp
let organizationId: string
beforeAll(async () => {
  app = await startApp({ settings: { twoFactorRequiredRoles: ['supervisor'] } })
  organizationId = await foundOrganization(app)
})
afterAll(() => app.close())

/** Signed in by a password alone, and then given the position of a supervisor elsewhere. */
async function promoted(): Promise<Member & { readonly supervisorId: string }> {
  const member = await enrol(app, { role: 'trainee', organizationId })
  const { services } = app.practicum
  const place = { role: 'supervisor' as const, organizationId: await foundOrganization(app) }
  const position = { ...place, liveSessionsAllowed: true, accountLimited: false }
  const context = systemContext(newId(), new Date(), place.organizationId)
  const { done, positionId } = unwrapOrThrow(await assignPosition(services, member.userId, position, context))
  await services.waitUntilProjected(['person', 'position', 'organization'], done.position)
  return { ...member, supervisorId: positionId }
}

const switched = (browser: Browser, id: string) => browser.do(switchPosition, { params: { id } })
const worksAs = async (browser: Browser): Promise<string> =>
  (await browser.get(currentUser)).body.current_position.role.keyname

test('is not worked from in that session: it says to sign in again, and where', async () => {
  const { browser, supervisorId, positionId } = await promoted()
  const answer = await switched(browser, supervisorId)
  expect([...refusedAs(answer), (answer.body as { next?: string }).next]).toEqual([
    409,
    'position.second_step',
    '/login',
  ])
  expect(await worksAs(browser)).toBe('trainee')
  expect((await switched(browser, positionId)).status).toBe(200)
})

test('a second step that is set up elsewhere opens it in no session that was there before', async () => {
  const { browser, supervisorId, email } = await promoted()
  const other = await halfway(app, { email })
  await setUpApp(other, undefined)
  expect((await browser.get(currentUser)).status).toBe(401)
  await other.freshToken()
  expect((await switched(other, supervisorId)).status).toBe(200)
  await other.freshToken()
  expect(await worksAs(other)).toBe('supervisor')
})

test('whoever has set one up in the session works from it, also after they have changed their password', async () => {
  const { browser, supervisorId, positionId } = await promoted()
  await setUpApp(browser)
  expect((await switched(browser, supervisorId)).status).toBe(200)
  await browser.freshToken()
  expect((await switched(browser, positionId)).status).toBe(200)
  await browser.freshToken()
  const body = { current: PASSWORD, password: 'quiet-fjord-lantern' }
  const changed = await browser.do(changePassword, { body })
  expect(changed.status).toBe(200)
  browser.csrf = changed.body.csrf_token
  expect((await switched(browser, supervisorId)).status).toBe(200)
})
