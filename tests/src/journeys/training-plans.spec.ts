// Training plans at both widths: a coordinator makes a level and a plan, copies it to the next year and archives it; nobody else gets the pages.
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { open, openFound } from './people'
import { fillPlan, makeLevel } from './planning'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

async function makePlan(page: Page, name: string, level: string): Promise<void> {
  const types = [
    ['Individual therapy', '150'],
    ['Group supervision', '37.25'],
    ['Assessment', '12,5'],
  ] as const
  const form = await fillPlan(page, { name, level, days: ['09012026', '05312027'], types })
  await form.getByText('Total: 199.75 h').waitFor()
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await heading(page, name)
  await page.getByRole('switch', { name: 'A sample plan' }).click()
  await page.getByText('It is a sample from now on.').first().waitFor()
}

test.each([1280, 390])(
  'at %i a coordinator makes a level and a plan, copies it to the next year, and archives it',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    const [level, name] = [`Residency ${width}`, `Community clinic ${width}`]
    await open(page, '/training-plans')
    await page.getByText('Clinical internship').first().waitFor()
    expect(await violations(page)).toEqual([])
    await makeLevel(page, level)
    expect(await violations(page)).toEqual([])
    await makePlan(page, name, level)
    await page.getByRole('rowheader', { name: 'Individual therapy' }).waitFor()
    expect(await violations(page)).toEqual([])
    const first = page.url()
    await page.getByRole('button', { name: 'Copy to a new plan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.waitForURL(url => !first.startsWith(`${url.origin}${url.pathname}`))
    await page.getByText('09/01/2027').first().waitFor()
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('button', { name: 'Bring back' }).waitFor()
    await page.getByRole('link', { name: level }).click()
    await heading(page, level)
    await page.getByRole('link', { name }).waitFor()
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
  },
)

test('ROUTE-023 D2ROUTE-009 PLAN-004 the pages of plans and levels are a coordinator’s alone, and their summaries of trainings lead there', async () => {
  const coordinator = await stage.signedIn('coordinator')
  const { request } = coordinator.page.context()
  const [plan] = (await (await request.get('/api/training-plans?page=1')).json()).data
  const paths = ['/training-plans', `/training-plans/${plan.id}`, `/training-levels/${plan.level_id}`]
  const headings = ['Training plans', plan.name, plan.level_name]
  for (const [index, path] of paths.entries()) {
    await coordinator.page.goto(path)
    await heading(coordinator.page, headings[index])
  }
  await openFound(coordinator.page, '/trainees', 'Ana Ruiz')
  const toPlan = coordinator.page.getByRole('article').locator('a[href^="/training-plans/"]').first()
  const name = (await toPlan.textContent()) ?? ''
  await toPlan.click()
  await heading(coordinator.page, name)
  for (const who of ['trainee', 'supervisor', 'faculty', 'admin'] as const) {
    const { page } = await stage.signedIn(who)
    for (const path of paths) {
      await open(page, path)
      await page
        .getByText(/not allowed|permission|may not/i)
        .first()
        .waitFor()
    }
    expect(await page.getByRole('link', { name: 'Plans', exact: true }).count()).toBe(0)
  }
})
