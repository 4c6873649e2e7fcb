// Somebody reads and changes how they can be reached, wide and narrow.
import { open, violations } from './people'
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
  await form.getByLabel(/^Zip/).fill('98104')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
  await section.getByText(`+1206555${width === 390 ? '0190' : '0128'}`).waitFor()
  await section.getByText('98104, Washington, United States').waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})
