// Passkeys in a browser that has an authenticator: one is added on the account, signs in alone and in place of a code, and is removed.
import { type AddressInfo, createServer } from 'node:net'
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import type { Locator, Page } from 'playwright-core'
import { codeOf } from '../api/harness/second-step'
import { appKey } from './app-key'
import { violations } from './judge'
import { Stage } from './stage'

let stage: Stage
let address: string
beforeAll(async () => {
  const port = await freePort()
  // Passkeys are made for a name.
  address = `http://localhost:${port}`
  stage = await Stage.open({
    settings: { PORT: String(port), PUBLIC_URL: address, TWO_FACTOR_REQUIRED_ROLES: 'coordinator,manager' },
  })
})
afterAll(() => stage?.close())

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** A phone or a computer that asks for a finger, and is given it. */
async function withAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

async function password(page: Page, who: string): Promise<void> {
  await page.getByLabel('Email').fill(`${who}@demo.practicum.test`)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
}

/** On the page of one's account. */
async function passkeyAdded(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Passkeys' })
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  const adding = page.getByRole('alertdialog')
  await adding.getByLabel('Name').fill('My device')
  await adding.getByLabel('Your password').fill(DEMO_PASSWORD)
  await adding.getByRole('button', { name: 'Add a passkey' }).click()
  await section.getByText('My device').waitFor()
}

const goneFrom = (page: Page, path: string): Promise<void> => page.waitForURL(url => url.pathname !== path)

async function signedOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${address}/login`)
}

test.each([
  ['trainee', 1280],
  ['faculty', 390],
])('a passkey is added, signs in alone and in place of a code, and is removed, by a %s at %i', async (who, width) => {
  const { page, troubles } = await stage.visitor(width)
  await withAuthenticator(page)
  await page.goto(`${address}/login`)
  await password(page, who)
  await goneFrom(page, '/login')
  await page.goto(`${address}/account#security`)
  const section = page.getByRole('region', { name: 'Passkeys' })
  await passkeyAdded(page)
  await section.getByText('not used yet').waitFor()
  expect(await violations(page)).toEqual([])
  await section.getByRole('button', { name: 'Rename: My device' }).click()
  const renaming = page.getByRole('alertdialog')
  await renaming.getByLabel('Name').fill('My key')
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await section.getByText('My key').waitFor()

  await signedOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await goneFrom(page, '/login')
  await page.goto(`${address}/account#security`)
  await section.getByText('last used').waitFor()

  if (width === 1280) await withCode(page, who)

  await section.getByRole('button', { name: 'Remove: My key' }).click()
  const removing = page.getByRole('alertdialog')
  await removing.getByLabel('Your password').fill(DEMO_PASSWORD)
  await removing.getByRole('button', { name: 'Remove' }).click()
  await section.getByText('You have no passkey yet.').waitFor()
  await signedOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('alert').getByText('this passkey did not work').waitFor()
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
})

/** An app is set up beside it, and the passkey given in place of its code. */
async function withCode(page: Page, who: string): Promise<void> {
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Your password').fill(DEMO_PASSWORD)
  await question.getByRole('button', { name: 'Set up' }).click()
  const secret = await appKey(page)
  await page.getByLabel('Code', { exact: true }).fill(await codeOf(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('Two-factor sign-in is on.').waitFor()
  await signedOut(page)
  await password(page, who)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await goneFrom(page, '/auth/token')
  await page.goto(`${address}/account#security`)
}

/** Throws with what the dialog says where it stays. */
const gone = (dialog: Locator): Promise<void> =>
  dialog.waitFor({ state: 'hidden', timeout: 60_000 }).catch(async (cause: Error) => {
    throw new Error(`The dialog stays, and says: ${await dialog.textContent()}`, { cause })
  })

/** Answers what was typed there. */
async function signedOutOverAForm(page: Page): Promise<Locator> {
  await page.goto(`${address}/livesessions`)
  await page.getByRole('button', { name: 'New session', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'New session' })
  const typed = form.getByLabel('What is it about?')
  await typed.fill('Group of Thursday')
  await page.context().clearCookies()
  // What is asked for then is refused.
  await form.getByLabel('Who takes part?').fill('Ana')
  await page.getByRole('heading', { name: 'Sign in again' }).waitFor()
  return typed
}

test.each([1280, 390])('at %i a passkey signs in over the page, and what was typed there stays', async width => {
  const { page, troubles } = await stage.visitor(width)
  await withAuthenticator(page)
  await page.goto(`${address}/login`)
  await password(page, width === 390 ? 'supervisor' : 'supervisor.kira')
  await goneFrom(page, '/login')
  await page.goto(`${address}/account#security`)
  await passkeyAdded(page)
  const typed = await signedOutOverAForm(page)
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByRole('button', { name: 'Use a passkey' }).waitFor()
  expect(await violations(page)).toEqual([])
  await again.getByRole('button', { name: 'Use a passkey' }).click()
  await gone(again)
  expect(await typed.inputValue()).toBe('Group of Thursday')
  expect((await page.request.get(`${address}/api/users/current`)).status()).toBe(200)
  expect(troubles).toEqual([])
})

test.each([
  ['coordinator', 1280],
  ['clinic.manager', 390],
])('a role that asks for a second step is given a passkey by %s at %i, over the page too', async (who, width) => {
  const { page, troubles } = await stage.visitor(width)
  await withAuthenticator(page)
  await page.goto(`${address}/login`)
  await password(page, who)
  await page.waitForURL(url => url.pathname === '/auth/setup')
  await page.getByLabel('Passkey').check()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add a passkey of this device' }).click()
  await page.waitForURL(url => url.pathname === '/dashboard')

  const typed = await signedOutOverAForm(page)
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await again.getByText('Your device asks for your fingerprint').waitFor()
  expect(await violations(page)).toEqual([])
  await again.getByRole('button', { name: 'Use a passkey' }).click()
  await gone(again)
  expect(await typed.inputValue()).toBe('Group of Thursday')
  expect(troubles).toEqual([])
})
