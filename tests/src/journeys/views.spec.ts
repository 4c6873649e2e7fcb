// A list in other views, wide and narrow, light and dark: a view is saved and shared, a colleague begins with it, and a board moves a card by its intent.
import type { Page } from 'playwright-core'
import { display } from './display'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

async function seen(page: Page): Promise<readonly string[]> {
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  return violations(page)
}

const LOOKS = [
  [1280, 'light'],
  [390, 'dark'],
] as const

/** Opens the menu and presses one of its lines. */
async function choose(page: Page, button: string | RegExp, line: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).first().click()
  await page.getByRole('menuitem', { name: line }).click()
}

async function saveShared(page: Page, name: string): Promise<void> {
  await open(page, '/applications?filter=%7B%22status%22%3A%22ready%22%7D&sort=trainee&order=ASC')
  await choose(page, 'Views', 'Save what is shown as a view')
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Share with colleagues').check()
  expect(await seen(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText(`The view “${name}” was saved.`).waitFor()
  await page.getByRole('main').getByText(name).waitFor()
}

test.each(LOOKS)(
  'at %i, %s, a view is shared, a colleague begins with it, and a change of it says so',
  async (width, colorScheme) => {
    const name = `Ready by name, ${width}`
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await saveShared(page, name)
    const faculty = await stage.signedIn('faculty', width)
    await faculty.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(faculty.page, '/applications')
    await choose(faculty.page, 'Views', new RegExp(name))
    await faculty.page.getByText(/shared by Clara Whitfield/).waitFor()
    await choose(faculty.page, /^Views/, `Open this list with “${name}”`)
    await faculty.page.getByText(`This list now opens with “${name}”.`).waitFor()
    await open(faculty.page, '/applications')
    await faculty.page.getByText(/shared by Clara Whitfield/).waitFor()
    const parameters = new URL(faculty.page.url()).searchParams
    expect([parameters.get('filter'), parameters.get('sort')]).toEqual(['{"status":"ready"}', 'trainee'])
    await faculty.page.getByRole('main').getByRole('button', { name: 'Submitted' }).click()
    await faculty.page.getByText(/Changed/).waitFor()
    expect(await seen(faculty.page)).toEqual([])
    await faculty.page.getByRole('button', { name: 'Reset' }).click()
    await faculty.page.getByText(/Changed/).waitFor({ state: 'detached' })
    expect([...troubles, ...faculty.troubles]).toEqual([])
  },
)

test.each(LOOKS)(
  'at %i, %s, a card of the board is approved by its menu, and Undo brings it back',
  async (width, colorScheme) => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/applications')
    await page.getByRole('button', { name: 'Board by status' }).click()
    const ready = page.getByRole('region', { name: /^Ready/ })
    const card = ready.getByRole('listitem').filter({ hasText: 'Chloe Nakamura' })
    await card.waitFor()
    expect(new URL(page.url()).searchParams.get('view')).toBe('board')
    expect(await seen(page)).toEqual([])
    await card.getByRole('button', { name: /^Move/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Approve placement' }).press('Enter')
    await card.waitFor({ state: 'detached' })
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
    await card.waitFor()
    expect(troubles).toEqual([])
  },
)

test.each(LOOKS)(
  'at %i, %s, what six people were given is one row that opens to their tasks',
  async (width, colorScheme) => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/tasks#created')
    const row = page.getByRole('main').getByRole('button', { name: 'Choose two dates for your site visit' })
    await row.press('Enter')
    const what = { name: 'Choose two dates for your site visit' }
    // Rows of the table, or what a card opens to; each leads to its task.
    const parts = width === 1280 ? page.getByRole('row', what) : page.getByRole('list', what).getByRole('listitem')
    const tasks = parts.filter({ has: page.getByRole('link') })
    await tasks.filter({ hasText: 'Farid Haddad' }).waitFor()
    expect(await tasks.count()).toBe(6)
    expect(await seen(page)).toEqual([])
    await row.press('Enter')
    await tasks.first().waitFor({ state: 'detached' })
    await display(page, 'Batches and series as one row', false)
    // More than one of them are among the first tasks.
    await page.getByRole('main').getByText('Choose two dates for your site visit').nth(1).waitFor()
    expect(new URL(page.url()).searchParams.get('fold')).toBe('no')
    expect(troubles).toEqual([])
  },
)

test('a card that is dragged to where an intent leads goes there; elsewhere it stays, and that is said', async () => {
  const { page, troubles } = await stage.signedIn('trainee', 1280)
  // A column may be longer than the window. What is scrolled between the press and the first movement lets the browser drag the card that has come
  // below the pointer instead: here nothing has to be scrolled.
  await page.setViewportSize({ width: 1280, height: 2400 })
  await open(page, '/tasks?view=board#assigned')
  const what = 'Draft process notes for the Thursday recording'
  const column = (name: RegExp) => page.getByRole('region', { name })
  const card = (name: RegExp) => column(name).getByRole('listitem').filter({ hasText: what })
  const drag = (from: RegExp, to: RegExp) => card(from).dragTo(column(to), { targetPosition: { x: 60, y: 30 } })
  await drag(/^Incomplete/, /^Complete/)
  await card(/^Complete/).waitFor()
  await drag(/^Complete/, /^Dismissed/)
  await page.getByText(`“${what}” cannot be moved to “Dismissed” from here.`).waitFor()
  await drag(/^Complete/, /^Incomplete/)
  await card(/^Incomplete/).waitFor()
  expect(troubles).toEqual([])
})

test.each(LOOKS)(
  'at %i, %s, a calendar shows days, steps on, and leads to what stands on them',
  async (width, scheme) => {
    const { page, troubles } = await stage.signedIn('trainee', width)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await open(page, '/tasks')
    await page.getByRole('main').getByRole('button', { name: 'Calendar' }).click()
    const calendar = page.getByRole('region', { name: /: calendar$/ })
    await calendar.getByRole('link').first().waitFor()
    for (const scale of ['Month', 'Week', 'Agenda']) {
      await calendar.getByRole('button', { name: scale, exact: true }).click()
      await calendar.locator('[aria-pressed=true]', { hasText: scale }).waitFor()
      await calendar.getByRole('progressbar').waitFor({ state: 'detached' })
      expect([scale, await seen(page)]).toEqual([scale, []])
      expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)
    }
    await calendar.getByRole('button', { name: 'Later days' }).click()
    await page.waitForURL(/date=/)
    await calendar.getByRole('button', { name: 'Today' }).click()
    await calendar.getByRole('link').first().click()
    await page.waitForURL(/\/tasks\/assigned\//)
    await page.goBack()
    await calendar.waitFor()
    expect(troubles).toEqual([])
  },
)
