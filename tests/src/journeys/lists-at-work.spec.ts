// Work done in the lists themselves, wide and narrow: ticking with Undo, groups, reminders, several rows at once.
import type { Locator, Page } from 'playwright-core'
import { display } from './display'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

/** Of the page alone: a tooltip stands beside all its regions. */
async function seen(page: Page): Promise<readonly string[]> {
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  return violations(page)
}

const WIDTHS = [1280, 390] as const

const DAY = /\d\d\/\d\d\/\d{4}/
const DAY_MS = 86_400_000

/** The list of what one has assigned, narrowed to these words: however many rows other tests have made, theirs are on the first page. */
const createdWith = (words: string, more = ''): string =>
  `/tasks?filter=${encodeURIComponent(JSON.stringify({ q: words }))}${more}#created`

/** A row of a table, or a card. */
const rowOf = (page: Page, text: string): Locator => page.locator('main tbody tr, main li').filter({ hasText: text })

test.each(WIDTHS)('at %i a tick completes a task, and Undo brings it back with its history', async width => {
  const { page, troubles } = await stage.signedIn('trainee', width)
  const what = 'Draft process notes for the Thursday recording'
  await open(page, '/tasks#assigned')
  const tick = page.getByRole('button', { name: `Complete task: ${what}` })
  await tick.click()
  // What is focused does not go away while it is looked at.
  const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' })
  await undo.focus()
  await rowOf(page, what).waitFor({ state: 'detached' })
  expect(await seen(page)).toEqual([])
  await undo.click()
  await page.getByText('Task reopened.').waitFor()
  await tick.waitFor()
  expect(new URL(page.url()).pathname).toBe('/tasks')
  await rowOf(page, what).getByRole('link').click()
  await page.getByRole('tab', { name: 'History' }).click()
  await page
    .getByText(/Task reopened by Ana Ruiz/)
    .first()
    .waitFor()
  expect(troubles).toEqual([])
})

test.each(WIDTHS)(
  'at %i the list of tasks stands in groups by its days, which close, and the address says whether',
  async width => {
    const { page, troubles } = await stage.signedIn('trainee', width)
    await open(page, '/tasks#assigned')
    // Which groups there are depends on the weekday.
    const heads = page.getByRole('main').getByRole('button', { name: / here$/ })
    await heads.first().waitFor()
    const rows = page.locator('main').getByRole('link')
    const before = await rows.count()
    await heads.last().click()
    expect(await rows.count()).toBeLessThan(before)
    expect(await seen(page)).toEqual([])
    await display(page, 'Group by due date', false)
    await heads.first().waitFor({ state: 'detached' })
    expect(page.url()).toContain('group=no')
    expect(await rows.count()).toBe(before)
    await page.reload()
    await rows.first().waitFor()
    expect(await heads.count()).toBe(0)
    expect(troubles).toEqual([])
  },
)

test.each(WIDTHS)(
  'at %i a coordinator reminds whoever a placement waits for, who is told; it says when',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await open(page, '/applications')
    const bell = page.getByRole('main').getByRole('button', { name: /^Remind / })
    await bell.first().waitFor()
    const free = page.locator('main button[aria-label^="Remind "][aria-disabled=false]').first()
    const whom = ((await free.getAttribute('aria-label')) ?? '').slice('Remind '.length)
    await free.click()
    await page.getByText(`Reminded: ${whom}.`).waitFor()
    const said = page.locator(`main button[aria-label="Remind ${whom}"][aria-disabled=true]`).first()
    await said.waitFor()
    expect(await seen(page)).toEqual([])
    await said.hover()
    await page
      .getByRole('tooltip')
      .filter({ hasText: /again possible from/ })
      .waitFor()
    expect(troubles).toEqual([])
  },
)

test.each(WIDTHS)('at %i several tasks are done with at once, with an answer for each', async width => {
  const [one, other] = width === 1280 ? [/learning goals/, /liability insurance/] : [/confidentiality/, /case vignette/]
  const { page, troubles } = await stage.signedIn('trainee', width)
  await open(page, '/tasks#assigned')
  for (const text of [one, other]) {
    const row = page.locator('main tbody tr, main li').filter({ hasText: text })
    await row.getByRole('checkbox', { name: 'Select this row' }).click()
  }
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dismiss' }).click()
  const outcome = page.getByRole('dialog')
  await outcome.getByRole('heading', { name: '2 tasks dismissed' }).waitFor()
  expect(await outcome.getByRole('listitem').count()).toBe(2)
  expect(await violations(page)).toEqual([])
  await outcome.getByRole('button', { name: 'Close' }).click()
  await bar.waitFor({ state: 'hidden' })
  expect(await page.getByRole('link', { name: one }).count()).toBe(0)
  expect(troubles).toEqual([])
})

