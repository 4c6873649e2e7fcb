// Every main screen, wide and on a phone: it stands, nothing broke on the way, and axe finds nothing to complain of.
import type { Page } from 'playwright-core'
import { open, type Person, violations } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const SCREENS: readonly (readonly [who: string, paths: readonly string[]])[] = [
  ['coordinator', ['/dashboard', '/tasks', '/applications', '/livesessions', '/notifications', '/events']],
  ['trainee', ['/dashboard', '/tasks', '/applications', '/livesessions']],
  ['admin', ['/admin/dashboard', '/events', '/erasures']],
]

describe.each([1280, 390])('at a width of %i', width => {
  const people = new Map<string, Promise<Person>>()
  /** Each signs in once. */
  const personOf = (who: string): Promise<Person> => {
    const person = people.get(who) ?? stage.signedIn(who, width)
    people.set(who, person)
    return person
  }

  test.each(SCREENS)('the screens of a %s stand', async (who, paths) => {
    const { page, troubles } = await personOf(who)
    for (const path of paths) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect([path, await violations(page)]).toEqual([path, []])
      // Nothing sticks out to the side.
      expect([path, await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')]).toEqual([
        path,
        true,
      ])
    }
    expect(troubles).toEqual([])
  })

  test('the public pages stand', async () => {
    const { page, troubles } = await stage.visitor(width)
    for (const path of ['/site', '/site/features', '/site/demo', '/site/coordinator-guide', '/site/status']) {
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
    await page.getByRole('option', { name: 'Ana Ruiz · Placements' }).waitFor()
    expect(['palette', await violations(page)]).toEqual(['palette', []])

    await page.goto('/livesessions?action=create')
    await page.getByLabel('What is it about?').fill(`A round at ${width}`)
    await page.getByText('Draft kept').waitFor()
    await page.goto('/livesessions?action=create')
    await page.getByText('You can go on with what you typed').waitFor()
    expect(await page.getByLabel('What is it about?').inputValue()).toBe(`A round at ${width}`)
    expect(['draft', await violations(page)]).toEqual(['draft', []])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(troubles).toEqual([])
  })

  test('LOGIN-004 the sign-in page stands, and says which field is empty', async () => {
    const { page, troubles } = await stage.visitor(width)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect(await page.getByText('This field is required.').count()).toBe(2)
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
  })
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
