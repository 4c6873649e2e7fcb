// The places at a site at both widths: a coordinator publishes them, and whoever asks for a placement reads how many are left.
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { open, openFound } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const openSite = (page: Page, name: string) => openFound(page, '/supervisionsites', name)

const places = (page: Page) => page.getByRole('region', { name: 'Places' })

async function publish(page: Page, year: number): Promise<void> {
  await places(page).getByRole('button', { name: 'Publish places' }).click()
  const form = page.getByRole('dialog')
  for (const [label, day] of [
    ['First day', `01/01/${year}`],
    ['Last day', `12/31/${year}`],
  ] as const) {
    await form.getByRole('group', { name: label }).getByRole('spinbutton').first().click()
    await page.keyboard.type(day)
  }
  await form.getByRole('textbox', { name: 'Places' }).fill('4')
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Publish places' }).click()
  await places(page).getByText('4 of 4 places left').first().waitFor()
}

test.each([
  [1280, 2041],
  [390, 2042],
])('at %i a coordinator publishes places of a site, and sees who has one and who waits', async (width, year) => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  await openSite(page, 'Bayview Family Services')
  await places(page).getByText('1 of 2 places left').waitFor()
  await places(page).getByText('waits, place 1').waitFor()
  expect(await violations(page)).toEqual([])
  await openSite(page, 'Harbor Clinic')
  await publish(page, year)
  expect(await violations(page)).toEqual([])
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByText('Site places published').first().waitFor()
  expect(await violations(page)).toEqual([])
  await open(page, '/supervisionsites')
  await page.getByRole('button', { name: /^Places left/ }).click()
  await page
    .getByRole('link', { name: /^Sierra/ })
    .first()
    .waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Harbor Clinic' }).waitFor()
  expect(await violations(page)).toEqual([])
  await open(page, '/applications?filter={"waiting":true}')
  await page.getByText('Waiting list, place 1').first().waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})
