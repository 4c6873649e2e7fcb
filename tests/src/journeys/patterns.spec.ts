// Patterns that several features share, wide and on a phone: groups, a row beside its list, search, notifications that are acted on, and pages
// that stand still although they are opened in their middle.
import type { Page } from 'playwright-core'
import { display } from './display'
import { violations } from './judge'
import { changed, open, type Person } from './people'
import { jumps, WATCH_SHIFTS } from './shifts'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const WIDTHS = [1280, 390] as const
const PHONE = 390

/** Without what the pointer shows by standing somewhere. */
async function seen(page: Page): Promise<readonly string[]> {
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  return violations(page)
}

const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Puts the rows in groups, closes the last group, and opens it again. */
async function groups(page: Page, toggle: string): Promise<void> {
  const heads = page.getByRole('main').getByRole('button', { name: / here$/ })
  await display(page, toggle, true)
  await heads.first().waitFor()
  expect(new URL(page.url()).searchParams.get('group')).not.toBeNull()
  const rows = page.getByRole('main').locator('tbody a, li a')
  const before = await rows.count()
  const last = heads.last()
  await last.press('Enter')
  expect(await last.getAttribute('aria-expanded')).toBe('false')
  expect(await rows.count()).toBeLessThan(before)
  expect(await seen(page)).toEqual([])
  await last.press('Enter')
  expect(await rows.count()).toBe(before)
}

async function withoutRoomBeside(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).waitFor()
  expect(await page.getByRole('menuitemcheckbox', { name: 'Look at rows beside the list' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
}

/** From the first row on by keys; what is looked at opens, and the way back leads to the list. */
async function besideTheList(page: Page): Promise<void> {
  const beside = page.getByRole('complementary', { name: 'Beside the list' })
  const name = beside.getByRole('heading', { level: 2 }).first()
  await page.keyboard.press('j')
  await beside.getByText('Progress').waitFor()
  const first = await name.textContent()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['', 'Trainee', 'Site'])
  expect(await seen(page)).toEqual([])
  await page.keyboard.press('j')
  expect(await name.textContent()).not.toBe(first)
  await page.keyboard.press('k')
  expect(await name.textContent()).toBe(first)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/applications\/[0-9a-f-]+/)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Placements' }).waitFor()
}

test.each(WIDTHS)('at %i placements and sessions stand in groups, and a placement is looked at beside', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  await open(page, '/applications')
  await page.getByRole('main').getByRole('link').first().waitFor()
  if (width === PHONE) await withoutRoomBeside(page)
  else await besideTheList(page)
  await groups(page, 'Group by status')
  await page.getByRole('navigation').getByRole('link', { name: 'Live sessions' }).first().click()
  await page.getByRole('tab', { name: 'Scheduled' }).click()
  await page.getByRole('link', { name: 'Site visit at Bayview' }).waitFor()
  await groups(page, 'Group by day')
  expect(troubles).toEqual([])
})

/** Opens the search, types, goes down to a choice, and takes it. */
async function find(page: Page, typed: string, choice: string | RegExp): Promise<void> {
  if (page.viewportSize()?.width === PHONE)
    await page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click()
  else await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Where to?' })
  await field.fill(typed)
  const option = page.getByRole('option', { name: choice }).first()
  await option.waitFor()
  expect(await violations(page)).toEqual([])
  const all = await page.getByRole('option').count()
  for (let step = 0; step < all && !(await isNext(option)); step += 1) await field.press('ArrowDown')
  await field.press('Enter')
  await field.waitFor({ state: 'detached' })
}

const isNext = async (option: ReturnType<Page['locator']>): Promise<boolean> =>
  ((await option.getAttribute('class')) ?? '').includes('Mui-focused')

interface Span {
  readonly y: number
  readonly height: number
}

const overlap = (one: Span, other: Span): boolean => one.y < other.y + other.height && other.y < one.y + one.height

/** Says something about the task whose page another one is on. */
async function comment({ page }: Person, path: string, body: string): Promise<void> {
  const { request } = page.context()
  const { csrf_token: token } = await (await request.get('/auth/csrf-token')).json()
  const headers = { 'x-csrf-token': token }
  const answer = await request.post(`/api/tasks/${path.split('/').at(-1)}/comments`, { data: { body }, headers })
  expect(answer.ok()).toBe(true)
}

