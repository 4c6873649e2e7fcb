// Signing in over HTTP with a password: how many a second, how long they wait, and what memory the checks take at most.
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import type { LoadPerson } from '../load/load-set'
import { type Contestant, memoryOf, startContestant } from './contestant'
import type { Ask } from './load'
import type { Bench } from './measurement'
import { cellsOf, turnsOf } from './rounds'
import type { TableRow } from './table'

/** The most is as many as may wait for the check of a password; whoever comes then is asked to try again. */
const AT_ONCE = [1, 8, 48] as const
const PEOPLE = Math.max(...AT_ONCE)

export async function benchSignIn(bench: Bench): Promise<readonly TableRow[]> {
  const { installation, services, set } = bench
  const people = set.trainees.slice(0, PEOPLE)
  const passwordHash = await services.credentials.hashed(DEMO_PASSWORD)
  for (const { userId, email } of people) await services.credentials.setHashed(userId, email, passwordHash)
  const { connection } = installation.postgres
  const product = await startContestant({ kind: 'whole', dataDir: installation.dataDir, connection })
  try {
    const rows: TableRow[] = []
    for (const connections of AT_ONCE) {
      const before = await memoryOf(product)
      const asks = await Promise.all(people.slice(0, connections).map(person => signingIn(product, person)))
      let turn = 0
      const next = (): Ask => asks[turn++ % asks.length] as Ask
      const samples = await turnsOf(bench, { product, next, connections })
      const what = `signing in, ${connections} at once, ${before} MiB before, ${await memoryOf(product)} at most`
      rows.push({ what, ...cellsOf(samples) })
    }
    return rows
  } finally {
    await product.close()
  }
}

/** From a browser that nobody has signed in from. */
async function signingIn({ urls }: Contestant, { email }: LoadPerson): Promise<Ask> {
  const answer = await fetch(`${urls.reads[0]}/auth/csrf-token`)
  const { csrf_token: token } = (await answer.json()) as { readonly csrf_token: string }
  const cookie = answer.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ')
  const headers = { cookie, 'x-csrf-token': token, 'content-type': 'application/json' }
  return { method: 'POST', path: '/api/login', headers, body: JSON.stringify({ email, password: DEMO_PASSWORD }) }
}
