// How many invitations are sent: whoever takes over one account must not write to the world in the name of an organization.
import type { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import { type Refusal, refuseTooMany } from '@practicum/shared/kernel/refusal'

const DAY = 24 * 3600

/** A large school at the beginning of a year, by one of its people. */
export const SENDINGS_OF_INVITER = 1000
export const SENDINGS_OF_ORGANIZATION = 3000
/** By imports: as many as an organization can have; whoever has one stops it with a press. What goes beyond waits. */
export const IMPORTED_BY_ORGANIZATION = 10_000
/** Of all organizations; whoever withdraws and invites anew fills no mailbox either. */
export const SENDINGS_TO_PERSON = 10

type Limiter = Pick<AttemptLimiter, 'take'>

interface Sender {
  readonly userId: string
  readonly organizationId: string
}

export const inviterKey = (userId: string): string => `invites-by:${userId}`
export const organizationKey = (organizationId: string): string => `invites-of:${organizationId}`

/** From the nearest to the widest: one who sends too many uses up nothing of what colleagues have a share in. */
export async function takeSending(attempts: Limiter, { userId, organizationId }: Sender): Promise<Refusal | undefined> {
  return (
    (await taken(attempts, inviterKey(userId), SENDINGS_OF_INVITER)) ??
    taken(attempts, organizationKey(organizationId), SENDINGS_OF_ORGANIZATION)
  )
}

const importKey = (organizationId: string): string => `invites-imported:${organizationId}`

export const takeImported = (attempts: Limiter, organizationId: string): Promise<Refusal | undefined> =>
  taken(attempts, importKey(organizationId), IMPORTED_BY_ORGANIZATION)

/** Of a row that led to no invitation. */
export const giveImportedBack = (attempts: Pick<AttemptLimiter, 'giveBack'>, organizationId: string): Promise<void> =>
  attempts.giveBack(importKey(organizationId))

const personKey = (userId: string): string => `invites-to:${userId}`

export const takeMailTo = (attempts: Limiter, userId: string): Promise<Refusal | undefined> =>
  taken(attempts, personKey(userId), SENDINGS_TO_PERSON)

/** It was not written: somebody else was faster. */
export const giveMailBack = (attempts: Pick<AttemptLimiter, 'giveBack'>, userId: string): Promise<void> =>
  attempts.giveBack(personKey(userId))

async function taken(attempts: Limiter, key: string, limit: number): Promise<Refusal | undefined> {
  const { allowed, retryInSeconds } = await attempts.take({ key, limit, windowSeconds: DAY })
  return allowed ? undefined : refuseTooMany('invite.too_many', retryInSeconds)
}
