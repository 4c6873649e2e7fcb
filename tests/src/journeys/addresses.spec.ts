// The address of a list says all that is seen: the tab, the filter and the order; whoever opens it sees the same, also a week later.
import type { Page } from 'playwright-core'
import { open, signIn } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const chosen = (page: Page) => page.getByRole('tab', { selected: true })

/** Where the words of the heads of columns begin, in pixels. */
const TOPS = `[...document.querySelectorAll('th')].filter(head => head.innerText !== '').map(head => {
  const text = document.createTreeWalker(head, NodeFilter.SHOW_TEXT).nextNode()
  const words = document.createRange()
  words.selectNodeContents(text)
  return Math.round(words.getBoundingClientRect().top)
})`

/** What this browser remembers of tabs, a week on. */
const aWeekLater = (page: Page): Promise<unknown> =>
  page.evaluate(`
    for (const [key, text] of Object.entries(localStorage))
      if (key.startsWith('practicum.tab.'))
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), at: Date.now() - 604_800_000 }))`)

test('a filtered and sorted list of the second tab is opened from its link by a colleague, and stays as time passes', async () => {
  const { page, troubles } = await stage.signedIn('coordinator')
  await open(page, '/tasks')
  await page.getByRole('tab', { name: 'Assigned to others' }).click()
  // Until it is drawn, the buttons are those of the other tab.
  await page.getByRole('tab', { name: 'Assigned to others', selected: true }).waitFor()
  await page.getByRole('button', { name: 'With completed and dismissed' }).click()
  await page.waitForURL(/history/)
  await page.getByRole('columnheader', { name: 'Due' }).getByRole('button').click()
  await page.waitForURL(/sort=due_date/)
  const link = page.url()

  const other = await stage.visitor()
  await signIn(other.page, 'coordinator')
  await other.page.goto(link)
  await other.page.getByRole('table').waitFor()
  expect(await chosen(other.page).textContent()).toBe('Assigned to others')
  const rowsOf = (one: Page) => one.getByRole('table').getByRole('link').allTextContents()
  expect(await rowsOf(other.page)).toEqual(await rowsOf(page))

  await aWeekLater(page)
  await page.getByRole('searchbox').fill('policy')
  await page.waitForURL(/policy/)
  expect(await chosen(page).textContent()).toBe('Assigned to others')
  expect([...troubles, ...other.troubles]).toEqual([])
})

test('searching the past sessions stays among them', async () => {
  const { page } = await stage.signedIn('coordinator')
  await open(page, '/livesessions#past-sessions')
  await page.getByRole('searchbox').fill('a')
  await page.waitForURL(/%22a%22/)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await chosen(page).textContent()).toBe('Past')
})

describe.each([1280, 390])('at a width of %i', width => {
  test('the headers of a table stand on one line, and the search has no cross but its own', async () => {
    const { page } = await stage.signedIn('coordinator', width)
    await open(page, '/applications')
    await page.getByRole('searchbox').fill('Ana')
    await page.waitForURL(/Ana/)
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await page.waitForURL(url => !url.search.includes('Ana'))
    if (width < 500) return
    await page.getByRole('table').waitFor()
    expect(new Set(await page.evaluate<readonly number[]>(TOPS)).size).toBe(1)
  })

  test('placements are approved together, with an answer for each', async () => {
    const { page } = await stage.signedIn('coordinator', width)
    await open(page, '/applications')
    await page.getByRole('button', { name: 'Ready', exact: true }).click()
    // The address comes first; rows of the former one can be ticked until it is drawn.
    await page.getByRole('button', { name: 'Ready', exact: true, pressed: true }).waitFor()
    expect(page.url()).toMatch(/ready/)
    await page.getByRole('checkbox', { name: 'Select this row' }).first().click()
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await bar.getByRole('button', { name: 'Approve selected' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve selected' }).click()
    const outcome = page.getByRole('dialog', { name: 'What was decided' })
    await outcome.getByText('Approved').waitFor()
    expect(await outcome.getByRole('listitem').count()).toBe(1)
  })
})
