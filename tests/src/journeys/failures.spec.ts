// What a person is shown when a call fails or the session ends: the product's own calls in a real browser, some of them answered otherwise than the server would.
import type { Page, Request } from 'playwright-core'
import { eventually } from '../api/harness/eventually'
import { PATIENCE_MS } from '../setup/patience'
import { answeredOnce, changed, go, open, type Person } from './people'
import { Stage } from './stage'

let stage: Stage
let person: Person
let page: Page
beforeAll(async () => {
  stage = await Stage.open()
  person = await stage.signedIn('coordinator')
  page = person.page
})
afterAll(() => stage?.close())

interface Answer {
  readonly status: number
  readonly body?: unknown
}

const SWITCH = '**/api/users/current_position/*'
const LOGIN = '**/api/login'
const errorsOf = (...messages: readonly string[]) => ({ errors: messages.map(message => ({ code: 'x', message })) })

/** What an element of the page shows is fetched by the browser itself. */
function isCall(request: Request): boolean {
  const { pathname } = new URL(request.url())
  const follows = pathname.startsWith('/api/') && pathname !== '/api/initial-state'
  return follows && request.resourceType() !== 'image'
}

/** Until {@link undone} these calls are answered so. */
async function answering(calls: string, { status, body }: Answer, where = page): Promise<void> {
  const text = body === undefined ? '' : JSON.stringify(body)
  await where.route(calls, route => route.fulfill({ status, contentType: 'application/json', body: text }))
}
const undone = (calls: string, where = page): Promise<void> => where.unroute(calls)

const errorModal = () => page.getByRole('alertdialog', { name: 'Error' })

async function switchPosition(where = page): Promise<void> {
  await where.getByRole('button', { name: /^Work as/ }).click()
  await where.getByRole('menuitem', { name: /Lantern Street Clinic/ }).click()
}

/** After a switch that failed the menu stands open, for another try. */
async function menuClosed(where = page): Promise<void> {
  await where.keyboard.press('Escape')
  await where.getByRole('menu').waitFor({ state: 'hidden' })
}

/** Somebody switches their position, which no field and no list can tell the failure of. */
async function failing(answer: Answer): Promise<void> {
  await answering(SWITCH, answer)
  await switchPosition()
}

/** The text of the modal, its title and its button aside; it is gone afterwards. */
async function saidInModal(answer: Answer): Promise<string> {
  await failing(answer)
  await errorModal().waitFor()
  const said = await errorModal().locator('h3, p').allTextContents()
  await errorModal().getByRole('button', { name: 'OK' }).click()
  await errorModal().waitFor({ state: 'hidden' })
  await undone(SWITCH)
  await menuClosed()
  return said.join('|')
}

const at = (path: string): Promise<void> => open(page, path)

describe('over the page', () => {
  beforeAll(() => at('/notifications'))

  test('ERROR-013 D3ERR-011 a failure stands in a modal titled Error, which OK closes', async () => {
    await failing({ status: 500 })
    await errorModal().waitFor()
    await errorModal().getByRole('button', { name: 'OK' }).click()
    await errorModal().waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/notifications')
    await undone(SWITCH)
    await menuClosed()
  })

  test('ERROR-015 D2ERR-002 D3ERR-015 no permission, not found and an error are said in their words', async () => {
    expect(await saidInModal({ status: 403 })).toMatch(/You do not have permission to access this page\./)
    expect(await saidInModal({ status: 500 })).toMatch(/An error has occurred\. Please try again later\./)
    await go(page, '/404', 'Page not found')
    await page.getByText('The requested resource was not found.').waitFor()
    await go(page, '/notifications', 'Notifications')
  })

  test('ERROR-008 D3ERR-005 a 402 shows the error of the answer', async () => {
    expect(await saidInModal({ status: 402, body: errorsOf('The card was declined') })).toBe('The card was declined')
  })

  test('ERROR-011 D3ERR-008 any other status adds no text of its own', async () => {
    expect(await saidInModal({ status: 409, body: errorsOf('Somebody was faster') })).toBe('Somebody was faster')
  })

  test('ERROR-012 D3ERR-009 without any message the status and the endpoint are named', async () => {
    expect(await saidInModal({ status: 418 })).toMatch(
      /^The server answered 418 to PATCH \/api\/users\/current_position\/[\w-]+\.$/,
    )
  })

  test('ERROR-006 D3ERR-002 the text is the flash and the errors, or the body where that is a string', async () => {
    const body = { flash: { type: 'error', message: 'Not now' }, ...errorsOf('Nor this') }
    expect(await saidInModal({ status: 409, body })).toBe('Not now|Nor this')
    expect(await saidInModal({ status: 409, body: 'Plainly wrong' })).toBe('Plainly wrong')
  })
})

