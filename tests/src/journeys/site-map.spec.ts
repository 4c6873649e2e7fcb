// The directory of sites as a map and as cards at both widths: marks reached by keyboard, narrowed as the list is, without a foreign host; and on tiles, where the operator has chosen some.
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

const TILES = 'https://tiles.example.org'
/** A picture of one point. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const marks = (page: Page) => page.getByRole('region', { name: 'Map of sites' }).locator('.site-mark')
const map = (page: Page) => page.getByRole('region', { name: 'Map of sites' })

/** Hosts besides the product's own that a page has asked. */
function foreignHosts(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(stage.url).host) asked.push(host)
  })
  return asked
}

test.each([1280, 390])(
  'SITE-006 at %i the directory is viewed as a list and as a map, narrowed alike, and a mark leads to its site',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    const asked = foreignHosts(page)
    await open(page, '/supervisionsites')
    await page.getByRole('link', { name: 'Harbor Clinic' }).waitFor()
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await map(page).getByRole('button', { name: 'Harbor Clinic, Alameda, Approved' }).waitFor()
    await map(page).locator('.ground-states').first().waitFor({ state: 'attached' })
    const beneath = page.getByRole('region', { name: 'Not on the map' }).getByRole('link')
    expect((await marks(page).count()) + (await beneath.count())).toBe(8)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Distance', exact: true }).click()
    const around = page.getByRole('dialog', { name: 'Distance' })
    await around.getByLabel('Postal code').fill('94501')
    await around.getByRole('combobox', { name: 'Miles around it' }).click()
    await page.getByRole('option', { name: '5', exact: true }).click()
    expect(await violations(page)).toEqual([])
    await around.getByRole('button', { name: 'Apply' }).click()
    await map(page)
      .getByRole('button', { name: /^Sierra/ })
      .waitFor({ state: 'detached' })
    const kept = page.url()
    expect(kept).toContain('94501')
    await map(page)
      .getByRole('button', { name: /^Harbor Clinic/ })
      .focus()
    await page.keyboard.press('Enter')
    await map(page).getByRole('link', { name: 'Harbor Clinic' }).waitFor()
    expect(await violations(page)).toEqual([])
    // The list has what the map has.
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await map(page).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Harbor Clinic' }).waitFor()
    // Until it is narrowed as the map was, it stands as it was before.
    await page
      .getByRole('link', { name: /^Sierra/ })
      .first()
      .waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Cards', exact: true }).click()
    const cards = page.getByRole('list', { name: 'Site directory' })
    await cards.getByRole('link', { name: 'Harbor Clinic' }).waitFor()
    expect(page.url()).toContain('view=cards')
    expect(await page.getByRole('table').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    await open(page, new URL(kept).pathname + new URL(kept).search)
    await map(page)
      .getByRole('button', { name: /^Harbor Clinic/ })
      .focus()
    await page.keyboard.press('Enter')
    await map(page).getByRole('link', { name: 'Harbor Clinic' }).click()
    await page.getByRole('heading', { level: 1, name: 'Harbor Clinic' }).waitFor()
    expect(asked).toEqual([])
    expect(troubles).toEqual([])
  },
)

test('a site without a place stands beneath the map, and a trainee sees what the directory shows them', async () => {
  const coordinator = await stage.signedIn('coordinator')
  await open(coordinator.page, '/supervisionsites')
  await coordinator.page.getByRole('link', { name: 'Tamalpais Recovery House' }).click()
  await coordinator.page.getByRole('button', { name: 'Edit' }).click()
  await coordinator.page.getByRole('dialog').getByLabel('Zip', { exact: false }).first().fill('')
  await coordinator.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await coordinator.page.getByRole('dialog').waitFor({ state: 'detached' })
  await open(coordinator.page, '/supervisionsites?view=map')
  const beneath = coordinator.page.getByRole('region', { name: 'Not on the map' })
  await beneath.getByRole('link', { name: 'Tamalpais Recovery House' }).waitFor()
  expect(await violations(coordinator.page)).toEqual([])
  const { page, troubles } = await stage.signedIn('trainee')
  await open(page, '/supervisionsites?view=map')
  await map(page)
    .getByRole('button', { name: /^Harbor Clinic/ })
    .waitFor()
  expect(
    await map(page)
      .getByRole('button', { name: /^Sierra/ })
      .count(),
  ).toBe(0)
  expect(troubles).toEqual([])
})

test('tiles that the operator has chosen are drawn, and their host alone is let in', async () => {
  const settings = { MAP_TILES_URL: `${TILES}/{z}/{x}/{y}.png`, MAP_TILES_ATTRIBUTION: 'Example <b>Tiles</b>' }
  const other = await Stage.open({ settings })
  try {
    const { page, troubles } = await other.signedIn('coordinator')
    const policy = (await page.request.get('/supervisionsites')).headers()['content-security-policy']
    expect(policy).toContain(`img-src 'self' data: ${TILES};`)
    await page.route(`${TILES}/**`, route => route.fulfill({ contentType: 'image/png', body: POINT }))
    await open(page, '/supervisionsites?view=map')
    await map(page).locator('.leaflet-tile-loaded').first().waitFor()
    await map(page).getByText('Example <b>Tiles</b>').waitFor()
    expect(await map(page).locator('.ground-states').count()).toBe(0)
    expect(troubles).toEqual([])
  } finally {
    await other.close()
  }
})
