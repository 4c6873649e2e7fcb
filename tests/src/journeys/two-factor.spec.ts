// Two-factor sign-in by an authenticator app in a browser: set up, asked for after the password, reset by an admin, and what the pages say when something is refused.
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import type { Page } from 'playwright-core'
import { codeOf } from '../api/harness/second-step'
import { appKey } from './app-key'
import { violations } from './judge'
import { changed, open, openFound, signIn } from './people'
import { Stage } from './stage'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage?.close())

const active = (page: Page): Promise<string | null> => page.locator('[aria-current="step"]').textContent()

interface Standing {
  readonly options: object
}

/** The server says of the set-up what it says where a role asks for it. */
const asked = (page: Page, more: object = {}): Promise<void> =>
  changed<Standing>(page, '**/api/auth/setup', standing => ({
    ...standing,
    options: { sms_disabled: true, setup_ready: true, setup_complete: false, ...more },
  }))

async function chooseApp(page: Page): Promise<void> {
  await open(page, '/account#account-two-factor')
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Your password').fill(DEMO_PASSWORD)
  await question.getByRole('button', { name: 'Set up' }).click()
  await page.waitForURL(url => url.pathname === '/auth/setup')
}

test('TFA-003 with nothing to set up, one is led to sign in', async () => {
  const { page } = await stage.signedIn('faculty')
  await page.goto('/auth/setup')
  await page.waitForURL(url => url.pathname !== '/auth/setup')
  const nobody = await stage.visitor()
  await nobody.page.goto('/auth/setup')
  await nobody.page.waitForURL(url => url.pathname === '/login')
})

test('TFA-001 TFA-004 where it is to be set up, it begins at the second step, without texts where nobody sends them', async () => {
  const { page } = await stage.signedIn('faculty')
  await asked(page)
  await open(page, '/auth/setup')
  await page.getByLabel('Authenticator app').waitFor()
  expect(await active(page)).toBe('Set up')
  expect(await page.getByLabel('Text message').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.unroute('**/api/auth/setup')
  await asked(page, { sms_disabled: false })
  await open(page, '/auth/setup')
  await page.getByLabel('Text message').waitFor()
})

test('TFA-005 what was sent by mail is said, in the words that led here', async () => {
  const { page } = await stage.visitor()
  await open(page, '/auth/setup/email?success=A+link+is+on+its+way')
  await page.getByText('A link is on its way').waitFor()
})

test('TFA-024 where the QR code does not come, the page says why', async () => {
  const { page } = await stage.signedIn('coordinator')
  const flash = { type: 'error', message: 'No picture today' }
  await page.route('**/api/auth/setup/authenticator', route =>
    route.fulfill({ status: 503, json: { errors: [], flash } }),
  )
  await chooseApp(page)
  await page.getByRole('alert').getByText('No picture today').waitFor()
})

/** On the page of the account of somebody who has lost everything. */
async function resetFor(name: string, width: number): Promise<void> {
  const { page, troubles } = await stage.signedIn('admin', width)
  await openFound(page, '/admin/users', name)
  await page.getByText('Authenticator app').waitFor()
  await page.getByRole('button', { name: 'Reset two-factor sign-in' }).click()
  const question = page.getByRole('alertdialog', { name: `Reset the two-factor sign-in of ${name}?` })
  await question.getByLabel('Why').fill('Has lost the phone; known by voice')
  expect(await violations(page)).toEqual([])
  await question.getByRole('button', { name: 'Reset two-factor sign-in' }).click()
  await page.getByText(`The two-factor sign-in of ${name} is reset.`).waitFor()
  await page.getByText('Off', { exact: true }).waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
}

test.each([1280, 390])(
  'TFA-002 TFA-006 TFA-010 TFA-019 TFA-020 TFA-023 at %i an app is set up, its code asked for, and all of it reset by an admin',
  async width => {
    const { page, troubles } = await stage.signedIn('trainee', width)
    await chooseApp(page)
    const picture = page.getByRole('img', { name: 'QR code for the authenticator app' })
    await picture.waitFor()
    expect(await picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml;base64,/)
    const secret = await appKey(page)
    const [verified] = await Promise.all([
      page.waitForRequest('**/api/auth/setup/authenticator/verify'),
      (async () => {
        await page.getByLabel('Code', { exact: true }).fill(await codeOf(secret))
        await page.getByRole('button', { name: 'Turn on' }).click()
      })(),
    ])
    expect(Object.keys(verified.postDataJSON())).toEqual(['token'])
    await page.getByText('Two-factor sign-in is on.').waitFor()
    const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
    await open(page, '/auth/setup')
    await page.getByText('Two-factor sign-in is on.').waitFor()
    expect(await active(page)).toBe('Done')

    await page.context().clearCookies()
    await open(page, '/login')
    await page.getByLabel('Email').fill('trainee@demo.practicum.test')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('Open your authenticator app and enter the six digits').waitFor()
    await page.getByLabel('Code', { exact: true }).fill('1')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('this code is not correct').waitFor()
    expect(await violations(page)).toEqual([])
    for (let tries = 1; tries <= 5; tries++) {
      await page.getByLabel('Code', { exact: true }).fill(String(tries))
      await Promise.all([page.waitForResponse('**/api/auth/token'), page.keyboard.press('Enter')])
    }
    await page.waitForURL(url => url.pathname === '/login')
    await page.getByRole('alert').getByText('too many wrong codes').waitFor()
    await page.getByLabel('Email').fill('trainee@demo.practicum.test')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => !url.pathname.startsWith('/auth') && url.pathname !== '/login')

    await resetFor('Ana Ruiz', width)
    await page.context().clearCookies()
    await signIn(page, 'trainee')
    expect(new URL(page.url()).pathname).not.toMatch(/^\/(auth|login)/)
    expect(troubles).toEqual([])
  },
)

async function signedOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(url => url.pathname === '/login')
}

async function givePassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('trainee@demo.practicum.test')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
}

test.each([1280, 390])(
  'at %i a device is remembered with a code, asks for none from then on, and for one again once it is forgotten',
  async width => {
    const { page, troubles } = await stage.signedIn('trainee', width)
    await chooseApp(page)
    const secret = await appKey(page)
    await page.getByLabel('Code', { exact: true }).fill(await codeOf(secret))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('Two-factor sign-in is on.').waitFor()

    await open(page, '/account#account-remembered')
    await page.getByText('No device is remembered.').waitFor()
    await signedOut(page)
    await givePassword(page)
    await page.getByLabel('Remember this device for 30 days').check()
    expect(await violations(page)).toEqual([])
    // The one of before was used up.
    await page.getByLabel('Code', { exact: true }).fill(await codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await page.waitForURL(url => !/^\/(auth|login)/.test(url.pathname))

    await open(page, '/dashboard')
    await signedOut(page)
    await givePassword(page)
    await page.waitForURL(url => !/^\/(auth|login)/.test(url.pathname))

    await open(page, '/account#account-remembered')
    const remembered = page.getByRole('region', { name: 'Remembered devices' })
    await remembered.getByText('This device').waitFor()
    expect(await violations(page)).toEqual([])
    await remembered.getByRole('button', { name: /^Forget: / }).click()
    await remembered.getByText('No device is remembered.').waitFor()
    await signedOut(page)
    await givePassword(page)
    await page.getByText('Open your authenticator app and enter the six digits').waitFor()

    await resetFor('Ana Ruiz', width)
    expect(troubles).toEqual([])
  },
)
