// How many invitations are sent: whoever takes over one account must not write to the world in the name of an organization.
import type { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import { type Refusal, refuseTooMany } from '@practicum/shared/kernel/refusal'

const DAY = 24 * 3600

/** A large school at the beginning of a year, by one of its people. */
export const SENDINGS_OF_INVITER = 1000
export const SENDINGS_OF_ORGANIZATION = 3000

interface Sender {
  readonly userId: string
  readonly organizationId: string
}

export const inviterKey = (userId: string): string => `invites-by:${userId}`
export const organizationKey = (organizationId: string): string => `invites-of:${organizationId}`

/** From the nearest to the widest: one who sends too many uses up nothing of what colleagues have a share in. */
export async function takeSending(
  attempts: Pick<AttemptLimiter, 'take'>,
  { userId, organizationId }: Sender,
): Promise<Refusal | undefined> {
  const budgets = [
    { key: inviterKey(userId), limit: SENDINGS_OF_INVITER },
    { key: organizationKey(organizationId), limit: SENDINGS_OF_ORGANIZATION },
  ]
  for (const budget of budgets) {
    const { allowed, retryInSeconds } = await attempts.take({ ...budget, windowSeconds: DAY })
    if (!allowed) return refuseTooMany('invite.too_many', retryInSeconds)
  }
  return undefined
}
