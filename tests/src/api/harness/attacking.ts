// Guesses at passwords from addresses of this machine, as strangers send them.
import { request } from 'node:http'
import type { TestApp } from './app'

export interface Try {
  readonly email: string
  readonly password: string
  /** Address of this machine that the try comes from. */
  readonly from?: string
  readonly cookie?: string
}

export interface Answered {
  readonly status: number
  readonly text: string
  readonly headers: readonly string[]
  readonly retryAfter: string | undefined
}

/** For tries of a browser that nobody is signed in at. */
export async function strangersToken(app: TestApp): Promise<string> {
  const visitor = app.visitor()
  await visitor.freshToken()
  return visitor.csrf ?? ''
}

export function tried(
  { url }: Pick<TestApp, 'url'>,
  token: string,
  { email, password, from = '127.0.0.1', cookie }: Try,
): Promise<Answered> {
  const headers = {
    'content-type': 'application/json',
    'x-csrf-token': token,
    ...(cookie === undefined ? {} : { cookie }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api/login`,
      { method: 'POST', headers, localAddress: from, agent: false },
      response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () => {
          const { statusCode: status = 0, rawHeaders, headers: answered } = response
          const names = rawHeaders.filter((_name, index) => index % 2 === 0)
          resolve({
            status,
            text: Buffer.concat(chunks).toString(),
            headers: names,
            retryAfter: answered['retry-after'],
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify({ email, password }))
  })
}

/** Uses up the budget of each address. */
export async function attackedFrom(
  app: TestApp,
  email: string,
  addresses: readonly string[],
  token?: string,
): Promise<void> {
  const known = token ?? (await strangersToken(app))
  for (const from of addresses)
    await Promise.all(Array.from({ length: 6 }, (_, n) => tried(app, known, { email, password: `guess ${n}`, from })))
}

/** Three networks within one day: the account is closed to devices that are new to it. */
export const lockedByAttacks = (app: TestApp, email: string, net: number): Promise<void> =>
  attackedFrom(
    app,
    email,
    [0, 1, 2].map(n => `127.${net}.${n}.1`),
  )
