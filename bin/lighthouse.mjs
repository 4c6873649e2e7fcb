// npm run lighthouse: how quick the main screens of a running demonstration are, as Lighthouse sees them, and what typing in a search of a thousand rows costs.
import './steps/node-version.mjs'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { findChromium } from './steps/checks.mjs'
import { ADDRESS, signIn } from './steps/demonstrated.mjs'
import { Stopped, say } from './steps/project.mjs'

/** Fetched when it is asked for, and by nothing else. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const SCREENS = ['/tasks', '/dashboard']
const ROUNDS = 5
const DEBUGGED_AT = 9333

/** Of an odd number of figures. */
const median = figures => figures.toSorted((one, other) => one - other)[figures.length >> 1]

const table = ([head, ...rows]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')

/** One screen as somebody who is signed in and has nothing of it yet; answers what Lighthouse says of it. */
async function audited(page, path, form) {
  // Whoever was here before finds the code being fetched while the server is asked.
  await page.goto(SCREENS[0])
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto('about:blank')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
  const words = [`--port=${DEBUGGED_AT}`, '--disable-storage-reset', '--output=json', '--output-path=stdout', '--quiet']
  const categories = '--only-categories=performance,accessibility,best-practices'
  const preset = form === 'desktop' ? ['--preset=desktop'] : []
  // Not in one go: the page that it opens in this browser is let begin from here.
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, `${ADDRESS}${path}`, ...words, categories, ...preset],
    { maxBuffer: 2 ** 28 },
  ).catch(({ stderr }) => {
    throw new Stopped(`Lighthouse could not look at ${path}:\n${stderr}`)
  })
  return JSON.parse(stdout)
}

async function lighthouse(page) {
  const rows = [
    [
      'screen',
      'performance',
      'accessibility',
      'best practices',
      'first paint s',
      'largest paint s',
      'blocked ms',
      'shift',
      'kB',
    ],
  ]
  for (const form of ['phone', 'desktop'])
    for (const path of SCREENS) {
      const rounds = []
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await audited(page, path, form))
      const of = figure => median(rounds.map(figure))
      const points = name => Math.round(of(({ categories }) => categories[name].score) * 100)
      const figure = name => of(({ audits }) => audits[name].numericValue)
      rows.push([
        `${path}, ${form}`,
        ...['performance', 'accessibility', 'best-practices'].map(points),
        ...['first-contentful-paint', 'largest-contentful-paint'].map(name => (figure(name) / 1000).toFixed(1)),
        Math.round(figure('total-blocking-time')),
        figure('cumulative-layout-shift').toFixed(3),
        Math.round(figure('total-byte-weight') / 1000),
      ])
      say(rows.at(-1).join(', '))
    }
  return table(rows)
}

const ROWS = 1000

/** As many tasks of one's own. */
async function fill({ request }) {
  const { csrf_token: token } = await (await request.get('/auth/csrf-token')).json()
  for (let made = 0; made < ROWS; made += 1) {
    const headers = { 'x-csrf-token': token, 'idempotency-key': crypto.randomUUID() }
    const data = { description: `Row ${made} of a thousand`, self: true }
    const answer = await request.post('/api/tasks', { data, headers })
    if (!answer.ok()) throw new Stopped(`a task could not be made: ${answer.status()} ${await answer.text()}`)
  }
}

/* In the page: from a key to the frame that shows it, of each key, in milliseconds; what takes less than 16 is not told. */
function watchKeys() {
  globalThis.keys = []
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) globalThis.keys.push(duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** Rows that are shown, and what the slowest key took there. */
async function typedIn(context, slower) {
  const page = await context.newPage()
  await page.addInitScript(watchKeys)
  await page.goto('/tasks?perPage=100')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const shown = await page.locator('[data-row-link]').count()
  await page.getByRole('main').getByRole('searchbox').click()
  // Now and then a pause in which what was typed is asked for, and its rows are drawn.
  for (const key of 'row 77 of a thousand') await page.keyboard.type(key, { delay: key === ' ' ? 900 : 100 })
  await page.waitForTimeout(2000)
  return [shown, Math.max(16, ...(await page.evaluate('keys')))]
}

const DEVICES = [
  { width: 1280, slower: 1, called: 'at 1280' },
  { width: 1280, slower: 4, called: 'at 1280, processor four times slower' },
  { width: 390, slower: 4, called: 'at 390, processor four times slower' },
]

async function typing(browser) {
  const rows = [['typing in the search', 'rows shown', 'slowest key ms']]
  for (const { width, slower, called } of DEVICES) {
    const context = await browser.newContext({ baseURL: ADDRESS, viewport: { width, height: 900 } })
    await signIn(context)
    if (rows.length === 1) await fill(context)
    rows.push([called, ...(await typedIn(context, slower))])
    await context.close()
  }
  return table(rows)
}

const executablePath = findChromium()
if (!executablePath) throw new Stopped('It wants Chromium (set CHROMIUM_PATH).')
const profile = mkdtempSync(join(tmpdir(), 'practicum-lighthouse-'))
const args = ['--no-sandbox', `--remote-debugging-port=${DEBUGGED_AT}`]
const context = await chromium.launchPersistentContext(profile, { executablePath, args, baseURL: ADDRESS })
try {
  await signIn(context)
  console.log(await lighthouse(await context.newPage()))
} finally {
  await context.close()
  rmSync(profile, { recursive: true, force: true })
}
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  console.log(await typing(browser))
} finally {
  await browser.close()
}
