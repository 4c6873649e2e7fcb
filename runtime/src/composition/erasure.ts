// Erases a person for good: what they were called, wrote and were told can be read by nobody afterwards, in no table and not in the log.
import type { CommandContext } from '@practicum/command-service/execution/context'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { rebuild } from '@practicum/projections/runner/rebuild'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { Foundations } from './foundations'
import { allProjections } from './read-side'

export type Eraser = Pick<Foundations, 'store' | 'codec' | 'keys' | 'databases'> & {
  readonly services: CommandServices
}

/**
 * Refuses for a person who does not exist. Repeating it finishes what an interrupted run left, in the order that makes this safe:
 * the event first, so that nobody acts as them or for them any more; then the key, by which the log forgets; then everything made of the log.
 */
export async function erasePerson(
  { services, keys, ...foundations }: Eraser,
  userId: string,
  context: CommandContext,
): Promise<Refusal | undefined> {
  const request = { command: () => ({ type: 'Erase' as const }) }
  const done = await services.executor.execute(userAggregate, userId, request, context)
  if (isRefusal(done)) return done
  await forgetEntry(services, userId)
  await keys.erase(userId)
  const opening = allProjections.filter(({ skipDecryption: opensNothing }) => opensNothing !== true)
  await rebuild({ ...foundations, pool: foundations.databases.project }, opening)
  return undefined
}

async function forgetEntry(
  { sessions, credentials, lastRoutes, answers, drafts }: CommandServices,
  userId: string,
): Promise<void> {
  await sessions.endAllOf(userId)
  await credentials.remove(userId)
  await lastRoutes.forget(userId)
  await answers.forgetAllOf(userId)
  await drafts.forgetAllOf(userId)
}
