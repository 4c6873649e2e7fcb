// The people of an organization at both widths: found by role and by name, and the page of each.
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { go, open } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

/** Path, heading, and where its people come from. */
const LISTS = [
  ['/search/users', 'User search', '/api/members'],
  ['/trainees', 'Trainees', '/api/members/trainees'],
  ['/faculty', 'Faculty', '/api/members/faculty'],
  ['/supervisors', 'Supervisors', '/api/members/supervisors'],
  ['/coordinators', 'Coordinators', '/api/members/coordinators'],
] as const

async function firstOf(page: Page, api: string): Promise<{ readonly user_id: string; readonly name: string }> {
  const { data } = await (await page.context().request.get(`${api}?page=1`)).json()
  return data[0]
}

test.each([1280, 390])(
  'ROUTE-010 ROUTE-012 ROUTE-013 ROUTE-014 ROUTE-019 D2ROUTE-001 D2ROUTE-010 D2ROUTE-012 at %i a coordinator has a list of each kind of person',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    for (const [path, heading, api] of LISTS) {
      await open(page, path)
      const { name } = await firstOf(page, api)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.getByRole('link', { name }).first().waitFor()
      expect([path, await violations(page)]).toEqual([path, []])
    }
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390])(
  'ROUTE-011 D2ROUTE-011 at %i the page of a person says who they are and leads to what is done with them',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await open(page, '/trainees')
    const somebodyElse = page.getByRole('link', { name: 'Ben Castellan' })
    await somebodyElse.waitFor()
    await page.getByRole('searchbox').fill('ruiz')
    await somebodyElse.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Ana Ruiz' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ana Ruiz' }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/trainees\//)
    await page.getByText('Time there').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Placements' }).last().click()
    await page.getByRole('heading', { level: 1, name: 'Placements' }).waitFor()
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390])(
  'USER-008 at %i whose account is not verified yet is seen in the list, found by a chip, and on the page of that person',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await open(page, '/trainees')
    await page.getByRole('link', { name: 'Ana Ruiz' }).waitFor()
    await page.getByRole('button', { name: 'Not verified yet' }).click()
    await page.getByRole('link', { name: 'Ana Ruiz' }).waitFor({ state: 'detached' })
    const row = page.getByRole(width < 900 ? 'listitem' : 'row').filter({ hasText: 'Grace Lindqvist' })
    await row.getByText('Not verified yet').waitFor()
    expect(await violations(page)).toEqual([])
    await row.getByRole('link', { name: 'Grace Lindqvist' }).click()
    await page.getByRole('heading', { level: 1, name: 'Grace Lindqvist' }).waitFor()
    await page.getByText('Not verified yet').waitFor()
    expect(troubles).toEqual([])
  },
)

test('ROUTE-010 ROUTE-014 ROUTE-019 D2ROUTE-012 faculty follow trainees and supervisors, and find no other list', async () => {
  const { page } = await stage.signedIn('faculty')
  for (const [path, heading] of LISTS) {
    const isOpen = path === '/trainees' || path === '/supervisors'
    await (isOpen ? go(page, path, heading) : open(page, path))
    if (!isOpen)
      await page
        .getByText(/not allowed|permission|may not/i)
        .first()
        .waitFor()
  }
})

test.each(['trainee', 'supervisor', 'faculty', 'admin'] as const)(
  'ROUTE-011 D2ROUTE-011 a %s opens the page of somebody of each kind',
  async who => {
    const coordinator = await stage.signedIn('coordinator')
    const { page, troubles } = await stage.signedIn(who)
    for (const list of ['trainees', 'supervisors', 'faculty', 'coordinators']) {
      const { user_id, name } = await firstOf(coordinator.page, `/api/members/${list}`)
      await open(page, `/${list}/${user_id}`)
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
  },
)
