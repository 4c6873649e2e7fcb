// The secret of an invitation: what stands behind it, and how many that open nothing may be tried from one address.
import { type Refusal, refuseTooMany } from '@practicum/shared/kernel/refusal'
import type { AttemptLimiter } from './attempts'
import type { Capabilities } from './capabilities'

const INVITE = 'invite'
/** While it opens, and for three months after it has expired, in which its holder is told so; from then on it is unknown. */
const KEPT_DAYS = 120
const WINDOW = 15 * 60
/** Of one school people sit in one room, and copy half a link. */
const WRONG_CODES = 60

export interface InvitationServices {
  readonly capabilities: Pick<Capabilities, 'subjectOf'>
  readonly attempts: Pick<AttemptLimiter, 'take'>
}

/** Before the sending is on record: a secret without a sending opens nothing, a sending without its secret shuts its addressee out. */
export const issueInvitation = (capabilities: Pick<Capabilities, 'issue'>, sendingId: string): Promise<string> =>
  capabilities.issue(INVITE, sendingId, KEPT_DAYS)

/** The same for the same sending, as often as it is asked for. */
export const invitationCode = (capabilities: Pick<Capabilities, 'tokenOf'>, sendingId: string): string =>
  capabilities.tokenOf(INVITE, sendingId)

/** The sending behind a secret; undefined: none. */
export const behindInvitation = (services: InvitationServices, ip: string, code: string) =>
  behind(services, ip, { purpose: INVITE, code })

interface Shown {
  readonly purpose: string
  readonly code: string
}

/** What a secret that leads in opens; undefined: nothing. A right one opens, however many wrong ones came from there: nobody comes upon one by trying. */
export async function behind(
  { capabilities, attempts }: InvitationServices,
  ip: string,
  { purpose, code }: Shown,
): Promise<string | undefined | Refusal> {
  const subjectId = await capabilities.subjectOf(purpose, code)
  if (subjectId !== undefined) return subjectId
  const budget = { key: `invitation:${ip}`, limit: WRONG_CODES, windowSeconds: WINDOW }
  const { allowed, retryInSeconds } = await attempts.take(budget)
  return allowed ? undefined : refuseTooMany('signup.too_many', retryInSeconds)
}
