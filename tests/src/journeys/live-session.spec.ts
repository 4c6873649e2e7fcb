// Live sessions as host and guest live them: where they stand, and the guest's public page, which turns by itself.
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { go, open, refused, withPosition } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const addressOf = (where: { url: () => string }): string => where.url().replace(stage.url, '')

test('ERROR-017 WAIT-001 WAIT-004 WAIT-005 WAIT-007 WAIT-008 the waiting guest’s page turns by itself when the host starts the session, and when it ends', async () => {
  const host = await stage.signedIn('supervisor')
  await host.page.goto('/livesessions#scheduled-sessions')
  await host.page.getByRole('link', { name: 'Site visit at Bayview' }).click()
  const link = await host.page.getByText(/\/join-session\//).textContent()

  const guest = await stage.visitor(390)
  await guest.page.goto(new URL(link ?? '', stage.url).toString())
  await guest.page
    .getByText(/has not started/i)
    .first()
    .waitFor()
  expect(await violations(guest.page)).toEqual([])

  await host.page.getByRole('button', { name: 'Start session' }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'Start session' }).click()
  await guest.page.getByRole('textbox').fill('Director Lindgren')
  await guest.page.getByRole('button', { name: /join/i }).click()
  await host.page.getByText('Director Lindgren (guest)').waitFor()
  expect(await violations(guest.page)).toEqual([])

  await host.page.getByRole('button', { name: 'End session' }).click()
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click()
  await guest.page
    .getByText(/session has ended/i)
    .first()
    .waitFor()
  await guest.page.getByText(/^Trouble joining\?/).waitFor()
  expect([...host.troubles, ...guest.troubles]).toEqual([])
})

test('WAIT-002 WAIT-003 ERROR-016 a code that opens nothing says so, and points to the email', async () => {
  const { page, troubles } = await stage.visitor()
  await page.goto('/join-session/nobody-has-this-code')
  await page
    .getByText(/invalid or ended|invalid or has ended/i)
    .first()
    .waitFor()
  await page
    .getByText(/link.*email/i)
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})

describe('somebody who supervises', () => {
  let page: Page
  let troubles: readonly string[]
  beforeAll(async () => {
    const person = await stage.signedIn('supervisor')
    page = person.page
    troubles = person.troubles
  })
  afterAll(() => expect(troubles).toEqual([]))

  test('LIVE-004 the index stands at its address', async () => {
    await open(page, '/livesessions')
    expect(new URL(page.url()).pathname).toBe('/livesessions')
    await page.getByRole('heading', { name: 'Live sessions', level: 1 }).waitFor()
  })

  test('ROUTE-031 LIVE-007 LIVE-008 the address for a new one is the index, with its form open', async () => {
    const asked: string[] = []
    page.on('framenavigated', frame => asked.push(addressOf(frame)))
    // Not until its heading stands: what lies under a dialog has no role.
    await page.goto('/livesessions/create')
    await page.getByRole('dialog', { name: 'New session' }).waitFor()
    expect(asked).toContain('/livesessions?action=create')
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  test('LIVE-005 the index takes who takes part, and in which role, from its address', async () => {
    const trainees = await page.evaluate<readonly { id: string; name: string }[]>(
      "fetch('/api/users/available?roles=trainee&limit=50').then(answer => answer.json()).then(({ data, ...rest }) => data ?? rest)",
    )
    const ana = Object.values(trainees).find(({ name }) => name === 'Ana Ruiz')
    await page.goto(`/livesessions?action=create&participants=${ana?.id}&role_keyname=trainee`)
    await page.getByRole('dialog', { name: 'New session' }).getByText('Ana Ruiz').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  test('LIVE-009 one session stands at its address', async () => {
    await go(page, '/livesessions', 'Live sessions')
    await page.getByRole('link', { name: 'Individual supervision' }).first().click()
    await page.waitForURL('**/livesessions/*-*')
    await page.getByRole('heading', { name: 'Individual supervision' }).waitFor()
  })

  test('LIVE-015 MEET-008 one that is not theirs, or nowhere, leads back to the index', async () => {
    const one = '**/api/meetings/*-*'
    for (const status of [404, 403]) {
      if (status === 403) await page.route(one, route => route.fulfill({ ...refused('no'), status }))
      await page.goto('/livesessions/01999c3e-5b1a-7c44-9f4e-2f6d0c1b8a90')
      await page.waitForURL(url => url.pathname === '/livesessions')
    }
    await page.unroute(one)
  })

  test('LIVE-016 LIVE-017 where the position allows none, neither the menu nor the dashboard leads to them', async () => {
    const menu = () => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Live sessions' })
    const tab = () => page.getByRole('tab', { name: /^Review sessions/ })
    await open(page, '/dashboard')
    await tab().waitFor()
    expect([await menu().count(), await tab().count()]).toEqual([1, 1])
    await withPosition(page, { live_sessions_allowed: false })
    await open(page, '/dashboard')
    await page.getByRole('tablist').waitFor()
    expect([await menu().count(), await tab().count()]).toEqual([0, 0])
    await page.unroute('**/api/initial-state')
  })

  test('USER-002 the current position of the page state chooses dashboard and tabs by its role, and the menu', async () => {
    await open(page, '/dashboard')
    const { current_user } = await page.evaluate<{
      current_user: { current_position: { id: string }; positions: readonly { id: string; is_current: boolean }[] }
    }>("fetch('/api/initial-state').then(answer => answer.json())")
    const current = current_user.positions.filter(({ is_current }) => is_current)
    expect(current.map(({ id }) => id)).toEqual([current_user.current_position.id])
    const tabs = async () => (await page.getByRole('tab').allTextContents()).map(text => text.replace(/\d+$/, ''))
    const menu = () => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').allTextContents()
    await page.getByText(/^Supervisor, /).waitFor()
    await page.getByRole('tablist').waitFor()
    const before = [await tabs(), await menu()]
    await withPosition(page, { role: { id: 'x', keyname: 'trainee', name: 'Trainee' }, live_sessions_allowed: false })
    await open(page, '/dashboard')
    await page.getByText(/^Trainee, /).waitFor()
    await page.getByRole('tablist').waitFor()
    expect(await tabs()).not.toEqual(before[0])
    expect(await tabs()).toContain('Assigned to others')
    expect(await menu()).not.toContain('Live sessions')
    expect(before[1]).toContain('Live sessions')
    await page.unroute('**/api/initial-state')
  })
})
