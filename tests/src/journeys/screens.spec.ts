// Every main screen, wide and on a phone: it stands, nothing broke or jumped on the way, and axe finds nothing to complain of.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { invite, linkTo } from './invited'
import { violations } from './judge'
import { enter, open, type Person } from './people'
import { jumps, WATCH_SHIFTS } from './shifts'
import { Stage } from './stage'

const WEB = join(__dirname, '../../../dist/web')

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const SCREENS: readonly (readonly [who: string, paths: readonly string[]])[] = [
  [
    'coordinator',
    [
      '/dashboard',
      '/tasks',
      '/tasks#created',
      '/applications',
      '/livesessions',
      '/notifications',
      '/events',
      '/account',
      '/account#preferences',
      '/account#security',
      '/invitations',
      '/invitations/links',
    ],
  ],
  ['trainee', ['/dashboard', '/tasks', '/applications', '/livesessions', '/account']],
  ['supervisor', ['/dashboard', '/applications']],
  ['faculty', ['/dashboard', '/applications']],
  [
    'admin',
    [
      ...['/admin/dashboard', '/events', '/erasures', '/mails', '/admin/users', '/admin/tools/signup-questions'],
      '/admin/tools/supported-countries',
      '/admin/tools/queues',
    ],
  ],
]

const HEIGHTS: Readonly<Record<number, number>> = { 1280: 900, 390: 844 }

/** Loads an address until nothing of it is on its way any more. */
async function loaded(page: Page, path: string): Promise<void> {
  const { pathname, origin } = new URL(page.url())
  // What differs in its hash alone would load nothing. Elsewhere an empty page between two would only give the second one a process of its own.
  if (origin === stage.url && pathname === new URL(path, stage.url).pathname) await page.goto('about:blank')
  await open(page, path)
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' })
}

/** Each signs in once, and is there at all widths: what they loaded once is compiled. */
const people = new Map<string, Person>()
beforeAll(async () => {
  for (const [who] of SCREENS) {
    const person = await stage.signedIn(who)
    await person.page.addInitScript(WATCH_SHIFTS)
    people.set(who, person)
  }
})
// What stays open hears every push, and draws what comes of it.
afterEach(() => Promise.all([...people.values()].map(({ page }) => page.goto('about:blank'))))

let link: Promise<string> | undefined
/** One for all: it opens until an account is there. */
function invitation(): Promise<string> {
  const email = 'nadia.okoye@invited.test'
  link ??= invite(stage, email, 'trainee').then(() => linkTo(stage, email))
  return link
}

