// Signing in with Google in a browser, with a real provider in its place: linked on one's account, and from then on the way in.
import { freePort } from '@practicum/infra/config/free-port'
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import type { Page } from 'playwright-core'
import { OIDC_CLIENT, startOidc, type TestOidc } from '../setup/oidc'
import { violations } from './judge'
import { open } from './people'
import { Stage } from './stage'

let oidc: TestOidc
let stage: Stage
beforeAll(async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  oidc = await startOidc(`${url}/auth/callback/google`)
  const google = {
    ...{ GOOGLE_CLIENT_ID: OIDC_CLIENT.clientId, GOOGLE_CLIENT_SECRET: OIDC_CLIENT.clientSecret },
    GOOGLE_ISSUER: oidc.issuer,
  }
  stage = await Stage.open({ settings: { PORT: String(port), PUBLIC_URL: url, ...google } })
})
afterAll(async () => {
  await stage?.close()
  await oidc?.close()
})

/** On the provider's own pages. */
async function shareThere(page: Page, login: string): Promise<void> {
  // Its letters come from elsewhere, and may not come at all.
  await page.route(/^https:/, route => route.abort())
  await page.waitForURL(url => url.origin === oidc.issuer, { waitUntil: 'commit' })
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test.each([1280, 390])(
  'LOGIN-002 SSO-001 SSO-002 at %i an account is linked with Google, and signed in with it',
  async width => {
    const who = width === 1280 ? 'trainee' : 'supervisor'
    const { page, troubles } = await stage.signedIn(who, width)
    await open(page, '/account#security')
    await page.getByRole('button', { name: 'Link with Google' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByLabel('Password').fill(DEMO_PASSWORD)
    await question.getByRole('button', { name: 'Link with Google' }).click()
    await shareThere(page, `${who}@gmail.test`)
    await page.getByText(`Linked with ${who}@gmail.test since`).waitFor()
    expect(new URL(page.url()).pathname).toBe('/account')
    expect(await violations(page)).toEqual([])

    const later = await stage.visitor(width)
    await later.page.goto('/login?to=/notifications')
    await later.page.getByLabel('Email').waitFor()
    await later.page.getByLabel('Password', { exact: true }).waitFor()
    await later.page.getByRole('link', { name: 'Forgot your password?' }).waitFor()
    expect(await violations(later.page)).toEqual([])
    const asked = later.page.waitForRequest(
      request => request.isNavigationRequest() && request.url().includes('/auth/'),
    )
    await later.page.getByRole('button', { name: 'Sign in with Google' }).click()
    expect(new URL((await asked).url()).pathname).toBe('/auth/redirect/google')
    await shareThere(later.page, `${who}@gmail.test`)
    await later.page.waitForURL(url => url.pathname === '/notifications')
    await later.page.getByRole('heading', { level: 1 }).waitFor()
    expect([...troubles, ...later.troubles]).toEqual([])
  },
)

test('SSO-002 whom nobody has linked is told so, and led back', async () => {
  const { page } = await stage.visitor(390)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await shareThere(page, 'nobody@gmail.test')
  await page.getByText('no account here is linked with it').waitFor()
  expect(page.url()).not.toContain('code')
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to sign-in' }).click()
  await page.waitForURL(url => url.pathname === '/login')
})

/** As for somebody who has given their password. */
const STANDING = {
  '/api/auth/token': { method: 'authenticator', phone: null, code_sent: false, again_in: 0 },
  '/api/auth/setup': {
    options: { sms_disabled: true, setup_ready: true, setup_complete: false },
    ...{ method: null, since: null, chosen: null, phone: null, chosen_phone: null, again_in: 0 },
    ...{ recovery_codes_left: 0, required: true },
  },
}
/** With the path that then stands in the address: secrets do not stay there. */
const SIGN_IN_GROUP = [
  ['/login', '/login'],
  ['/login/activate?email=a@practicum.test', '/login/activate'],
  ['/password/reset', '/password/reset'],
  ['/password/update/abc?email=a@practicum.test', '/password/update'],
  ['/auth/callback', '/auth/callback'],
  ['/auth/setup', '/auth/setup'],
  ['/auth/setup/email?success=It+is+on+its+way', '/auth/setup/email'],
  ['/auth/token', '/auth/token'],
] as const
test('LOGIN-001 every page of signing in stands in the public layout', async () => {
  const { page } = await stage.visitor()
  for (const [path, json] of Object.entries(STANDING)) await page.route(`**${path}`, route => route.fulfill({ json }))
  for (const [path, stays] of SIGN_IN_GROUP) {
    await open(page, path)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Product' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(stays)
  }
})
