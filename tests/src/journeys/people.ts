// People at their own browsers: each has cookies of their own, signs in through the page or beside it, and can be looked at.
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import type { Browser, Page } from 'playwright-core'
import { PATIENCE_MS } from '../setup/patience'

/** By Node itself, once for all suites of a process: in the registry of each suite these large packages would be compiled anew. */
const load = process.getBuiltinModule('node:module').createRequire(__filename)
const { chromium }: typeof import('playwright-core') = load('playwright-core')

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera that shows the same to everybody; nobody is here to be asked for it.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // Pages stand for seconds here: what their scripts would gain by being optimized, they do not live to give back.
  '--js-flags=--no-opt,--no-maglev',
]

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: FLAGS })

export interface Person {
  readonly page: Page
  /** What went wrong in the page: thrown errors, and console errors that are no answers of the API. */
  readonly troubles: readonly string[]
}

/** Also what a library tries and catches is reported to whoever looks at the page. */
const SAY_VIOLATIONS = `document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('Content Security Policy: ' + violatedDirective + ' ' + blockedURI))`

export async function visit(browser: Browser, url: string, width: number): Promise<Person> {
  const viewport = { width, height: width < 500 ? 844 : 900 }
  // Nobody watches the movements.
  const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: 'reduce' })
  await context.addInitScript(SAY_VIOLATIONS)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const troubles: string[] = []
  page.on('pageerror', error => troubles.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text()))
      troubles.push(message.text())
  })
  return { page, troubles }
}

const emailOf = (who: string): string => `${who}@demo.practicum.test`

/** By the API alone: the browser has the session, its page stays empty. */
export async function enter(page: Page, who: string): Promise<void> {
  const { request } = page.context()
  const { csrf_token: token } = await (await request.get('/auth/csrf-token')).json()
  const data = { email: emailOf(who), password: DEMO_PASSWORD }
  const answer = await request.post('/api/login', { data, headers: { 'x-csrf-token': token } })
  if (!answer.ok()) throw new Error(`sign-in of ${who}: ${answer.status()} ${await answer.text()}`)
}

/** Through the sign-in page, to the page that it leads to. */
export async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(emailOf(who))
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  // A recent visit is taken up where it was left.
  await page.waitForURL(url => url.pathname !== '/login')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Goes to an address, until what stands there has its heading. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Where a list stands that has been narrowed already: a row that is pressed while it is being narrowed may be another one by then. */
export const narrowedTo = (list: string, words: string): string =>
  `${list}?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`

/** To the page of what a list finds by its name. */
export async function openFound(page: Page, list: string, name: string): Promise<void> {
  await open(page, narrowedTo(list, name))
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
}

/** To another address of the application that is open, until its heading stands: as its own links lead there, nothing is loaded anew. */
export async function go(page: Page, path: string, heading: string): Promise<void> {
  if (page.url() === 'about:blank') return open(page, path)
  await page.evaluate(`{
    // With a key of its own, as the router gives one: without, it would count as the entry that the page was loaded with.
    const entry = { key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 }
    history.pushState(entry, '', ${JSON.stringify(path)})
    dispatchEvent(new PopStateEvent('popstate', { state: entry }))
  }`)
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
}

/** What the server answers to these calls comes to the page changed. A page that has gone on meanwhile waits for none of it. */
export async function changed<Body>(page: Page, calls: string, change: (body: Body) => object): Promise<void> {
  await page.route(calls, async route => {
    try {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: change(await answer.json()) })
    } catch {
      await route.abort().catch(() => undefined)
    }
  })
}

interface PageState {
  readonly current_user: { readonly current_position: object }
}

/** The page state describes their position so. */
export const withPosition = (page: Page, facts: Readonly<Record<string, unknown>>): Promise<void> =>
  changed<PageState>(page, '**/api/initial-state', state => {
    Object.assign(state.current_user.current_position, facts)
    return state
  })

/** An answer that refuses with these words, in place of the server's own. */
export const refused = (...messages: readonly string[]) =>
  refusedWith({ errors: messages.map(message => ({ code: 'x', message })) })

export const refusedWith = (body: object) => ({
  status: 422,
  contentType: 'application/json',
  body: JSON.stringify(body),
})

/** The first of these calls is answered so. Not by `times: 1`: while such a route takes itself off, the next call can be made without being heard of. */
export async function answeredOnce(
  page: Page,
  calls: string,
  answer: { readonly status: number; readonly body: string },
): Promise<void> {
  let isAnswered = false
  await page.route(calls, route => {
    if (isAnswered) return route.fallback()
    isAnswered = true
    return route.fulfill(answer)
  })
}

/** Makes a thing beside the page, by the API alone. */
export async function made(page: Page, path: string, data: object): Promise<void> {
  const { request } = page.context()
  const { csrf_token: token } = await (await request.get('/auth/csrf-token')).json()
  const headers = { 'x-csrf-token': token, 'idempotency-key': crypto.randomUUID() }
  const answer = await request.post(path, { data, headers })
  expect([answer.status(), await answer.text()]).toEqual([200, expect.stringContaining('"id"')])
}

/** To the end of the page, where what is fetched only near it begins to be. */
export async function toTheEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
}
