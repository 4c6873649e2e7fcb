// Lists as people work with them, at a desk and on a phone: what is narrowed is taken along as it is seen.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { eventually } from '../api/harness/eventually'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const WIDTHS = [1280, 390] as const

async function taken(page: Page, format: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export or print' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

const rowsShown = (page: Page, width: number) =>
  width < 500 ? page.getByRole('main').locator('ul[aria-label] > li') : page.getByRole('main').locator('tbody tr')

test.each(WIDTHS)('at %i, the list that is seen is the file that is taken', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  await open(page, '/applications')
  await page.getByRole('button', { name: 'Ready', exact: true }).click()
  await page.waitForURL(/filter=/)
  await page.getByRole('button', { name: 'Ready', exact: true, pressed: true }).waitFor()
  const shown = rowsShown(page, width)
  await shown.first().waitFor()
  const csv = await taken(page, 'CSV')
  expect(csv.name).toMatch(/^placements-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = csv.bytes.toString('utf8').trimEnd().split('\r\n')
  expect(head).toMatch(/^\uFEFFTrainee,Site,Supervisor,Status,Since /)
  expect(lines).toHaveLength(await shown.count())
  expect(lines.filter(line => !line.includes(',Ready,'))).toEqual([])
  await page.getByText(`${csv.name} is in your downloads.`).waitFor()
  const excel = await taken(page, 'Excel')
  expect(excel.bytes.subarray(0, 2).toString()).toBe('PK')
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})

test.each(WIDTHS)(
  'at %i, a list on paper has its head, all columns, and nothing to press; a page of one thing too',
  async width => {
    const { page } = await stage.signedIn('coordinator', width)
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/applications')
    await page.getByRole('button', { name: 'Display' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Supervisor' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Ready', exact: true }).click()
    await page.waitForURL(/filter=/)
    await page.emulateMedia({ media: 'print' })
    await page.getByText(/^Printed by Clara Whitfield, /).waitFor()
    await page.getByText('Placements · Ready').waitFor()
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(
      expect.arrayContaining(['Supervisor', 'Status']),
    )
    const pressed = page.locator(
      'nav:visible, header:visible, footer:visible, .MuiIconButton-root:visible, input:visible',
    )
    expect(await pressed.count()).toBe(0)
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL(/\/applications\/.+/)
    await page.getByRole('tab').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    await page.getByText(/^Printed by Clara Whitfield, /).waitFor()
    expect(await pressed.count()).toBe(0)
  },
)

test.each(WIDTHS)(
  'at %i, a list is narrowed to a person and to days, and a copied link shows the same',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await open(page, '/tasks#created')
    const all = rowsShown(page, width)
    await all.first().waitFor()
    await page.getByRole('button', { name: 'Assigned to', exact: true }).click()
    await page.getByRole('dialog', { name: 'Assigned to' }).getByRole('combobox').fill('Ana')
    await page.getByRole('option', { name: 'Ana Ruiz' }).click()
    await page.getByRole('button', { name: 'Assigned to: Ana Ruiz' }).waitFor()
    await page.getByRole('button', { name: 'Due', exact: true }).click()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('From').fill('2000-01-01')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Due: from 01/01/2000' }).waitFor()
    await all.filter({ hasText: 'Ana Ruiz' }).first().waitFor()
    expect(await all.filter({ hasNotText: 'Ana Ruiz' }).count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Status', exact: true }).click()
    await page.getByRole('menu', { name: 'Status' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    const link = page.url()
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByRole('button', { name: 'Assigned to: Ana Ruiz' }).waitFor()
    await page.getByRole('button', { name: 'Due: from 01/01/2000' }).waitFor()
    expect(troubles).toEqual([])
  },
)

test('columns are put in another order, which stays, and all pages are printed', async () => {
  const { page, troubles } = await stage.signedIn('coordinator', 1280)
  await page.addInitScript('window.print = () => { window.printed = document.querySelectorAll("tbody tr").length }')
  await open(page, '/applications')
  await rowsShown(page, 1280).first().waitFor()
  const heads = () => page.getByRole('columnheader').allInnerTexts()
  const before = await heads()
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('menuitem', { name: 'Order of columns…' }).click()
  await page.getByRole('button', { name: 'Move Status up' }).click()
  await page.getByText(/^Status is now in place/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  const status = before.indexOf('Status')
  const moved = before.with(status - 1, 'Status').with(status, before[status - 1] ?? '')
  await eventually(heads, now => now.join() === moved.join())
  await page.reload()
  await rowsShown(page, 1280).first().waitFor()
  expect(await heads()).toEqual(moved)
  const total = Number(/of (\d+)/.exec((await page.getByText(/^\d+–\d+ of \d+/).textContent()) ?? '')?.[1])
  expect(total).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Export or print' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  await eventually(
    () => page.evaluate('window.printed'),
    printed => printed === total,
  )
  await page.emulateMedia({ media: 'print' })
  await page.getByText(/^\d+–\d+ of \d+/).waitFor({ state: 'hidden' })
  expect(troubles).toEqual([])
})
