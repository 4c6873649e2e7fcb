// Tags of sites at both widths: a coordinator makes one, puts it on a site and in its place, a trainee narrows the directory to it, and one for coordinators alone is seen by nobody else.
import type { Page } from 'playwright-core'
import { eventually } from '../api/harness/eventually'
import { violations } from './judge'
import { made, open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
  await siteInNevada()
})
afterAll(() => stage?.close())

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()

async function makeTag(page: Page, name: string): Promise<void> {
  await open(page, '/supervisionsites')
  await page.getByRole('link', { name: 'Manage tags', exact: true }).click()
  await page.getByRole('button', { name: 'Change Spanish spoken' }).waitFor()
  // Whatever is pointed at is told about.
  await page.mouse.move(0, 0)
  expect(await violations(page)).toEqual([])
  await press(page, 'Make a tag')
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill(name)
  await form.getByRole('combobox', { name: 'Icon' }).click()
  await page.getByRole('option', { name: 'Tree' }).click()
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await press(page, `Move ${name} up`)
  await page.getByText(new RegExp(`^${name} is now in place`)).waitFor()
}

async function putOn(page: Page, site: string, name: string): Promise<void> {
  await open(page, '/supervisionsites')
  await page.getByRole('link', { name: site }).click()
  await press(page, 'Edit')
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Tags' }).click()
  await page.getByRole('option', { name }).click()
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('tabpanel').getByRole('list', { name: 'Tags' }).getByText(name).waitFor()
  expect(await violations(page)).toEqual([])
}

test.each([1280, 390])(
  'at %i a coordinator makes a tag and puts it on a site, and a trainee narrows the directory to it',
  async width => {
    const name = `Outdoors ${width}`
    const coordinator = await stage.signedIn('coordinator', width)
    await makeTag(coordinator.page, name)
    await putOn(coordinator.page, 'Harbor Clinic', name)
    const { page, troubles } = await stage.signedIn('trainee', width)
    await open(page, '/supervisionsites')
    await page.getByRole('link', { name: 'Bayview Family Services', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Tags', exact: true }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await page.getByRole('link', { name: 'Bayview Family Services', exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Harbor Clinic', exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
    expect([...troubles, ...coordinator.troubles]).toEqual([])
  },
)

async function siteInNevada(): Promise<void> {
  const { page } = await stage.signedIn('coordinator')
  const at = { city: 'Las Vegas', country_code: 'US', state_id: 'US-NV', county: 'Clark', zip: '89101' }
  await made(page, '/api/supervision-sites', { name: 'Sagebrush House', ...at })
}

test.each([1280, 390])(
  'SITE-007 at %i a coordinator narrows the directory by state, county, tag and status',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await open(page, '/supervisionsites')
    const names = page.getByRole('main').getByRole('link', {
      name: /^(Bayview Family Services|Counseling Center on Campus|Juniper Youth Center|Sagebrush House)$/,
    })
    const narrow = async (filter: string, choice: string): Promise<void> => {
      await page.getByRole('button', { name: new RegExp(`^${filter}`) }).click()
      await page.getByRole('menuitemradio', { name: choice, exact: true }).click()
    }
    const shows = (...wanted: readonly string[]) =>
      eventually(
        () => names.allTextContents(),
        shown => shown.join() === wanted.join(),
      )
    await shows('Bayview Family Services', 'Counseling Center on Campus', 'Juniper Youth Center', 'Sagebrush House')
    await narrow('State', 'California')
    await shows('Bayview Family Services', 'Counseling Center on Campus', 'Juniper Youth Center')
    await narrow('Tags', 'Youth')
    await shows('Counseling Center on Campus', 'Juniper Youth Center')
    await narrow('Status', 'On hold')
    await shows('Juniper Youth Center')
    await narrow('County', 'San Francisco')
    await shows()
    await narrow('Status', 'Approved')
    await shows('Counseling Center on Campus')
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
  },
)

test('what is for coordinators alone is seen by nobody else', async () => {
  const coordinator = await stage.signedIn('coordinator')
  await open(coordinator.page, '/supervisionsites')
  await coordinator.page.getByText('Visited this year').first().waitFor()
  for (const who of ['trainee', 'supervisor', 'faculty']) {
    const { page } = await stage.signedIn(who)
    await open(page, '/supervisionsites')
    await page.getByText('Evening hours').first().waitFor()
    expect(await page.getByText('Visited this year').count()).toBe(0)
    await page.getByRole('button', { name: 'Tags', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'Youth' }).waitFor()
    expect(await page.getByRole('menuitemradio', { name: 'Visited this year' }).count()).toBe(0)
  }
})
