// Clients at both widths: a trainee adds one by a code and asks for uploads, the supervisor allows them, files are sent; nobody else gets the pages.
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test.each([1280, 390])(
  'D2ROUTE-005 SDASH-006 at %i a trainee adds a client, the supervisor allows uploads on the dashboard, and a file is sent',
  async width => {
    const code = `JT-${width}`
    const { page, troubles } = await stage.signedIn('trainee', width)
    await open(page, '/clients')
    await page.getByRole('link', { name: 'BV-102' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'New client' }).click()
    const form = page.getByRole('dialog', { name: 'New client' })
    await form.getByLabel('Code').fill('Jordan')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('use capital letters, digits and dashes', { exact: false }).waitFor()
    await form.getByLabel('Code').fill('bv-102')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('you have a client with this code already').waitFor()
    await form.getByLabel('Code').fill(code.toLowerCase())
    await form.getByRole('combobox', { name: 'Supervisor' }).fill('Simone')
    await page.getByRole('option', { name: /Simone Okafor/ }).click()
    expect(await violations(page)).toEqual([])
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`${code} was added.`).waitFor()
    await page.getByRole('link', { name: code }).click()
    await page.getByRole('heading', { level: 1, name: code }).waitFor()
    await page.getByText('Uploads not allowed', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Ask for uploads' }).click()
    await page.getByText('Simone Okafor was asked.').waitFor()
    await page.getByText('Uploads asked for', { exact: true }).waitFor()
    expect(await violations(page)).toEqual([])

    const other = await stage.signedIn('supervisor', width)
    await open(other.page, '/dashboard')
    await other.page.getByRole('tab', { name: /^Clients/ }).click()
    await other.page.getByRole('button', { name: `Allow uploads for ${code}` }).click()
    await other.page.getByText(`Uploads for ${code} are allowed.`).waitFor()
    await other.page.getByRole('button', { name: `Allow uploads for ${code}` }).waitFor({ state: 'detached' })
    expect(await violations(other.page)).toEqual([])

    // The page of the trainee hears of it.
    await page.getByText('Uploads allowed', { exact: true }).waitFor()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'session.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 session') })
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('The files were sent.').waitFor()
    await page.getByRole('main').getByText('session.pdf').first().waitFor()
    expect(await violations(page)).toEqual([])
    await open(other.page, new URL(page.url()).pathname)
    await other.page.getByRole('main').getByText('session.pdf').first().waitFor()
    expect(await violations(other.page)).toEqual([])
    expect([...troubles, ...other.troubles]).toEqual([])
  },
)
