// The dialog that takes files from where they are, in a browser with a camera: closed, open, uploading, and closed again.
import type { Locator, Page } from 'playwright-core'
import { violations } from './judge'
import { open, refused } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const WIDTHS = [1280, 390] as const

const notes = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('What was said') })

async function clientPage(width: number) {
  const { page, troubles } = await stage.signedIn('trainee', width)
  await open(page, '/clients')
  await page.getByRole('link', { name: 'BV-101' }).click()
  await page.getByRole('heading', { level: 1, name: 'BV-101' }).waitFor()
  return { page, troubles }
}

async function opened(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Upload from…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload files' })
  await dialog.waitFor()
  return dialog
}

const stateOf = (page: Page, state: 'open' | 'uploading'): Locator => page.locator(`[data-upload-state=${state}]`)

/** Parts of files wait on their way until they are let go. */
async function heldParts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined
  const promise = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/api/uploads/*', async (route, request) => {
    if (request.method() === 'PATCH') await promise
    // Whoever has stopped sending waits for nothing.
    await route.continue().catch(() => undefined)
  })
  return letGo
}

test.each(WIDTHS)(
  'UPLOAD-002 UPLOAD-007 at %i the dialog is closed, open and uploading, asks before it closes then, and is closed by a file that has arrived, which is told',
  async width => {
    const { page, troubles } = await clientPage(width)
    const letGo = await heldParts(page)
    expect(await page.locator('[data-upload-state]').count()).toBe(0)
    const dialog = await opened(page)
    await stateOf(page, 'open').waitFor()
    expect(await violations(page)).toEqual([])
    await dialog.locator('input[type=file]').setInputFiles(notes(`notes-${width}.txt`))
    await stateOf(page, 'uploading').waitFor()
    await dialog.getByRole('progressbar', { name: `Sending notes-${width}.txt` }).waitFor()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Stop sending these files?' })
    await question.waitFor()
    expect(await violations(page)).toEqual([])
    await question.getByRole('button', { name: 'Go on sending' }).click()
    await question.waitFor({ state: 'hidden' })
    letGo()
    await page.getByText(`notes-${width}.txt has arrived.`).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('main').getByText('Ready to be attached').waitFor()
    expect(troubles).toEqual([])
  },
)

test('what is stopped is not sent, and leaves the list', async () => {
  const { page } = await clientPage(1280)
  const letGo = await heldParts(page)
  const dialog = await opened(page)
  // It is announced by then: of what the server has not heard of yet, there is nothing to give up.
  const partLeft = page.waitForRequest(request => request.method() === 'PATCH')
  await dialog.locator('input[type=file]').setInputFiles(notes('stopped.txt'))
  await stateOf(page, 'uploading').waitFor()
  await partLeft
  const givenUp = page.waitForResponse(answer => answer.request().method() === 'DELETE')
  await dialog.getByRole('button', { name: 'Stop sending' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop and close' }).click()
  await dialog.waitFor({ state: 'hidden' })
  letGo()
  const answer = await givenUp
  expect(answer.status()).toBe(204)
  expect(await (await page.request.get(answer.url())).json()).toMatchObject({ offset: null })
  expect(await page.getByText('stopped.txt').count()).toBe(0)
})

test.each(WIDTHS)('at %i a photo is taken by the camera, sent, and attached', async width => {
  const { page, troubles } = await clientPage(width)
  const dialog = await opened(page)
  await dialog.getByRole('button', { name: 'Camera' }).click()
  await dialog.getByRole('button', { name: 'Take photo' }).click()
  await dialog.getByRole('img', { name: 'The photo' }).waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Take another one' }).click()
  await dialog.getByRole('button', { name: 'Take photo' }).click()
  await dialog.getByRole('button', { name: 'Use this photo' }).click()
  const arrived = await page
    .getByText(/^photo-.+ has arrived\.$/)
    .first()
    .textContent()
  const name = arrived?.replace(' has arrived.', '') ?? ''
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('The files were sent.').waitFor()
  await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor()
  expect(troubles).toEqual([])
})

test('without leave to use the camera that is said, and the other ways are there again', async () => {
  const { page } = await clientPage(1280)
  await page.addInitScript(
    `navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('', 'NotAllowedError') }`,
  )
  await page.reload()
  const dialog = await opened(page)
  await dialog.getByRole('button', { name: 'Camera' }).click()
  await dialog.getByText(/does not let the page use the camera/).waitFor()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'This device' }).waitFor()
})

test.each(WIDTHS)(
  'UPLOAD-008 at %i a failed upload is told by its first error, and by "upload failed" where there is none',
  async width => {
    const { page } = await clientPage(width)
    const answers = [refused('Not now', 'Nor later'), { ...refused(), status: 403 }]
    await page.route('**/api/uploads/*', (route, request) =>
      request.method() === 'PATCH' ? route.fulfill(answers.shift() ?? refused()) : route.continue(),
    )
    const dialog = await opened(page)
    for (const told of ['Not now', 'upload failed']) {
      await dialog.locator('input[type=file]').setInputFiles(notes(`${told}-${width}.txt`))
      await page.getByText(told, { exact: true }).waitFor()
      await dialog.getByText(`Not sent: ${told}`).waitFor()
      await stateOf(page, 'open').waitFor()
    }
  },
)