test.each(WIDTHS)(
  'at %i of several reminders those that come too early are refused in words, and stay selected',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await open(page, createdWith('Choose two dates', '&sort=description&order=ASC&fold=no'))
    const row = rowOf(page, 'Choose two dates')
    const name = width === 1280 ? 'Ana Ruiz' : 'Ben Castellan'
    const bells = row.getByRole('button', { name: /^Remind / })
    await bells.first().waitFor()
    const early = row.filter({ hasText: name })
    await early.getByRole('checkbox').click()
    await row
      .filter({ hasText: width === 1280 ? 'Dev Raman' : 'Elise Thornbury' })
      .getByRole('checkbox')
      .click()
    await early.getByRole('button', { name: `Remind ${name}` }).click()
    await page.getByText(`Reminded: ${name}.`).waitFor()
    // It stays while the pointer does, and covers nothing of the bar.
    await page
      .getByRole('tooltip')
      .filter({ hasText: /again possible from/ })
      .waitFor()
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await bar.getByRole('button', { name: 'Remind' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remind' }).click()
    const outcome = page.getByRole('dialog')
    await outcome.getByText('a reminder was sent in the last 4 hours').waitFor()
    await outcome.getByRole('button', { name: 'Close' }).click()
    await bar.getByText('1 selected').waitFor()
    expect(troubles).toEqual([])
  },
)

test.each(WIDTHS)('at %i the due dates of a batch are moved together, and it is handed out once more', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  await open(page, createdWith('Choose two dates'))
  const row = rowOf(page, 'Choose two dates').first()
  const due = async (): Promise<string> => (await row.textContent())?.match(DAY)?.[0] ?? ''
  await row.getByText(/of 6 completed$/).waitFor()
  const before = await due()
  await row.getByRole('checkbox').click()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await bar.getByRole('button', { name: 'Move due date' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('textbox', { name: 'Days' }).fill('30')
  expect(await violations(page)).toEqual([])
  await question.getByRole('button', { name: 'Move due date' }).click()
  const outcome = page.getByRole('dialog', { name: '6 due dates moved' })
  await outcome.getByRole('button', { name: 'Close' }).click()
  await row.filter({ hasNotText: before }).waitFor()
  expect(Date.parse(await due()) - Date.parse(before)).toBeGreaterThan(29 * DAY_MS)
  await row.getByRole('checkbox').click()
  await bar.getByRole('button', { name: 'Duplicate' }).click()
  const form = page.getByRole('dialog', { name: 'Assign a task' })
  await form.getByText('Ana Ruiz').waitFor()
  expect(await violations(page)).toEqual([])
  await form.getByLabel('What is to be done?').fill(`Choose again at ${width}`)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: `Choose again at ${width}` }).waitFor()
  expect(troubles).toEqual([])
})

test.each([
  [1280, 'Farid Haddad'],
  [390, 'Elise Thornbury'],
] as const)('at %i a selected task is given to %s, and its history says from whom', async (width, name) => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  const what = 'Update the site description in the directory'
  await open(page, createdWith(what))
  await rowOf(page, what).getByRole('checkbox').click()
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Reassign' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('New assignee').fill(name)
  await page.getByRole('option', { name }).click()
  expect(await violations(page)).toEqual([])
  await question.getByRole('button', { name: 'Reassign' }).click()
  await page.getByRole('dialog', { name: '1 task reassigned' }).getByRole('button', { name: 'Close' }).click()
  await rowOf(page, what).filter({ hasText: name }).getByRole('link', { name: what }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await page
    .getByText(new RegExp(`^Assigned to: .+ → ${name}$`))
    .first()
    .waitFor()
  expect(troubles).toEqual([])
})

test('beside the list a task is looked at, by keys from one to the next, and opened', async () => {
  const { page, troubles } = await stage.signedIn('trainee', 1280)
  await open(page, '/tasks#assigned')
  const names = page.locator('main tbody').getByRole('link')
  await names.first().waitFor()
  const [first = '', second = ''] = await names.allInnerTexts()
  const panel = page.getByRole('complementary', { name: 'Beside the list' })
  const shows = (name: string): Promise<void> => panel.getByRole('heading', { name, exact: true }).waitFor()
  await page.keyboard.press('j')
  await shows(first)
  await page.keyboard.press('ArrowDown')
  await shows(second)
  await panel.getByText('Assigned by').waitFor()
  expect(await seen(page)).toEqual([])
  await page.keyboard.press('k')
  await shows(first)
  expect(new URL(page.url()).pathname).toBe('/tasks')
  const edgeOf = async (of: Locator, edge: 'left' | 'right'): Promise<number> =>
    of.evaluate((element, side) => element.getBoundingClientRect()[side], edge)
  // Nothing of the page lies below the panel.
  expect(await edgeOf(page.getByRole('button', { name: 'Export or print' }), 'right')).toBeLessThanOrEqual(
    await edgeOf(panel, 'left'),
  )
  await page
    .locator('main tbody tr')
    .filter({ hasText: second })
    .getByRole('cell')
    .last()
    .click({ position: { x: 4, y: 4 } })
  await shows(second)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await page.keyboard.press('j')
  await shows(first)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: first }).waitFor()
  expect(troubles).toEqual([])
})
