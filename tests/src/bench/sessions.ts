// People of the load set who are signed in already, and what their browsers send with every request.

import { randomUUID } from 'node:crypto'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { hashOfSid } from '@practicum/infra/sessions/store'
import type { LoadPerson } from '../load/load-set'
import type { Contestant } from './contestant'
import type { Ask } from './load'

export interface SignedIn {
  readonly person: LoadPerson
  readonly cookie: string
  readonly csrf: string
}

export async function signIn(
  { sessions, csrf }: Pick<CommandServices, 'sessions' | 'csrf'>,
  person: LoadPerson,
): Promise<SignedIn> {
  const { userId, positionId } = person
  const sid = await sessions.create({ userId, positionId, ip: '127.0.0.1', userAgent: 'bench' })
  const session = await sessions.find(sid)
  if (!session) throw new Error(`${person.email} is not signed in`)
  return { person, cookie: `sid=${sid}`, csrf: csrf.issue(session.principal, hashOfSid(sid)) }
}

export function reading({ cookie }: SignedIn, path: string): Ask {
  return { method: 'GET', path, headers: { cookie } }
}

/** A command that nobody has sent before. */
export function commanding(
  { cookie, csrf }: SignedIn,
  path: string,
  body: object,
  method: 'POST' | 'PUT' = 'POST',
): Ask {
  const headers = {
    cookie,
    'x-csrf-token': csrf,
    'idempotency-key': randomUUID(),
    'content-type': 'application/json',
  }
  return { method, path, headers, body: JSON.stringify(body) }
}

/** Asks once, where the answer is needed. */
export async function answerTo<Answer>({ urls }: Contestant, { method, path, ...request }: Ask): Promise<Answer> {
  const [url] = method === 'GET' ? urls.reads : urls.commands
  const answer = await fetch(`${url}${path}`, { method, ...request })
  if (answer.status !== 200)
    throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
