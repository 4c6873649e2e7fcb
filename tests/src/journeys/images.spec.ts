// Images at both widths: somebody gives themselves one where they are asked for it, an organization has another logo at once, and whoever signs up sees it.
import type { Locator, Page } from 'playwright-core'
import { photograph } from '../api/harness/images'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const isDrawn = async (image: Locator): Promise<boolean> => {
  await image.waitFor()
  return image.evaluate(async one => {
    const shown = one as { decode(): Promise<void>; naturalWidth: number }
    await shown.decode()
    return shown.naturalWidth > 0
  })
}

async function choose(page: Page, dialog: Locator): Promise<void> {
  const buffer = await photograph({ orientation: 6 })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  expect(await isDrawn(dialog.locator('img'))).toBe(true)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const WIDTHS_AND_ROLES = [
  [1280, 'faculty'],
  [390, 'supervisor'],
] as const
test.each(WIDTHS_AND_ROLES)(
  'PROFILE-001 PROFILE-003 at %i a %s uploads a photo from the dashboard, and removes it',
  async (width, who) => {
    const { page, troubles } = await stage.signedIn(who, width)
    await open(page, '/dashboard')
    const prompt = page.getByRole('region', { name: 'Let others know you by your face' })
    await prompt.waitFor()
    expect(await violations(page)).toEqual([])
    await prompt.getByRole('button', { name: 'Upload a photo' }).click()
    await choose(page, page.getByRole('dialog', { name: 'Photo' }))
    await prompt.waitFor({ state: 'detached' })
    expect(await isDrawn(page.getByRole('banner').locator('img[src^="/api/images/profile/"]'))).toBe(true)
    await open(page, '/account')
    await page.getByRole('button', { name: 'Choose a photo' }).click()
    await page.getByRole('dialog', { name: 'Photo' }).getByRole('button', { name: 'Remove' }).click()
    await page.getByText('You have none: your initials stand for you.').waitFor()
    expect(await page.getByRole('banner').locator('img[src^="/api/images/profile/"]').count()).toBe(0)
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390])('TDASH-016 at %i a trainee is asked for a photo, to upload or to dismiss', async width => {
  const { page, troubles } = await stage.signedIn(width === 1280 ? 'trainee.ben' : 'trainee.chloe', width)
  await open(page, '/dashboard')
  const prompt = page.getByRole('region', { name: 'Let others know you by your face' })
  await prompt.getByRole('button', { name: 'Upload a photo' }).click()
  await page.getByRole('dialog', { name: 'Photo' }).getByRole('button', { name: 'Cancel' }).click()
  await prompt.getByRole('button', { name: 'Not now' }).click()
  await prompt.waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})

test('PROFILE-002 whoever says no is not asked again', async () => {
  const { page, troubles } = await stage.signedIn('faculty', 390)
  await open(page, '/dashboard')
  const prompt = page.getByRole('region', { name: 'Let others know you by your face' })
  await prompt.getByRole('button', { name: 'Not now' }).click()
  await prompt.waitFor({ state: 'detached' })
  await open(page, '/dashboard')
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  expect(await prompt.count()).toBe(0)
  expect(troubles).toEqual([])
})

test.each([1280, 390])(
  'SCOPE-001 SIGNUP-006 at %i the logo stands above every page of its people, and with the invitation where one signs up',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    const trainee = await stage.signedIn('trainee', width)
    await open(trainee.page, '/tasks')
    const shown = trainee.page.getByRole('banner').locator('img[src^="/api/images/logos/"]')
    const before = await shown.getAttribute('src')
    await open(page, '/organization')
    await page.getByRole('button', { name: 'Logo' }).click()
    await choose(page, page.getByRole('dialog', { name: /^Logo of/ }))
    await trainee.page.locator(`img[src="${before}"]`).waitFor({ state: 'detached' })
    expect(await isDrawn(shown)).toBe(true)

    const { data } = await (await page.context().request.get('/api/invite-links?page=1&search=Autumn')).json()
    const visitor = await stage.visitor(width)
    await open(visitor.page, `/register/${data[0].code}`)
    await visitor.page.getByText(/^You sign up at/).waitFor()
    const logo = visitor.page.locator('img[src^="/api/images/logos/"]')
    expect(await isDrawn(logo)).toBe(true)
    expect(await logo.getAttribute('src')).toBe(await shown.getAttribute('src'))
    expect(await violations(visitor.page)).toEqual([])
    expect([...troubles, ...trainee.troubles, ...visitor.troubles]).toEqual([])
  },
)
