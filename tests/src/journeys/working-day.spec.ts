/** @story */
// The story of a working day, in real browsers that are open at the same time.

import type { Locator, Page } from 'playwright-core'
import { Browser as ApiBrowser } from '../api/harness/browser'
import { Listener } from '../api/harness/listener'
import { changed, open, type Person, refused } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const at = (who: string): Promise<Person> => stage.signedIn(who)

test('PLACE3-011 DASH-010 SCOPE-011 a coordinator approves a placement and hands out a task; the trainee’s open browser shows both, with a notification, and the coordinator sees it completed', async () => {
  const [coordinator, trainee] = [await stage.signingIn('coordinator'), await stage.signingIn('trainee')]
  await trainee.page.goto('/applications')
  const row = trainee.page.getByRole('row').filter({ hasText: 'Bayview Family Services' })
  await row.getByText('Ready').waitFor()

  await coordinator.page.goto('/applications')
  await coordinator.page
    .getByRole('row')
    .filter({ hasText: 'Ana Ruiz' })
    .filter({ hasText: 'Bayview Family Services' })
    .getByRole('link')
    .click()
  await coordinator.page.getByRole('button', { name: 'Approve placement' }).click()
  await coordinator.page.getByRole('alertdialog').getByRole('button', { name: 'Approve placement' }).click()
  await coordinator.page.getByText('Placement approved.').waitFor()
  await row.getByText('Approved').waitFor()

  // The newest first: what has no due date stands after all that have one, beyond the first page.
  await trainee.page.goto('/tasks?sort=created_at&order=DESC#assigned')
  await coordinator.page.goto('/tasks#created')
  await coordinator.page.getByRole('button', { name: 'Assign task' }).click()
  const form = coordinator.page.getByRole('dialog')
  await form.getByLabel('What is to be done?').fill('Bring the signed policy on Monday')
  await form.getByLabel('Who should do it?').fill('Ana')
  await coordinator.page.getByRole('option', { name: /Ana Ruiz/ }).click()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await coordinator.page.getByRole('heading', { name: 'Bring the signed policy on Monday' }).waitFor()
  await coordinator.page.getByText('Incomplete').first().waitFor()

  await trainee.page.getByRole('link', { name: 'Bring the signed policy on Monday' }).waitFor()
  await trainee.page
    .getByRole('button', { name: /notification/i })
    .first()
    .click()
  await trainee.page
    .getByText(/Bring the signed policy/)
    .last()
    .waitFor()
  await trainee.page.keyboard.press('Escape')
  await trainee.page.getByRole('link', { name: 'Bring the signed policy on Monday' }).click()
  await trainee.page.getByRole('button', { name: 'Complete task', exact: true }).click()
  await trainee.page.getByRole('alertdialog').getByRole('button', { name: 'Complete task', exact: true }).click()
  await trainee.page.getByText('Task completed.').first().waitFor()
  await coordinator.page.getByText('Complete', { exact: true }).waitFor()

  await coordinator.page.getByRole('tab', { name: 'History' }).click()
  await coordinator.page.getByText('Task completed').waitFor()
  expect(await coordinator.page.getByRole('listitem').allInnerTexts()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Task completed by Ana Ruiz/),
      expect.stringMatching(/Task created by Clara Whitfield/),
    ]),
  )
  expect([...coordinator.troubles, ...trainee.troubles]).toEqual([])
})

