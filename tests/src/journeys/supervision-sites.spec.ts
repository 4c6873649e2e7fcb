// Supervision sites at both widths: a supervisor proposes one, a coordinator approves and publishes it, a trainee finds it; a duplicate is refused with nothing lost.
import type { Page } from 'playwright-core'
import { open, violations } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()

async function fill(page: Page, name: string): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByLabel('Name', { exact: false }).first().fill(name)
  await form.getByLabel('Department').fill('Youth services')
  await form.getByLabel('Street address').or(form.getByLabel('Street')).first().fill('12 Grant Avenue')
  await form.getByLabel('City').fill('Novato')
  await form.getByRole('combobox', { name: 'State' }).fill('California')
  await page.getByRole('option', { name: 'California' }).click()
  await form.getByLabel('Zip', { exact: false }).first().fill('94945')
  await form.getByLabel('County').fill('Marin')
  await form.getByLabel('Contact name').fill('Dana Whitlock')
}

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()

async function propose(page: Page, name: string): Promise<string> {
  await open(page, '/supervisionsites')
  await press(page, 'Add a site')
  await fill(page, name)
  expect(await violations(page)).toEqual([])
  await save(page)
  await heading(page, name)
  await page.getByText('Decision pending').first().waitFor()
  expect(await violations(page)).toEqual([])
  return new URL(page.url()).pathname
}

async function decide(page: Page, address: string): Promise<void> {
  await open(page, address)
  await press(page, 'Approve site')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve site' }).click()
  await press(page, 'Publish')
  await page.getByRole('button', { name: /^Unpublish/ }).waitFor()
  expect(await violations(page)).toEqual([])
}

test.each([1280, 390])(
  'at %i a supervisor proposes a site, a coordinator approves and publishes it, a trainee finds it',
  async width => {
    const name = `Novato Youth Clinic ${width}`
    const supervisor = await stage.signedIn('supervisor', width)
    const address = await propose(supervisor.page, name)
    const coordinator = await stage.signedIn('coordinator', width)
    await decide(coordinator.page, address)
    const trainee = await stage.signedIn('trainee', width)
    await open(trainee.page, '/supervisionsites')
    await trainee.page.getByRole('searchbox').fill(name)
    await trainee.page.getByRole('link', { name }).click()
    await heading(trainee.page, name)
    await trainee.page.getByText('12 Grant Avenue').waitFor()
    expect(await trainee.page.getByText('Dana Whitlock').count()).toBe(0)
    expect(await trainee.page.getByRole('tab', { name: 'History' }).count()).toBe(0)
    expect(await violations(trainee.page)).toEqual([])
    for (const { troubles } of [supervisor, coordinator, trainee]) expect(troubles).toEqual([])
  },
)

test('a duplicate is refused beside its name, and nothing that was typed is lost', async () => {
  const { page } = await stage.signedIn('supervisor')
  await open(page, '/supervisionsites')
  await press(page, 'Add a site')
  await fill(page, '  tamalpais  RECOVERY house ')
  const form = page.getByRole('dialog')
  await form.getByLabel('Department').fill('')
  await save(page)
  await form.getByText(/there is a site with this name and department already/i).waitFor()
  expect(await form.getByLabel('City').inputValue()).toBe('Novato')
  await form.getByLabel('Department').fill('Youth services')
  await save(page)
  await heading(page, 'tamalpais  RECOVERY house')
})

test('D2ROUTE-030 the directory is opened at what has expired, or at what waits for a decision', async () => {
  const { page } = await stage.signedIn('coordinator')
  const named = { expired: 'Northside Crisis Line', pending: 'Sierra Foothills Counseling' } as const
  for (const [status, name] of Object.entries(named)) {
    await open(page, `/supervisionsites?filter=${encodeURIComponent(JSON.stringify({ status }))}`)
    await page.getByRole('link', { name }).waitFor()
    expect(await page.getByRole('link', { name: 'Bayview Family Services' }).count()).toBe(0)
  }
})
