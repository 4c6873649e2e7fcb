// Two admins erase a person: one asks, the other confirms a day later, and both see it begin.
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test.each([1280, 390])(
  'at a width of %i an admin asks for an erasure, is told to wait for another, and withdraws it',
  async width => {
    const { page, troubles } = await stage.signedIn('admin', width)
    await open(page, '/erasures')
    await page.getByRole('button', { name: 'Request erasure' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('combobox', { name: 'Person' }).fill('feldman')
    await page.getByRole('option', { name: /Maya Feldman/ }).click()
    await form.getByLabel('Reason').fill('Asked for it in writing')
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Request erasure' }).click()
    await page.getByRole('heading', { name: 'Maya Feldman' }).waitFor()
    await page.getByText('Another admin has to confirm this erasure.').waitFor()
    expect(await page.getByRole('button', { name: 'Confirm erasure' }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw erasure' }).click()
    await page.getByText('Withdrawn', { exact: true }).first().waitFor()
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByText('Erasure withdrawn').first().waitFor()
    expect(troubles).toEqual([])
  },
)

test('another admin finds what waits, confirms it, and both see it go on, while the person is signed out', async () => {
  const [asking, other, person] = await Promise.all([
    stage.signedIn('admin'),
    stage.signedIn('admin.imani'),
    stage.signedIn('clinic.trainee.noor'),
  ])
  await open(person.page, '/tasks')
  await open(asking.page, '/erasures')
  await asking.page
    .getByRole('row', { name: /Noor Rahimi/ })
    .getByText('Ready to confirm')
    .waitFor()
  await open(other.page, '/admin/dashboard')
  await other.page.getByRole('region', { name: 'Erasures to confirm' }).getByRole('link').click()
  await other.page.getByRole('link', { name: 'Noor Rahimi' }).click()
  await other.page.getByRole('button', { name: 'Confirm erasure' }).click()
  expect(await violations(other.page)).toEqual([])
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Erase for good' }).click()
  await other.page.getByText('Key destroyed').waitFor()
  await other.page.getByRole('img', { name: 'Done', exact: true }).first().waitFor()
  expect(await violations(other.page)).toEqual([])
  // It takes half a minute, and may be over by now.
  await asking.page
    .getByRole('row', { name: /\[erased\]/ })
    .getByText(/^(Running|Done)$/)
    .waitFor()
  await person.page.goto('/tasks')
  await person.page.waitForURL('**/login**')
  expect([...asking.troubles, ...other.troubles]).toEqual([])
})
