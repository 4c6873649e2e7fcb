// Somebody has forgotten their password, wide and narrow: they ask for a link, choose another one by it, and sign in with that alone.
import type { Page } from 'playwright-core'
import { enter, open, violations } from './people'
import { jumps, WATCH_SHIFTS } from './shifts'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const GOOD = 'vivid-kelp-meadow'

/** As the person reads it where no mail server is set up: signed in elsewhere. */
async function mailedLink(who: string): Promise<string> {
  const { page } = await stage.visitor()
  await enter(page, who)
  const { request } = page.context()
  for (;;) {
    const { data } = await (await request.get('/api/mails?page=1')).json()
    const mail = data.find(({ subject }: { subject: string }) => subject === 'Choose a new password')
    if (mail) return (await (await request.get(`/api/mails/${mail.id}`)).json()).action.link
    await page.waitForTimeout(100)
  }
}

async function tryToSignIn(page: Page, who: string, password: string): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Email').fill(`${who}@demo.practicum.test`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

const FORGETFUL = [
  [1280, 'trainee'],
  [390, 'supervisor'],
] as const

test.each(FORGETFUL)(
  'RESET-001 RESET-005 at %i a forgotten password is chosen anew by a link that is mailed',
  async (width, who) => {
    const { page, troubles } = await stage.visitor(width)
    await page.addInitScript(WATCH_SHIFTS)
    await open(page, '/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Email').fill(`${who}@demo.practicum.test`)
    await page.keyboard.press('Enter')
    await page.getByText('is on its way').waitFor()

    const link = new URL(await mailedLink(who))
    await page.goto(`${link.pathname}${link.search}`)
    await page.getByLabel('New password', { exact: true }).fill('mondaytuesday')
    await page.getByText('Weak').waitFor()
    await page.getByRole('meter').waitFor()
    const typed = page.getByLabel('New password', { exact: true })
    const shown = async (): Promise<string | null> => typed.getAttribute('type')
    expect(await shown()).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).first().click()
    expect(await shown()).toBe('text')
    await page.getByRole('button', { name: 'Hide password' }).first().click()
    expect(await shown()).toBe('password')
    await page.getByLabel('New password again').waitFor()
    expect(new URL(page.url()).pathname).toBe('/password/update')
    expect(await violations(page)).toEqual([])
    await page.getByLabel('New password', { exact: true }).fill(GOOD)
    await page.getByText('Extra strong').waitFor()
    expect(await jumps(page)).toEqual([])
    await page.getByLabel('New password again').fill(GOOD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.waitForURL(/\/login/)
    await page.getByText('Sign in with the new one').waitFor()

    await tryToSignIn(page, who, 'Harbor-Lantern-47!')
    await page.getByText('combination not correct').waitFor()
    await tryToSignIn(page, who, GOOD)
    await page.waitForURL(url => url.pathname === '/dashboard')
    // Once, and never again.
    await page.goto(`${link.pathname}${link.search}`)
    await page.getByText('has been used already').waitFor()
    await page.getByRole('link', { name: 'Ask for a new link' }).waitFor()
    expect(troubles).toEqual([])
  },
)

test('RESET-004 a link without an address leads to asking for another one', async () => {
  const { page, troubles } = await stage.visitor()
  await open(page, '/password/update/the-token')
  await page.waitForURL(url => url.pathname === '/password/reset')
  await page.getByLabel('Email').waitFor()
  expect(troubles).toEqual([])
})

test('on the account it is changed, and the page goes on where it was', async () => {
  const { page, troubles } = await stage.signedIn('faculty')
  await open(page, '/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current password').fill('Harbor-Lantern-47!')
  await page.getByLabel('New password', { exact: true }).fill(GOOD)
  await page.getByLabel('New password again').fill(GOOD)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password is changed').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Password' }).waitFor()
  expect(troubles).toEqual([])
})
