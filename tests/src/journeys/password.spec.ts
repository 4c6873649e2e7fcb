// Somebody has forgotten their password, wide and narrow: they ask for a link, choose another one by it, and sign in with that alone.
import type { Page } from 'playwright-core'
import { violations } from './judge'
import { answeredOnce, changed, enter, open, refused, refusedWith } from './people'
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

const RESET = '**/api/password/reset'

const flashOf = (message: string) => ({ flash: { type: 'error', message } })

test.each([1280, 390])(
  'RESET-003 at %i a link that cannot be asked for is told by the flash, or else by the first error',
  async width => {
    const { page, troubles } = await stage.visitor(width)
    await open(page, '/password/reset')
    await page.getByLabel('Email').fill('somebody@harbor.test')
    await answeredOnce(page, '**/api/password/email', refused('The first thing', 'Another'))
    const send = page.getByRole('button', { name: 'Send the link' })
    await send.click()
    const alert = page.getByRole('alert')
    await alert.filter({ hasText: /^The first thing$/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await answeredOnce(
      page,
      '**/api/password/email',
      refusedWith({
        errors: [{ code: 'x', message: 'An error' }],
        ...flashOf('Not now'),
      }),
    )
    await send.click()
    await alert.filter({ hasText: /^Not now$/ }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('somebody@harbor.test')
    expect(troubles).toEqual([])
  },
)

const BOTH_POLICIES = [
  [1280, 'trainee.ben'],
  [390, 'trainee.chloe'],
] as const

test.each(BOTH_POLICIES)(
  'RESET-011 RESET-013 at %i what is asked for differs by the policy, and a failure is told in place or leads on with its message',
  async (width, who) => {
    const { page } = await stage.visitor(width)
    await open(page, '/password/reset')
    await page.getByLabel('Email').fill(`${who}@demo.practicum.test`)
    await page.keyboard.press('Enter')
    await page.getByText('is on its way').waitFor()
    const { pathname, search } = new URL(await mailedLink(who))
    const { page: strict } = await stage.visitor(width)
    await changed<object>(strict, '**/api/password/reset/open', opening => ({ ...opening, policy: 'extra_strong' }))
    await open(strict, `${pathname}${search}`)
    await strict.getByText(/^At least 16 characters, as your organization asks for/).waitFor()
    await open(page, `${pathname}${search}`)
    await page.getByText(/^At least 10 characters, without/).waitFor()

    const submitting = async (): Promise<void> => {
      await page.getByLabel('New password', { exact: true }).fill(GOOD)
      await page.getByText('Extra strong').waitFor()
      await page.getByLabel('New password again').fill(GOOD)
      await page.getByRole('button', { name: 'Change password' }).click()
    }
    const alert = page.getByRole('alert')
    await answeredOnce(page, RESET, refused('The first thing', 'Another'))
    await submitting()
    await alert.filter({ hasText: /^The first thing$/ }).waitFor()
    await answeredOnce(
      page,
      RESET,
      refusedWith({ errors: [{ code: 'x', message: 'An error' }], ...flashOf('Not now') }),
    )
    await submitting()
    await alert.filter({ hasText: /^Not now$/ }).waitFor()
    expect(await violations(page)).toEqual([])
    await answeredOnce(page, RESET, refusedWith({ errors: [], next: '/password/reset', ...flashOf('Ask again') }))
    await submitting()
    await page.waitForURL(url => url.pathname === '/password/reset')
    await alert.filter({ hasText: /^Ask again$/ }).waitFor()
  },
)

test('on the account it is changed, and the page goes on where it was', async () => {
  const { page, troubles } = await stage.signedIn('faculty')
  await open(page, '/account#security')
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