describe.each([1280, 390])('at a width of %i', width => {
  async function personOf(who: string): Promise<Person> {
    const person = people.get(who)
    if (person === undefined) throw new Error(`${who} has no screens`)
    await person.page.setViewportSize({ width, height: HEIGHTS[width] ?? 0 })
    return person
  }

  test.each(SCREENS)('the screens of a %s stand, and stand still while they load', async (who, paths) => {
    const { page, troubles } = await personOf(who)
    for (const path of paths) {
      await loaded(page, path)
      expect([path, await jumps(page)]).toEqual([path, []])
      expect([path, await violations(page)]).toEqual([path, []])
      // Nothing sticks out to the side.
      expect([path, await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')]).toEqual([
        path,
        true,
      ])
    }
    expect(troubles).toEqual([])
  })

  // Rows are drawn in slices: on a slow device what stands below them could be there before they are.
  test('a list with another below it stands still on a slow device', async () => {
    const { page } = await stage.signedIn('trainee', width)
    await page.addInitScript(WATCH_SHIFTS)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 5 })
    await loaded(page, '/livesessions')
    await page.getByRole('region', { name: 'Past sessions' }).waitFor()
    expect(await jumps(page)).toEqual([])
  })

  test('letters that come late move nothing', async () => {
    const { page } = await stage.signedIn('coordinator', width)
    await page.addInitScript(WATCH_SHIFTS)
    await page.route(/\.woff2$/, async route => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForTimeout(1_000)
      await route.continue()
    })
    await loaded(page, '/applications')
    await page.waitForLoadState('networkidle')
    expect(await jumps(page)).toEqual([])
  })

  test('what can be done on a notification comes late and moves nothing', async () => {
    const { page } = await stage.signedIn('coordinator', width)
    await page.addInitScript(WATCH_SHIFTS)
    await page.route(/\/api\/(meetings|placements)\/[^/]+$/, async route => {
      await page.getByRole('button', { name: 'Mark all read' }).waitFor()
      await page.waitForTimeout(1_000)
      await route.continue()
    })
    await loaded(page, '/notifications')
    await page.getByRole('main').getByRole('button', { name: 'Approve placement' }).first().waitFor()
    expect(await jumps(page)).toEqual([])
  })

  test.each([
    ['tasks', '/tasks#created'],
    ['placements', '/applications'],
  ])(
    'the page of one of the %s stands and stands still: its facts, what can be done, and all that happened',
    async (_of, list) => {
      const { page, troubles } = await personOf('coordinator')
      await open(page, list)
      const first = page.getByRole('main').locator('tbody a, li a').first()
      const address = (await first.getAttribute('href')) ?? ''
      await open(page, address)
      const stream = page.getByRole('tabpanel')
      await stream.getByRole('listitem').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await jumps(page)).toEqual([])
      expect(await violations(page)).toEqual([])
      await page.getByRole('region', { name: 'Facts' }).waitFor()
      // Within reach without a step down the page, at both widths.
      const intent = page.getByRole('main').getByRole('button', { name: /^(Edit task|Archive|More)$/ })
      const box = await intent.boundingBox()
      expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(HEIGHTS[width] ?? 0)
      await page.getByRole('tab', { name: 'History' }).click()
      await page.waitForURL('**#history')
      await stream.getByRole('button', { name: 'Show', exact: true }).waitFor()
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
      expect(troubles).toEqual([])
    },
  )

  test('the public pages stand', async () => {
    const { page, troubles } = await stage.visitor(width)
    const site = ['/site', '/site/features', '/site/demo', '/site/coordinator-guide', '/site/status']
    for (const path of [...site, '/password/reset', '/password/update']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect([path, await violations(page)]).toEqual([path, []])
      expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
    }
    expect(troubles).toEqual([])
  })

  test('what opens over a screen stands: the queue of placements, the palette, and a form with its draft', async () => {
    const { page, troubles } = await personOf('coordinator')
    await page.goto('/applications')
    await page.getByRole('button', { name: 'Review one by one' }).click()
    await page.getByText(/^1 of \d+$/).waitFor()
    expect(['queue', await violations(page)]).toEqual(['queue', []])
    await page.keyboard.press('j')
    await page.getByText(/^2 of \d+$/).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Where to?' }).fill('ana r')
    await page.getByRole('option', { name: /^Ana Ruiz · Placements/ }).waitFor()
    expect(['palette', await violations(page)]).toEqual(['palette', []])
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    expect(['shortcuts', await violations(page)]).toEqual(['shortcuts', []])

    await page.goto('/livesessions?action=create')
    await page.getByLabel('What is it about?').fill(`A round at ${width}`)
    await page.getByText('Draft kept').waitFor()
    await page.goto('/livesessions?action=create')
    await page.getByText('You can go on with what you typed').waitFor()
    expect(await page.getByLabel('What is it about?').inputValue()).toBe(`A round at ${width}`)
    expect(['draft', await violations(page)]).toEqual(['draft', []])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Discard draft' }).click()
    expect(troubles).toEqual([])
  })

  test('the page of an invitation stands, and stands still while it loads', async () => {
    const link = await invitation()
    const { page, troubles } = await stage.visitor(width)
    await page.addInitScript(WATCH_SHIFTS)
    await open(page, link)
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await jumps(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
    expect(troubles).toEqual([])
  })

  test('LOGIN-004 the sign-in page stands, and says which field is empty', async () => {
    const { page, troubles } = await stage.visitor(width)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    expect(await page.getByText('This field is required.').count()).toBe(2)
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
  })
})

/** In a page that was loaded anew: paths of its scripts. */
const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`performance.getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname).filter(path => path.endsWith('.js'))`)

const kilobytes = (scripts: readonly string[]): number =>
  scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(WEB, path))).length, 0) / 1000

/** Beyond those of the sign-in page, which may have 150 kB; what draws pictures comes after everything else stands. */
const ALLOWED = { scripts: 15, kB: 300, charts: 100 }

/** Beyond those of the sign-in page, too. */
const SIGN_UP_KB = 170

