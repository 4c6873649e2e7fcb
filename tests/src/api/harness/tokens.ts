// Programs with an access token, as far as HTTP goes.
import { makeApiToken } from '@practicum/shared/features/api-tokens/api-tokens.contract'
import type { TestApp } from './app'
import type { Answer } from './browser'
import { type Member, PASSWORD } from './program'

export interface Wished {
  readonly of?: 'person' | 'organization'
  readonly days?: number
}

export const making = ({ browser }: Pick<Member, 'browser'>, scopes: readonly string[], wished: Wished = {}) =>
  browser.do(makeApiToken, {
    body: { name: 'A program', of: 'person', scopes: [...scopes], days: 90, password: PASSWORD, ...wished },
  })

export async function tokenOf(member: Pick<Member, 'browser'>, scopes: readonly string[], wished?: Wished) {
  const { status, body } = await making(member, scopes, wished)
  if (status !== 200) throw new Error(`no token: ${JSON.stringify(body)}`)
  return body
}

export interface Program {
  send(method: string, path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Answer>
}

/** Without cookies and without a CSRF token. */
export const programOf = (app: TestApp, token: string): Program => ({
  send: (method, path, body, headers = {}) =>
    app.visitor().send(method, path, { body, headers: { authorization: `Bearer ${token}`, ...headers } }),
})
