// npm run screens: takes the pictures of docs/screens anew from the running demonstration, one of each main screen.
import './steps/node-version.mjs'
import { mkdirSync, rmSync } from 'node:fs'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from './steps/checks.mjs'
import { ADDRESS, signIn } from './steps/demonstrated.mjs'
import { at, Stopped, say } from './steps/project.mjs'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const SCREENS = at('docs', 'screens')

const first = page => page.locator('main').locator('[data-row-link], tbody a, main li a').first().click()
const row = name => page => page.locator('main').getByRole('link', { name }).first().click()
const press = name => page => page.getByRole('button', { name }).first().click()
const tab = name => page => page.getByRole('tab', { name }).first().click()
const find = text => async page => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').last().fill(text)
  await page.getByRole('option').first().waitFor()
}
const card = name => page => page.locator('main').getByRole('button', { name }).first().click()
const key = name => page => page.keyboard.press(name)
const line = text => page => page.locator('main').getByText(text).first().click()
const scrolledTo = name => page => page.getByRole('region', { name }).first().scrollIntoViewIfNeeded()

/** By whoever sees them; `null`: nobody who is signed in. Of each: its file, its path, and what is done there. */
const OF = [
  [null, ['sign-in', '/login'], ['sign-up-phone', '/signup']],
  [
    'coordinator',
    ['dashboard', '/dashboard'],
    ['dashboard-phone', '/dashboard'],
    ['palette', '/dashboard', find('ana')],
    ['notifications', '/notifications'],
    ['account', '/account'],
    ['account-notifications', '/account#account-notifications', scrolledTo('Notifications')],
    ['tasks', '/tasks#created', press('Choose two dates')],
    ['tasks-phone', '/tasks#created'],
    ['tasks-peek', '/tasks#created', key('j'), key('j')],
    ['tasks-calendar', '/tasks?view=calendar#created'],
    ['task-form', '/tasks#created', press('Assign task')],
    ['task', '/tasks#created', row('Log this week’s direct hours')],
    ['placements', '/applications'],
    ['placements-board', '/applications?view=board'],
    ['placement', '/applications', first],
    ['placement-phone', '/applications', first],
    ['history', '/applications', first, tab('History'), press('As it was then')],
    ['review-queue', '/applications', press('Review one by one')],
    ['person-card', '/applications', card('Ana Ruiz')],
    ['live-sessions', '/livesessions'],
    ['live-session', '/livesessions', row('Case consultation')],
    ['trainings', '/trainings'],
    ['training', '/trainings', first],
    ['training-plans', '/training-plans'],
    ['training-plan', '/training-plans', first],
    ['supervision-sites', '/supervisionsites'],
    ['sites-cards', '/supervisionsites?view=cards'],
    ['site', '/supervisionsites', first],
    ['site-tags', '/supervisionsites/tags'],
    ['courses', '/cecourses'],
    ['course', '/cecourses', line('Ethics of telehealth')],
    ['insurances', '/insurances'],
    ['trainees', '/trainees'],
    ['person', '/trainees', first],
    ['user-search', '/search/users'],
    ['invitations', '/invitations'],
    ['imports', '/imports'],
    ['organization', '/organization'],
    ['events', '/events'],
  ],
  [
    'trainee',
    ['dashboard-trainee', '/dashboard'],
    ['dashboard-trainee-phone', '/dashboard'],
    ['clients', '/clients'],
    ['client', '/clients', first],
    ['signing-in', '/account#account-passkeys'],
    ['course-phone', '/cecourses', line('Ethics of telehealth')],
  ],
  ['supervisor', ['dashboard-supervisor', '/dashboard'], ['supervision-profile', '/supervision-profile']],
  [
    'admin',
    ['admin-dashboard', '/admin/dashboard'],
    ['users', '/admin/users'],
    ['user', '/admin/users', first],
    ['organizations', '/admin/organizations'],
    ['organizations-exports', '/admin/tools/organizations-exports'],
    ['mails', '/mails'],
    ['mail-templates', '/admin/tools/mail-templates'],
    ['signup-questions', '/admin/tools/signup-questions'],
    ['supported-countries', '/admin/tools/supported-countries'],
    ['queues', '/admin/tools/queues'],
    ['erasures', '/erasures'],
  ],
]

/** Milliseconds in which nothing has to be on its way: what is fetched with a press begins a moment after it. */
const QUIET_MS = 400

async function settled(page) {
  await page.waitForTimeout(QUIET_MS)
  await page.waitForLoadState('networkidle')
  await page.locator('.MuiSkeleton-root, main [aria-busy=true]').first().waitFor({ state: 'detached' })
}

async function take(page, [name, path, ...steps]) {
  await page.setViewportSize(name.endsWith('-phone') ? PHONE : DESK)
  await page.goto('about:blank')
  await page.goto(`${ADDRESS}${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settled(page)
  for (const step of steps) {
    await step(page)
    await settled(page)
  }
  const picture = await page.screenshot({ type: 'png', animations: 'disabled' })
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(`${SCREENS}/${name}.png`)
}

/** Those that could not be taken, and why. */
async function takeAll(browser) {
  const missed = []
  for (const [who, ...screens] of OF) {
    const page = await browser.newPage({ baseURL: ADDRESS, reducedMotion: 'reduce' })
    page.setDefaultTimeout(20_000)
    if (who !== null) await signIn(page, who)
    for (const screen of screens) {
      await take(page, screen).catch(error => missed.push(`${screen[0]}: ${error.message.split('\n')[0]}`))
    }
    await page.close()
  }
  return missed
}

const executablePath = findChromium()
if (!executablePath) throw new Stopped('there is no Chromium to look with: set CHROMIUM_PATH')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  say(`looking at ${ADDRESS}`)
  rmSync(SCREENS, { recursive: true, force: true })
  mkdirSync(SCREENS)
  const missed = await takeAll(browser)
  if (missed.length > 0) throw new Stopped(`some could not be taken:\n${missed.join('\n')}`)
  say('the pictures of docs/screens are taken anew; look at them')
} finally {
  await browser.close()
}
