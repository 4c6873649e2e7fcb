/** @story */
// The screens of each role as their people use them: where an address leads, what stands there, and what a click does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { eventually } from '../api/harness/eventually'
import { violations } from './judge'
import { changed, go, open, type Person, refused, signIn, toTheEnd, withPosition } from './people'
import { Stage } from './stage'

const ICONS = join(__dirname, '../../../node_modules/@mui/icons-material')
const DASHBOARD_ICON = readFileSync(join(ICONS, 'DashboardOutlined.js'), 'utf8')

let stage: Stage
const everybody: (Person & { readonly who: string })[] = []
beforeAll(async () => {
  stage = await Stage.open()
  for (const who of ['coordinator', 'trainee', 'supervisor', 'faculty'])
    everybody.push({ ...(await stage.signedIn(who)), who })
})
afterAll(() => stage?.close())

const pageFor = (who: string): Page => everybody.find(one => one.who === who)?.page as Page

/** For a page that others go on with later: what stays open hears every push, and draws what comes of it. */
const leave = (page: Page): Promise<unknown> => page.goto('about:blank')

const addressOf = (page: Page): string => page.url().replace(stage.url, '')
const selectedTab = (page: Page): Promise<string | null> =>
  page.getByRole('tab', { selected: true }).first().textContent()

