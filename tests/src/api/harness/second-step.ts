// People with an authenticator app, as far as HTTP goes: it is set up, and its codes are given.
import {
  authenticatorSetup,
  chooseTwoFactor,
  passSecondStep,
  verifyAuthenticator,
} from '@practicum/shared/features/two-factor/two-factor.contract'
import { generate } from 'otplib'
import type { TestApp } from './app'
import type { Answer, Browser } from './browser'
import { type Member, PASSWORD } from './program'

/** The code that an app shows now, or so many times thirty seconds from now. */
export const codeOf = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

/** Six digits that the app shows neither now nor soon nor a while ago. */
export async function wrongCode(secret: string): Promise<string> {
  const around = Array.from({ length: 24 }, (_one, step) => codeOf(secret, step - 14))
  const shown = new Set(await Promise.all(around))
  for (let code = 100_000; ; code++) if (!shown.has(String(code))) return String(code)
}

export interface WithApp {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Chooses an app in this browser and verifies its first code. */
export async function setUpApp(browser: Browser, password: string | undefined = PASSWORD): Promise<WithApp> {
  const body = { method: 'authenticator', ...(password === undefined ? {} : { password }) } as const
  const chosen = await browser.do(chooseTwoFactor, { body })
  if (chosen.status !== 200) throw new Error(`not chosen: ${JSON.stringify(chosen.body)}`)
  const { secret } = (await browser.get(authenticatorSetup)).body
  const verified = await browser.do(verifyAuthenticator, { body: { token: await codeOf(secret) } })
  if (verified.status !== 200) throw new Error(`not verified: ${JSON.stringify(verified.body)}`)
  browser.csrf = verified.body.csrf_token
  return { secret, recoveryCodes: verified.body.recovery_codes }
}

/** A browser in which the password was given. */
export const halfway = (app: TestApp, { email }: Pick<Member, 'email'>): Promise<Browser> =>
  app.visitor().signIn(email, PASSWORD)

/** So many of them. */
export async function halfways(
  app: TestApp,
  member: Pick<Member, 'email'>,
  count: number,
): Promise<readonly Browser[]> {
  const browsers: Browser[] = []
  // One after the other: that many passwords at once would be an attack.
  while (browsers.length < count) browsers.push(await halfway(app, member))
  return browsers
}

export async function give(browser: Browser, token: string, more: { readonly remember?: boolean } = {}) {
  const answer = await browser.do(passSecondStep, { body: { token, ...more } })
  if (answer.status === 200) browser.csrf = answer.body.csrf_token
  return answer
}

/** As if the codes of before had been of long ago. */
export async function laterOn(app: TestApp, { userId }: Pick<Member, 'userId'>): Promise<void> {
  await app.database.pool.query('update access.two_factor set last_step = 0 where user_id = $1', [userId])
}

export const nextOf = ({ body }: Answer): unknown => (body as { next?: string }).next