test('ERROR-014 ERROR-007 D2ERR-001 D3ERR-014 each status has its title; 401 and 423 say why the session is over', async () => {
  await at('/notifications')
  for (const [status, title] of [
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [500, 'Internal Server Error'],
    [401, 'Unauthorized|You have been signed out. Sign in to go on.'],
    [423, 'Locked|Your session is locked. Sign in again to go on.'],
  ] as const) {
    expect(await saidInModal({ status })).toMatch(new RegExp(`^${title.replaceAll(/[|.]/g, '\\$&')}`))
    // Whose session is over has left the page.
    if (status === 401) await at('/notifications')
  }
})

const HIDING = [
  ['coordinator', '/account'],
  ['coordinator', '/organization'],
  ['supervisor', '/supervision-profile'],
] as const

test('ROUTE-037 ERROR-009 D3ERR-006 a 403 is shown, but not on the account, the organization and the supervision profile', async () => {
  await at('/notifications')
  expect(await saidInModal({ status: 403 })).toMatch(/You do not have permission to access this page\./)
  for (const [who, path] of HIDING) {
    const { page: other } = await stage.signedIn(who)
    await open(other, path)
    await answering(SWITCH, { status: 403 }, other)
    const hidden = other.waitForResponse(SWITCH)
    await switchPosition(other)
    await hidden
    await undone(SWITCH, other)
    await menuClosed(other)
    // What comes next is shown, and alone.
    await answering(SWITCH, { status: 409, body: errorsOf('Somebody was faster') }, other)
    await switchPosition(other)
    const modal = other.getByRole('alertdialog', { name: 'Error' })
    await modal.waitFor()
    expect([path, await modal.locator('h3, p').allTextContents()]).toEqual([path, ['Somebody was faster']])
  }
})

test('ERROR-005 D3ERR-010 of a call that is called off, as its page was left, nothing is said', async () => {
  await at('/notifications')
  await page.route('**/api/tasks?*', () => undefined)
  const asked = page.waitForRequest('**/api/tasks?*')
  await go(page, '/tasks', 'Tasks')
  const called = await asked
  const calledOff = page.waitForEvent('requestfailed', request => request === called)
  await go(page, '/notifications', 'Notifications')
  expect((await calledOff).failure()?.errorText).toBe('net::ERR_ABORTED')
  await page.unroute('**/api/tasks?*')
  expect(await saidInModal({ status: 409, body: errorsOf('Somebody was faster') })).toBe('Somebody was faster')
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
})

test('DASH-011 (overruled: not silent) counts that could not be loaded have a mark in their place, and nothing over the page', async () => {
  const counts = '**/api/dashboard/counts'
  await answering(counts, { status: 500 })
  await at('/dashboard')
  await page
    .getByRole('main')
    .getByText(/could not be loaded/)
    .first()
    .waitFor()
  expect(await errorModal().count()).toBe(0)
  await undone(counts)
})

describe('the call behind', () => {
  test('ERROR-003 AUTH3-016 after a 419 the token is renewed and the same call repeated', async () => {
    await at('/notifications')
    const asked: (readonly [string, string])[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (/csrf-token|current_position/.test(pathname))
        asked.push([pathname.split('/')[2] ?? '', request.headers()['x-csrf-token'] ?? ''])
    })
    await answeredOnce(page, SWITCH, { status: 419, body: '' })
    await switchPosition()
    await page.getByRole('button', { name: 'Work as: Supervisor' }).waitFor()
    await undone(SWITCH)
    expect(asked.map(([name]) => name)).toEqual(['users', 'csrf-token', 'users'])
    expect(asked[2]?.[1]).not.toBe('')
    await page.getByRole('button', { name: /^Work as/ }).click()
    await page.getByRole('menuitem', { name: /Harbor University/ }).click()
    await page.getByRole('button', { name: 'Work as: Coordinator' }).waitFor()
  })

  const AGAIN = [
    ['the renewal', '**/auth/csrf-token', 500],
    ['the repeat', SWITCH, 419],
  ] as const
  test.each(AGAIN)(
    'ERROR-004 D3ERR-003 when %s fails too the browser goes to the sign-in page',
    async (_what, calls, status) => {
      await at('/notifications')
      await answering(SWITCH, { status: 419 })
      await answering(calls, { status })
      const left = page.waitForRequest(request => request.isNavigationRequest() && /\/login\b/.test(request.url()))
      await switchPosition()
      await left
      await undone(SWITCH)
      await undone(calls)
    },
  )

  test('ERROR-001 AUTH3-015 every call that follows the page state carries its token', async () => {
    const without: string[] = []
    let counted = 0
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (!isCall(request)) return
      counted += 1
      if (!request.headers()['x-csrf-token']) without.push(pathname)
    })
    for (const path of ['/dashboard', '/tasks', '/applications']) {
      await at(path)
      await page.waitForLoadState('networkidle')
    }
    expect(counted).toBeGreaterThan(5)
    expect(without).toEqual([])
  })
})

