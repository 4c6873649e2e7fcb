// A PDF that is attached, looked at where it stands: drawn by its pages, under the content security policy, wide and narrow.
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

/** Two pages, of which each says its number in letters as high as a hand. */
function aPdf(): Buffer {
  const drawn = (text: string) => {
    const words = `BT /F1 200 Tf 150 400 Td (${text}) Tj ET`
    return `<< /Length ${words.length} >>\nstream\n${words}\nendstream`
  }
  const page = (contents: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contents} 0 R /Resources << /Font << /F1 7 0 R >> >> >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>',
    ...[page(4), drawn('One'), page(6), drawn('Two')],
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(`${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`)
}

async function attach(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog')
  await form.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await form.getByText('Ready to be attached').waitFor()
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'hidden' })
}

/** Where its picture has ink, by the share of its dots. */
const inkOf = (page: Page, name: string): Promise<number> =>
  page.getByRole('img', { name }).evaluate(canvas => {
    const { width, height } = canvas as unknown as { width: number; height: number }
    const { data } = (canvas as unknown as { getContext: (kind: string) => Drawn })
      .getContext('2d')
      .getImageData(0, 0, width, height)
    return data.filter((value, at) => at % 4 === 0 && value < 128).length / (width * height)
  })
interface Drawn {
  readonly getImageData: (...box: readonly number[]) => { readonly data: Uint8ClampedArray }
}

test.each([1280, 390] as const)('at %i the pages of a PDF are drawn one after the other', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  const name = `syllabus-${width}.pdf`
  await open(page, '/tasks?filter={"status":"incomplete"}&group=no#created')
  await page.locator('main a[data-row-link]').first().click()
  await page.getByRole('button', { name: 'Edit' }).waitFor()
  await attach(page, name, aPdf())
  await page.getByRole('button', { name: `Look at ${name}` }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByText('Page 1 of 2').waitFor()
  await eventually(
    () => inkOf(page, `${name}, page 1`),
    ink => ink > 0.005,
  )
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Next page' }).click()
  await dialog.getByText('Page 2 of 2').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await attach(page, `broken-${width}.pdf`, Buffer.from('%PDF-1.4\nnothing of this is true'))
  await page.getByRole('button', { name: `Look at broken-${width}.pdf` }).click()
  await page.getByText('This document cannot be shown here; it can be downloaded.').waitFor()
  expect(troubles).toEqual([])
})
