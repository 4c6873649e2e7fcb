// What was typed is not lost by going back: the browser's own history asks first, also where the page was loaded anew in between.
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

test('going back after a reload asks before a dirty form is left, and staying keeps what was typed', async () => {
  const { page, troubles } = await stage.signedIn('coordinator')
  page.on('dialog', dialog => void dialog.accept())
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Tasks', exact: true }).click()
  await page.waitForURL('**/tasks')
  await page.reload()
  await typeToDo(page)
  await goBack(page)
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  expect(await page.getByLabel(/What is to be done/).inputValue()).toBe('Something that must not be lost')
  expect(new URL(page.url()).pathname).toBe('/tasks')

  await page.getByText('Draft kept').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Add to-do' }).click()
  await page.getByText('You can go on with what you typed on').waitFor()
  await goBack(page)
  await question(page).getByRole('button', { name: 'Leave as draft' }).click()
  await page.waitForURL('**/dashboard')
  expect(troubles).toEqual([])
})