test('D3ERR-013 a page of an older build is offered the new one: Later leaves it, Update loads the page anew', async () => {
  const old = await page.context().newPage()
  old.setDefaultTimeout(PATIENCE_MS)
  await old.addInitScript(
    "addEventListener('DOMContentLoaded', () => { document.querySelector('meta[name=build]').content = '0' })",
  )
  const modal = old.getByRole('dialog', { name: 'A new version is ready' })
  await old.goto('/notifications')
  await modal.getByRole('button', { name: 'Later' }).click()
  await modal.waitFor({ state: 'hidden' })
  await old.goto('/tasks')
  await Promise.all([
    old.waitForRequest(request => request.isNavigationRequest() && request.url().endsWith('/tasks')),
    modal.getByRole('button', { name: 'Update' }).click(),
  ])
  await old.close()
})

describe('signing in again over the page', () => {
  let other: Page
  const dialog = () => other.getByRole('dialog', { name: 'Sign in again' })
  const attempt = async (password: string): Promise<readonly string[]> => {
    await dialog().getByLabel('Password').fill(password)
    const answered = other.waitForResponse('**/api/login')
    await dialog().getByRole('button', { name: 'Sign in' }).click()
    await answered
    const alert = dialog().getByRole('alert')
    await alert.waitFor()
    expect(await alert.getAttribute('class')).toContain('Error')
    return alert.getByRole('listitem').allInnerTexts()
  }
  beforeAll(async () => {
    other = (await stage.signedIn('trainee.elise')).page
  })
  afterAll(() => other.context().close())

  test.each([401, 423])(
    'SESSION-015 D3ERR-004 a %d shows its message, and where the route asks for it the sign-in over the page, which begins with the password SESSION-004',
    async status => {
      await answering(SWITCH, { status })
      await at('/notifications')
      await switchPosition()
      await errorModal().waitFor()
      await at('/livesessions')
      await switchPosition()
      const again = page.getByRole('dialog', { name: 'Sign in again' })
      await again.getByLabel('Password').waitFor()
      expect(await again.getByLabel('Code').count()).toBe(0)
      expect(await errorModal().count()).toBe(0)
      await undone(SWITCH)
    },
  )

  test('IDLE-007 IDLE-009 what it refuses stands in a red list, and too many attempts with the seconds to wait', async () => {
    await answering('**/api/meetings*', { status: 401 }, other)
    await answering('**/api/meetings/**', { status: 401 }, other)
    await other.goto('/livesessions')
    await dialog().waitFor()
    let said = await attempt('wrong')
    expect(said).toEqual(['E-mail and password combination not correct'])
    for (let count = 0; count < 6 && !/too many/i.test(said.join()); count += 1) said = await attempt(`wrong ${count}`)
    expect(said).toEqual([expect.stringMatching(/too many.* \d+ seconds/i)])
  })
})

