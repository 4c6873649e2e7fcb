// The form of a task, wide and narrow, light and dark: a day in words, and a file that is dropped on it.
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const LOOKS = [
  [1280, 'light'],
  [390, 'dark'],
] as const

/** Runs in the page. */
const CARRIED = `(() => {
  const carried = new DataTransfer()
  carried.items.add(new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }))
  return carried
})()`

async function drag(page: Page, type: 'dragenter' | 'drop'): Promise<void> {
  const dataTransfer = await page.evaluateHandle(CARRIED)
  await page.getByRole('group', { name: 'Documents' }).dispatchEvent(type, { dataTransfer })
}

test.each(LOOKS)('at %i, %s, its day is written in words, and its file dropped', async (width, colorScheme) => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await open(page, '/tasks#assigned')
  await page.getByRole('button', { name: 'Add to-do' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel('What is to be done?').fill('Plan the spring')
  await form.getByRole('group', { name: 'Due date' }).getByRole('spinbutton').first().click()
  await page.keyboard.type('in two weeks')
  await form.getByText(/^= \w+day, /).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await form.getByRole('group', { name: 'Due date' }).waitFor()
  await drag(page, 'dragenter')
  await form.getByText('Drop files here').waitFor()
  expect(await violations(page)).toEqual([])
  await drag(page, 'drop')
  await form.getByText('Ready to be attached').waitFor()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Plan the spring' }).waitFor()
  await page
    .getByRole('link', { name: /plan\.pdf/ })
    .first()
    .waitFor()
  expect(troubles).toEqual([])
})

test.each(LOOKS)(
  'at %i, %s, a task begins with a template, and what it says is kept as another',
  async (width, colorScheme) => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/tasks#created')
    await page.getByRole('button', { name: 'Assign task' }).first().click()
    const form = page.getByRole('dialog', { name: 'Assign a task' })
    const menu = form.getByRole('button', { name: /^Template/ })
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: /^Weekly reflection/ }).press('Enter')
    await form.getByText(/^Every week until/).waitFor()
    expect(await violations(page)).toEqual([])
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'Save this task as a template' }).press('Enter')
    const naming = page.getByRole('dialog', { name: 'Save this task as a template' })
    await naming.getByLabel('Name').fill(`Reflection, ${width}`)
    expect(await violations(page)).toEqual([])
    await naming.getByLabel('Name').press('Enter')
    await page.getByText(`The template “Reflection, ${width}” was saved.`).waitFor()
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: `Reflection, ${width}` }).waitFor()
    expect(troubles).toEqual([])
  },
)
