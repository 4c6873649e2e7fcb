// What each role finds in its menus and on its dashboard.
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { open, toTheEnd } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const ROLES = ['coordinator', 'faculty', 'supervisor', 'trainee'] as const

const sideMenu = (page: Page): Promise<readonly string[]> =>
  page.getByRole('navigation').first().getByRole('link').allTextContents()

test('DASH-003 coordinator, faculty, supervisor and trainee have each a menu and a dashboard of their own', async () => {
  const menus = new Set<string>()
  const dashboards = new Set<string>()
  for (const role of ROLES) {
    const { page, troubles } = await stage.signedIn(role)
    await open(page, '/dashboard')
    await page.getByRole('tab').first().waitFor()
    await toTheEnd(page)
    menus.add((await sideMenu(page)).join())
    const below = await page.getByRole('main').getByRole('heading').allTextContents()
    dashboards.add([...(await page.getByRole('tab').allTextContents()), ...below].join().replaceAll(/\d/g, ''))
    expect([role, troubles]).toEqual([role, []])
  }
  expect([menus.size, dashboards.size]).toEqual([ROLES.length, ROLES.length])
})

test('NAV-004 the people of a coordinator stand together: search, trainees, faculty, supervisors, coordinators', async () => {
  const { page } = await stage.signedIn('coordinator')
  await open(page, '/dashboard')
  const links = await sideMenu(page)
  const from = links.indexOf('User search')
  expect(links.slice(from, from + 5)).toEqual(['User search', 'Trainees', 'Faculty', 'Supervisors', 'Coordinators'])
})

const PLAIN = [
  ['/clients', 'Clients'],
  ['/account', 'My account'],
  ['/organization', 'Harbor University Counseling'],
  ['/supervision-profile', 'Supervision profile'],
] as const

test('D2ROUTE-027 a session, a new one, a request for a placement, clients, account, organization and supervision profile open at their plain addresses', async () => {
  const { page, troubles } = await stage.signedIn('supervisor')
  for (const [path, heading] of PLAIN) {
    await open(page, path)
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  await page.goto('/livesessions/create')
  await page.getByRole('dialog', { name: 'New session' }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Individual supervision' }).first().click()
  await page.waitForURL('**/livesessions/*-*')
  await open(page, new URL(page.url()).pathname)
  await page.getByRole('heading', { level: 1, name: 'Individual supervision' }).waitFor()
  const trainee = await stage.signedIn('trainee.elise')
  await trainee.page.goto('/applications#request-placement')
  await trainee.page.getByRole('dialog', { name: 'Request a placement' }).waitFor()
  expect([troubles, trainee.troubles]).toEqual([[], []])
})

const OWN_MENU = [
  ['coordinator', false, false],
  ['faculty', true, true],
  ['supervisor', true, true],
  ['trainee', true, false],
  ['admin', true, false],
] as const

test.each(OWN_MENU)(
  'NAV-010 the user menu of a %s has the account, the organization: %s, the supervision profile: %s',
  async (role, organization, profile) => {
    const { page, troubles } = await stage.signedIn(role, 390)
    await open(page, '/account')
    await page.getByRole('button', { name: /^Your account/ }).click()
    const menu = page.getByRole('menu')
    await menu.getByRole('menuitem', { name: 'My account' }).waitFor()
    const has = async (name: string) => (await menu.getByRole('menuitem', { name }).count()) === 1
    expect([await has('My organization'), await has('Supervision profile')]).toEqual([organization, profile])
    if (profile) {
      await menu.getByRole('menuitem', { name: 'Supervision profile' }).click()
      await page.getByRole('heading', { level: 1, name: 'Supervision profile' }).waitFor()
      expect(await violations(page)).toEqual([])
    }
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390])(
  'NAV-011 at %i the user menu has the positions, the way out, whom an admin may log in as, help and the bell',
  async width => {
    const { page, troubles } = await stage.signedIn('supervisor', width)
    const menu = page.getByRole('menu')
    const openMenu = async (on: Page): Promise<void> => {
      await on.getByRole('button', { name: /^Your account/ }).click()
      await on.getByRole('menuitem', { name: 'My account' }).waitFor()
    }
    await open(page, '/account')
    await openMenu(page)
    expect(await menu.getByText(/Harbor University Counseling|Lantern/).count()).toBeGreaterThan(1)
    for (const name of ['Help', 'Sign out', 'Notifications']) await menu.getByRole('menuitem', { name }).waitFor()
    expect(await menu.getByRole('menuitem', { name: 'Help' }).getAttribute('href')).toMatch(/^\/site\//)
    expect(await menu.getByRole('menuitem', { name: 'Log in as somebody' }).count()).toBe(0)
    await menu.getByRole('menuitem', { name: 'Notifications' }).click()
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
    await openMenu(page)
    await menu.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(url => url.pathname === '/login')

    const { page: admin } = await stage.signedIn('admin', width)
    await open(admin, '/account')
    await openMenu(admin)
    await admin.getByRole('menuitem', { name: 'Log in as somebody' }).click()
    const dialog = admin.getByRole('alertdialog')
    expect(await violations(admin)).toEqual([])
    await dialog.getByRole('combobox').fill('Ana')
    await admin.getByRole('option', { name: /Ana Ruiz/ }).waitFor()
    expect(troubles).toEqual([])
  },
)
