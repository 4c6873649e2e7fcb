// Nobody at the browser: pushes come, the page fetches what they name, and the session ends at its limit all the same.
import { DEMO_PASSWORD, PEOPLE } from '@practicum/runtime/demonstration/people'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import type { Page } from 'playwright-core'
import { Browser } from '../api/harness/browser'
import { eventually } from '../api/harness/eventually'
import { open } from './people'
import { Stage } from './stage'

const EVERY_MS = 2_000

let stage: Stage
let pushes: NodeJS.Timeout
beforeAll(async () => {
  stage = await Stage.open({
    settings: { IDLE_SECONDS: '10', IDLE_WARNING_SECONDS: '5', SESSION_LIFETIME_SECONDS: '60' },
  })
  const emailOf = (who: string): string => PEOPLE.find(({ key }) => key === who)?.email ?? ''
  const coordinator = await new Browser(stage.url).signIn(emailOf('coordinator'), DEMO_PASSWORD)
  const [simone] = (await coordinator.get(availableUsers, { query: { search: 'Okafor' } })).body
  if (!simone) throw new Error('nobody to give anything to')
  const assignee = { id: simone.id, position_id: simone.position_id }
  pushes = setInterval(() => {
    void coordinator.do(createTask, { body: { description: 'Call the site', assignee } })
  }, EVERY_MS)
})
afterAll(async () => {
  clearInterval(pushes)
  await stage?.close()
})

/** Asked beside the page, and not as its use. */
const statusOf = async (page: Page): Promise<number> =>
  (await page.context().request.get(currentUser.path, { headers: { 'X-Activity': 'none' } })).status()

const dead = (page: Page) =>
  eventually(
    () => statusOf(page),
    status => status === 401,
  )

test('when the page asks for the password again, the session has ended, and another tab asks for it, too', async () => {
  const { page } = await stage.signedIn('supervisor')
  await open(page, '/livesessions')
  await page.getByRole('heading', { name: 'Sign in again' }).waitFor()
  await dead(page)
  const tab = await page.context().newPage()
  await tab.goto('/tasks')
  await tab.getByLabel('Password', { exact: true }).waitFor()
  expect(new URL(tab.url()).pathname).toBe('/login')

  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sign in again' }).waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/livesessions')
  expect(await statusOf(page)).toBe(200)
  // What is pushed to the new session is heard on the page that stayed.
  await page.waitForRequest(request => request.url().includes(recentNotifications.path))
})

test('a page that cannot say so, and goes on fetching what is pushed, is dead at the limit of the server', async () => {
  const { page } = await stage.signedIn('supervisor')
  await open(page, '/livesessions')
  await page.route('**/api/logout', route => route.abort())
  await page.getByRole('heading', { name: 'Sign in again' }).waitFor()
  const fetched: (string | undefined)[] = []
  page.on('request', request => {
    if (request.url().includes(recentNotifications.path)) fetched.push(request.headers()['x-activity'])
  })
  await dead(page)
  expect(fetched.length).toBeGreaterThan(0)
  expect(new Set(fetched)).toEqual(new Set(['none']))
})
