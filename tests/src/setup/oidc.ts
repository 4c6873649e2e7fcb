// A real provider of sign-ins, for specs; it stands for Google. A program of its own: it is made of modules that suites cannot load.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const OIDC_CLIENT = { clientId: 'practicum', clientSecret: 'secret-of-the-application' }

export interface TestOidc {
  /** As the setting takes it. */
  readonly issuer: string
  /** Signs somebody in there, who shares who they are; answers the address that the browser is sent back to. */
  signIn(location: string, login: string): Promise<URL>
  /** Leaves its page instead. */
  refuse(location: string): Promise<URL>
  /** While it is down, it answers nothing. */
  setDown(down: boolean): Promise<void>
  close(): Promise<void>
}

/** `returnTo`: where it may send browsers back to. */
export async function startOidc(returnTo: string): Promise<TestOidc> {
  const { clientId, clientSecret } = OIDC_CLIENT
  const child = fork(join(__dirname, 'oidc-program.mjs'), [returnTo, clientId, clientSecret], { silent: true })
  const said = async (): Promise<unknown> => (await once(child, 'message'))[0]
  const { issuer } = (await said()) as { readonly issuer: string }
  return {
    issuer,
    signIn: (location, login) => walk(location, returnTo, { login, password: 'any' }),
    refuse: location => walk(location, returnTo, undefined),
    async setDown(down) {
      const heard = said()
      child.send({ down })
      await heard
    },
    async close() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

type Jar = Map<string, string>
type Filled = Readonly<Record<string, string>>

/** Through its pages as a browser goes: every form is filled in and sent, every redirection followed, until one leads out. */
async function walk(from: string, returnTo: string, filled: Filled | undefined): Promise<URL> {
  const jar: Jar = new Map()
  let answer = await go(jar, new URL(from))
  for (let steps = 0; steps < 20; steps++) {
    const at = new URL(answer.url)
    const led = answer.headers.get('location')
    if (led?.startsWith(returnTo)) return new URL(led)
    if (led !== null) {
      answer = await go(jar, new URL(led, at))
      continue
    }
    answer = await answered(jar, at, await answer.text(), filled)
  }
  throw new Error(`the provider leads nowhere: ${answer.status} ${answer.url}`)
}

/** Fills in the form of a page, or leaves it. */
function answered(jar: Jar, at: URL, page: string, filled: Filled | undefined): Promise<Response> {
  if (filled === undefined) return go(jar, new URL(/href="([^"]+\/abort)"/.exec(page)?.[1] ?? '', at))
  const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? []
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? []
  return go(jar, new URL(action, at), { prompt, ...filled })
}

async function go(jar: Jar, url: URL, form?: Filled): Promise<Response> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = form && { method: 'POST', body: new URLSearchParams(form) }
  const answer = await fetch(url, { ...sent, redirect: 'manual', headers: { cookie } })
  for (const one of answer.headers.getSetCookie()) {
    const [pair = ''] = one.split(';')
    jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  }
  return answer
}