test.each(WIDTHS)(
  'at %i search leads by keys to a thing, to what a person has, and to a form; what is said there arrives in words that hide nothing',
  async width => {
    const { page, troubles } = await stage.signedIn('coordinator', width)
    await open(page, '/notifications')
    await find(page, 'insur', /Upload proof of liability insurance/)
    await page.getByRole('heading', { level: 1, name: /^Upload proof of liability insurance/ }).waitFor()
    expect(pathOf(page)).toMatch(/^\/tasks\/created\//)
    const edit = page.getByRole('button', { name: 'Edit task' })
    await edit.waitFor()
    await comment(await stage.signedIn('trainee'), pathOf(page), `Sent at ${width}`)
    const toast = page.getByRole('alert').filter({ hasText: /^Ana Ruiz commented on: Upload proof/ })
    await toast.waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: /^New: Ana Ruiz commented on/ })
      .waitFor({ state: 'attached' })
    const [said, held] = [await toast.boundingBox(), await edit.boundingBox()]
    expect(said && held && overlap(said, held)).toBe(false)
    expect(await violations(page)).toEqual([])
    await toast.getByRole('button', { name: 'Close' }).click()

    await find(page, 'ben cast', /^Ben Castellan · Placements/)
    await page.getByRole('heading', { level: 1, name: 'Placements' }).waitFor()
    await page.getByRole('link', { name: 'Harbor Clinic' }).waitFor()
    expect(await page.getByRole('main').getByRole('button', { name: 'Ana Ruiz' }).count()).toBe(0)
    await find(page, 'assign', 'Assign task')
    await page.getByRole('dialog', { name: 'Assign a task' }).getByRole('button', { name: 'Cancel' }).click()
    expect(troubles).toEqual([])
  },
)

interface Placed {
  readonly id: string
  readonly status: string
  readonly trainee: { readonly name: string }
}

/** The id of the placement of theirs that waits for a decision. */
async function readyOf(page: Page, name: string): Promise<string> {
  const answer = await page.context().request.get('/api/placements?per_page=100')
  const { data }: { data: readonly Placed[] } = await answer.json()
  return data.find(({ status, trainee }) => status === 'ready' && trainee.name === name)?.id ?? ''
}

interface Told {
  readonly kind: string
}

/** As if they had just been told that a placement is ready, and of no other placement. */
async function toldOfReady(page: Page, about: string): Promise<void> {
  const answer = await page.context().request.get('/api/notifications?per_page=100')
  const { data }: { data: readonly Told[] } = await answer.json()
  const others = data.filter(({ kind }) => !kind.startsWith('placement.'))
  const ready = { kind: 'placement.ready', about, message: 'Ready for a decision: Ben Castellan' }
  const now = { happened_at: new Date().toISOString(), link_uri: `/applications/${about}`, read_at: null }
  await changed(page, '**/api/notifications?**', () => [{ ...others[0], id: about, ...ready, ...now }, ...others])
}

test.each(WIDTHS)('at %i notifications stand by day, and what they ask for is done where they stand', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  const id = await readyOf(page, width === PHONE ? 'Ben Castellan' : 'Chloe Nakamura')
  await toldOfReady(page, id)
  await open(page, '/notifications')
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 2, name: /^today/i }).waitFor()
  expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1)
  const approve = main.getByRole('button', { name: 'Approve placement' })
  await approve.waitFor()
  expect(await seen(page)).toEqual([])
  await approve.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve placement' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).waitFor()
  await approve.waitFor({ state: 'detached' })
  expect(pathOf(page)).toBe('/notifications')
  // One joins a session once.
  if (width === PHONE) await main.getByText('The live session has started: Case consultation').waitFor()
  else {
    await main.getByRole('button', { name: 'Join session' }).click()
    await page.getByText('You have joined the session.').waitFor()
    expect(pathOf(page)).toBe('/notifications')
  }
  expect(troubles).toEqual([])
})

test.each(WIDTHS)('at %i a page that opens at its history stands still, and so does a calendar', async width => {
  const { page, troubles } = await stage.signedIn('coordinator', width)
  await page.addInitScript(WATCH_SHIFTS)
  await open(page, '/tasks?view=calendar#created')
  await page.getByRole('main').getByRole('link').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await jumps(page)).toEqual([])
  await open(page, `/applications/${await readyOf(page, 'Ana Ruiz')}#history`)
  await page.getByRole('tabpanel').getByRole('button', { name: 'As it was then' }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await jumps(page)).toEqual([])
  // It has come to where it was opened.
  await page.waitForFunction(`scrollY > 0`)
  expect(await page.getByRole('tab', { name: 'History', selected: true }).isVisible()).toBe(true)
  expect(troubles).toEqual([])
})
