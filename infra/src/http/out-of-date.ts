// Says of what is answered that it is out of date, because an event of that very thing could not be taken in.
import { OUT_OF_DATE } from '@practicum/shared/contract/headers'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import type { Response } from 'express'
import type { HttpServices } from './pipeline'
import { HttpProblem } from './problem'

/** So many are named at most. */
const NAMED = 20
const RETRY_SECONDS = 60

type Services = Pick<HttpServices, 'outdated'>

export async function sayOutdated(
  { outdated }: Services,
  response: Response,
  { models, answer }: { readonly models: readonly string[]; readonly answer: unknown },
): Promise<void> {
  const keys = await outdated.known(models)
  if (keys.length === 0) return
  const text = JSON.stringify(answer)
  const shown = keys.filter(key => text.includes(key)).slice(0, NAMED)
  if (shown.length > 0) response.set(OUT_OF_DATE, shown.join(', '))
}

/** What is refused as missing may be there and have nothing to show yet: its first event waits. */
export async function refusalOrOutdated(
  { outdated }: Services,
  refusal: Refusal,
  { models, params }: { readonly models: readonly string[]; readonly params: unknown },
): Promise<Refusal | HttpProblem> {
  const ids = refusal.kind === 'missing' ? Object.values(params ?? {}) : []
  if (ids.length === 0) return refusal
  const missing = await outdated.missing(models)
  return missing.some(key => ids.includes(key))
    ? new HttpProblem(503, 'set_aside', { retryAfterSeconds: RETRY_SECONDS })
    : refusal
}