test.each([
  ['coordinator', ['/dashboard', '/tasks', '/applications', '/livesessions', '/notifications', '/invitations']],
  ['trainee', ['/dashboard']],
])('the scripts of a %s stay within what is allowed them', async (who, paths) => {
  const { page } = await stage.visitor()
  await open(page, '/login')
  await page.waitForLoadState('networkidle')
  const before = await scriptsOf(page)
  expect(kilobytes(before)).toBeLessThan(150)
  await enter(page, who)
  for (const path of paths) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
    const beyond = (await scriptsOf(page)).filter(script => !before.includes(script))
    const charts = kilobytes(beyond.filter(script => script.includes('/Chart-')))
    const used = { scripts: beyond.length, kB: kilobytes(beyond) - charts, charts }
    const within = used.scripts <= ALLOWED.scripts && used.kB <= ALLOWED.kB && used.charts <= ALLOWED.charts
    expect([path, used, within]).toEqual([path, used, true])
  }
})

test('whoever was signed in here is sent the application before the first code has come, and nobody else', async () => {
  const { page } = await stage.signedIn('trainee')
  await open(page, '/dashboard')
  await page.route('**/assets/start-*.js', route => route.abort())
  const asked = page.waitForRequest(/\/assets\/application-/)
  await page.reload()
  await asked
  await page.evaluate('localStorage.clear()')
  await page.reload()
  expect(await page.locator('link[href*="/start-"]').count()).toBeGreaterThan(0)
  expect(await page.locator('link[href*="/application-"]').count()).toBe(0)
})

test('what the dashboard asks before it is drawn it asks once', async () => {
  const { page } = await stage.signedIn('coordinator')
  const asked: string[] = []
  page.on('request', request => {
    if (request.method() === 'GET' && request.url().includes('/api/')) asked.push(request.url())
  })
  await open(page, '/dashboard')
  await page.waitForLoadState('networkidle')
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([])
})

test('the letters that every page waits for are one file within 30 kB', () => {
  const assets = join(WEB, 'assets')
  const letters = readdirSync(assets).filter(name => name.includes('-latin-wght-normal-'))
  expect(letters.map(name => statSync(join(assets, name)).size < 30_000)).toEqual([true])
})

test('whoever signs up waits for nothing of the application', async () => {
  const { page } = await stage.visitor()
  await open(page, '/login')
  await page.waitForLoadState('networkidle')
  const before = await scriptsOf(page)
  await open(page, await invitation())
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  await page.waitForLoadState('networkidle')
  const beyond = (await scriptsOf(page)).filter(script => !before.includes(script))
  expect(beyond.filter(script => /\/(application|dashboard|AdminApp)-/.test(script))).toEqual([])
  expect(kilobytes(beyond)).toBeLessThan(SIGN_UP_KB)
})

describe('a visitor', () => {
  let page: Page
  beforeAll(async () => {
    page = (await stage.visitor()).page
  })

  test('D3UI-001 D3UI-002 ROUTE-030 reaches the fixed public addresses, and the sessions of guests with and without a code', async () => {
    for (const path of [
      '/permission-denied',
      '/login',
      '/terms-of-service',
      '/privacy-policy',
      '/site/contact',
      '/join-session',
      '/join-session/a-code',
    ]) {
      await open(page, path)
      expect(page.url()).toBe(`${stage.url}${path}`)
      expect(await page.getByRole('heading', { name: 'Page not found' }).count()).toBe(0)
    }
  })

  test('D3UI-003 finds the pages on the product', async () => {
    const titles: (string | null)[] = []
    for (const name of ['', '/features', '/sources', '/pricing', '/contact', '/demo', '/about']) {
      await open(page, `/site${name}`)
      titles.push(await page.getByRole('heading', { level: 1 }).textContent())
    }
    const home = 'Supervision and training in one place'
    expect(titles).toEqual([home, 'Product', 'Sources', 'Pricing', 'Contact', 'Demo', 'About'])
  })

  test('NAV-016 NAV-017 goes to product, why us, demo and sign-in above, to contact, status and careers below', async () => {
    await open(page, '/site')
    expect(await page.getByRole('navigation').getByRole('link').allTextContents()).toEqual([
      'Product',
      'Why us',
      'Demo',
      'Sign in',
    ])
    const below = await page.getByRole('contentinfo').getByRole('link').allTextContents()
    expect(below.slice(0, 3)).toEqual(['Contact', 'Status', 'Careers'])
  })
})
