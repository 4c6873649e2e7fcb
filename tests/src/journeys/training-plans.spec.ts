// Training plans at both widths: a coordinator makes a level and a plan, copies it to the next year and archives it; nobody else gets the pages.
import type { Locator, Page } from 'playwright-core'
import { open, violations } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

async function day(form: Locator, name: string, typed: string): Promise<void> {
  await form.getByRole('group', { name }).getByRole('spinbutton').first().click()
  await form.page().keyboard.type(typed)
}

/** What it is called, and its hours as they are typed. */
async function addType(form: Locator, number: number, [name, hours]: readonly [string, string]): Promise<void> {
  await form.getByRole('button', { name: 'Add an activity type' }).click()
  const row = form.getByRole('group', { name: `Activity type ${number}` })
  await row.getByRole('textbox', { name: 'Activity' }).fill(name)
  await row.getByRole('textbox', { name: 'Hours' }).fill(hours)
}

async function makeLevel(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Levels' }).click()
  await page.getByRole('button', { name: 'New level' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: `Move ${name} up` }).click()
  await page.getByText(`${name} stands at place`).waitFor()
}

async function makePlan(page: Page, name: string, level: string): Promise<void> {
  await page.getByRole('tab', { name: 'Plans' }).click()
  await page.getByRole('button', { name: 'New plan' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Level').click()
  await page.getByRole('option', { name: level }).click()
  await day(form, 'Start', '09012026')
  await day(form, 'End', '05312027')
  const types = [
    ['Individual therapy', '150'],
    ['Group supervision', '37.25'],
    ['Assessment', '12,5'],
  ] as const
  for (const [index, type] of types.entries()) await addType(form, index + 1, type)
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

test('ROUTE-023 D2ROUTE-009 the pages of plans and levels are a coordinator’s alone', async () => {
  const coordinator = await stage.signedIn('coordinator')
  const { request } = coordinator.page.context()
  const [plan] = (await (await request.get('/api/training-plans?page=1')).json()).data
  const paths = ['/training-plans', `/training-plans/${plan.id}`, `/training-levels/${plan.level_id}`]
  const headings = ['Training plans', plan.name, plan.level_name]
  for (const [index, path] of paths.entries()) {
    await coordinator.page.goto(path)
    await heading(coordinator.page, headings[index])
  }
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
