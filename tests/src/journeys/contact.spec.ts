// Somebody reads and changes how they can be reached, where an admin has said that people may live; wide and narrow.
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test.each([1280, 390])('at %i a trainee changes how they can be reached, on their account', async width => {
  const { page, troubles } = await stage.signedIn('trainee', width)
  await open(page, '/account')
  const section = page.getByRole('region', { name: 'How you can be reached' })
  await section.getByText('H-20417').waitFor()
  await section.getByRole('button', { name: 'Change' }).click()
  const form = page.getByRole('dialog', { name: 'How you can be reached' })
  await form.getByLabel(/^Zip/).fill('9810')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('a zip has 5 or 9 digits').waitFor()
  expect(await violations(page)).toEqual([])
  await form.getByLabel(/^Mobile phone/).fill(`(206) 555-${width === 390 ? '0190' : '0128'}`)
  await form.getByLabel(/^Street(?!,)/).fill('7 Harbor Steps')
  await form.getByLabel(/^Street, second line/).fill('')
  await form.getByLabel(/^City/).fill('Seattle')
  await form.getByLabel(/^Zip/).fill('98104')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  await section.getByText(`+1206555${width === 390 ? '0190' : '0128'}`).waitFor()
  await section.getByText('98104, Washington, United States').waitFor()
  await section.getByText('7 Harbor Steps').waitFor()
  expect(await section.getByText('Apartment 7').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})

test.each([1280, 390])(
  'ADMTOOL-010 at %i an admin chooses where people may live, and nobody else comes there',
  async width => {
    const { page, troubles } = await stage.signedIn('admin', width)
    await open(page, '/admin/tools/supported-countries')
    await page.getByText(/^\d+ of 249 are supported$/).waitFor()
    await page.getByLabel('Find a country').fill('cote')
    const country = page.getByRole('checkbox', { name: 'Côte d’Ivoire' })
    expect(await country.isChecked()).toBe(true)
    await country.uncheck()
    await page.getByText('Not saved: 0 added, 1 removed').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo changes' }).click()
    await page.getByText(/are supported$/).waitFor()
    await country.uncheck()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(/^Saved. \d+ countries are supported.$/).waitFor()
    await page.reload()
    await page.getByLabel('Find a country').fill('xyz')
    await page.getByText('No country has “xyz” in its name.').waitFor()
    await page.getByLabel('Find a country').fill('Ivoire')
    expect(await country.isChecked()).toBe(false)
    await country.check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(/^Saved./).waitFor()
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByText('Countries supported').first().waitFor()
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
    const other = await stage.signedIn('coordinator', width)
    await open(other.page, '/admin/tools/supported-countries')
    await other.page.waitForURL(url => url.pathname === '/permission-denied')
  },
)