describe('a coordinator', () => {
  let page: Page
  const modal = (): Locator => page.getByRole('dialog')
  // What lies under a dialog has no role.
  const toast = (text: string | RegExp): Locator => page.locator('.MuiSnackbar-root').filter({ hasText: text })
  const button = (name: string): Locator => modal().getByRole('button', { name, exact: true })
  const choose = async (name: RegExp): Promise<void> => {
    await modal().getByLabel('Who should do it?').fill(name.source.slice(0, 3))
    await page.getByRole('option', { name }).click()
  }
  beforeAll(() => {
    page = pageFor('coordinator')
  })
  afterAll(() => leave(page))

  test('CDASH-001 CDASH-004 CDASH-005 CDASH-014 comes to their own dashboard: its icon, and the tasks in two tabs, those for them with an alert', async () => {
    await changed<{ tasks: object }>(page, '**/api/dashboard/counts', counts => ({
      ...counts,
      tasks: { ...counts.tasks, past_due: 1 },
    }))
    await open(page, '/dashboard')
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await page.getByText('Coordinator, Harbor University Counseling').waitFor()
    const icon = page.getByRole('main').locator('[aria-hidden]:has(+ h1) path')
    expect(DASHBOARD_ICON).toContain(await icon.getAttribute('d'))
    const assigned = page.getByRole('tab', { name: /^Assigned to you/ })
    await assigned.click()
    await page.getByRole('button', { name: 'Add to-do' }).waitFor()
    await assigned.locator('.MuiChip-colorError').waitFor()
    await page.getByRole('tab', { name: /^Assigned to others/ }).click()
    await page.getByRole('button', { name: 'Assign task' }).waitFor()
  })

  test('D2ROUTE-003 D2ROUTE-034 ROUTE-041 the lists of tasks stand at their address, each tab at its hash', async () => {
    await open(page, '/tasks#created')
    expect(await selectedTab(page)).toBe('Assigned to others')
    await page.getByRole('tab', { name: 'Assigned to you' }).click()
    await page.waitForURL('**/tasks#assigned')
    await go(page, '/notifications', 'Notifications')
    await open(page, '/tasks#assigned')
    expect(await selectedTab(page)).toBe('Assigned to you')
  })

  test('TASK-006 TASK-007 TASK-008 the task modal has three modes, two tabs, and its buttons, Delete among them when editing alone', async () => {
    const tabs = () => modal().getByRole('tab').allInnerTexts()
    await open(page, '/tasks#assigned')
    await page.getByRole('button', { name: 'Add to-do' }).click()
    await button('Save and create another').waitFor()
    expect(await tabs()).toEqual(['General', 'Evaluation'])
    expect([await button('Save').count(), await button('Delete').count()]).toEqual([1, 0])
    expect(await modal().getByLabel('Who should do it?').count()).toBe(0)
    await button('Cancel').click()
    await open(page, '/tasks#created')
    await page.getByRole('button', { name: 'Assign task' }).click()
    await button('Save and create another').waitFor()
    expect(await tabs()).toEqual(['General', 'Evaluation'])
    expect([await button('Save').count(), await button('Delete').count()]).toEqual([1, 0])
    expect(await modal().getByLabel('Who should do it?').count()).toBe(1)
    await button('Cancel').click()
  })

  test('TASK-044 a refused creation of one task is told in a toast, and listed in an alert', async () => {
    await page.getByRole('button', { name: 'Assign task' }).click()
    await modal().getByLabel('What is to be done?').fill('Bring the syllabus')
    await choose(/Ana Ruiz/)
    await page.route('**/api/tasks', route => route.fulfill(refused('No', 'Nor this')))
    await button('Save').click()
    await toast(/^No\. Nor this$/).waitFor()
    const alert = modal().getByRole('alert')
    expect(await alert.textContent()).toContain('Task failed create because')
    expect(await alert.getByRole('listitem').allTextContents()).toEqual(['No', 'Nor this'])
    await page.unroute('**/api/tasks')
  })

  test('TASK-046 a refused creation of several is told in a toast alone', async () => {
    await choose(/Ben Castellan/)
    await page.route('**/api/tasks/batch', route => route.fulfill(refused('Not these', 'Nor those')))
    await button('Save').click()
    await toast(/^Not these\. Nor those$/).waitFor()
    expect(await modal().getByRole('alert').count()).toBe(0)
    await page.unroute('**/api/tasks/batch')
  })

  test('TASK-047 ATTACH-014 ATT3-006 a created task is told; a file that cannot be attached is told line by line, and is gone', async () => {
    await modal().getByRole('button', { name: 'Choose files' }).waitFor()
    await modal()
      .locator('input[type=file]')
      .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('a plan') })
    await modal().getByText('Ready to be attached').waitFor()
    await page.route('**/api/attachments', route => route.fulfill(refused('Too late', 'Too large')))
    await button('Save').click()
    await toast('Too late').waitFor()
    expect(await toast('Too late').textContent()).toContain('Too late\nToo large')
    await toast(/tasks? created/i).waitFor()
    await modal().waitFor({ state: 'hidden' })
    expect(await page.getByText('plan.txt').count()).toBe(0)
    await page.unroute('**/api/attachments')
  })

  test('TASK-045 TASK-008 an edit is refused in a toast, or told when it is saved; Delete stands there', async () => {
    await page.getByRole('button', { name: 'Edit task' }).click()
    await button('Delete').waitFor()
    await modal().getByLabel('What is to be done?').fill('Bring the signed syllabus')
    await page.route('**/api/tasks/*', route =>
      route.request().method() === 'PUT' ? route.fulfill(refused('Not so', 'Nor so')) : route.fallback(),
    )
    await button('Save').click()
    await toast(/^Not so\. Nor so$/).waitFor()
    await page.unroute('**/api/tasks/*')
    await modal()
      .locator('input[type=file]')
      .setInputFiles({ name: 'syllabus.txt', mimeType: 'text/plain', buffer: Buffer.from('a syllabus') })
    await modal().getByText('Ready to be attached').waitFor()
    await button('Save').click()
    await toast('Changes saved.').waitFor()
    await modal().waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: 'Bring the signed syllabus' }).waitFor()
  })

  test('a text that is attached is looked at where it stands', async () => {
    await page.getByRole('button', { name: 'Look at syllabus.txt' }).click()
    const dialog = page.getByRole('dialog', { name: 'syllabus.txt' })
    await dialog.getByText('a syllabus').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  test('ATTACH-015 ATT3-011 deleting an attachment is told', async () => {
    await page.getByRole('button', { name: 'Remove syllabus.txt' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove document' }).click()
    await toast('Attachment successfully deleted.').waitFor()
    await page.getByText('There are no documents.').waitFor()
  })

  test('D2ROUTE-004 the details of a task stand under assigned or created, and under nothing else', async () => {
    const id = /\/tasks\/created\/([\w-]+)/.exec(page.url())?.[1] ?? ''
    for (const type of ['assigned', 'created']) {
      await open(page, `/tasks/${type}/${id}`)
      await page.getByRole('heading', { name: 'Bring the signed syllabus' }).waitFor()
    }
    await go(page, `/tasks/other/${id}`, 'Page not found')
    await page.waitForURL('**/404')
  })

  test('PLACE3-001 PLACE3-003 the placements and one of them stand at their addresses', async () => {
    await go(page, '/applications', 'Placements')
    await page.getByRole('row').filter({ hasText: 'Ana Ruiz' }).getByRole('link').first().click()
    await page.waitForURL('**/applications/*')
    await page.getByText('Ana Ruiz').first().waitFor()
  })

  test('D3UI-012 the title of the tab is the screen, the organization and the product', async () => {
    // The row that was pressed names the person too, before the page of its placement stands.
    await eventually(
      () => page.title(),
      title => /^.+ · Harbor University Counseling · Practicum$/.test(title),
    )
  })

  test('ROUTE-027 a page that is not open to the role leads to the page that says so, with the address that was tried', async () => {
    await open(page, '/admin/dashboard?x=1#y')
    expect(addressOf(page)).toBe(`/permission-denied?path=${encodeURIComponent('/admin/dashboard?x=1#y')}`)
    await page.getByText('/admin/dashboard?x=1#y').waitFor()
  })

  test('ROUTE-040 the page for what is missing shows the error or the message of its query', async () => {
    await open(page, '/404?error=This+was+moved')
    await page.getByText('This was moved').waitFor()
    await open(page, '/404?message=Look+elsewhere')
    await page.getByText('Look elsewhere').waitFor()
  })

  test('NAV-018 at the end of a page stand help desk, dashboard, terms, privacy, contact and status', async () => {
    const footer = page.getByRole('contentinfo').getByRole('link')
    expect(await footer.allTextContents()).toEqual(['Help desk', 'Dashboard', 'Terms', 'Privacy', 'Contact', 'Status'])
  })
})

describe('a trainee', () => {
  let page: Page
  beforeAll(() => {
    page = pageFor('trainee')
  })
  afterAll(() => leave(page))

  test('TDASH-002 TDASH-009 finds the coordinator, both lists of tasks and the placements, which stand open first', async () => {
    await open(page, '/dashboard')
    await page.getByText('Trainee, Harbor University Counseling').waitFor()
    expect(await page.getByRole('link', { name: 'Clara Whitfield' }).getAttribute('href')).toContain('mailto:')
    await page.getByRole('tab').first().waitFor()
    const tabs = await page.getByRole('tab').allTextContents()
    expect(tabs.slice(0, 3)).toEqual([
      expect.stringMatching(/^Assigned to you/),
      expect.stringMatching(/^Assigned to others/),
      expect.stringMatching(/^Review placements/),
    ])
    expect(await selectedTab(page)).toMatch(/^Review placements/)
  })

  test('LIVE-014 finds the sessions of the next day in one list, and after them those that are past', async () => {
    await go(page, '/livesessions', 'Live sessions')
    expect(await selectedTab(page)).toBe('Sessions')
    const list = page.getByRole('tabpanel')
    await list.getByText('Individual supervision').waitFor()
    await list.getByRole('heading', { name: 'Past sessions' }).waitFor()
    await list.getByText('Orientation for new trainees').waitFor()
    expect(await list.getByText('Site visit at Bayview').count()).toBe(0)
  })

  test('NOTIF-001 D2ROUTE-008 the bell shows as many unread as the answer says, and the list stands at its address', async () => {
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/notifications/recent*'),
      open(page, '/notifications'),
    ])
    const { unread } = (await answer.json()).meta
    expect(unread).toBeGreaterThan(0)
    const bell = page.getByRole('button', { name: /notification/i }).first()
    expect(await bell.locator('.MuiBadge-badge').textContent()).toBe(String(unread))
    await page.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor()
  })

  test('LIVE-048 MEET-007 is told, and offered no new session, while the position is not active', async () => {
    await withPosition(page, { status: 'pending' })
    await open(page, '/livesessions')
    await page
      .getByRole('main')
      .getByRole('alert')
      .getByText(/active/)
      .waitFor()
    expect(await page.getByRole('button', { name: 'New session' }).count()).toBe(0)
    await page.unroute('**/api/initial-state')
    await open(page, '/livesessions')
    await page.getByRole('button', { name: 'New session' }).waitFor()
  })

  test('TASK-014 completing and dismissing each ask first', async () => {
    await go(page, '/tasks#assigned', 'Tasks')
    const asked: string[] = []
    page.on('request', request => {
      if (request.method() === 'PATCH') asked.push(request.url())
    })
    await page.getByRole('button', { name: 'Add to-do' }).click()
    await page.getByLabel('What is to be done?').fill('Call the site')
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { name: 'Call the site' }).waitFor()
    for (const intent of ['Complete', 'Dismiss']) {
      await page.getByRole('button', { name: `${intent} task` }).click()
      await page
        .getByRole('alertdialog', { name: `${intent} this task?` })
        .getByRole('button', { name: 'Cancel' })
        .click()
      await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
    }
    expect(asked).toEqual([])
  })
})