describe('in two tabs', () => {
  const warning = (tab: Page) => tab.getByRole('alertdialog', { name: 'Are you still there?' })
  let tabs: readonly [Page, Page]
  beforeEach(async () => {
    const { page: first } = await stage.signedIn('faculty')
    const second = await first.context().newPage()
    second.setDefaultTimeout(PATIENCE_MS)
    tabs = [first, second]
    for (const tab of tabs) {
      await tab.clock.install()
      await open(tab, '/notifications')
    }
  })

  test('SESSION-009 IDLE-002 a tab in which somebody is there keeps the other from warning', async () => {
    const [here, there] = tabs
    await there.clock.runFor(479_000)
    await there.evaluate(
      "new BroadcastChannel('reset-auto-logout-timers').addEventListener('message', ({ data }) => { window.heard = data })",
    )
    // What was pressed before is told once in five seconds.
    await here.clock.runFor(6_000)
    await here.keyboard.press('Shift')
    await eventually(
      () => there.evaluate('window.heard'),
      heard => heard === 'reset-auto-logout-timers',
    )
    await there.clock.runFor(300_000)
    expect(await warning(there).count()).toBe(0)
    await there.clock.runFor(200_000)
    await warning(there).waitFor()
    await warning(there).getByRole('button', { name: 'Stay signed in' }).click()
    await warning(there).waitFor({ state: 'hidden' })
  })

  test('SESSION-013 the current user is fetched every half of the session’s lifetime', async () => {
    const [, there] = tabs
    let asked = 0
    there.on('request', request => {
      if (new URL(request.url()).pathname === '/api/users/current') asked += 1
    })
    for (let minutes = 0; minutes < 120; minutes += 7.5) {
      await there.keyboard.press('Shift')
      await there.clock.fastForward(450_000)
    }
    expect(asked).toBe(2)
  })
})

describe('at the sign-in page', () => {
  let visitor: Person
  beforeAll(async () => {
    visitor = await stage.visitor()
  })
  afterAll(() => expect(visitor.troubles).toEqual([]))

  /** What an attempt leads to that is answered so. */
  async function attempted(answer: Answer): Promise<void> {
    await visitor.page.goto('/login')
    await answering(LOGIN, answer, visitor.page)
    await visitor.page.getByLabel('Email').fill('ana@example.org')
    await visitor.page.getByLabel('Password', { exact: true }).fill('wrong')
    await visitor.page.keyboard.press('Enter')
  }
  const alerts = () => visitor.page.getByRole('main').getByRole('alert')
  afterEach(() => undone(LOGIN, visitor.page))

  test('LOGIN-017 the alerts of the address are shown', async () => {
    await visitor.page.goto('/login?error=No&info=Perhaps&success=Yes')
    await alerts().first().waitFor()
    const shown = await alerts().evaluateAll(all =>
      all.map(({ className, textContent }) => [/color(Error|Info|Success)/.exec(className)?.[1], textContent]),
    )
    expect(shown).toEqual([
      ['Error', 'No'],
      ['Info', 'Perhaps'],
      ['Success', 'Yes'],
    ])
  })

  test('LOGIN-018 the flash and the errors of the page state are shown', async () => {
    const flash = { type: 'info', message: 'Signed out' }
    await changed<object>(visitor.page, '**/api/initial-state', state => ({ ...state, flash, errors: ['one', 'two'] }))
    await visitor.page.goto('/login')
    await alerts().first().waitFor()
    expect(await alerts().allTextContents()).toEqual(['Signed out', 'onetwo'])
    await undone('**/api/initial-state', visitor.page)
  })

  test('LOGIN-019 the flash goes before the first of the errors', async () => {
    const flash = { type: 'error', message: 'Retry in 30 seconds' }
    await attempted({ status: 429, body: { flash, ...errorsOf('one') } })
    expect(await alerts().textContent()).toBe('Retry in 30 seconds')
    await undone(LOGIN, visitor.page)
    await attempted({ status: 422, body: errorsOf('one') })
    expect(await alerts().textContent()).toBe('one')
  })

  test('LOGIN-020 a refusal that names a screen leads there with its message; any other stands in red, in place', async () => {
    await attempted({ status: 422, body: errorsOf('no') })
    expect(await alerts().getAttribute('class')).toContain('colorError')
    expect(new URL(visitor.page.url()).pathname).toBe('/login')
    await undone(LOGIN, visitor.page)
    await attempted({
      status: 403,
      body: { ...errorsOf('Activate your account'), next: '/login/activate?email=a%40b.test' },
    })
    await visitor.page.waitForURL(/\/login\/activate\?.*error=Activate\+your\+account/)
    expect(await alerts().textContent()).toBe('Activate your account')
  })

  test('LOGIN-021 several errors are a red list', async () => {
    await attempted({ status: 422, body: errorsOf('one', 'two') })
    await alerts().waitFor()
    expect(await alerts().getByRole('listitem').allTextContents()).toEqual(['one', 'two'])
    expect(await alerts().getAttribute('class')).toContain('colorError')
  })
})

test('nothing broke on the way', () => {
  expect(person.troubles).toEqual([])
})
