// Sites and people from a file at both widths: chosen, mapped, started; the page tells how it ends, also after a reload, and which rows were not added.
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

const fileOf = (width: number): string => {
  const rows = Array.from(
    { length: 60 },
    (_row, at) => `Import ${width}-${at};${at % 30 === 1 ? 'Atlantis' : 'Oregon'}`,
  )
  return ['Site name;Province', ...rows].join('\r\n')
}

async function started(page: Page, width: number): Promise<void> {
  await open(page, '/supervisionsites')
  await press(page, 'Import')
  const dialog = page.getByRole('dialog', { name: 'Import sites' })
  await dialog.getByText('A CSV file of at most').waitFor()
  expect(await violations(page)).toEqual([])
  const file = { name: 'sites.csv', mimeType: 'text/csv', buffer: Buffer.from(fileOf(width)) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByText(`Import ${width}-0`).waitFor()
  expect(await violations(page)).toEqual([])
  await press(page, 'Next')
  await dialog.getByText('Under which heading').waitFor()
  await dialog.getByText('Province', { exact: true }).first().waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start import' }).click()
  await page.getByRole('heading', { level: 1, name: 'sites.csv' }).waitFor()
}

test.each([1280, 390])('SITE-010: at %i a file of sites is imported, and what failed is told', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  await started(page, width)
  await page.getByText('60 of 60 rows').waitFor()
  await page.getByText('Done', { exact: true }).first().waitFor()
  await page.reload()
  await page.getByText('60 of 60 rows').waitFor()
  await page.getByText('is not in this country').first().waitFor()
  expect(await violations(page)).toEqual([])
  await open(page, '/imports')
  await page.getByRole('link', { name: 'sites.csv' }).first().waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})

/** Everybody once, but for one who was invited before and one whose role is none. */
const peopleOf = (width: number): string =>
  [
    'Given name;Surname;E-mail;Role',
    ...Array.from({ length: 58 }, (_row, at) => `Noor;Aziz ${at};noor${at}.${width}@harbor.test;Trainee`),
    'Olivia;Brandt;olivia.brandt@demo.practicum.test;trainee',
    `Jonas;Weber;jonas.${width}@harbor.test;king`,
  ].join('\n')

test.each([1280, 390])('at %i a file of people is imported from where people are invited', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  await open(page, '/invitations')
  await press(page, 'Import')
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const file = { name: `people-${width}.csv`, mimeType: 'text/csv', buffer: Buffer.from(peopleOf(width)) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByText(`noor0.${width}@harbor.test`).waitFor()
  expect(await violations(page)).toEqual([])
  await press(page, 'Next')
  await dialog.getByText('Under which heading').waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start import' }).click()
  await page.getByRole('heading', { level: 1, name: `people-${width}.csv` }).waitFor()
  await page.getByText('60 of 60 rows').waitFor()
  await page.getByText('has been invited already').first().waitFor()
  await page.getByText('is no role to which').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Open the invitations' }).click()
  await page
    .getByText(/noor\d+\.\d+@harbor\.test/)
    .first()
    .waitFor()
  expect(troubles).toEqual([])
})