describe('an admin', () => {
  let page: Page
  const banner = (): Locator => page.getByRole('region', { name: 'Maintenance banner' })
  const told = (text: string): Locator => page.getByRole('alert').filter({ hasText: text })
  beforeAll(async () => {
    page = (await at('admin')).page
  })
  afterAll(() => page.context().close())

  test('ROUTE-026 DASH-002 who opens the dashboard is led to that of admins', async () => {
    await open(page, '/dashboard')
    await page.waitForURL('**/admin/dashboard')
    await page.getByRole('heading', { name: 'Admin dashboard' }).waitFor()
  })

  test('ADMIN-007 ADMIN-008 recent people stand in three tabs; that of those online counts them', async () => {
    const panel = page.getByRole('region', { name: 'Recent people' })
    const tabs = panel.getByRole('tab')
    await tabs.first().waitFor()
    expect((await tabs.allTextContents()).map(text => text.replace(/\d+$/, ''))).toEqual([
      'Login activity',
      'New users',
      'Currently online',
    ])
    const online = tabs.filter({ hasText: 'Currently online' })
    await online.click()
    const names = panel.getByRole('listitem')
    await names.filter({ hasText: 'Morgan Vale' }).waitFor()
    expect(await online.textContent()).toBe(`Currently online${await names.count()}`)
  })

  test('ADMIN-010 the list says so when nobody is online', async () => {
    await changed<{ recent: object }>(page, '**/api/dashboard/admin', figures => ({
      ...figures,
      online: 0,
      recent: { ...figures.recent, online: [] },
    }))
    await open(page, '/admin/dashboard')
    await page.getByRole('tab', { name: /^Currently online/ }).click()
    await page.getByText('Nobody is online.').waitFor()
    await page.unroute('**/api/dashboard/admin')
  })

  test('ADMIN-005 SETTING-007 SETTING-008 BANNER-001 the banner is absent, until it is switched on with the message as edited, which is told', async () => {
    const shown = page.getByRole('status').filter({ hasText: 'Back at noon' })
    await banner().getByLabel('Message').fill('Back at noon')
    expect(await shown.count()).toBe(0)
    await banner().getByRole('button', { name: 'Show banner' }).click()
    await told('The maintenance banner is shown now.').waitFor()
    await shown.waitFor()
    await page.getByRole('button', { name: 'Prime lockout' }).click()
    await told('The lockout is primed.').waitFor()
    await banner().getByRole('button', { name: 'Hide banner' }).click()
    await shown.waitFor({ state: 'hidden' })
  })

  test('SETTING-009 what fails is appended to an alert on the dashboard', async () => {
    await page.route('**/api/settings/*', route => route.fulfill(refused('Not now')))
    const alert = page.getByRole('alert').filter({ hasText: 'A setting could not be changed' })
    await banner().getByRole('button', { name: 'Show banner' }).click()
    await alert.waitFor()
    await page.unroute('**/api/settings/*')
    await page.route('**/api/settings/*', route => route.fulfill(refused('Nor this')))
    await page.getByRole('button', { name: 'Take priming back' }).click()
    await alert.getByText('Nor this').waitFor()
    expect(await alert.textContent()).toMatch(/Not now\nNor this/)
    await page.unroute('**/api/settings/*')
    await page.getByRole('button', { name: 'Take priming back' }).click()
    await page.getByRole('button', { name: 'Prime lockout' }).waitFor()
  })
})

test('LOCKOUT-005 D3ERR-012 ADMIN-006 an admin locks the platform, and every open browser says so and goes to the sign-in page', async () => {
  const [admin, faculty, supervisor] = [await at('admin'), await at('faculty'), await at('supervisor')]
  for (const { page } of [faculty, supervisor]) await open(page, '/dashboard')
  await admin.page.goto('/admin/dashboard')
  expect(await admin.page.getByRole('button', { name: 'Lock everybody out' }).count()).toBe(0)
  await admin.page.getByRole('button', { name: 'Prime lockout' }).click()
  await admin.page.getByRole('button', { name: 'Lock everybody out' }).click()
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Lock everybody out' }).click()
  for (const { page } of [faculty, supervisor]) {
    await page.getByText('System lockout').waitFor()
    await page.getByRole('button', { name: 'Go to sign-in' }).click()
    await page.waitForURL(/login/)
  }
  await admin.page.getByRole('button', { name: 'Turn lockout off' }).click()
  await admin.page.getByRole('button', { name: 'Prime lockout' }).waitFor()
  expect([...admin.troubles, ...faculty.troubles, ...supervisor.troubles]).toEqual([])
})

test('REALTIME-003 RT3-006 a browser that shows an older build is told of the deploy when its socket comes back, a current one is not', async () => {
  const page = new ApiBrowser(stage.url)
  const html = String((await page.send('GET', '/login')).body)
  await page.freshToken()
  const current = /name="build" content="([0-9a-f]{16})"/.exec(html)?.[1] ?? ''
  const told = async (build: string): Promise<readonly string[]> => {
    const listener = await Listener.open(page, build)
    expect(await listener.subscribe('deploy')).toBe(200)
    await new Promise(resolve => setTimeout(resolve, 200))
    listener.close()
    return listener.events('deploy')
  }
  expect(current).not.toBe('')
  expect(await told('earlier')).toEqual(['completed'])
  expect(await told(current)).toEqual([])
})
