/** @story */
// A coordinator adds an integration, wide and narrow, keeps its secret, tries it, pauses it and deletes it.
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test.each([1280, 390])('ORG-014 at %i an integration is created, read, updated and deleted', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  await open(page, '/organization')
  await page.getByRole('tab', { name: 'Integrations' }).click()
  await page.getByRole('link', { name: 'Records of the registrar' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add an integration' }).click()
  const form = page.getByRole('dialog', { name: 'Add an integration' })
  await form.getByLabel('Name').fill(`Payroll ${width}`)
  // Nobody has this name (RFC 6761), so that nothing leaves.
  await form.getByLabel('Address').fill('https://hooks.payroll.invalid/practicum')
  await form.getByRole('checkbox', { name: 'A placement is approved' }).check()
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  const secret = page.getByRole('dialog', { name: 'The secret of the integration' })
  await secret.getByText(/^whsec_/).waitFor()
  expect(await violations(page)).toEqual([])
  await secret.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('link', { name: `Payroll ${width}` }).click()
  await page.getByRole('heading', { level: 1, name: `Payroll ${width}` }).waitFor()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('could not be reached').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const change = page.getByRole('dialog', { name: 'Change the integration' })
  await change.getByRole('checkbox', { name: 'A task is completed' }).check()
  await change.getByRole('button', { name: 'Save' }).click()
  await page.getByText('A placement is approved · A task is completed').waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Paused: what happens meanwhile it is not told.').waitFor()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByText('Integration paused').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Add an integration' }).waitFor()
  await page.getByRole('link', { name: `Payroll ${width}` }).waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})
