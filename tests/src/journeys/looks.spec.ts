// How screens look where reviewers once found that they should not.
import type { Locator, Page } from 'playwright-core'
import { eventually } from '../api/harness/eventually'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const TABBED = ['/dashboard', '/tasks', '/livesessions']
const LISTS = ['/dashboard', '/tasks', '/applications', '/livesessions', '/notifications']

const leftOf = async (element: Locator): Promise<number> => Math.round((await element.boundingBox())?.x ?? Number.NaN)

test.each([1280, 390])(
  'at %i tabs have no arrows beside them, and the first begins where their strip does',
  async width => {
    const { page } = await stage.signedIn('coordinator', width)
    for (const path of TABBED) {
      await open(page, path)
      await page.locator('main [role="tab"]').first().waitFor()
      await page.waitForLoadState('networkidle')
      for (const strip of await page.locator('main .MuiTabs-root').all()) {
        expect([path, await strip.locator('button:not([role="tab"])').count()]).toEqual([path, 0])
        expect([path, await leftOf(strip.getByRole('tab').first())]).toEqual([path, await leftOf(strip)])
      }
    }
  },
)

/** How far the papers of something end before it does, in pixels. */
const gapBeside = (page: Page, around: string): Promise<number> =>
  page.evaluate(`(() => {
    const around = document.querySelector(${JSON.stringify(around)})
    const end = around.getBoundingClientRect().right - parseFloat(getComputedStyle(around).paddingRight)
    const ends = [...around.querySelectorAll('.MuiPaper-root')].map(paper => paper.getBoundingClientRect().right)
    return Math.round(end - Math.max(...ends))
  })()`)

test('the cards of a thing, of a person and of one’s account fill their page', async () => {
  const { page } = await stage.signedIn('coordinator')
  for (const path of ['/tasks#created', '/applications', '/supervisors']) {
    await open(page, path)
    await page.locator('main tbody tr').first().getByRole('link').first().click()
    await page.waitForURL(/\/\w+\/[0-9a-f-]{36}/)
    await page.waitForLoadState('networkidle')
    expect([path, await gapBeside(page, 'main')]).toEqual([path, 0])
  }
  await open(page, '/account')
  await page.getByRole('heading', { name: 'Email address' }).waitFor()
  expect(await gapBeside(page, 'main')).toBe(0)
})

async function dialogIsFilled(page: Page): Promise<void> {
  const content = '[role="dialog"] .MuiDialogContent-root'
  await page.locator(`${content} .MuiPaper-root`).first().waitFor()
  // Skeletons have cards of their own, which fill it in any case.
  await page.waitForLoadState('networkidle')
  await eventually(
    () => gapBeside(page, content),
    gap => gap === 0,
  )
}

test('so do those of a dialog: of the queue, and of how a thing was', async () => {
  const { page } = await stage.signedIn('coordinator')
  await open(page, '/applications')
  await page.getByRole('button', { name: 'Review one by one' }).click()
  await dialogIsFilled(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.locator('main tbody tr').first().getByRole('link').first().click()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'As it was then' }).first().click()
  await dialogIsFilled(page)
})

/** Whoever speaks to the browser says what they see. The number beside a bell that has none is there and not seen. */
const misnamed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`axe.run(document, { runOnly: ['label-content-name-mismatch'], elementRef: true })
    .then(({ violations }) => violations.flatMap(({ nodes }) => nodes)
      .filter(({ element }) => !element.querySelector('.MuiBadge-invisible')).map(({ html }) => html))`)

test.each([1280, 390])('at %i whatever has words that are seen has them in its name', async width => {
  const { page } = await stage.signedIn('coordinator', width)
  for (const path of LISTS) {
    await open(page, path)
    expect(await violations(page)).toEqual([])
    expect([path, await misnamed(page)]).toEqual([path, []])
  }
})

const styleOf = (page: Page, selector: string, name: string): Promise<string> =>
  page.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).${name}`)

test('where colours are forced, a button and what is chosen have a line; where more contrast is asked for, cards do', async () => {
  const { page } = await stage.signedIn('coordinator')
  await open(page, '/livesessions')
  const lines = async () => [
    await styleOf(page, 'main .MuiButton-contained', 'borderTopStyle'),
    await styleOf(page, 'main [role="tab"][aria-selected="true"]', 'outlineStyle'),
  ]
  expect(await lines()).toEqual(['none', 'none'])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await lines()).toEqual(['solid', 'solid'])
  await page.emulateMedia({ forcedColors: 'none' })
  const edge = () => styleOf(page, 'main .MuiPaper-outlined', 'borderTopColor')
  const before = await edge()
  await page.emulateMedia({ contrast: 'more' })
  expect(await edge()).not.toBe(before)
})
