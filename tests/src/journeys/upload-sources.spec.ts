// Where files are taken from, in a browser: this device, its camera, and accounts elsewhere through Companion itself.
import type { Locator, Page } from 'playwright-core'
import { startCompanion, type TestCompanion } from '../setup/companion'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let companion: TestCompanion
let stage: Stage
beforeAll(async () => {
  companion = await startCompanion()
  stage = await Stage.open({ settings: { COMPANION_URL: companion.url } })
})
afterAll(async () => {
  await stage?.close()
  await companion?.close()
})

async function opened(width: number) {
  const { page, troubles } = await stage.signedIn('trainee', width)
  await open(page, '/clients')
  await page.getByRole('link', { name: 'BV-101' }).click()
  await page.getByRole('button', { name: 'Upload from…' }).click()
  return { page, troubles, dialog: page.getByRole('dialog', { name: 'Upload files' }) }
}

/** Through the page of leave, in a window of its own. */
async function signedInElsewhere(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Dropbox', exact: true }).click()
  const window = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Sign in to Dropbox' }).click()
  await (await window).getByRole('link', { name: 'Allow' }).click()
  await dialog.getByRole('button', { name: 'Papers' }).click()
}

test.each([1280, 390])(
  'UPLOAD-010 at %i files come from the device, the camera, Google Drive, Dropbox, OneDrive and Box',
  async width => {
    const { page, troubles, dialog } = await opened(width)
    for (const name of ['This device', 'Camera', 'Google Drive', 'Dropbox', 'OneDrive', 'Box'])
      await dialog.getByRole('button', { name, exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
    await signedInElsewhere(page, dialog)
    const name = `letter-${width}.txt`
    await dialog.getByRole('checkbox', { name: new RegExp(name) }).click()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Take 1 file' }).click()
    await page.getByText(`${name} has arrived.`).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor()
    expect(troubles).toEqual([])
  },
)

test('what is not accepted here is not fetched, and says why', async () => {
  const { page, dialog } = await opened(1280)
  await signedInElsewhere(page, dialog)
  await dialog.getByRole('checkbox', { name: /tool\.exe/ }).click()
  await dialog.getByRole('button', { name: 'Take 1 file' }).click()
  await dialog.getByText('Not sent: this kind of file is not accepted').waitFor()
})
