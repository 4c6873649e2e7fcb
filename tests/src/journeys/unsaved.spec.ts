// What was typed is not lost by going back: its draft is kept, also where the page was loaded anew in between; where it cannot be, the browser's own history asks first.
import type { Page } from 'playwright-core'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const goBack = (page: Page) => page.evaluate('history.back()')

async function typeToDo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to-do' }).click()
  await page.getByLabel(/What is to be done/).fill('Something that must not be lost')
}

test('going back after a reload leaves a form whose draft is kept, says so, and the form goes on where it was', async () => {
  const { page, troubles } = await stage.signedIn('coordinator')
  page.on('dialog', dialog => void dialog.accept())
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Tasks', exact: true }).click()
  // The address names its tab a moment later; the browser would forget which step of its history this is if it were loaded anew before.
  await page.waitForURL('**/tasks#assigned')
  await page.reload()
  await typeToDo(page)
  await goBack(page)
  await page.waitForURL('**/dashboard**')
  await page.getByRole('alert').filter({ hasText: 'Draft kept' }).waitFor()

  await page.goto('/tasks')
  await page.getByRole('button', { name: 'Add to-do' }).click()
  await page.getByText('You can go on with what you typed').waitFor()
  expect(await page.getByLabel(/What is to be done/).inputValue()).toBe('Something that must not be lost')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const discarded = page.waitForResponse(answer => answer.request().method() === 'DELETE')
  await page.getByRole('alert').getByRole('button', { name: 'Discard draft' }).click()
  await discarded
  await page.getByRole('button', { name: 'Add to-do' }).click()
  await page.getByLabel(/What is to be done/).waitFor()
  expect(await page.getByText('You can go on with what you typed').count()).toBe(0)
  expect(troubles).toEqual([])
})

test('without a connection no draft is kept, and going back asks first', async () => {
  const { page } = await stage.signedIn('coordinator')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Tasks', exact: true }).click()
  await page.waitForURL('**/tasks**')
  await page.route('**/api/drafts/*', route => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await typeToDo(page)
  await page.getByText('The draft could not be kept').waitFor()
  await goBack(page)
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  expect(await page.getByLabel(/What is to be done/).inputValue()).toBe('Something that must not be lost')
})
