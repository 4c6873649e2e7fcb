// A person never reads a state older than their own last command: better no answer than a stale one.
import { type ScopedDb, scoped } from '../postgres/scoped'
import type { Caller } from './caller'
import type { HttpServices } from './pipeline'
import { HttpProblem } from './problem'

type OwnWrites = Pick<HttpServices, 'waitForPosition' | 'losses'>

/** Read again where the server was lost meanwhile: the one that has come after it may show less than was waited for. */
const TRIES = 3

/** Under the caller's scope. */
export async function readingOwnWrites<T>(
  services: OwnWrites & Pick<HttpServices, 'readPool'>,
  caller: Caller,
  models: readonly string[],
  read: (db: ScopedDb) => Promise<T>,
): Promise<T> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const losses = services.losses()
    await waitForOwnWrites(models, caller, services)
    const outcome = await scoped(services.readPool, caller.session?.principal, read)
    if (services.losses() === losses) return outcome
  }
  throw new HttpProblem(503, 'unavailable', { retryAfterSeconds: 1 })
}

export async function waitForOwnWrites(
  models: readonly string[],
  caller: Caller,
  services: Pick<OwnWrites, 'waitForPosition'>,
): Promise<void> {
  const position = caller.session?.logPosition
  if (!position || models.length === 0) return
  if (!(await services.waitForPosition(models, position)))
    throw new HttpProblem(503, 'unavailable', { retryAfterSeconds: 1 })
}
