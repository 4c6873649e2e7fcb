// What stands at the head of dashboards.
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

test.each([1280, 390])('CDASH-002 at %i a coordinator is welcomed, and led to their account', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  await open(page, '/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Welcome, Clara' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click()
  await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor()
  expect(troubles).toEqual([])
})

test.each([1280, 390])(
  'FDASH-001 at %i a faculty member has links to the coordinators and to their account',
  async width => {
    const { page, troubles } = await stage.signedIn('faculty', width)
    await open(page, '/dashboard')
    const coordinator = page.getByRole('main').getByRole('link', { name: 'Clara Whitfield' }).first()
    expect(await coordinator.getAttribute('href')).toMatch(/^mailto:/)
    expect(await violations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'My account' }).click()
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor()
    expect(troubles).toEqual([])
  },
)
