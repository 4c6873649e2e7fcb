// Whose change of address it is, and which addresses it is between: from their own stream, where each is sealed.
import type { KnownUser, UserState } from '@practicum/shared/features/people/user.state'
import type { CommandServices } from '../../execution/ports'
import { emailAggregate, userAggregate } from '../people/people.aggregates'

type Past = Awaited<ReturnType<CommandServices['executor']['loadWhole']>>['events']

export interface Owned {
  readonly state: KnownUser
  /** What it was when the change was asked for. */
  readonly before: string
  readonly asked: string
}

const isKnown = (state: UserState): state is KnownUser => state.status !== 'unknown' && state.status !== 'erased'

const emailIn = (events: Past): string => String(events.findLast(({ data }) => 'email' in data)?.data.email ?? '')

/** `email`: an address that they have, or had. Undefined: no such change of theirs. */
export async function ownedChange(
  { credentials, executor }: Pick<CommandServices, 'credentials' | 'executor'>,
  { email, changeId }: { readonly email: string; readonly changeId: string | undefined },
): Promise<Owned | undefined> {
  const { state: address } = await executor.load(emailAggregate, credentials.emailIndex(email))
  if (address.heldBy === undefined || changeId === undefined) return undefined
  const { state, events } = await executor.loadWhole(userAggregate, address.heldBy)
  const change = changeIn(events as unknown as Past, changeId)
  return isKnown(state) && change ? { state, ...change } : undefined
}

/** Of one event among those of its person. */
export function changeIn(events: Past, changeId: string): Pick<Owned, 'before' | 'asked'> | undefined {
  const at = events.findIndex(({ type, data }) => type === 'EmailChangeRequested' && data.changeId === changeId)
  const asked = events[at]
  return asked && { before: emailIn(events.slice(0, at)), asked: String(asked.data.newEmail) }
}

/** As their own stream last said. */
export async function addressOf(
  { executor }: Pick<CommandServices, 'executor'>,
  userId: string,
): Promise<string | undefined> {
  const { state, events } = await executor.loadWhole(userAggregate, userId)
  return isKnown(state) ? emailIn(events as unknown as Past) : undefined
}

/** Signs them in by the address that the log says, whatever was in between: repeating it does no harm. */
export async function followAddress(
  services: Pick<CommandServices, 'executor' | 'credentials'>,
  userId: string,
): Promise<void> {
  const email = await addressOf(services, userId)
  if (email !== undefined) await services.credentials.move(userId, email)
}