test('what waits today stands first, is done in its place and taken back', async () => {
  const { page } = await stage.signedIn('coordinator')
  await open(page, '/dashboard')
  const today = page.getByRole('region', { name: 'Today' })
  const undo = page.getByRole('button', { name: 'Undo' })
  const task = today.getByRole('listitem').filter({ hasText: 'Review the placements that are ready' })
  await task.getByRole('button', { name: /^Complete/ }).click()
  await task.waitFor({ state: 'hidden' })
  await undo.click()
  await task.waitFor()
  const placement = today.getByRole('listitem').filter({ hasText: 'Chloe Nakamura' })
  await placement.getByRole('button', { name: 'Approve placement' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve placement' }).click()
  await placement.waitFor({ state: 'hidden' })
  await undo.click()
  await placement.waitFor()
  await today.getByRole('listitem').filter({ hasText: 'Case consultation' }).getByText('In progress').waitFor()
})

test.each([
  [1280, 'light'],
  [390, 'dark'],
] as const)(
  'at %i, %s, pictures are drawn, and stand as tables that lead to their lists',
  async (width, colorScheme) => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/dashboard')
    const stages = page.getByRole('region', { name: 'Placements by stage' })
    await stages.scrollIntoViewIfNeeded()
    await stages.locator('svg text', { hasText: 'Submitted' }).waitFor()
    expect(await violations(page)).toEqual([])
    await stages.getByRole('button', { name: /^Show as a table/ }).click()
    // Its hint goes with the pointer.
    await page.mouse.move(0, 0)
    await page.getByRole('tooltip').waitFor({ state: 'hidden' })
    expect(['table', await violations(page)]).toEqual(['table', []])
    await stages.getByRole('link', { name: 'Denied' }).click()
    await page.waitForURL('**/applications?**denied**')
    expect(troubles).toEqual([])
  },
)

test('SDASH-007 the dashboard of a supervisor opens at the placements', async () => {
  const page = pageFor('supervisor')
  await open(page, '/dashboard')
  await page.getByText('Supervisor, Harbor University Counseling').waitFor()
  expect(await selectedTab(page)).toMatch(/^Review placements/)
})

test('TDASH-014 a trainee without any training sees an introduction and a film', async () => {
  const { page, troubles } = await stage.signedIn('clinic.trainee.noor')
  await open(page, '/dashboard')
  await page.getByRole('heading', { name: 'Your training begins here' }).waitFor()
  await page.getByRole('button', { name: 'Watch the film' }).click()
  const film = page.getByRole('dialog', { name: 'Practicum in half a minute' }).locator('video')
  await film.waitFor()
  expect(troubles).toEqual([])
})

test('FDASH-009 below the dashboard of faculty stand the upcoming trainees: training with its dates, placements, status', async () => {
  const page = pageFor('faculty')
  await open(page, '/dashboard')
  await page.getByText('Faculty, Harbor University Counseling').waitFor()
  await page.getByRole('tab').first().waitFor()
  await toTheEnd(page)
  const row = page.getByRole('region', { name: 'Upcoming trainees' }).getByRole('row').filter({ hasText: 'Elise' })
  await row.waitFor()
  expect(await row.getByRole('cell').allInnerTexts()).toEqual([
    expect.stringContaining('Elise Thornbury'),
    expect.stringContaining('Internship I'),
    expect.stringMatching(/\d/),
    expect.stringMatching(/Juniper Youth Center[\s\S]*Submitted/),
  ])
})

test('FDASH-008 faculty who guide nobody yet read what it means, and a notice', async () => {
  const { page, troubles } = await stage.signedIn('faculty.ines')
  await open(page, '/dashboard')
  await page.getByRole('tab').first().waitFor()
  await toTheEnd(page)
  await page.getByText(/^As faculty you guide trainees/i).waitFor()
  await page
    .getByRole('alert')
    .getByText(/You do not guide any trainees yet/)
    .waitFor()
  expect(troubles).toEqual([])
})

test('ROUTE-025 DASH-001 ROUTE-009 each role finds its own dashboard at the one address, that of admins is open to them alone, and a visitor finds none', async () => {
  const found: (string | undefined)[] = []
  for (const { page } of everybody) {
    await open(page, '/dashboard')
    found.push(
      `${new URL(page.url()).pathname} ${await page
        .getByText(/, Harbor University Counseling$/)
        .first()
        .textContent()}`,
    )
    await go(page, '/admin/dashboard', 'You may not open this page')
    expect(addressOf(page)).toMatch(/^\/permission-denied/)
  }
  expect(found.sort()).toEqual(
    ['Coordinator', 'Faculty', 'Supervisor', 'Trainee'].map(role => `/dashboard ${role}, Harbor University Counseling`),
  )
  const { page } = await stage.visitor()
  await open(page, '/dashboard')
  expect(addressOf(page)).toBe('/login')
  await signIn(page, 'admin')
  await open(page, '/admin/dashboard')
  expect(addressOf(page)).toBe('/admin/dashboard')
  await page.getByRole('heading', { name: 'Admin dashboard' }).waitFor()
})

test('FORM-007 FORM-014 ROUTE-035 a form stands at its address for every role, and its former address leads there', async () => {
  expect(everybody).toHaveLength(4)
  const answer = await pageFor('coordinator').request.get('/api/forms/available')
  const [form] = (await answer.json()) as readonly { readonly id: string; readonly name: string }[]
  for (const { page } of everybody) {
    const [address, name] = [`/forms/${form?.id}`, form?.name ?? 'a form']
    await open(page, address)
    expect(addressOf(page)).toBe(address)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await go(page, '/notifications', 'Notifications')
    await go(page, `/vendorforms/${form?.id}`, name)
    expect(addressOf(page)).toBe(address)
  }
})

test('POSITION-008 POSITION-009 who holds several positions changes between them, and is on the dashboard then; others cannot', async () => {
  const switcher = (page: Page): Locator => page.getByRole('button', { name: /^Work as/ })
  const coordinator = pageFor('coordinator')
  for (const [to, found] of [
    [/Lantern Street Clinic/, 'Supervisor, Lantern Street Clinic'],
    [/Harbor University/, 'Coordinator, Harbor University Counseling'],
  ] as const) {
    await go(coordinator, '/tasks', 'Tasks')
    await switcher(coordinator).click()
    await coordinator.getByRole('menuitem', { name: to }).click()
    await coordinator.waitForURL('**/dashboard**')
    await coordinator.getByText(found).waitFor()
  }
  const trainee = pageFor('trainee')
  await open(trainee, '/dashboard')
  expect(await switcher(trainee).count()).toBe(0)
  await trainee.getByRole('button', { name: /Your account/ }).click()
  await trainee.getByRole('menuitem', { name: 'Sign out' }).waitFor()
  expect(await trainee.getByRole('menuitem', { name: /Harbor University/ }).count()).toBe(0)
})

test('nothing broke on the way', () => {
  expect(everybody.flatMap(({ troubles }) => troubles)).toEqual([])
})
